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
            until last Reset all_keys if x == 1 terminate;
            until first Reset all_keys if x == 2 terminate;
            until each Reset all_keys if x == 3 terminate;
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
        5 Reset 3    => Got@3 1 10
        6 Reset 3
        6 Reset 0
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
        0 Reset 3    => ~Got@1 4 1; ~Got@3 2 1; ~Got@3 2 2
        0 Open 1
        0 Data 1 5
        0 Done 2
        0 Done 1     => Got@5 1 5
        lost Run 1
        ",
    }
}
