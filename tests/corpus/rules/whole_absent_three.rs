//! `absent` in a `sequence` of three: in the first gap, in the last one, in both; every
//! path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event N { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstGap: sequence in Watch {
            operand a: first A, max 2;
            absent n: N if x > 0;
            operand b: first B, max 2;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastGap: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B, max 2;
            absent n: N if x > 0;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B, max 2;
            absent n: N if x > 0;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Both: sequence in Watch {
            operand a: first A, max 2;
            absent m: N if x > 0;
            operand b: last B, max 2;
            absent n: N if x > 0;
            operand c: first C;
            when a.x < b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 B 2
        2 N 1
        3 B 3
        # FirstGap: N 1 stands between A 1 and B 3, not between A 1 and B 2.
        4 C 9       => FirstGap 1 2 9; LastGap 1 3 9; LastLast 1 3 9
        # B 2 is left in LastGap and LastLast, without an A: it does not exist.
        5 A 4
        # In Both N 1 stood on one side of B 2 and B 3 each; they are there all the same.
        6 B 5       => overflow Both.b reject
        7 C 8       => FirstGap 4 5 8; LastGap 4 5 8; LastLast 4 5 8
        ",
        "
        0 A 1
        1 A 2
        2 B 1
        3 B 3
        # 0 is no N of theirs.
        3 N 0
        4 C 9       => FirstGap 1 1 9; LastGap 1 1 9; LastLast 1 3 9; Both 1 3 9
        5 N 1
        # B 3 stands before N 1, and so does what is left of it.
        6 C 9       => FirstGap 2 3 9
        7 B 4
        8 C 9       => LastGap 2 4 9; LastLast 2 4 9
        ",
    }
    reaches {
        // stored
        "! A FirstGap LastGap LastLast Both
        0 A 0",
        // list full: reject
        "! A FirstGap LastGap LastLast Both
        0 A 0
        0 A 0
        0 A 0",
        // list full: reject
        "! B FirstGap LastGap LastLast Both
        0 A 2
        0 B 2
        0 B 2
        0 B 0",
        // own list expires, stored
        "! B FirstGap LastGap LastLast Both
        1 A 0
        1 B 0
        1 B 1
        2 A 1
        3 C 2
        5 B 1
        7 B 2",
        // composes, trigger consumed; no combination holds
        "! C FirstGap LastGap LastLast
        0 A 1
        0 N 1
        0 B 0
        0 A 1
        1 B 1
        1 N 1
        1 C 1",
        // some expire, composes, trigger consumed
        "! C FirstGap LastGap LastLast
        0 A 0
        0 B 0
        0 B 0
        0 C 0
        0 A 0
        0 N 1
        0 A 0
        0 B 0
        0 C 0",
        // some expire, no combination holds
        "! C LastGap LastLast
        0 A 1
        0 B 2
        0 B 0
        0 A 1
        0 C 2
        0 B 0
        0 N 1
        1 A 2
        3 C 2",
        // composes, trigger consumed
        "! C LastGap
        0 A 0
        0 A 0
        0 B 0
        0 N 1
        0 B 1
        1 C 2",
        // some expire, composes, trigger consumed
        "! C Both
        0 A 1
        2 B 255
        3 B 1
        3 C 0
        3 A 255
        3 A 1
        5 B 255
        7 C 0",
        "! N FirstGap LastGap LastLast Both
        1 N 255",
    }
}
