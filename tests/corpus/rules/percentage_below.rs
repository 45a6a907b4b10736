//! `percentage` by an event that is against it: of what helps, only so many can expire at
//! once with a detection as leave the share.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Below: percentage <= 30 in Watch {
            operand a: A, counted, max 2;
            operand b: B, max 6;
            within 10us;
            emit { n: count() }
        }
        situation Weighed: percentage < 20 in Watch {
            operand a: A, weight 2, counted, max 2;
            operand b: B, weight 3, max 5;
            within 10us;
            emit { n: count() }
        }
        situation Heavy: percentage >= 50 in Watch {
            operand a: A, weight x, max 2;
            operand b: B, weight x, counted, max 3;
            within 10us;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 1
        0 A 1
        # 8 of 10, 16 of 18, 24 of 26; 2 of 5 for Below, 4 of 13 for Weighed.
        1 B 8     => Heavy 3
        1 B 8     => Heavy 4
        1 B 8     => Heavy 5
        6 B 8     => overflow Heavy.b reject
        # 2 of 7; 4 of 19.
        6 B 8     => Below 7; overflow Heavy.b reject
        6 B 8     => Below 8; overflow Weighed.b reject; overflow Heavy.b reject
        # Two A and three B are gone: 1 of 4 for Below, 2 of 8 for Weighed, nothing for Heavy.
        12 A 0    => Below 4
        ",
        "
        0 A 0
        0 A 0
        # A total that is counted alone.
        1 B 8     => Heavy 3
        1 B 8     => Heavy 4
        6 B 8     => Heavy 5
        6 B 8     => overflow Heavy.b reject
        # 4 of 19 is no less than 20 percent.
        6 B 8     => Below 7; overflow Heavy.b reject
        # 1 of 4 for Below, 2 of 11 for Weighed, and 8 of 16 for Heavy.
        12 A 8    => Below 4; Weighed 4; ~Heavy 2
        ",
    }
    reaches {
        // some expire, some expire, stored, detects
        "! A Below
        0 A 1
        0 A 1
        1 B 8
        1 B 8
        1 B 8
        6 B 8
        6 B 8
        6 B 8
        12 A 0",
        // some expire, some expire, stored, detects
        "! A Weighed Heavy
        0 A 0
        0 A 0
        1 B 8
        1 B 8
        6 B 8
        6 B 8
        6 B 8
        12 A 8",
        // some expire, some expire, stored
        "! A Below Weighed Heavy
        5 B 0
        5 B 0
        13 A 0
        13 B 0
        13 B 0
        13 B 0
        13 A 0
        13 B 0
        24 A 0",
        // some expire, some expire, stored, detects
        "! B Below Weighed Heavy
        5 A 1
        5 B 1
        5 A 1
        15 B 4294967295
        15 B 1
        15 B 0
        15 B 1
        15 B 4294967295
        26 B 4294967295",
        // some expire, list full: reject
        "! A Below Weighed Heavy
        5 B 0
        5 B 0
        5 B 0
        6 B 0
        6 B 0
        6 B 0
        15 A 0
        15 A 0
        23 A 0",
        // some expire, list full: reject
        "! B Below Weighed Heavy
        0 A 1
        0 A 0
        1 B 1
        1 B 0
        1 B 1
        1 B 1
        1 B 1
        10 B 0
        11 B 1",
    }
}
