//! Deferred `all` of every pair of quantifiers, with and without a condition:
//! every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event B { x: u8 }
        event Close { x: u8 }

        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation FirstLast: all in Run {
            operand a: first A, max 2;
            operand b: last B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation EachFirst: all in Run {
            operand a: each A, max 2;
            operand b: first B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation FirstFirst: all in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            when a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation LastEach: all in Run {
            operand a: last A, max 2;
            operand b: each B, max 2;
            when a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: all in Run {
            operand a: each A, max 2;
            operand b: each B, max 2;
            when a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation LastLast: all in Run {
            operand a: last A, max 2;
            operand b: last B, max 2;
            when a.x < b.x;
            within 5us;
            once;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 1
        0 A 3
        9 B 2
        9 B 4
        9 Close 0    => FirstLast@1 1 4; EachFirst@1 1 2; EachFirst@1 3 2; FirstFirst@1 1 2; LastEach@1 3 4; LastEach@1 1 2; EachEach@1 1 2; EachEach@1 1 4; EachEach@1 3 4
        ",
        "
        0 Open 0
        0 A 1
        4 B 2
        6 Close 0    => FirstLast@1 1 2; EachFirst@1 1 2; FirstFirst@1 1 2; LastEach@1 1 2; EachEach@1 1 2; LastLast@1 1 2
        6 Close 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        1 Open 1",
        // stored
        "! A FirstLast EachFirst FirstFirst LastEach EachEach LastLast
        1 Open 1
        1 A 0",
        // list full: reject
        "! A FirstLast EachFirst FirstFirst LastEach EachEach LastLast
        0 Open 2
        0 A 2
        0 A 2
        0 A 0",
        // stored
        "! B FirstLast EachFirst FirstFirst LastEach EachEach LastLast
        6 Open 1
        6 B 0",
        // list full: reject
        "! B FirstLast EachFirst FirstFirst LastEach EachEach LastLast
        2 Open 0
        2 B 1
        2 B 1
        8 B 0",
        // composes; instances end
        "! Close FirstLast EachFirst LastEach LastLast Run
        0 Open 2
        0 B 2
        2 A 0
        4 A 255
        4 B 2
        4 Close 2",
        // composes
        "! Close FirstFirst
        0 Open 1
        0 A 2
        0 A 0
        0 B 1
        0 Close 2",
        // composes
        "! Close EachEach
        5 Open 1
        5 A 1
        5 B 2
        7 B 2
        7 A 0
        7 Close 0",
    }
}
