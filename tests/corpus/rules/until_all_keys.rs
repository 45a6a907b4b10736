//! A terminator without the key says `all_keys`: `first` and `last` are then
//! the oldest and the newest of all, whatever their keys.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u32 }
        event Data { k: u32, x: u32 }
        event Done { k: u32 }
        event Reset { x: u32 }

        lifespan Run {
            from Open;
            until Done terminate;
            until last Reset all_keys if (x & 1) == 1 terminate;
            until first Reset all_keys if (x & 2) == 2 terminate;
            until each Reset all_keys if (x & 4) == 4 terminate;
            key k;
            max_open 4;
        }
        situation Got: sequence in Run {
            operand d: each Data, max 3;
            detect deferred;
            emit { k: d.k, x: d.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        0 Open 3
        # Key 1 has two instances, 1 and 3: both take it.
        1 Data 1 10
        1 Data 2 20
        1 Data 3 30
        1 Data 9 90
        2 Reset 1    => Got@4 3 30
        3 Reset 2    => Got@1 1 10
        4 Done 2     => Got@2 2 20
        5 Reset 4    => Got@3 1 10
        6 Reset 4
        6 Reset 0
        7 Open 1
        7 Open 2
        7 Open 2
        8 Data 2 5
        # Both ends of the row, as they were before anything closed.
        9 Reset 3    => Got@7 2 5
        10 Reset 4   => Got@6 2 5
        ",
        "
        0 Open 4
        0 Open 3
        0 Open 2
        0 Open 1
        0 Open 1     => full Run reject
        0 Data 2 1
        0 Data 4 1
        0 Data 2 2
        # By opening, not by key.
        0 Reset 4    => ~Got@1 4 1; ~Got@3 2 1; ~Got@3 2 2
        0 Open 1
        0 Data 1 5
        0 Done 2
        0 Done 1     => Got@5 1 5
        lost Run 1
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        0 Open 0
        0 Open 0
        1 Open 0
        3 Open 0
        5 Open 0",
        // stored; key probed
        "! Data Got Run
        0 Open 0
        0 Open 0
        0 Open 0
        0 Open 0
        2 Data 0 0",
        // list full: reject
        "! Data Got
        0 Open 0
        0 Open 0
        0 Open 0
        0 Open 0
        2 Data 0 0
        4 Data 0 0
        4 Data 0 0
        4 Data 0 0",
        // composes; instances end
        "! Done Got Run
        1 Open 0
        1 Open 0
        1 Open 0
        1 Open 0
        3 Data 0 0
        3 Data 0 0
        3 Data 0 0
        4 Done 0",
        // all end, and compose
        "! Reset Got Run
        0 Open 1
        0 Open 1
        0 Open 2
        0 Open 2
        1 Data 1 0
        1 Data 1 0
        1 Data 1 0
        1 Data 2 0
        1 Data 2 0
        1 Data 2 0
        2 Reset 4",
        // the newest ends, with all others of its key before it
        "! Reset Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Open 1
        2 Reset 1",
        // the oldest and the newest end
        "! Reset Run
        0 Open 1
        0 Open 2
        0 Open 2
        0 Open 2
        2 Reset 3",
    }
}
