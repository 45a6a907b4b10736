//! `sequence` of three with a condition, the first operand `last`: every
//! quantifier of the second, stored one.
//!
//! The newest A for which some younger B fits is taken.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation LastFirst: sequence in Watch {
            operand a: last A, max 2;
            operand b: first B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 2;
            operand b: last B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 2;
            operand b: each B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1 1
        1 B 2 10
        2 A 2 2
        3 B 1 11
        4 B 2 12
        # A 2 before A 1. LastEach: A 2 takes B 12, then A 1 takes B 11.
        5 C 0   => LastFirst 2 12 0; LastLast 2 12 0; LastEach 2 12 0; LastEach 1 11 0
        6 C 1   => LastFirst 1 11 1; LastLast 1 11 1
        7 C 2
        # The last A is consumed everywhere, so B 10 is gone: three new ones fit.
        8 A 3 3
        8 B 3 13
        8 B 3 14
        8 B 3 15
        8 B 3 16  => overflow LastFirst.b reject; overflow LastLast.b reject; overflow LastEach.b reject
        9 C 3   => ~LastFirst 3 13 3; ~LastLast 3 15 3; ~LastEach 3 13 3; ~LastEach 3 14 3; ~LastEach 3 15 3
        ",
        "
        # Two A fit: the newest is taken as long as there is one.
        0 A 1 1
        0 A 1 2
        0 B 1 10
        0 B 1 11
        0 C 0   => LastFirst 2 10 0; LastLast 2 11 0; LastEach 2 10 0; LastEach 2 11 0
        0 C 1   => LastFirst 1 11 1; LastLast 1 10 1
        # Only LastEach still has A 1.
        0 B 1 12
        0 C 2   => LastEach 1 12 2
        ",
    }
    reaches {
        // stored
        "! A LastFirst LastLast LastEach
        0 A 2 0",
        // list full: reject
        "! A LastFirst LastLast LastEach
        0 A 1 0 * 2
        0 A 0 0",
        // list full: reject
        "! B LastFirst LastLast LastEach
        0 A 2 0
        0 B 1 0 * 2
        0 B 0 0
        0 B 2 0",
        // own list expires, stored
        "! B LastFirst LastLast LastEach
        0 A 2 0
        0 B 1 0
        0 B 2 0
        0 B 0 0
        0 A 2 0
        0 C 0
        0 B 1 0 * 2",
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast LastEach
        0 A 1 0
        0 B 2 0
        0 B 1 0
        0 B 2 0
        0 C 0
        0 A 1 0
        0 A 2 0
        0 B 1 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast LastEach
        0 A 3 0
        0 B 0 0
        0 A 0 0
        0 B 3 0
        0 C 0
        0 A 3 0
        0 B 0 0 * 2
        0 C 0",
        // composes, trigger consumed
        "! C LastEach
        0 A 0 0
        0 A 1 0
        0 B 0 0
        0 B 1 0
        0 B 0 0
        0 C 0",
        // composes, trigger consumed
        "! C LastEach
        0 A 1 0
        0 A 0 0
        0 B 1 0 * 3
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastEach
        0 A 1 0
        0 B 0 0
        0 A 0 0
        0 B 1 0
        0 C 0
        0 A 1 0
        0 B 1 0
        0 B 0 0
        0 C 0",
    }
}
