//! `percentage` in several instances, with weights and conditions that fault: every
//! path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: i64 }
        event B { k: u8, x: i64 }
        event Close { k: u8 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Run {
            from Open;
            from A if x == 2 || x > 100 including;
            until Close terminate;
            key k;
            max_open 3, per_key 2, on_full reject;
        }
        situation All: percentage < 90 in Run {
            operand a: A, weight 60 / x, counted if 6 / (x - 2) == 1;
            operand b: B, counted;
            emit { n: count(), lo: min(x) }
        }
        situation Window: percentage >= 50 in Watch {
            operand a: A, weight x, counted if x > 1, max 2, on_full drop_oldest;
            operand b: B if x > 0, counted, max 3;
            within 5us;
            emit { m: avg(x), lo: min(x) }
        }
        situation End: percentage < 50 in Run {
            operand a: A, counted if x > 3, max 2, on_full drop_oldest;
            operand b: B;
            detect deferred;
            emit { lo: min(x) or 0 }
        }
    }
    scripts {
        "
        0 Open 1
        # 0 divides nothing, and no weight counts it; the total of Window is 0.
        1 A 1 0   => fault All weight
        # 6 / 0: of 30 nothing is counted, in 2 and in 3, which it opens. Window: 2 of 2.
        2 A 1 2   => fault All counted; All@2 1 2; Window@1 1 0; All@3 1 2
        # 1 of 31; 3 of 3.
        3 B 1 5   => All@2 2 2; All@3 2 2; Window@1 2.3333333333333335 0
        4 Close 1 => End@2 0; End@3 2
        ",
        "
        # 60 / 101 is a weight of 0: a total of nothing.
        0 A 7 101 => Window@1 101 101
        1 A 7 3   => All@2 2 3; Window@1 52 3
        # 7 of 27 are counted; End has lost the 101.
        2 A 7 8   => All@2 3 3; ~Window@1 5.5 3; overflow Window.a drop_oldest; overflow End.a drop_oldest
        3 B 7 0   => All@2 4 0
        # One of three.
        4 Close 7 => ~End@2 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        6 Open 1",
        // full: reject
        "! Open Run
        4 Open 0
        5 Open 0
        9 Open 0",
        // some expire, some expire, stored, detects; detects; stored; key probed; opens
        "! A Window All:initiate End:initiate Run:add Run:initiate
        0 B 1 1
        0 A 2 1
        0 B 2 1
        1 A 2 2
        1 B 2 1
        7 A 1 2",
        // detects; list full: drop_oldest, detects; list full: drop_oldest; full: reject
        "! A All:add Window End:add Run:initiate
        0 Open 2
        0 B 1 1
        0 B 255 9223372036854775807
        0 A 2 2
        0 A 2 0
        2 B 255 2
        4 A 2 2",
        // some expire, some expire, stored, detects
        "! A Window
        0 A 0 0
        0 B 2 1
        0 B 0 2
        0 B 2 2
        5 A 0 2
        7 A 2 2",
        // some expire, list full: drop_oldest, detects
        "! A Window
        5 B 2 2
        5 B 0 2
        6 B 0 1
        7 A 0 2
        7 A 1 0
        12 A 1 2",
        // some expire, stored, detects
        "! A Window
        0 A 1 0
        1 A 2 0
        5 B 2 2
        5 B 2 1
        5 B 2 2
        7 A 1 0",
        // some expire, stored, detects
        "! A Window
        0 A 2 2
        2 B 255 1
        4 A 2 1
        4 B 1 2
        4 B 255 1
        6 A 1 2",
        // detects; some expire, some expire, stored, detects; ; key probed
        "! B All Window End Run
        0 Open 2
        0 A 2 2
        1 B 0 1
        1 A 1 1
        1 B 2 2
        1 B 0 2
        7 B 2 2",
        // some expire, stored, detects
        "! B Window
        0 B 2 2
        1 A 1 2
        1 A 1 2
        1 B 0 2
        1 B 2 2
        6 B 0 1",
        // some expire, some expire, stored, detects
        "! B Window
        1 A 255 1
        1 A 2 2
        1 B 1 9223372036854775807
        4 B 1 2
        5 B 2 1
        7 B 2 9223372036854775807",
        // some expire, list full: reject
        "! B Window
        9 A 0 1
        9 A 1 0
        12 B 0 1
        12 B 255 9223372036854775807
        12 B 0 9223372036854775807
        15 B 1 9223372036854775807",
        // detects; instances end
        "! Close End Run
        0 A 1 2
        0 A 1 2
        1 A 1 0
        1 Close 1",
    }
}
