//! `absolute first`: the first event that exists takes the operand for ever, whatever
//! becomes of it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Join: all in Watch {
            operand a: absolute first A;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation Chain: sequence in Watch {
            operand a: first A, max 2;
            operand b: absolute first B;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Trigger: sequence in Watch {
            operand a: first A, retain, max 2;
            operand b: absolute first B;
            emit { a: a.x, b: b.x }
        }
        situation Alone: all in Watch {
            operand a: absolute first A if x > 1;
            when a.x < 5;
            emit { a: a.x }
        }
        situation Emptied: all in Watch {
            operand a: absolute first A, override if x == 9;
            operand b: each B, max 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # No A has come: this B does not exist for Chain and Trigger.
        0 B 1
        1 A 2      => Join 2 1; Alone 2; Emptied 2 1
        2 A 3
        3 B 4      => Trigger 2 4
        4 B 5
        5 C 6      => Chain 2 4 6
        # Join, Emptied: no A is ever taken again; Chain, Trigger: no B.
        6 B 7      => overflow Join.b reject; overflow Emptied.b reject
        7 C 8
        8 A 9      => overflow Trigger.a reject
        9 B 10     => overflow Join.b reject; overflow Emptied.b reject
        ",
        "
        # The first A of Alone is no match, and was the first.
        0 A 5
        # It is not taken by Emptied, but drops the one that was.
        1 A 9
        2 B 1      => Join 5 1; Trigger 5 1
        3 A 2      => overflow Chain.a reject; overflow Trigger.a reject
        4 C 3      => ~Chain 5 1 3
        ",
        "
        # The first B of Chain goes with the A before it: it is not there for A 7.
        0 A 2      => Alone 2
        1 B 3      => Join 2 3; Trigger 2 3; Emptied 2 3
        2 A 7
        3 C 4      => Chain 2 3 4
        4 B 5
        5 C 6
        ",
    }
    reaches {
        // stored; override, stored
        "! A Join Chain Trigger Emptied
        0 A 9",
        // list full: reject; composes, trigger consumed
        "! A Chain Trigger Alone
        0 A 0
        0 A 1
        0 A 2",
        // composes, trigger consumed; override, composes, trigger consumed
        "! A Join Emptied
        0 B 0
        0 B 0
        0 A 9",
        // composes, trigger consumed; stored; composes, trigger consumed
        "! B Join Chain Trigger Emptied
        0 A 1
        0 B 0",
        // stored
        "! B Join Emptied
        0 B 0",
        // list full: reject
        "! B Join Emptied
        0 B 0
        2 B 0
        2 B 0",
        // composes, trigger consumed
        "! C Chain
        1 A 1
        1 B 0
        1 C 0",
    }
}
