//! `sequence` of two without a condition: all pairs of quantifiers.
//!
//! Only the newest event can be the last operand, so the quantifier of b makes
//! no difference: three situations tell the same for each quantifier of a.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: sequence in Watch {
            operand a: first A, max 3;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 3;
            operand b: last B;
            emit { a: a.x, b: b.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 3;
            operand b: each B;
            emit { a: a.x, b: b.x }
        }
        situation LastFirst: sequence in Watch {
            operand a: last A, max 3;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 3;
            operand b: last B;
            emit { a: a.x, b: b.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 3;
            operand b: each B;
            emit { a: a.x, b: b.x }
        }
        situation EachFirst: sequence in Watch {
            operand a: each A, max 3;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 3;
            operand b: last B;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 3;
            operand b: each B;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # A B that nothing precedes is nothing, and is not kept.
        0 B 1
        1 A 1
        2 A 2
        3 B 2   => FirstFirst 1 2; FirstLast 1 2; FirstEach 1 2; LastFirst 2 2; LastLast 2 2; LastEach 2 2; EachFirst 1 2; EachFirst 2 2; EachLast 1 2; EachLast 2 2; EachEach 1 2; EachEach 2 2
        # `first` has A 2 left, `last` A 1, `each` none.
        4 B 3   => FirstFirst 2 3; FirstLast 2 3; FirstEach 2 3; LastFirst 1 3; LastLast 1 3; LastEach 1 3
        5 B 4
        ",
        "
        # At one tick the order of arrival decides: B 1 came before A 1.
        7 B 1
        7 A 1
        7 B 2   => FirstFirst 1 2; FirstLast 1 2; FirstEach 1 2; LastFirst 1 2; LastLast 1 2; LastEach 1 2; EachFirst 1 2; EachLast 1 2; EachEach 1 2
        7 B 3
        ",
    }
    reaches {
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 1",
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 1 * 4",
        "! B FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 1 * 3
        0 B 1",
    }
}
