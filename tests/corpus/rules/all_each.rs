//! `all` of two without a condition, the first operand `each`: every
//! quantifier of the second one.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation EachFirst: all in Watch {
            operand a: each A, max 3;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation EachLast: all in Watch {
            operand a: each A, max 3;
            operand b: last B, max 2;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: all in Watch {
            operand a: each A, max 3;
            operand b: each B, max 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # One B serves every A that waits, oldest first; then all are consumed.
        0 A 1
        0 A 2
        1 B 7    => EachFirst 1 7; EachFirst 2 7; EachLast 1 7; EachLast 2 7; EachEach 1 7; EachEach 2 7
        2 B 8
        2 B 9
        # One A, two B: only `each` takes both.
        3 A 3    => EachFirst 3 8; EachLast 3 9; EachEach 3 8; EachEach 3 9
        4 A 4    => EachFirst 4 9; EachLast 4 8
        5 B 10   => EachEach 4 10
        6 A 5    => EachFirst 5 10; EachLast 5 10
        ",
        "
        # A full list is used as a whole, and is empty afterwards.
        0 A 1
        0 A 2
        0 A 3
        0 A 4    => overflow EachFirst.a reject; overflow EachLast.a reject; overflow EachEach.a reject
        0 B 1    => ~EachFirst 1 1; ~EachFirst 2 1; ~EachFirst 3 1; ~EachLast 1 1; ~EachLast 2 1; ~EachLast 3 1; ~EachEach 1 1; ~EachEach 2 1; ~EachEach 3 1
        0 B 2
        0 A 5    => ~EachFirst 5 2; ~EachLast 5 2; ~EachEach 5 2
        ",
    }
    reaches {
        "! A EachFirst EachLast EachEach
        0 B 1 * 2
        0 A 1",
        "! A EachFirst EachLast EachEach
        0 A 1 * 4",
        "! A EachFirst EachLast EachEach
        0 A 1",
        "! B EachFirst EachLast EachEach
        0 A 1 * 3
        0 B 1",
        "! B EachFirst EachLast EachEach
        0 B 1 * 3",
        "! B EachFirst EachLast EachEach
        0 B 1",
    }
}
