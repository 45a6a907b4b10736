//! `absent` between operands of which the outer ones are `each` or `last`, under a
//! condition: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event N { x: u8 }
        event M { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation EachLast: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: last B, max 2;
            operand c: first C;
            when a.x < b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: each B, max 2;
            absent m: M;
            operand c: first C;
            when a.x < b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: last B, max 2;
            operand c: first C;
            when a.x + 1 < b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 2;
            operand b: each B, max 2;
            absent n: N;
            operand c: first C;
            when a.x < b.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 3
        0 B 4
        0 B 2
        1 C 9    => EachLast 1 2 9; EachLast 3 4 9; LastEach 3 4 9; LastEach 1 2 9; LastLast 1 4 9; EachEach 1 4 9; EachEach 1 2 9; EachEach 3 4 9
        ",
        "
        0 A 1
        1 N 0
        2 B 5
        # N stands between A 1 and B 5, and not behind B 5.
        3 C 0    => EachEach 1 5 0
        3 M 0
        4 A 255
        5 B 255
        # LastLast: 255 + 1.
        6 C 1    => fault LastLast when
        ",
    }
    reaches {
        // stored
        "! A EachLast LastEach LastLast EachEach
        0 A 1",
        // list full: reject
        "! A EachLast LastEach LastLast EachEach
        0 A 0
        1 A 1
        2 A 0",
        // list full: reject
        "! B EachLast LastEach LastLast EachEach
        2 A 0
        2 B 0
        3 B 0
        3 B 0",
        // own list expires, stored
        "! B EachLast LastEach LastLast EachEach
        0 A 2
        0 B 255
        0 B 1
        0 C 0
        0 A 1
        0 B 0
        0 B 1",
        // composes, trigger consumed; composes, `when` faults once, trigger consumed
        "! C LastEach LastLast
        1 A 0
        2 A 255
        2 B 255
        2 B 1
        2 C 255",
        // composes, trigger consumed
        "! C EachLast LastEach
        0 A 0
        1 A 1
        1 B 255
        1 B 1
        3 C 1",
        // some expire, composes, trigger consumed
        "! C EachLast EachEach
        0 A 1
        0 B 2
        0 B 0
        2 A 0
        2 C 2
        3 A 0
        7 B 1
        7 C 0",
        // composes, trigger consumed
        "! C EachEach
        1 A 0
        1 A 0
        1 B 1
        1 B 1
        3 C 1",
        // some expire, composes, `when` faults once, trigger consumed
        "! C LastLast
        0 A 0
        0 B 5
        0 B 5
        0 C 0
        0 A 0
        0 A 255
        0 B 5
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastEach
        0 A 1
        0 B 2
        0 B 0
        0 C 0
        0 A 0
        0 A 5
        0 B 3
        0 C 0",
        // noted
        "! N EachLast LastEach LastLast EachEach
        0 N 0",
        // noted
        "! M LastEach
        0 M 0",
    }
}
