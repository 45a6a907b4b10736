//! `absent` between the second stored operand of a sequence and the trigger, for every
//! pair of quantifiers: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event N { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation FirstFirst: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 2;
            operand b: each B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastFirst: sequence in Watch {
            operand a: last A, max 2;
            operand b: first B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 2;
            operand b: last B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 2;
            operand b: each B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachFirst: sequence in Watch {
            operand a: each A, max 2;
            operand b: first B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 2;
            operand b: last B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 2;
            operand b: each B, max 3;
            absent n: N;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 B 1
        2 N 0
        3 A 2
        4 B 2
        # N is behind B 1, and not behind B 2.
        5 C 0    => FirstFirst 1 2 0; FirstLast 1 2 0; FirstEach 1 2 0; LastFirst 2 2 0; LastLast 2 2 0; LastEach 2 2 0; EachFirst 1 2 0; EachFirst 2 2 0; EachLast 1 2 0; EachLast 2 2 0; EachEach 1 2 0; EachEach 2 2 0
        6 C 0
        7 B 3
        # Where A 1 is left B 1 exists, and N is behind it all the same.
        8 C 4    => FirstFirst 2 3 4; FirstLast 2 3 4; FirstEach 2 3 4; LastFirst 1 3 4; LastLast 1 3 4; LastEach 1 3 4
        ",
        "
        0 A 1
        0 B 1
        0 N 0
        0 C 0
        0 B 3
        0 N 0
        0 C 1
        1 B 4
        1 C 5    => FirstFirst 1 4 5; FirstLast 1 4 5; FirstEach 1 4 5; LastFirst 1 4 5; LastLast 1 4 5; LastEach 1 4 5; EachFirst 1 4 5; EachLast 1 4 5; EachEach 1 4 5
        ",
    }
    reaches {
        // stored
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        1 A 1",
        // list full: reject
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0
        0 A 0
        0 A 0",
        // list full: reject
        "! B FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 2
        0 B 2
        0 B 0
        0 B 0
        1 B 2",
        // own list expires, stored
        "! B FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0
        0 B 0
        0 B 0
        1 N 1
        3 B 1
        3 C 0
        5 A 1
        5 B 0
        5 B 1",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast FirstEach EachFirst EachLast EachEach
        1 A 0
        3 B 0
        4 B 1
        5 N 1
        5 B 0
        5 C 0
        6 A 0
        6 A 1
        6 B 1
        7 C 0",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast LastFirst LastLast EachLast
        0 A 1
        0 B 1
        0 B 0
        0 C 0
        0 A 0
        1 B 1
        1 N 0
        1 B 0
        2 A 0
        2 C 1",
        // composes, trigger consumed; some expire, composes, trigger consumed
        "! C FirstEach LastLast LastEach EachFirst EachLast
        1 C 0
        3 A 0
        3 A 0
        3 B 0
        3 B 0
        3 C 0
        3 B 0
        3 B 0
        3 A 0
        3 B 0
        3 A 0
        4 B 0
        4 C 0",
        // no combination holds
        "! C FirstFirst FirstLast LastLast EachLast
        0 A 1
        0 A 0
        2 B 0
        2 B 0
        2 B 1
        2 N 0
        2 C 0",
        // some expire, no combination holds
        "! C FirstFirst FirstLast LastLast EachLast
        0 A 0
        0 B 0
        0 B 0
        0 A 0
        0 C 0
        0 B 0
        0 A 0
        0 B 0
        0 N 0
        2 C 0",
        // composes, trigger consumed
        "! C FirstFirst LastFirst EachLast
        1 A 0
        2 B 0
        2 B 0
        2 N 0
        4 B 0
        4 A 0
        5 C 0",
        // some expire, no combination holds
        "! C FirstFirst FirstLast FirstEach
        0 A 255
        0 B 0
        0 B 0
        0 N 0
        1 A 255
        1 B 0
        1 C 0
        1 B 255
        1 N 0
        1 A 0
        2 C 0",
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast LastEach
        0 A 0
        2 B 0
        2 B 255
        3 N 0
        3 B 0
        3 C 0
        5 A 0
        6 B 0
        6 A 255
        6 C 0",
        // composes, trigger consumed
        "! C FirstEach EachFirst
        0 A 1
        1 B 2
        1 N 1
        1 B 2
        1 A 1
        1 B 0
        1 C 2",
        // some expire, composes, trigger consumed
        "! C FirstEach EachEach
        0 A 0
        1 B 0
        1 N 1
        1 B 2
        1 A 1
        1 C 2
        1 A 2
        1 B 0
        2 B 0
        2 C 0",
        // some expire, composes, trigger consumed
        "! C FirstEach EachFirst
        0 A 0
        0 B 0
        0 N 0
        1 B 0
        1 C 0
        1 A 0
        1 A 0
        3 B 0
        5 N 0
        5 B 0
        5 C 0",
        // composes, trigger consumed
        "! C LastEach EachEach
        0 A 1
        2 A 1
        2 B 0
        3 C 0
        5 B 0
        5 A 1
        5 A 1
        5 C 1
        5 B 1
        6 B 1
        6 B 0
        6 A 0
        6 C 1",
        // composes, trigger consumed
        "! C EachFirst
        1 A 1
        2 B 2
        2 A 0
        2 B 1
        3 N 0
        3 B 1
        3 C 1",
        // some expire, composes, trigger consumed
        "! C LastEach
        0 A 0
        1 B 1
        1 N 1
        1 B 1
        1 C 2
        1 A 2
        1 B 0
        1 A 0
        1 B 2
        1 C 0",
        // some expire, composes, trigger consumed
        "! C LastEach
        0 B 0
        0 A 0
        0 C 0
        0 B 1
        0 N 2
        1 B 1
        1 A 1
        1 C 1
        1 B 0
        1 B 0
        1 A 2
        2 C 2",
        // noted
        "! N FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        1 N 255",
    }
}
