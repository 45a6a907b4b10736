//! `first` with a `retain` that has a condition: what was never used gets among the
//! oldest where older ones leave. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, w: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Stay: atleast 3 in Watch {
            operand a: first A, retain if x == 1, max 5;
            emit { n: count() }
        }
        situation Push: atleast 3 in Watch {
            operand a: first A, retain if x == 1, max 5, on_full drop_oldest;
            emit { n: count() }
        }
        situation Window: atleast 3 in Watch {
            operand a: first A, retain if 4 / x > 2, max 5;
            within 10us;
            emit { n: count() }
        }
        situation Twos: atleast 5 in Watch {
            operand a: first A, weight 2, retain if 4 / x > 2, max 4, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation Freeze: atleast 2 in Watch {
            operand a: first A, retain if x == 1, max 3, on_full freeze;
            within 10us;
            emit { n: count() }
        }
        situation Exact: atleast 3 in Watch {
            operand a: first A, retain if x == 1, max 3;
            within 10us;
            emit { n: count() }
        }
        situation Short: atleast 3 in Watch {
            operand a: first A, retain if x == 1, max 2;
            within 10us;
            emit { n: count() }
        }
        situation Heavy: atleast 2 in Watch {
            operand a: first A, weight w, retain if 4 / x > 2, max 3, on_full drop_oldest;
            emit { n: count() }
        }
        situation HeavyWindow: atleast 2 in Watch {
            operand a: first A, weight w, retain if 4 / x > 2, max 3;
            within 10us;
            emit { n: count() }
        }
        situation HeavyBoth: atleast 2 in Watch {
            operand a: first A, weight w, retain if x == 1, max 3, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation Newest: atleast 2 in Watch {
            operand a: first A, weight w, override if true, retain if x == 1, max 1;
            within 10us;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 1 0
        0 A 1 0     => Freeze 2
        # 2 does not stay; Freeze reaches 2 without it, and stores it.
        0 A 2 1     => Stay 3; Push 3; Window 3; Twos 6; Freeze 3; Exact 3; Short 3
        0 A 1 2     => Stay 3; Push 3; Window 3; Twos 6; Freeze 4; overflow Freeze.a freeze; Exact 3; Short 3; overflow Short.a reject; Heavy 3; HeavyWindow 3; HeavyBoth 3; Newest 2
        ",
        "
        0 A 1 0
        1 A 1 0     => Freeze 2
        2 A 1 0     => Stay 3; Push 3; Window 3; Twos 6; Freeze 3; Exact 3; Short 3; overflow Short.a reject
        # Not one of the oldest three: stored where there is room.
        3 A 2 0     => Stay 4; Push 4; Window 4; Twos 8; Freeze 4; overflow Freeze.a freeze; Exact 4; overflow Exact.a reject; ~Short 3; overflow Heavy.a drop_oldest; overflow HeavyWindow.a reject; overflow HeavyBoth.a drop_oldest
        # The 1 of tick 0 is too old: the 2 is used, and consumed.
        11 A 1 0    => Stay 5; Push 5; Window 4; Twos 8; ~Exact 3; overflow Heavy.a drop_oldest; overflow HeavyBoth.a drop_oldest
        12 A 1 0    => Stay 6; overflow Stay.a reject; Push 6; overflow Push.a drop_oldest; Window 3; Twos 6; ~Exact 3; overflow Heavy.a drop_oldest; overflow HeavyBoth.a drop_oldest
        # Push has pushed out a 1: the 2 is used there, too, and leaves room.
        13 A 1 0    => ~Stay 6; overflow Stay.a reject; ~Push 6; Window 3; Twos 6; ~Exact 3; ~Short 3; overflow Short.a reject; overflow Heavy.a drop_oldest; overflow HeavyBoth.a drop_oldest
        ",
    }
    reaches {
        // detects, event stays, list full: reject; detects, event stays, list full: drop_oldest; stored; detects, event stays, list full: drop_oldest; detects, event stays, stored
        "! A Stay Push Window Twos Exact Short Heavy HeavyWindow HeavyBoth Newest
        11 A 1 2
        11 A 1 0
        19 A 1 1
        19 A 1 0
        20 A 0 1
        31 A 1 2",
        // detects, event stays, stored
        "! A Stay Push Exact Short Heavy HeavyWindow HeavyBoth
        0 A 0 1
        0 A 0 1
        0 A 0 1
        0 A 0 0
        5 A 0 0
        5 A 1 1",
        // detects, event stays, stored; detects, event stays, list full: reject; detects, event stays, stored; detects, event stays, list full: reject; detects, event stays, list full: drop_oldest
        "! A Push Window Twos Exact Short HeavyBoth
        0 A 1 1
        0 A 1 0
        9 A 1 0
        9 A 2 2
        9 A 0 2
        10 A 0 1
        10 A 1 1",
        // detects, event stays, stored
        "! A Stay Freeze HeavyWindow HeavyBoth
        5 A 1 4294967295
        17 A 1 1
        17 A 1 2
        18 A 0 4294967295
        28 A 1 4294967295",
        // detects, event stays, stored
        "! A Window Twos HeavyBoth
        0 A 1 0
        0 A 1 2
        0 A 1 1
        8 A 2 0
        8 A 0 2
        17 A 1 0",
        // detects, event stays, stored; detects, event stays, list full: drop_oldest; detects, event stays, stored
        "! A Window Twos Exact
        0 A 1 1
        10 A 1 0
        10 A 1 1
        10 A 0 0
        10 A 1 0
        10 A 1 0
        15 A 1 0",
        // detects, event stays, stored; detects, event consumed
        "! A Window Twos HeavyWindow
        1 A 1 0
        6 A 1 2
        6 A 2 1
        11 A 1 2
        11 A 0 2
        11 A 0 2
        19 A 0 2",
        // detects, event stays, stored
        "! A Freeze HeavyWindow
        0 A 1 2
        8 A 2 0
        8 A 0 2
        8 A 1 0
        9 A 0 0
        14 A 2 1",
        // detects, event stays, list full: freeze
        "! A Freeze
        0 A 1 1
        0 A 1 0
        0 A 2 1
        0 A 1 1",
        // stored
        "! A Freeze
        11 A 1 0
        16 A 1 1
        16 A 2 1
        27 A 1 2",
    }
}
