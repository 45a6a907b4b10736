//! `absent` in each gap of a `sequence`, and an event that is an operand as well.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        event N { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Two: sequence in Watch {
            operand a: first A, max 2;
            absent n: N if x < 10;
            operand b: first B, max 2;
            absent m: N if x > 5;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Itself: sequence in Watch {
            operand a: each A, max 3;
            absent n: A if x > 5;
            operand c: first C;
            when a.x < c.x;
            emit { a: a.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 N 2
        2 B 3
        # Two: N 2 stands between A 1 and B 3.
        3 C 9      => Itself 1 9
        4 A 4
        5 B 5
        # A 1 and A 4 both are older than B 5; N 2 comes before A 4.
        6 C 9      => Two 4 5 9; Itself 4 9
        ",
        "
        0 A 1
        1 B 2
        # 7 stands in both gaps, 12 in the second one alone.
        2 N 12
        3 C 9      => Itself 1 9
        4 B 3
        5 C 9      => Two 1 3 9
        6 A 2
        7 B 4
        8 N 3
        # 3 is in the first gap alone, and B 4 has come before it.
        9 C 9      => Two 2 4 9; Itself 2 9
        ",
        "
        # An A above 5 is an operand of Itself and stands between older ones and C.
        0 A 1
        1 A 6
        2 A 2      => overflow Two.a reject
        3 C 9      => Itself 6 9; Itself 2 9
        # A 1 stays, and waits in vain.
        4 C 9
        # Consumed or not, A 6 stands between.
        5 C 9
        ",
    }
    reaches {
        // stored
        "! A Two Itself
        2 A 4294967295",
        // list full: reject
        "! A Two Itself
        2 A 4294967295
        2 A 4294967295
        2 A 1
        2 A 4294967295",
        // list full: reject
        "! B Two
        0 A 2
        0 B 2
        0 B 2
        0 B 0",
        // own list expires, stored
        "! B Two
        1 A 0
        1 B 0
        1 B 1
        2 A 1
        3 C 2
        5 B 1
        7 B 2",
        // composes, trigger consumed
        "! C Two Itself
        0 A 0
        0 N 0
        1 B 0
        1 A 1
        1 A 0
        1 B 0
        3 C 2",
        // some expire, composes, trigger consumed
        "! C Two
        0 A 0
        0 B 0
        0 B 0
        0 C 0
        0 A 0
        0 N 0
        2 A 0
        2 B 0
        3 C 0",
        "! N Two
        0 N 7",
    }
}
