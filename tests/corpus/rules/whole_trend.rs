//! `trend` in several instances: every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: i64 }
        event Close { k: u8 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Run {
            from Open;
            from A if x == 1 including;
            until Close terminate;
            key k;
            max_open 3, per_key 2, on_full reject;
        }
        situation Rise: trend increasing 2 of 12 / x in Run {
            operand a: A if x < 100, override if 6 / (x - 1) == 1;
            emit { n: count(), s: sum(x) }
        }
        situation Window: trend increasing 3 of x in Watch {
            operand a: A, max 4;
            within 5us;
            emit { s: sum(x), hi: max(x) }
        }
        situation Drops: trend decreasing 2 of x in Watch {
            operand a: A, retain, max 3, on_full drop_oldest;
            within 5us;
            emit { s: sum(x), hi: max(x) }
        }
        situation Freezes: trend increasing 2 of x in Run {
            operand a: A, retain, max 3, on_full freeze;
            within 5us;
            emit { s: sum(x), hi: max(x) }
        }
        situation Once: trend decreasing 3 of x in Run {
            operand a: A, retain, max 3, on_full drop_oldest;
            once;
            emit { hi: max(x) }
        }
    }
    scripts {
        "
        0 Open 1
        1 A 1 6
        # 12 / 4 is more than 12 / 6; and 4 is less than 6.
        2 A 1 4   => Rise@2 2 10; Drops@1 10 6
        3 A 1 3   => Drops@1 13 6; Once@2 6
        4 A 1 2   => Rise@2 2 5; ~Drops@1 9 4; overflow Drops.a drop_oldest
        # 12 / 0 is no value of a run.
        5 A 1 0   => fault Rise aggregate; ~Drops@1 5 3; overflow Drops.a drop_oldest
        6 Close 1
        ",
        "
        0 Open 3
        1 A 3 2
        1 A 3 3   => Freezes@2 5 3
        1 A 3 4   => Window@1 9 4; Freezes@2 9 4
        1 A 3 5   => overflow Freezes.a freeze
        1 A 3 6
        # 6 / 0 overrides nothing, and 12 is more than 2; instance 3 begins with it.
        7 A 3 1   => fault Rise override; Rise@2 2 7
        8 A 3 9   => ~Freezes@3 10 9
        lost Freezes 4
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
        // some expire, stored; ; stored; key probed; opens
        "! A Window Rise:initiate Freezes:initiate Once:initiate Run:add Run:initiate
        1 A 0 0
        1 A 1 1
        7 A 0 1",
        // detects; stored, detects; full: reject
        "! A Rise:add Once:add Run:initiate
        4 A 1 1
        4 Open 1
        4 A 1 9223372036854775807
        7 A 1 2
        8 A 1 1",
        // stored, detects
        "! A Window
        0 A 255 0
        1 A 1 1
        2 A 255 9223372036854775807",
        // some expire, stored
        "! A Drops
        0 A 2 9223372036854775807
        0 A 1 1
        0 A 1 0
        6 A 0 1",
        // list full: drop_oldest, detects
        "! A Drops
        2 A 2 9223372036854775807
        4 A 2 2
        4 A 255 1
        4 A 1 0",
        // some expire, stored, detects
        "! A Drops
        3 A 1 9223372036854775807
        4 A 1 2
        8 A 255 1
        10 A 0 0",
        // some expire, stored, detects
        "! A Drops
        2 A 255 9223372036854775807
        6 A 0 2
        6 A 0 1
        8 A 255 0",
        // instances end
        "! Close Run
        0 A 1 1
        2 Open 1
        5 Close 1",
        // list full: freeze
        "! A Freezes:add
        0 Open 0
        0 Open 0
        0 A 0 2
        0 A 0 3
        0 A 0 4
        1 A 0 5",
        // some expire, stored, detects
        "! A Freezes:add
        0 Open 0
        0 Open 0
        0 A 0 2
        3 A 0 3
        3 A 0 4
        6 A 0 5",
        // some expire, stored, detects
        "! A Freezes:add
        0 Open 0
        0 Open 0
        0 A 0 2
        0 A 0 3
        3 A 0 4
        6 A 0 5",
        // some expire, stored
        "! A Freezes:add
        0 Open 0
        0 Open 0
        0 A 0 2
        0 A 0 3
        0 A 0 4
        6 A 0 5",
    }
}
