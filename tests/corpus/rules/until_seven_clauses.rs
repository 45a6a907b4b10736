//! More clauses for one event than the counts tell apart: the first declared
//! that selects an instance says how it ends.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event Close { k: u8, x: u8 }

        lifespan Run {
            from Open;
            until first Close if x == 1 discard;
            until last Close if x == 2 terminate;
            until first Close all_keys if 6 / x == 2 terminate;
            until last Close all_keys if x == 4 discard;
            until Close if 6 / x == 6 terminate;
            until Close all_keys if x > 8 terminate;
            until last Close if x > 7 discard;
            key k;
            max_open 5, per_key 3;
        }
        situation Late: all in Run {
            operand a: each A, max 2;
            detect deferred;
            emit { k: a.k, x: a.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        0 Open 1
        0 A 1 7
        0 A 2 9
        # 1: the first of key 1 is discarded, 6 / 1 is 6: 3 and 4 are terminated.
        1 Close 1 1    => Late@3 1 7; Late@4 1 7
        1 Open 1
        1 Open 3
        1 A 3 1
        # 2: last of key 3, which is 6.
        2 Close 3 2    => Late@6 3 1
        # 6 / 3 is 2: the first of all, whatever the key.
        3 Close 9 3    => Late@2 2 9
        # Two clauses fault, for whatever is open.
        4 Close 1 0    => fault Run until; fault Run until
        # The one of all keys alone is asked where the key has nothing open.
        4 Close 9 0    => fault Run until
        5 Close 1 8
        ",
        "
        0 Open 1
        0 Open 2
        0 A 1 1
        0 A 2 2
        # 9: all keys are terminated; the last clause comes too late.
        1 Close 2 9    => Late@1 1 1; Late@2 2 2
        1 Open 5
        1 A 5 5
        # 8: above 7 alone.
        1 Close 5 8
        1 Open 4
        1 A 4 4
        # 4: the last of all keys, discarded.
        1 Close 5 4
        1 Close 4 2
        ",
    }
}
