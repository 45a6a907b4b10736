//! Timers in instances that moments open within the sweep, also beside those that an
//! event has opened; and one that is never due. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }
        event Stop { x: u8 }

        lifespan Base { from startup; max_open 1; }
        lifespan Shift { from at 100us; from at 210us; until after 300us terminate; max_open 2; }
        lifespan Late { from Open; from at 330us; until Stop discard; max_open 2; }

        situation Beat: every 130us in Shift { emit { m: missed } }
        situation Noon: at 390us in Shift { emit { n: 1u8 } }
        // The first instance has ended by then; none is open before the other moment.
        situation Gone: at 401us in Shift { emit { n: 2u8 } }
        situation Never: at 100us in Shift { emit { n: 3u8 } }
        situation Quiet: not in Shift {
            operand a: A;
            detect deferred;
            emit { n: 4u8 }
        }
        situation Felt: all in Base {
            operand n: first Never;
            emit { n: n.n }
        }
        situation Tick: every 77us in Late { emit { m: missed } }
        situation Dusk: at 351us in Late { emit { n: 5u8 } }
        situation Wait: after 60us in Late {
            operand a: last A;
            emit { x: 6 / a.x }
        }
    }
    scripts {
        "
        0 advance
        100 advance
        # Shift 3 opens at 210, Late 4 at 330.
        235 advance   => at 230 Beat@2 0
        390 A 2       => at 340 Beat@3 0; at 351 Dusk@4 5; at 360 Beat@2 0; Noon@2 1; Noon@3 1
        # Shift 2 has ended with an A, Shift 3 is open until 510.
        420 advance   => at 401 Gone@3 2; at 407 Tick@4 0
        ",
        "
        0 Open 0
        0 Open 0
        5 A 3
        330 Stop 0    => at 65 Wait@2 2; at 65 Wait@3 2; at 77 Tick@2 3; missed Tick 3; at 77 ~Tick@3 3; missed Tick 3; at 230 Beat@4 0; full Late reject
        ",
    }
    reaches {
        // all at ticks of their own, and one of each that nothing waits for any more
        "! advance Beat Noon Gone Quiet Tick Dusk Wait Shift Late engine
        0 Open 0
        0 A 0
        1 Stop 0
        2 Open 0
        3 Open 0
        4 A 0
        20000 advance",
        // moments: open
        "! advance Late
        0 advance
        20000 advance",
        // opens
        "! Open Late
        0 Open 0",
        // full: reject
        "! Open Late
        65 Open 1
        66 Open 1
        453 Open 2",
        // noted; stored
        "! A Quiet Wait
        0 Open 0
        388 A 1",
        // instances end
        "! Stop Late
        100 Open 0
        501 Stop 0",
    }
}
