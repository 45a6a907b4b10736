//! `all` of two without a condition, the first operand `last`: every
//! quantifier of the second one.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation LastFirst: all in Watch {
            operand a: last A, max 3;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation LastLast: all in Watch {
            operand a: last A, max 3;
            operand b: last B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation LastEach: all in Watch {
            operand a: last A, max 3;
            operand b: each B, max 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # The newest A first, then the one that is left.
        0 A 1
        0 A 2
        1 B 7    => LastFirst 2 7; LastLast 2 7; LastEach 2 7
        2 B 8    => LastFirst 1 8; LastLast 1 8; LastEach 1 8
        3 B 9
        3 B 10
        4 A 3    => LastFirst 3 9; LastLast 3 10; LastEach 3 9; LastEach 3 10
        5 A 4    => LastFirst 4 10; LastLast 4 9
        6 B 11   => LastEach 4 11
        ",
        "
        # A rejected A is not there to be the newest.
        0 A 1
        0 A 2
        0 A 3
        0 A 4    => overflow LastFirst.a reject; overflow LastLast.a reject; overflow LastEach.a reject
        0 B 1    => ~LastFirst 3 1; ~LastLast 3 1; ~LastEach 3 1
        # There is room again, and the newcomer is the newest.
        0 A 5
        0 B 2    => ~LastFirst 5 2; ~LastLast 5 2; ~LastEach 5 2
        0 B 3    => ~LastFirst 2 3; ~LastLast 2 3; ~LastEach 2 3
        0 B 4    => ~LastFirst 1 4; ~LastLast 1 4; ~LastEach 1 4
        0 B 5
        ",
    }
    reaches {
        "! A LastFirst LastLast LastEach
        0 B 1 * 2
        0 A 1",
        "! A LastFirst LastLast LastEach
        0 A 1 * 4",
        "! A LastFirst LastLast LastEach
        0 A 1",
        "! B LastFirst LastLast LastEach
        0 A 1 * 3
        0 B 1",
        "! B LastFirst LastLast LastEach
        0 B 1 * 3",
        "! B LastFirst LastLast LastEach
        0 B 1",
    }
}
