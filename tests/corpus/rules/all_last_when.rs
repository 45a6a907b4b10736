//! `all` of two with a condition, the first operand `last`: every quantifier
//! of the second one.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation LastFirst: all in Watch {
            operand a: last A, max 3;
            operand b: first B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation LastLast: all in Watch {
            operand a: last A, max 3;
            operand b: last B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation LastEach: all in Watch {
            operand a: last A, max 3;
            operand b: each B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # The newest A whose key fits, not the newest A.
        0 A 1 10
        0 A 1 11
        0 A 2 20
        1 B 1 70   => LastFirst 11 70; LastLast 11 70; LastEach 11 70
        2 B 3 71
        3 B 1 72   => LastFirst 10 72; LastLast 10 72; LastEach 10 72
        4 B 2 73   => LastFirst 20 73; LastLast 20 73; LastEach 20 73
        5 B 3 74
        6 A 3 12   => LastFirst 12 71; LastLast 12 74; LastEach 12 71; LastEach 12 74
        7 A 3 13   => LastFirst 13 74; LastLast 13 71
        ",
        "
        # What was rejected is not there to be the newest that fits.
        0 A 1 10
        0 A 1 11
        0 A 2 12
        0 A 1 13   => overflow LastFirst.a reject; overflow LastLast.a reject; overflow LastEach.a reject
        0 B 1 1    => ~LastFirst 11 1; ~LastLast 11 1; ~LastEach 11 1
        0 B 1 2    => ~LastFirst 10 2; ~LastLast 10 2; ~LastEach 10 2
        0 B 1 3
        0 A 1 14   => ~LastFirst 14 3; ~LastLast 14 3; ~LastEach 14 3
        0 B 2 4    => ~LastFirst 12 4; ~LastLast 12 4; ~LastEach 12 4
        ",
    }
    reaches {
        "! A LastFirst
        0 B 2 0
        0 B 1 0
        0 A 1 0",
        "! A LastLast
        0 B 1 0
        0 B 2 0
        0 A 1 0",
        "! A LastEach
        0 B 1 0 * 2
        0 A 1 0",
        "! A LastFirst LastLast LastEach
        0 A 5 0 * 3
        0 B 6 0 * 2
        0 A 7 0",
        "! A LastFirst LastLast LastEach
        0 B 6 0 * 2
        0 A 7 0",
        // Newest first: the oldest fits alone.
        "! B LastFirst LastLast LastEach
        0 A 1 0
        0 A 2 0 * 2
        0 B 1 0",
        "! B LastFirst LastLast LastEach
        0 A 5 0 * 3
        0 B 6 0 * 2
        0 B 7 0",
        "! B LastFirst LastLast LastEach
        0 A 5 0 * 3
        0 B 6 0",
    }
}
