//! Instances that are open at the ticks of a situation's timers: an interval has ended
//! some by the later ones. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8 }

        lifespan Shift { from Open; from at 330us; until after 115us discard; max_open 2; }
        lifespan Brief { from Open; until after 5us discard; max_open 4; }

        situation Beat: every 100us in Shift { emit { m: missed } }
        situation Pulse: every 4us in Brief { emit { m: missed } }
        situation Echo: after 3us in Brief {
            operand a: first A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 Open 0
        2 A 7
        # Brief 2 and 4 have an Echo at 5, when Brief 2 has just ended.
        5 advance      => at 4 Pulse@2 0; at 5 Pulse@4 0; Echo@4 7
        100 advance    => Beat@1 0
        101 advance    => Beat@3 0
        ",
        "
        0 advance
        215 Open 0
        216 Open 0
        # Shift 1 ends at 330, where Shift 5 opens; at 430 nothing else is open.
        500 advance    => at 219 Pulse@2 0; at 220 Pulse@4 0; at 315 Beat@1 0; at 316 Beat@3 0; at 430 Beat@5 0
        ",
    }
    reaches {
        // opens
        "! Open Shift Brief
        4 Open 1",
        // full: reject
        "! Open Shift Brief
        0 Open 0
        2 Open 0
        4 Open 0
        4 Open 0
        4 Open 0",
        // stored
        "! A Echo
        4 Open 0
        5 Open 0
        5 Open 2
        5 Open 0
        5 A 255",
        // fires; moments; timers; all timers
        "! advance Beat Shift Brief engine
        0 A 1
        122 Open 0
        125 Open 2
        125 Open 2
        125 A 2
        125 Open 1
        456 advance",
        // moments, 1 full
        "! advance Shift
        0 Open 0
        328 Open 1
        328 Open 2
        658 advance",
        // fires, one after the other has ended
        "! advance Pulse
        0 Open 2
        1 Open 2
        2 Open 1
        3 Open 2
        8 advance",
        // fires, and the tick of one that has ended
        "! advance Echo
        0 Open 0
        4 A 0
        5 Open 0
        5 Open 0
        5 A 0
        6 Open 0
        6 Open 0
        6 A 0
        100 advance",
    }
}
