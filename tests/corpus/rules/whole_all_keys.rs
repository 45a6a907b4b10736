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
}
