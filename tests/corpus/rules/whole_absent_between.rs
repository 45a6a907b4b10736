//! `absent` between two stored operands of a sequence, for every pair of quantifiers:
//! every path vector is reached.

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
            absent n: N;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: last B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: each B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastFirst: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: last B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: each B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachFirst: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: first B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: last B, max 3;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: each B, max 3;
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
        # A 1 with B 1, and A 2 with B 2: A 1 and B 2 have N between them.
        5 C 0    => FirstFirst 1 1 0; FirstLast 1 1 0; FirstEach 1 1 0; FirstEach 2 2 0; LastFirst 2 2 0; LastLast 2 2 0; LastEach 2 2 0; LastEach 1 1 0; EachFirst 1 1 0; EachFirst 2 2 0; EachLast 1 1 0; EachLast 2 2 0; EachEach 1 1 0; EachEach 2 2 0
        6 C 1    => FirstFirst 2 2 1; FirstLast 2 2 1; LastFirst 1 1 1; LastLast 1 1 1
        ",
        "
        0 A 1
        0 N 0
        0 B 5
        # All at one tick: the order of offers decides.
        0 C 0
        0 A 2
        # B 5 is older than A 2.
        0 C 0
        1 B 6
        1 C 9    => FirstFirst 2 6 9; FirstLast 2 6 9; FirstEach 2 6 9; LastFirst 2 6 9; LastLast 2 6 9; LastEach 2 6 9; EachFirst 2 6 9; EachLast 2 6 9; EachEach 2 6 9
        2 C 8
        ",
    }
    reaches {
        // stored
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0",
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
        0 A 1
        0 B 0
        1 N 0
        1 B 1
        3 B 0
        3 A 0
        3 C 1
        5 B 0
        6 B 0",
        // some expire, composes, trigger consumed
        "! C FirstEach LastEach EachFirst EachLast
        0 A 0
        0 B 0
        0 N 0
        0 B 0
        0 C 0
        0 A 0
        0 B 0
        0 N 0
        0 A 0
        0 B 0
        0 C 0",
        // composes, trigger consumed; some expire, composes, trigger consumed
        "! C FirstFirst EachFirst EachLast EachEach
        2 A 2
        4 A 0
        6 B 0
        6 N 0
        6 B 0
        6 B 0
        7 C 0
        7 A 0
        9 A 2
        9 B 2
        10 C 1",
        // composes, trigger consumed
        "! C FirstEach LastEach EachFirst
        0 A 0
        0 B 1
        0 B 1
        0 N 1
        0 A 0
        0 B 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast LastEach
        0 A 0
        0 B 0
        0 N 0
        0 B 0
        0 B 0
        0 C 0
        1 A 0
        1 B 0
        1 A 0
        2 C 0",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast FirstEach
        0 A 0
        0 B 0
        0 N 0
        0 B 0
        0 B 0
        0 C 0
        0 A 0
        0 N 0
        0 A 0
        0 B 0
        0 C 0",
        // composes, trigger consumed
        "! C LastFirst LastEach EachEach
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
        // some expire, composes, trigger consumed
        "! C LastFirst LastEach
        0 A 0
        0 B 255
        0 N 1
        1 B 1
        1 C 255
        3 A 0
        3 B 0
        3 B 1
        3 A 2
        3 C 0",
        // no combination holds; composes, trigger consumed
        "! C LastFirst EachFirst
        0 A 0
        0 A 0
        0 B 1
        0 C 1
        0 A 1
        0 N 255
        1 B 0
        1 B 0
        4 A 1
        6 B 0
        6 C 1",
        // composes, trigger consumed
        "! C FirstLast EachLast
        2 A 0
        2 A 0
        2 B 0
        4 N 0
        4 C 0
        4 A 0
        4 A 0
        4 B 0
        4 N 0
        4 B 0
        4 B 0
        4 C 0",
        // some expire, composes, trigger consumed
        "! C FirstFirst EachFirst
        2 A 1
        2 B 1
        2 B 1
        4 C 0
        4 A 1
        4 N 1
        4 B 0
        4 A 1
        4 B 0
        4 C 1",
        // composes, trigger consumed; some expire, composes, trigger consumed
        "! C LastLast EachLast
        1 A 1
        1 B 1
        2 N 1
        3 B 1
        5 A 1
        5 B 0
        7 C 1
        7 B 0
        7 A 0
        7 A 0
        7 B 1
        7 N 1
        8 B 0
        8 C 1",
        // composes, trigger consumed
        "! C EachLast
        0 A 1
        0 B 0
        0 N 0
        2 A 0
        2 B 1
        2 N 1
        2 B 0
        2 C 1",
        // some expire, composes, trigger consumed
        "! C EachEach
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
        // some expire, no combination holds
        "! C LastFirst
        1 A 0
        1 B 0
        1 B 0
        3 A 0
        3 N 0
        3 B 0
        5 C 0
        5 B 0
        5 A 0
        5 C 0",
        // some expire, composes, trigger consumed
        "! C LastLast
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
        // some expire, composes, trigger consumed
        "! C FirstLast
        2 A 0
        2 B 255
        4 B 0
        4 C 2
        4 A 0
        4 N 0
        4 A 0
        5 B 2
        5 N 2
        5 B 2
        6 C 255",
        // noted
        "! N FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        1 N 255",
    }
}
