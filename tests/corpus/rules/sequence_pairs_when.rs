//! `sequence` of two with a condition: all pairs of quantifiers. As without
//! one, the quantifier of the last operand makes no difference.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: sequence in Watch {
            operand a: first A, max 3;
            operand b: first B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 3;
            operand b: last B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 3;
            operand b: each B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation LastFirst: sequence in Watch {
            operand a: last A, max 3;
            operand b: first B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 3;
            operand b: last B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 3;
            operand b: each B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation EachFirst: sequence in Watch {
            operand a: each A, max 3;
            operand b: first B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 3;
            operand b: last B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 3;
            operand b: each B;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1 10
        1 A 1 11
        2 A 2 12
        # Of the two that fit: the oldest, the newest, both.
        3 B 1 7   => FirstFirst 10 7; FirstLast 10 7; FirstEach 10 7; LastFirst 11 7; LastLast 11 7; LastEach 11 7; EachFirst 10 7; EachFirst 11 7; EachLast 10 7; EachLast 11 7; EachEach 10 7; EachEach 11 7
        4 B 1 8   => FirstFirst 11 8; FirstLast 11 8; FirstEach 11 8; LastFirst 10 8; LastLast 10 8; LastEach 10 8
        5 B 1 9
        6 B 2 9   => FirstFirst 12 9; FirstLast 12 9; FirstEach 12 9; LastFirst 12 9; LastLast 12 9; LastEach 12 9; EachFirst 12 9; EachLast 12 9; EachEach 12 9
        ",
        "
        # A B that comes before its A at the same tick is not after it, and is
        # not kept either.
        5 B 1 1
        5 A 1 10
        5 B 2 2
        5 B 1 3   => FirstFirst 10 3; FirstLast 10 3; FirstEach 10 3; LastFirst 10 3; LastLast 10 3; LastEach 10 3; EachFirst 10 3; EachLast 10 3; EachEach 10 3
        ",
    }
    reaches {
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 1 0",
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 1 0 * 4",
        // The one that fits is tried last.
        "! B FirstFirst FirstLast FirstEach
        0 A 2 0 * 2
        0 A 1 0
        0 B 1 0",
        "! B LastFirst LastLast LastEach
        0 A 1 0
        0 A 2 0 * 2
        0 B 1 0",
        "! B EachFirst EachLast EachEach
        0 A 1 0 * 3
        0 B 1 0",
    }
}
