//! `sequence` of three with a condition, the first operand `each`: every
//! quantifier of the second, stored one.
//!
//! Each A with the B that fit: the oldest, the newest, every one.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event B { k: u32, x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation EachFirst: sequence in Watch {
            operand a: each A, max 2;
            operand b: first B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 2;
            operand b: last B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 2;
            operand b: each B, max 3;
            operand c: first C;
            when a.k == b.k;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1 1
        1 A 2 2
        2 B 1 10
        3 B 2 11
        4 B 1 12
        5 C 0   => EachFirst 1 10 0; EachFirst 2 11 0; EachLast 1 12 0; EachLast 2 11 0; EachEach 1 10 0; EachEach 1 12 0; EachEach 2 11 0
        # No A is left, so no B is.
        6 C 1
        7 A 1 3
        8 C 2
        9 B 1 13
        10 C 3  => EachFirst 3 13 3; EachLast 3 13 3; EachEach 3 13 3
        ",
        "
        # An A without a B that fits waits; what does not fit stays with it.
        0 A 1 1
        0 A 2 2
        0 B 1 10
        0 B 3 11
        0 C 0   => EachFirst 1 10 0; EachLast 1 10 0; EachEach 1 10 0
        # A 2 is left; B 11 is younger than it and exists. Two more fill the list.
        0 B 2 12
        0 B 2 13
        0 B 2 14  => overflow EachFirst.b reject; overflow EachLast.b reject; overflow EachEach.b reject
        0 C 1   => ~EachFirst 2 12 1; ~EachLast 2 13 1; ~EachEach 2 12 1; ~EachEach 2 13 1
        ",
    }
    reaches {
        // stored
        "! A EachFirst EachLast EachEach
        0 A 2 0",
        // list full: reject
        "! A EachFirst EachLast EachEach
        0 A 1 0 * 2
        0 A 0 0",
        // list full: reject
        "! B EachFirst EachLast EachEach
        0 A 2 0
        0 B 1 0 * 2
        0 B 0 0
        0 B 2 0",
        // own list expires, stored
        "! B EachFirst EachLast EachEach
        0 A 2 0
        0 B 1 0
        0 B 2 0
        0 B 0 0
        0 A 2 0
        0 C 0
        0 B 1 0 * 2",
        // some expire, composes, trigger consumed
        "! C EachFirst EachLast EachEach
        0 A 0 0
        0 B 3 0
        0 B 1 0
        0 B 0 0
        0 A 3 0
        0 C 0
        0 A 3 0
        0 B 3 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C EachFirst EachLast
        0 A 1 0
        0 B 0 0
        0 A 0 0
        0 B 1 0
        0 C 0
        0 A 1 0
        0 B 1 0
        0 B 0 0
        0 C 0",
        // composes, trigger consumed
        "! C EachEach
        0 A 0 0 * 2
        0 B 0 0 * 3
        0 C 0",
        // some expire, composes, trigger consumed
        "! C EachEach
        0 A 1 0
        0 B 0 0
        0 B 1 0
        0 A 1 0
        0 C 0
        0 A 1 0
        0 B 1 0 * 2
        0 C 0",
    }
}
