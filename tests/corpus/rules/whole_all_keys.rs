//! Clauses with `all_keys` beside those with the key: every path vector is
//! reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event Close { k: u8, x: u8 }
        event Reset { x: u8 }
        event Next { x: u8 }

        lifespan Run {
            from Open;
            until first Close if x > 1 terminate;
            until last Close all_keys if x > 2 terminate;
            until Reset all_keys terminate;
            until last Next all_keys if x > 0 discard;
            key k;
            max_open 3, per_key 2;
        }
        situation Late: all in Run {
            operand a: first A, max 2;
            detect deferred;
            emit { k: a.k, x: a.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        0 A 1 5
        0 A 2 6
        # The first of key 2, and the last of all.
        0 Close 2 3 => Late@2 2 6; Late@3 1 5
        0 Reset 0   => Late@1 1 5
        ",
        "
        0 Open 1
        0 Open 2
        0 A 2 1
        0 Next 0
        0 Next 1
        0 Close 2 2
        0 A 1 1
        0 Close 1 1
        # It is the first of its key and the last of all.
        0 Close 1 9 => Late@1 1 1
        0 Close 1 9
        ",
    }
    reaches {
        // opens
        "! Open Run
        0 Open 0",
        // full: reject
        "! Open Run
        1 Open 0
        1 Open 0
        1 Open 0",
        // stored; key probed
        "! A Late Run
        0 Open 0
        0 Open 0
        0 A 0 0",
        // list full: reject
        "! A Late
        0 Open 0
        0 Open 0
        0 A 0 0
        0 A 0 0
        1 A 0 0",
        // instances end
        "! Close Run
        0 Open 255
        0 Open 0
        2 Open 255
        2 Close 0 255",
        // composes
        "! Close Late
        0 Open 0
        1 Open 0
        3 A 0 0
        4 Close 0 255",
        // composes; instances end
        "! Reset Late Run
        0 Open 1
        0 Open 0
        0 A 0 1
        1 Open 1
        1 A 1 0
        1 Reset 2",
        // instances end
        "! Next Run
        0 Open 2
        1 Open 2
        2 Next 2",
    }
}
