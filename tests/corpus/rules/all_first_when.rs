//! `all` of two with a condition, the first operand `first`: every quantifier
//! of the second one. Now candidates that do not fit wait side by side, and a
//! quantifier chooses among those that fit.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: all in Watch {
            operand a: first A, max 3;
            operand b: first B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation FirstLast: all in Watch {
            operand a: first A, max 3;
            operand b: last B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation FirstEach: all in Watch {
            operand a: first A, max 3;
            operand b: each B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # The oldest A whose key fits, not the oldest A.
        0 A 2 20
        0 A 1 10
        0 A 1 11
        1 B 1 70   => FirstFirst 10 70; FirstLast 10 70; FirstEach 10 70
        2 B 3 71
        3 B 1 72   => FirstFirst 11 72; FirstLast 11 72; FirstEach 11 72
        4 B 2 73   => FirstFirst 20 73; FirstLast 20 73; FirstEach 20 73
        # B 71 still waits; a second one of its key comes.
        5 B 3 74
        6 A 3 12   => FirstFirst 12 71; FirstLast 12 74; FirstEach 12 71; FirstEach 12 74
        7 A 3 13   => FirstFirst 13 74; FirstLast 13 71
        ",
        "
        # Both lists full of what does not fit: a newcomer that completes a
        # detection needs no room, one that does not is rejected.
        0 A 1 10 * 3
        0 B 5 1
        0 B 6 2
        0 B 7 3    => overflow FirstFirst.b reject; overflow FirstLast.b reject; overflow FirstEach.b reject
        0 B 1 4    => ~FirstFirst 10 4; ~FirstLast 10 4; ~FirstEach 10 4
        0 A 5 11   => ~FirstFirst 11 1; ~FirstLast 11 1; ~FirstEach 11 1
        0 A 9 12
        0 A 9 13   => overflow FirstFirst.a reject; overflow FirstLast.a reject; overflow FirstEach.a reject
        0 B 9 5    => ~FirstFirst 12 5; ~FirstLast 12 5; ~FirstEach 12 5
        ",
    }
    reaches {
        // The one that fits is tried last: all rows, and a detection.
        "! A FirstFirst
        0 B 2 0
        0 B 1 0
        0 A 1 0",
        "! A FirstLast
        0 B 1 0
        0 B 2 0
        0 A 1 0",
        "! A FirstEach
        0 B 1 0 * 2
        0 A 1 0",
        // None fits: the list of a is full, or has room.
        "! A FirstFirst FirstLast FirstEach
        0 A 5 0 * 3
        0 B 6 0 * 2
        0 A 7 0",
        "! A FirstFirst FirstLast FirstEach
        0 B 6 0 * 2
        0 A 7 0",
        "! B FirstFirst FirstLast FirstEach
        0 A 2 0 * 2
        0 A 1 0
        0 B 1 0",
        "! B FirstFirst FirstLast FirstEach
        0 A 5 0 * 3
        0 B 6 0 * 2
        0 B 7 0",
        "! B FirstFirst FirstLast FirstEach
        0 A 5 0 * 3
        0 B 6 0",
    }
}
