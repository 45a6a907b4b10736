//! `every p`: at start + k·p, strictly before the end of the instance.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event Stop { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan L { from Open; until Stop discard; until after 12us discard; max_open 2; }

        situation Tick: every 5us in Base { emit { m: missed } }
        situation Beat: every 4us in L { emit { m: missed } }
    }
    scripts {
        "
        0 advance
        due 5
        3 Open 0
        5 advance      => Tick@1 0
        7 advance      => Beat@2 0
        10 advance     => Tick@1 0
        11 advance     => Beat@2 0
        # Its end is no part of the instance.
        15 advance     => Tick@1 0
        due 20
        16 advance
        ",
        "
        0 Open 0
        # At the first due time, with what it skips: 8 before the end at 12; 10 and 15.
        17 advance     => at 4 Beat@2 1; missed Beat 1; at 5 Tick@1 2; missed Tick 2
        due 20
        20 advance     => ~Tick@1 0
        ",
        "
        0 Open 0
        1 Open 0
        # The timer comes before an event of its tick.
        4 Stop 0       => Beat@2 0
        9 advance      => at 5 Tick@1 0
        10 Stop 0      => Tick@1 0
        ",
        "
        0 advance
        max advance    => at 5 Tick@1 3689348814741910322; missed Tick 3689348814741910322
        due never
        ",
    }
    reaches {
        // opens
        "! Open L
        12 Open 1",
        // full: reject
        "! Open L
        0 Open 0
        0 Open 0
        0 Open 0",
        // instances end
        "! Stop L
        0 Open 0
        6 Open 0
        7 Stop 0",
        // fires, periods missed; timers; all timers
        "! advance Tick Beat L engine
        13 Open 0
        13 Stop 4294967295
        15 Open 1
        16 Open 1
        29 advance",
        // startup
        "! advance Base
        12 advance",
    }
}
