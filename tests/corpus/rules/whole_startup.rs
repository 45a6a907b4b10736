//! Startup beside an event and an end: what the first call opens is part of its
//! sweep, and every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event Close { x: u8 }

        lifespan Run { from startup; from Open; until first Close terminate; max_open 2, on_full drop_oldest; }
        lifespan Warm { from startup; until after 5us terminate; max_open 1; }

        situation Late: all in Run {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        situation Early: all in Warm {
            operand a: last A, max 2;
            once;
            detect deferred;
            emit { x: a.x }
        }
    }
    scripts {
        "
        3 A 1
        4 A 2
        8 Close 0    => Early@2 2; Late@1 1; Late@1 2
        8 Close 0
        ",
        "
        0 advance
        0 Open 0
        0 A 7
        0 Open 0     => full Run drop_oldest
        5 Close 0    => Early@2 7; ~Late@3 7
        5 Close 0
        ",
    }
    reaches {
        // full: drop_oldest
        "! Open Run
        6 Open 1
        6 Open 0",
        // stored
        "! A Late Early
        3 Open 1
        3 A 0",
        // list full: reject
        "! A Late Early
        0 Open 0
        0 A 1
        0 A 0
        0 A 1",
        // composes; instances end
        "! Close Late Run
        0 A 0
        0 A 2
        6 Close 2",
        // startup
        "! advance Run Warm
        6 advance",
        // composes; timers
        "! advance Early Warm
        0 A 1
        6 advance",
        // each end at a tick of its own
        "! advance engine
        0 A 0
        5 advance",
    }
}
