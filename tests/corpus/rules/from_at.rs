//! Openings at moments: each once, before an event of its tick, however late the
//! call; what the clock does not reach never comes.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event Stop { x: u32 }

        lifespan Shift { from at 10us; from at 5us; from at 10us; until first Stop terminate; max_open 4; }
        lifespan Once { from at 5us; until after 3us discard; max_open 1; }

        situation Seen: all in Shift {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        situation Now: all in Shift {
            operand a: first A;
            emit { x: a.x }
        }
        situation Short: all in Once {
            operand a: first A;
            emit { x: a.x }
        }
    }
    scripts {
        "
        due never
        # Startup at 100: nothing is open up to 104.
        100 A 1
        due 105
        104 A 2
        # Shift 1 and Once 2 have opened before the event.
        105 A 3        => Now@1 3; Short@2 3
        due 108
        108 advance
        due 110
        # Two clauses mean this tick: it opens one.
        110 advance
        due never
        111 A 4        => Now@1 4; Now@3 4
        112 Stop 0     => Seen@1 3; Seen@1 4
        113 Stop 0     => Seen@3 4
        114 A 5
        ",
        "
        # All in one call: Once 2 has ended long before.
        0 advance
        max A 1        => Now@1 1; Now@3 1
        due never
        ",
        "
        # Startup seven ticks before the end of the clock: five later is one, ten is
        # none, and neither is the end of Once.
        18_446_744_073_709_551_608 A 1
        due 18_446_744_073_709_551_613
        max A 2        => Now@1 2; Short@2 2
        due never
        ",
    }
    reaches {
        // stored; composes, trigger consumed
        "! A Seen Now
        1 A 1
        12 A 1",
        // composes, trigger consumed
        "! A Short
        0 A 0
        6 A 4294967295",
        // list full: reject
        "! A Seen
        0 Stop 0
        11 A 4294967295
        14 A 0
        14 A 1",
        // composes; instances end
        "! Stop Seen Shift
        1 Stop 4294967295
        7 A 4294967295
        7 A 4294967295
        7 Stop 1",
        // moments; all timers
        "! advance Shift Once engine
        0 advance
        10 advance",
    }
}
