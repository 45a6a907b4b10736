//! `absent` on both sides of the second stored operand of a sequence, for every pair of
//! quantifiers: every path vector is reached.

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

        situation FirstFirst: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: first B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstLast: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: last B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation FirstEach: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: each B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastFirst: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: first B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastLast: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: last B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation LastEach: sequence in Watch {
            operand a: last A, max 2;
            absent n: N;
            operand b: each B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachFirst: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: first B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachLast: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: last B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation EachEach: sequence in Watch {
            operand a: each A, max 2;
            absent n: N;
            operand b: each B, max 3;
            absent m: M;
            operand c: first C;
            emit { a: a.x, b: b.x, c: c.x }
        }
    }
    scripts {
        "
        0 A 1
        1 N 0
        2 B 1
        3 A 2
        4 B 2
        5 M 0
        # M is behind both B.
        6 C 0
        7 B 3
        # N is behind A 1.
        8 C 1    => FirstFirst 2 3 1; FirstLast 2 3 1; FirstEach 2 3 1; LastFirst 2 3 1; LastLast 2 3 1; LastEach 2 3 1; EachFirst 2 3 1; EachLast 2 3 1; EachEach 2 3 1
        ",
        "
        0 A 1
        0 B 1
        0 M 0
        0 A 2
        0 B 2
        # M is behind B 1 alone, and no N came.
        0 C 7    => FirstFirst 1 2 7; FirstLast 1 2 7; FirstEach 1 2 7; LastFirst 2 2 7; LastLast 2 2 7; LastEach 2 2 7; EachFirst 1 2 7; EachFirst 2 2 7; EachLast 1 2 7; EachLast 2 2 7; EachEach 1 2 7; EachEach 2 2 7
        0 N 0
        1 B 3
        # N is behind each A, and M behind B 1.
        1 C 8
        ",
    }
    reaches {
        // stored
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0",
        // list full: reject
        "! A FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0
        1 A 1
        2 A 0",
        // list full: reject
        "! B FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0
        0 B 0
        0 B 0
        0 B 0
        0 B 0",
        // own list expires, stored
        "! B FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 A 0
        0 B 0
        0 N 0
        1 B 0
        1 B 0
        1 A 0
        1 C 0
        1 B 0
        2 B 0",
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
        // some expire, composes, trigger consumed
        "! C LastFirst LastLast LastEach
        0 A 0
        0 B 0
        0 N 0
        0 B 0
        0 B 0
        0 C 0
        0 A 0
        0 B 0
        0 A 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C EachFirst EachLast EachEach
        0 A 1
        1 B 2
        1 N 1
        1 B 0
        3 B 1
        3 A 2
        3 C 1
        3 A 1
        3 B 1
        4 C 2",
        // some expire, composes, trigger consumed
        "! C FirstFirst FirstLast FirstEach
        0 A 255
        0 B 0
        0 N 0
        0 B 255
        0 B 0
        2 A 0
        2 N 255
        2 C 0
        2 A 0
        2 B 0
        2 C 0",
        // composes, trigger consumed
        "! C FirstEach LastEach
        0 A 0
        0 B 0
        0 B 0
        0 N 0
        2 A 0
        3 B 0
        4 C 0",
        // composes, trigger consumed
        "! C FirstFirst EachEach
        0 A 255
        2 A 0
        2 B 2
        3 N 2
        4 B 2
        4 C 255
        4 B 1
        4 A 0
        6 A 2
        6 B 1
        6 B 255
        7 B 255
        7 C 255",
        // composes, trigger consumed
        "! C LastEach
        0 A 0
        2 B 255
        2 B 255
        2 B 0
        2 A 0
        3 C 0",
        // composes, trigger consumed
        "! C EachFirst
        0 A 0
        1 A 0
        1 B 0
        1 B 0
        1 M 0
        1 B 1
        1 C 0",
        // composes, trigger consumed
        "! C EachLast
        0 A 0
        0 A 2
        0 B 2
        0 N 0
        0 B 2
        0 B 0
        0 C 1",
        // composes, trigger consumed
        "! C EachFirst
        4 A 255
        4 B 0
        4 M 255
        4 B 255
        4 A 0
        4 B 255
        4 C 255",
        // composes, trigger consumed
        "! C LastLast
        0 A 0
        2 B 255
        2 N 255
        2 B 0
        3 B 255
        3 A 0
        3 C 255",
        // composes, trigger consumed
        "! C LastFirst
        0 A 0
        2 B 2
        2 B 0
        2 M 255
        2 B 2
        2 A 0
        2 C 0",
        // composes, trigger consumed
        "! C FirstLast
        0 A 1
        0 N 2
        1 A 1
        1 B 255
        1 N 1
        1 B 1
        3 B 1
        3 C 1",
        // some expire, composes, trigger consumed
        "! C EachEach
        0 A 0
        0 B 0
        0 N 0
        0 B 0
        0 C 0
        0 A 0
        0 A 0
        0 B 0
        0 B 0
        0 C 0",
        // some expire, composes, trigger consumed
        "! C LastLast
        0 A 0
        0 B 0
        0 B 0
        0 C 0
        0 A 0
        0 B 0
        0 N 0
        0 B 0
        0 A 0
        0 C 0",
        // composes, trigger consumed
        "! C EachLast
        0 A 255
        0 B 1
        0 N 255
        1 A 0
        1 B 0
        2 N 0
        3 B 0
        5 C 1",
        // some expire, composes, trigger consumed
        "! C LastFirst
        0 A 0
        0 B 1
        1 B 1
        1 A 1
        1 C 1
        1 B 1
        2 M 0
        4 B 1
        4 A 0
        4 C 0",
        // some expire, composes, trigger consumed
        "! C EachFirst
        0 A 0
        1 B 1
        1 B 0
        3 A 1
        3 C 1
        5 B 0
        5 A 0
        5 M 0
        5 B 0
        5 C 0",
        // some expire, composes, trigger consumed
        "! C LastEach
        0 A 0
        1 B 255
        1 M 0
        1 B 0
        1 A 0
        2 C 0
        3 B 0
        4 B 0
        5 A 0
        6 C 0",
        // some expire, composes, trigger consumed
        "! C EachLast
        2 A 2
        2 B 0
        2 B 1
        3 C 0
        3 A 0
        3 A 2
        4 B 0
        5 N 2
        5 B 2
        5 C 2",
        // some expire, composes, trigger consumed
        "! C FirstLast
        0 A 0
        1 B 0
        1 B 0
        2 A 0
        2 C 0
        2 N 0
        2 A 0
        3 B 0
        4 N 0
        4 B 0
        5 C 0",
        // some expire, composes, trigger consumed
        "! C FirstFirst
        2 A 0
        2 B 1
        2 B 0
        4 A 2
        4 C 0
        4 N 0
        4 B 2
        6 A 0
        6 B 1
        7 C 1",
        // noted
        "! N FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 N 0",
        // noted
        "! M FirstFirst FirstLast FirstEach LastFirst LastLast LastEach EachFirst EachLast EachEach
        0 M 0",
    }
}
