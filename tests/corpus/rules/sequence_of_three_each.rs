//! `sequence` of three without a condition, the first operand `each`: every
//! quantifier of the second, stored one.
//!
//! Each A with: its oldest younger B, the newest B, every younger B.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation EachFirst: sequence in Watch {
            operand a: each A, max 2;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 2;
            operand b: last B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 2;
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
        4 C 0    => EachFirst 1 10 0; EachFirst 2 11 0; EachLast 1 12 0; EachLast 2 12 0; EachEach 1 10 0; EachEach 1 11 0; EachEach 1 12 0; EachEach 2 11 0; EachEach 2 12 0
        # Every A was used; the B that EachFirst and EachLast left have no A.
        5 C 1
        6 B 13
        7 A 3
        8 B 14
        9 B 15
        10 C 2   => EachFirst 3 14 2; EachLast 3 15 2; EachEach 3 14 2; EachEach 3 15 2
        ",
        "
        # An A that no B follows is not used and waits.
        0 A 1
        0 B 10
        0 A 2
        0 C 0    => EachFirst 1 10 0; EachLast 1 10 0; EachEach 1 10 0
        0 C 1
        0 B 11
        0 C 2    => EachFirst 2 11 2; EachLast 2 11 2; EachEach 2 11 2
        # B 12 does not exist, B 13 does: a full list counts only what exists.
        0 B 12
        0 A 3
        0 B 13 * 3
        0 B 14   => overflow EachFirst.b reject; overflow EachLast.b reject; overflow EachEach.b reject
        ",
    }
    reaches {
        // stored
        "! A EachFirst EachLast EachEach
        0 A 0",
        // list full: reject
        "! A EachFirst EachLast EachEach
        0 A 1 * 2
        0 A 0",
        // list full: reject
        "! B EachFirst EachLast EachEach
        0 A 0
        0 B 0 * 4",
        // own list expires, stored; stored
        "! B EachFirst EachLast EachEach
        0 A 0
        0 B 0 * 3
        0 A 0
        0 C 0
        0 B 0 * 2",
        // some expire, composes, trigger consumed
        "! C EachFirst EachLast
        0 A 0
        0 B 0 * 3
        0 C 0
        0 A 0 * 2
        0 B 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C EachFirst EachLast
        0 A 0
        0 B 0
        0 B 2
        0 A 2
        0 C 2
        0 B 1
        0 A 1
        0 B 0
        0 C 2",
        // composes, trigger consumed
        "! C EachEach
        0 A 1
        0 A 0
        0 B 1
        0 B 0
        0 B 1
        0 C 1",
        // composes, trigger consumed
        "! C EachLast
        0 A 1
        0 B 1
        0 B 3
        0 B 0
        0 A 0
        0 C 0",
        // composes, trigger consumed
        "! C EachFirst
        0 A 1
        0 B 1 * 2
        0 A 1
        0 B 1
        0 C 1",
        // some expire, composes, trigger consumed
        "! C EachLast
        0 A 1
        0 B 1 * 2
        0 A 0
        0 C 1
        0 B 1
        0 B 0
        0 A 0
        0 C 0",
    }
}
