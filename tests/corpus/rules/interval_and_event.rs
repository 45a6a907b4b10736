//! An interval beside an event: what comes first ends the instance. At the very
//! tick of the interval the timer comes first.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u32 }
        event Data { k: u32, x: u32 }
        event Close { k: u32 }

        lifespan Run {
            from Open;
            until Close terminate;
            until after 5us discard;
            key k;
            max_open 2;
        }
        situation Got: all in Run {
            operand d: last Data, max 2, on_full drop_oldest;
            detect deferred;
            emit { k: d.k, x: d.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        1 Data 1 7
        1 Data 2 8
        4 Close 1     => Got@1 1 7
        # Half-open: at 5 it is over, discarded, and Close finds nothing.
        5 Close 2
        5 Data 2 9
        5 Open 2
        due 10
        9 Data 2 1
        9 Data 2 2
        9 Close 2     => Got@3 2 2
        due never
        ",
        "
        0 Open 1
        3 Open 1
        4 Data 1 1
        # Instance 1 ends by time, 2 goes on.
        5 Data 1 2
        due 8
        6 Data 1 3    => overflow Got.d drop_oldest
        7 Open 1
        7 Close 1     => ~Got@2 1 3
        # Instance 3 ended too; it opened too late for what was lost to matter,
        # but held nothing.
        7 Open 1
        7 Data 1 4
        # Whoever comes at tick 12 comes too late.
        11 Close 1    => Got@4 1 4
        lost Got 1
        ",
    }
    reaches {
        // opens
        "! Open Run
        6 Open 1",
        // full: reject
        "! Open Run
        5 Open 0
        5 Open 0
        5 Open 0",
        // list full: drop_oldest; key probed
        "! Data Got Run
        0 Open 0
        0 Open 0
        1 Data 0 0
        1 Data 0 0
        1 Data 0 4294967295",
        // composes; instances end
        "! Close Got Run
        0 Open 0
        0 Open 0
        0 Data 0 0
        0 Close 0",
        // timers
        "! advance Run
        6 Open 0
        6 Open 0
        11 advance",
        // each end at a tick of its own
        "! advance engine
        0 Open 1
        1 Open 2
        7 advance",
    }
}
