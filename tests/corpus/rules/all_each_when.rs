//! `all` of two with a condition, the first operand `each`: every quantifier
//! of the second one. `each` × `each` makes only the combinations that contain
//! the trigger: three for a B with three A, not three times two.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation EachFirst: all in Watch {
            operand a: each A, max 3;
            operand b: first B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation EachLast: all in Watch {
            operand a: each A, max 3;
            operand b: last B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: all in Watch {
            operand a: each A, max 3;
            operand b: each B, max 2;
            when a.k == b.k;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # Those that fit leave, those that do not stay.
        0 A 1 10
        0 A 2 20
        0 A 1 11
        1 B 1 70   => EachFirst 10 70; EachFirst 11 70; EachLast 10 70; EachLast 11 70; EachEach 10 70; EachEach 11 70
        2 B 1 71
        3 B 2 72   => EachFirst 20 72; EachLast 20 72; EachEach 20 72
        4 B 1 73
        5 A 1 12   => EachFirst 12 71; EachLast 12 73; EachEach 12 71; EachEach 12 73
        6 A 1 13   => EachFirst 13 73; EachLast 13 71
        ",
        "
        # A full list that fits as a whole, then an empty one.
        0 A 1 1
        0 A 1 2
        0 A 1 3
        0 A 1 4    => overflow EachFirst.a reject; overflow EachLast.a reject; overflow EachEach.a reject
        0 B 1 7    => ~EachFirst 1 7; ~EachFirst 2 7; ~EachFirst 3 7; ~EachLast 1 7; ~EachLast 2 7; ~EachLast 3 7; ~EachEach 1 7; ~EachEach 2 7; ~EachEach 3 7
        0 B 1 8
        0 A 1 5    => ~EachFirst 5 8; ~EachLast 5 8; ~EachEach 5 8
        ",
    }
    reaches {
        "! A EachFirst
        0 B 2 0
        0 B 1 0
        0 A 1 0",
        "! A EachLast
        0 B 1 0
        0 B 2 0
        0 A 1 0",
        "! A EachEach
        0 B 1 0 * 2
        0 A 1 0",
        "! A EachFirst EachLast EachEach
        0 A 5 0 * 3
        0 B 6 0 * 2
        0 A 7 0",
        "! A EachFirst EachLast EachEach
        0 B 6 0 * 2
        0 A 7 0",
        "! B EachFirst EachLast EachEach
        0 A 1 0 * 3
        0 B 1 0",
        "! B EachFirst EachLast EachEach
        0 A 5 0 * 3
        0 B 6 0 * 2
        0 B 7 0",
        "! B EachFirst EachLast EachEach
        0 A 5 0 * 3
        0 B 6 0",
    }
}
