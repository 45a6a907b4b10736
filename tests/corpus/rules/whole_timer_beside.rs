//! Openings at moments beside events and an interval: what was open before has ended by a
//! moment, or cannot have, as the interval is shorter than that moment, or longer. Every
//! path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }

        lifespan Long { from at 10us; from at 25us; from A if x == 1; until after 20us terminate; max_open 2; }
        lifespan Short { from at 10us; from at 25us; from A if x == 2; until after 6us terminate; max_open 2; }

        situation InLong: not in Long {
            operand b: B;
            detect deferred;
            emit { n: 1u8 }
        }
        situation InShort: not in Short {
            operand b: B;
            detect deferred;
            emit { n: 2u8 }
        }
    }
    scripts {
        "
        0 A 1
        5 A 1
        9 A 2
        # Long 1 ends at 20 and Long 2 at 25, before its moment; Short 3 at 15.
        60 advance   => full Long reject; at 15 InShort@3 2; at 16 InShort@4 2; at 20 ~InLong@1 1; at 25 ~InLong@2 1; at 31 InShort@6 2; at 45 InLong@5 1
        ",
        "
        0 advance
        # Nothing is open before: both moments open one in each.
        60 A 1       => at 16 InShort@2 2; at 30 InLong@1 1; at 31 InShort@4 2; at 45 InLong@3 1
        ",
    }
    reaches {
        // opens
        "! A Long
        25 A 1",
        // full: reject
        "! A Long
        5 A 1
        23 A 1",
        // opens
        "! A Short
        0 A 2",
        // full: reject
        "! A Short
        0 A 1
        12 A 2
        12 A 2",
        // noted
        "! B InLong InShort
        0 A 1
        11 A 2
        11 B 1",
        // nothing came; moments: all that was open before has ended by the first one, which
        // the longer interval allows of what a moment does not meet alone; all timers
        "! advance InLong InShort Long Short engine
        0 advance
        1 A 1
        2 A 2
        3 A 2
        100 advance",
        // moments, 1 full: of Long all that was open before has ended by the second one
        "! advance Long Short
        0 A 1
        5 A 1
        5 A 2
        5 A 2
        100 advance",
        // moments, 2 full
        "! advance Long
        0 advance
        6 A 1
        7 A 1
        100 advance",
    }
}
