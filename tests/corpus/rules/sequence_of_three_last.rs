//! `sequence` of three without a condition, the first operand `last`: every
//! quantifier of the second, stored one.
//!
//! The newest A that has a younger B is taken; an A that no B follows yet is
//! passed over and waits.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation LastFirst: sequence in Watch {
            operand a: last A, max 2;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 2;
            operand b: last B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 2;
            operand b: each B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 B 10
        2 A 2
        3 B 11
        3 B 12
        # Tuples in order: A 2 with B 11 and B 12, then A 1. LastEach gives
        # B 10 to A 1, since A 2 came after it.
        4 C 0    => LastFirst 2 11 0; LastLast 2 12 0; LastEach 2 11 0; LastEach 2 12 0; LastEach 1 10 0
        5 C 1    => LastFirst 1 10 1; LastLast 1 11 1
        # No A is left, so no B is left either: B 13 does not exist.
        6 B 13
        7 A 3
        8 C 2
        9 B 14
        10 C 3   => LastFirst 3 14 3; LastLast 3 14 3; LastEach 3 14 3
        ",
        "
        # The newest A has no B after it: the older one is taken.
        0 A 1
        0 B 10
        0 A 2
        0 C 0    => LastFirst 1 10 0; LastLast 1 10 0; LastEach 1 10 0
        0 C 1
        0 B 11
        0 C 2    => LastFirst 2 11 2; LastLast 2 11 2; LastEach 2 11 2
        ",
    }
    reaches {
        // stored
        "! A LastFirst LastLast LastEach
        0 A 0",
        // list full: reject
        "! A LastFirst LastLast LastEach
        0 A 1 * 2
        0 A 0",
        // list full: reject
        "! B LastFirst LastLast LastEach
        0 A 0
        0 B 0 * 4",
        // own list expires, stored; stored
        "! B LastFirst LastLast LastEach
        0 A 0
        0 B 0 * 3
        0 A 0
        0 C 0
        0 B 0 * 2",
        // composes, trigger consumed
        "! C LastFirst LastLast LastEach
        0 A 1
        0 B 1
        0 B 3
        0 B 0
        0 A 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast
        0 A 0
        0 B 0 * 3
        0 C 0
        0 A 0
        0 B 0
        0 A 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast
        0 A 1
        0 B 1 * 2
        0 A 0
        0 C 1
        0 B 1
        0 B 0
        0 A 0
        0 C 0",
        // composes, trigger consumed
        "! C LastEach
        0 A 1
        0 B 1 * 2
        0 A 1
        0 B 1
        0 C 1",
    }
}
