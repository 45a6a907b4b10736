//! `sequence` of three with a condition, the first operand `first`: every
//! quantifier of the second, stored one.
//!
//! The first A for which some younger B fits is taken.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 2;
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
        3 B 2 11
        4 B 2 12
        # A 1 fits no B. A 2 fits all three by key, but B 10 is older than A 2.
        5 C 0   => FirstFirst 2 11 0; FirstLast 2 12 0; FirstEach 2 11 0; FirstEach 2 12 0
        # Left: A 1, B 10 and the other of B 11, B 12. A new A of key 2 is
        # younger than all of them.
        6 A 2 3
        7 C 1
        8 B 1 13
        8 B 2 14  => overflow FirstFirst.b reject; overflow FirstLast.b reject
        # FirstEach had room for B 14: with the oldest A that fits, each.
        9 C 2   => ~FirstFirst 1 13 2; ~FirstLast 1 13 2; FirstEach 1 13 2; FirstEach 3 14 2
        ",
        "
        # Two A fit the same B: FirstEach gives each B to the first one only.
        0 A 1 1
        0 A 1 2
        0 B 1 10
        0 B 1 11
        0 C 0   => FirstFirst 1 10 0; FirstLast 1 11 0; FirstEach 1 10 0; FirstEach 1 11 0
        0 C 1   => FirstFirst 2 11 1; FirstLast 2 10 1
        0 C 2
        ",
    }
    reaches {
        // stored
        "! A FirstFirst FirstLast FirstEach
        0 A 2 0",
        // list full: reject
        "! A FirstFirst FirstLast FirstEach
        0 A 1 0 * 2
        0 A 0 0",
        // list full: reject
        "! B FirstFirst FirstLast FirstEach
        0 A 2 0
        0 B 1 0 * 2
        0 B 0 0
        0 B 2 0",
        // own list expires, stored
        "! B FirstFirst FirstLast FirstEach
        0 A 2 0
        0 B 1 0
        0 B 2 0
        0 B 0 0
        0 A 2 0
        0 C 0
        0 B 1 0 * 2",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast FirstEach
        0 A 1 0
        0 B 0 0
        0 A 1 0
        0 B 1 0
        0 C 0
        0 A 0 0
        0 B 0 0 * 2
        0 C 0",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast FirstEach
        0 A 1 0
        0 B 0 0
        0 B 3 0
        0 B 1 0
        0 A 0 0
        0 C 0
        0 A 1 0
        0 B 1 0
        0 C 0",
        // composes, trigger consumed
        "! C FirstEach
        0 A 0 0
        0 A 1 0
        0 B 1 0
        0 B 0 0
        0 B 1 0
        0 C 0",
        // composes, trigger consumed
        "! C FirstEach
        0 A 0 0
        0 A 1 0
        0 B 1 0 * 3
        0 C 0",
        // some expire, composes, trigger consumed
        "! C FirstEach
        0 A 1 0
        0 B 0 0
        0 A 0 0
        0 B 1 0
        0 C 0
        0 A 1 0
        0 B 0 0
        0 B 1 0
        0 C 0",
    }
}
