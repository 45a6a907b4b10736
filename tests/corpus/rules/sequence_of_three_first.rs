//! `sequence` of three without a condition, the first operand `first`: every
//! quantifier of the second, stored one.
//!
//! A candidate of b exists only while an older one of a exists: when a detection
//! takes its A away, the B before the next A are gone with it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 2;
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
        # The oldest A with: the oldest B, the newest B, each B.
        4 C 0    => FirstFirst 1 10 0; FirstLast 1 12 0; FirstEach 1 10 0; FirstEach 1 11 0; FirstEach 1 12 0
        # A 2 is left. In FirstLast B 10 has lost its A and B 11 is the newest.
        5 C 1    => FirstFirst 2 11 1; FirstLast 2 11 1
        # B 13 comes before A 3, and only FirstEach still holds the older A 2.
        6 B 13
        7 A 3
        8 C 2    => FirstEach 2 13 2
        9 C 3
        ",
        "
        # One tick: the order of arrival is the order.
        5 A 1
        5 B 10
        5 C 0    => FirstFirst 1 10 0; FirstLast 1 10 0; FirstEach 1 10 0
        5 C 1
        # Too early for A 2, and never used.
        5 B 11
        5 A 2
        5 C 2
        5 B 12
        5 C 3    => FirstFirst 2 12 3; FirstLast 2 12 3; FirstEach 2 12 3
        ",
    }
    reaches {
        // stored
        "! A FirstFirst FirstLast FirstEach
        0 A 0",
        // list full: reject
        "! A FirstFirst FirstLast FirstEach
        0 A 1 * 2
        0 A 0",
        // list full: reject
        "! B FirstFirst FirstLast FirstEach
        0 A 0
        0 B 0 * 4",
        // own list expires, stored; stored
        "! B FirstFirst FirstLast FirstEach
        0 A 0
        0 B 0 * 3
        0 A 0
        0 C 0
        0 B 0 * 2",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast
        0 A 0
        0 B 0 * 3
        0 C 0
        0 A 0
        0 B 0
        0 A 0
        0 C 0",
        // some expire, composes, trigger consumed; composes, trigger consumed
        "! C FirstLast FirstEach
        0 A 3
        0 A 0
        0 B 0
        0 B 3
        0 B 0
        0 C 3
        0 C 0
        0 B 0
        0 A 3
        0 A 0
        0 B 3
        0 B 0
        0 C 0",
    }
}
