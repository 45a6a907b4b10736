//! Deferred `sequence` of pairs of quantifiers, with and without a condition:
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

        situation FirstFirst: sequence in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation EachLast: sequence in Run {
            operand a: each A, max 2;
            operand b: last B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation LastFirst: sequence in Run {
            operand a: last A, max 2;
            operand b: first B, max 2;
            when a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation EachEach: sequence in Run {
            operand a: each A, max 2;
            operand b: each B, max 2;
            when a.x < b.x;
            within 5us;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Once: sequence in Run {
            operand a: first A, max 2;
            operand b: each B, max 2;
            when a.x < b.x;
            once;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 B 9
        0 A 3
        0 A 1
        4 B 2
        5 B 4
        9 Close 0    => FirstFirst@1 3 2; EachLast@1 3 4; EachLast@1 1 4; LastFirst@1 1 2; EachEach@1 3 4; EachEach@1 1 2; EachEach@1 1 4; Once@1 3 4
        ",
        "
        0 Open 0
        0 A 5
        0 B 6
        6 A 1
        6 B 1
        # LastFirst: A 1 with B 1 fails, A 5 with B 6 holds.
        6 Close 0    => FirstFirst@1 5 6; EachLast@1 5 1; EachLast@1 1 1; LastFirst@1 5 6; EachEach@1 5 6; Once@1 5 6
        6 Close 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        1 Open 1",
        // stored
        "! A FirstFirst EachLast LastFirst EachEach Once
        1 Open 1
        1 A 0",
        // list full: reject
        "! A FirstFirst EachLast LastFirst EachEach Once
        0 Open 2
        0 A 2
        0 A 2
        0 A 0",
        // stored
        "! B FirstFirst EachLast LastFirst EachEach Once
        0 Open 0
        2 A 0
        4 B 0",
        // list full: reject
        "! B FirstFirst EachLast LastFirst EachEach Once
        0 Open 0
        0 A 0
        0 B 0
        5 B 255
        5 B 0",
        // composes; instances end
        "! Close FirstFirst EachLast Once Run
        0 Open 1
        0 A 2
        0 A 0
        0 B 1
        0 Close 2",
        // composes
        "! Close EachLast LastFirst
        1 Open 0
        1 A 0
        1 B 0
        5 B 2
        5 A 1
        10 Close 0",
        // composes
        "! Close EachEach
        7 Open 1
        7 A 0
        9 A 0
        9 B 1
        10 B 1
        10 Close 0",
    }
}
