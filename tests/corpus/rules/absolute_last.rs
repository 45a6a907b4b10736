//! `absolute last`: the newest event alone takes the operand, and its list is never
//! full.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Join: all in Watch {
            operand a: absolute last A;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Chain: sequence in Watch {
            operand a: first A, max 2;
            operand b: absolute last B;
            operand c: first C;
            when b.x < c.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Kept: all in Watch {
            operand a: absolute last A if x > 1, retain;
            operand b: each B, max 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        1 A 2
        2 B 3      => Join 2 3; Kept 2 3
        3 B 4      => Kept 2 4
        # Chain: B 4 is not less than 4, and B 3 is gone.
        4 C 4
        5 C 5      => Chain 1 4 5
        6 A 7      => Join 7 4
        7 A 8      => overflow Chain.a reject
        8 B 9      => Join 8 9; Kept 8 9
        9 C 10     => ~Chain 2 9 10
        ",
        "
        0 B 1
        1 A 1      => Join 1 1
        # Chain: the B came before the A, and does not exist.
        2 C 5
        3 B 2
        4 A 3      => Join 3 2; Kept 3 1; Kept 3 2
        5 C 9      => Chain 1 2 9
        6 B 4      => Kept 3 4
        7 C 9      => Chain 3 4 9
        ",
    }
    reaches {
        // override, composes, trigger consumed; stored; override, composes, trigger stays, stored
        "! A Join Chain Kept
        0 B 0
        1 B 2
        1 A 2",
        // override, stored; list full: reject
        "! A Join Chain
        0 A 0
        0 A 1
        0 A 0",
        // composes, trigger consumed; override, stored; stored
        "! B Join Chain Kept
        0 A 1
        0 B 0",
        // stored; composes, trigger consumed
        "! B Join Kept
        0 B 1
        0 A 4294967295
        0 B 1",
        // list full: reject
        "! B Join Kept
        0 B 0
        2 B 0
        2 B 0",
    }
}
