//! `at T`: once in every instance that is open at a moment, before an event of its
//! tick. One that opens at the moment, or ends at it, is not open then.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event Stop { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan L { from Open; until Stop discard; until after 8us discard; max_open 3; }

        situation Alone: at 10us in Base { emit { n: 1u32 } }
        situation Due: at 10us in L { emit { n: 2u32 } }
        situation Seen: all in Base {
            operand d: first Due;
            emit { n: d.n }
        }
    }
    scripts {
        "
        # Ten ticks after startup.
        100 advance
        due 110
        105 Open 0
        109 Open 0
        # The timers first, by declaration, and in opening order; then their detections.
        110 Stop 0     => Alone@1 1; Due@2 2; Due@3 2; Seen@1 2; Seen@1 2
        due never
        ",
        "
        0 Open 0
        2 Open 0
        # 3 ends at the moment, 4 opens at it.
        10 Open 0      => Alone@1 1
        due 18
        40 advance
        due never
        50 Open 0
        57 advance
        ",
        "
        7 Open 0
        12 Open 0
        # 2 has ended before, 3 is open until 20, however late the call.
        max advance    => at 17 Alone@1 1; at 17 Due@3 2; at 17 Seen@1 2
        due never
        ",
        "
        # Beyond the last tick it never comes.
        18446744073709551610 Open 0
        due never
        max advance
        ",
    }
    reaches {
        // opens
        "! Open L
        8 Open 1",
        // full: reject
        "! Open L
        8 Open 0
        9 Open 0
        9 Open 2
        9 Open 0",
        // instances end
        "! Stop L
        0 Open 0
        0 Open 0
        0 Open 0
        0 Stop 0",
        // fires; timers; all timers
        "! advance Alone Due L engine
        0 Open 1
        5 Open 1
        6 Open 0
        8 Open 0
        19 advance",
        // startup
        "! advance Base
        8 advance",
    }
}
