//! `absent`: every path vector is reached, in two instances at once.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event B { x: u8, d: u8 }
        event N { x: u8 }
        lifespan Run { from Open; until after 100us terminate; max_open 2; }

        situation First: sequence in Run {
            operand a: first A, max 3;
            absent n: N;
            operand b: first B if x > 1;
            emit { a: a.x, b: b.x }
        }
        situation Last: sequence in Run {
            operand a: last A, max 3;
            absent n: N if 2 / x > 0;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Each: sequence in Run {
            operand a: each A, max 3;
            absent n: N if x > 1;
            absent m: B if 2 / d > 1;
            operand b: first B if x < 200;
            when a.x < b.x;
            emit { a: a.x, b: b.x }
        }
        situation Late: sequence in Run {
            operand a: first A, max 2;
            absent n: N if x > 1;
            operand b: first B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1
        2 A 2
        # 2 / 0: it stands between in First alone.
        3 N 0        => fault Last threshold 1
        4 B 7 1      => Last@1 2 7; Each@1 1 7; Each@1 2 7
        # B 7 stands between in Each from now on, for older ones.
        5 A 3        => overflow Late.a reject
        6 B 8 2      => First@1 3 8; Last@1 3 8; Each@1 3 8
        100 advance  => ~Late@1 1 7
        ",
        "
        0 Open 0
        1 A 1
        2 Open 0
        3 A 2
        4 N 2
        5 A 3        => overflow Late.a reject
        # Where the threshold of `m` faults, the event stands between nothing.
        6 B 4 0      => First@1 3 4; First@2 3 4; Last@1 3 4; Last@2 3 4; fault Each threshold 1; Each@1 3 4; Each@2 3 4
        100 advance
        101 B 9 2
        102 advance  => at 102 ~Late@2 3 4
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        100 Open 255
        100 Open 0
        100 Open 0",
        // stored
        "! A First Last Each Late
        0 Open 0
        0 Open 0
        0 A 0",
        // list full: reject
        "! A First Last Each Late
        0 Open 1
        0 Open 2
        50 A 0
        50 A 0
        50 A 0
        50 A 2",
        // composes, trigger consumed; stored
        "! B Last Each Late
        0 Open 1
        0 Open 0
        0 A 1
        0 A 1
        0 A 1
        0 B 2 1",
        // composes, trigger consumed; list full: reject
        "! B First Late
        51 Open 0
        51 Open 1
        51 A 255
        101 B 0 1
        101 A 0
        101 B 1 1
        101 N 255
        101 A 0
        101 B 255 0",
        // composes, trigger consumed
        "! B Each
        0 Open 0
        0 Open 0
        0 A 0
        0 A 0
        0 A 0
        0 B 1 0",
        // no combination holds
        "! B Last
        0 Open 2
        1 Open 2
        1 A 0
        2 A 1
        2 A 2
        2 N 2
        2 B 2 0",
        "! N First Last Each Late
        0 Open 2
        0 Open 1
        0 N 2",
        // threshold faults
        "! N Last
        0 Open 1
        1 N 0",
        // timers; all timers
        "! advance Run engine
        50 Open 1
        100 Open 1
        201 advance",
        // composes
        "! advance Late
        0 Open 0
        0 Open 0
        0 A 0
        0 N 2
        0 B 0 2
        0 A 0
        0 B 0 2
        100 advance",
    }
}
