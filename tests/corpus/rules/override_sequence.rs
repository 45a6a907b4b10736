//! `override` in a `sequence`: what it drops takes with it the later operands'
//! candidates, which exist no longer.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Early: sequence in Watch {
            operand a: first A, override if x >= 10, max 2;
            operand b: first B, max 2;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Middle: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B, override if x >= 10, max 2;
            operand c: first C;
            when a.x < c.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 B 2
        2 B 3
        # Early: A 11 drops A 1, and B 2 and B 3 came before it.
        3 A 11
        4 C 20      => Middle 1 3 20
        5 B 4
        6 C 21      => Early 11 4 21; Middle 11 4 21
        ",
        "
        # Room is made by what is gone: B 2 and B 3 do not count.
        0 A 1
        1 B 2
        1 B 3
        1 B 4       => overflow Early.b reject; overflow Middle.b reject
        2 A 11
        # Middle: B 15 drops B 2 and B 3, and needs no room.
        3 B 15
        4 B 5
        5 C 20      => ~Early 11 15 20; ~Middle 1 5 20
        6 C 21      => ~Middle 11 15 21
        ",
        "
        # A B that does not exist drops nothing, and is not there.
        0 B 12
        1 A 1
        2 C 9
        3 B 2
        4 C 9       => Early 1 2 9; Middle 1 2 9
        ",
    }
    reaches {
        // override, stored; stored
        "! A Early Middle
        0 A 4294967295",
        // list full: reject
        "! A Early Middle
        0 A 0
        0 A 1
        0 A 0",
        // list full: reject; override, stored
        "! B Early Middle
        0 A 1
        0 B 4294967295
        1 B 0
        1 B 4294967295",
        // own list expires, stored; list full: reject
        "! B Early Middle
        0 A 4294967295
        0 B 0
        0 B 2
        0 A 4294967295
        1 B 1",
        // own list expires, stored
        "! B Middle
        2 A 0
        2 B 1
        2 B 1
        2 C 2
        2 A 0
        4 B 2
        4 B 2",
        // some expire, composes, trigger consumed
        "! C Early Middle
        0 A 0
        0 B 2
        0 B 0
        1 C 1
        1 A 2
        2 A 0
        3 B 1
        3 C 1",
        // all others expire
        "! C Early
        1 A 1
        1 B 0
        1 B 2
        3 A 4294967295
        3 C 1",
    }
}
