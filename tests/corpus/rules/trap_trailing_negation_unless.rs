//! A trap of other engines (language.md 9): a trailing negation that fires only when
//! some later event comes. Here time alone is enough, and an event that comes at the
//! end is too late to forbid.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Alarm { x: u32 }
        event Reset { x: u32 }
        lifespan Wait { from Alarm including; until after 10us terminate; max_open 4; }

        situation NoReset: unless in Wait {
            operand alarm: first Alarm, override if true, max 1;
            forbidden reset: Reset if x > 0;
            emit { x: alarm.x }
        }
    }
    scripts {
        "
        0 Alarm 1
        due 10
        10 advance      => at 10 NoReset@1 1
        ",
        "
        0 Alarm 1
        # 0 resets nothing.
        3 Reset 0
        # At tick 10 the instance has ended: this Reset forbids nothing.
        10 Reset 1      => at 10 NoReset@1 1
        11 Alarm 2
        20 Reset 1
        21 advance
        22 advance
        ",
        "
        # Two open at once; the newer Alarm overrides the older one in both.
        0 Alarm 1
        5 Alarm 2
        12 advance      => at 10 NoReset@1 2
        13 Reset 1
        16 advance
        ",
    }
    reaches {
        // stored; opens
        "! Alarm NoReset:initiate Wait
        10 Alarm 1",
        // override, stored; full: reject
        "! Alarm NoReset:add Wait
        1 Alarm 2
        1 Alarm 1
        1 Alarm 2
        6 Alarm 0
        6 Alarm 2",
        "! Reset NoReset
        10 Alarm 0
        11 Alarm 0
        11 Alarm 2
        11 Alarm 0
        11 Reset 4294967295",
        // composes; timers; all timers
        "! advance NoReset Wait engine
        9 Alarm 1
        10 Alarm 1
        15 Alarm 0
        16 Alarm 0
        27 advance",
    }
}
