//! `at` an instant, where the rules say which one is tick 0: before startup it has
//! passed. A timer among openings and ends of the same tick.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        epoch "2018-08-02T08:34:47Z";
        event A { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan Short { from at "2018-08-02T08:34:47.000002Z"; until after 4us terminate; max_open 1; }
        lifespan Late { from at "2018-08-02T08:34:47.000006Z"; max_open 1; }

        situation Six: at "2018-08-02T08:34:47.000006Z" in Base { emit { n: 6u32 } }
        situation Four: at "2018-08-02T08:34:47.000004Z" in Short { emit { n: 4u32 } }
        situation Ends: at "2018-08-02T08:34:47.000006Z" in Short { emit { n: 7u32 } }
        situation Opens: at "2018-08-02T08:34:47.000006Z" in Late { emit { n: 8u32 } }
        situation Quiet: not in Short {
            operand a: A;
            detect deferred;
            emit { n: 9u32 }
        }
        situation Got: all in Late {
            operand s: first Six;
            emit { n: s.n }
        }
    }
    scripts {
        "
        0 advance
        due 2
        # What is due at 6 closes and composes; then timers fire; then Late opens, and
        # takes the detection.
        9 advance      => at 4 Four@2 4; at 6 Quiet@2 9; at 6 Six@1 6; at 6 Got@3 6
        due never
        ",
        "
        # Startup is after the opening at 2.
        3 advance
        due 6
        6 A 1          => Six@1 6; Got@2 6
        ",
        "
        # At the very tick of startup Late opens, and Base is not open at it.
        6 A 1
        due never
        max advance
        ",
    }
    reaches {
        // noted
        "! A Quiet
        2 A 1",
        // nothing came; fires; moments
        "! advance Quiet Six Four Short Late
        0 A 0
        7 advance",
        // startup
        "! advance Base
        6 advance",
        // three ticks
        "! advance engine
        0 advance
        7 advance",
    }
}
