//! `report` in several instances: every path vector of what it does at an event, at
//! the instance that the event opens, and at the end of one is reached.

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
            from A if x > 100 including;
            until Close terminate;
            key k;
            max_open 3, per_key 2, on_full reject;
        }
        situation All: report in Run {
            operand a: A;
            operand b: B if x > 0;
            when sum(x) > 3;
            emit { n: count(), m: max(x), s: sum(a.x) }
        }
        situation Window: report in Watch {
            operand a: A, max 2, on_full drop_oldest;
            operand b: B, max 3;
            when max(x) > 3;
            within 5us;
            emit { s: sum(x), lo: min(x) }
        }
        situation Frozen: report in Run {
            operand a: A, max 2, on_full freeze;
            when sum(x) > 3;
            within 5us;
            emit { s: sum(x) }
        }
        situation End: report in Run {
            operand a: A, max 2, on_full drop_oldest;
            operand b: B;
            when count() > 0;
            detect deferred;
            emit { lo: min(a.x) or 0, m: avg(b.x) or 0.0 }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 1
        1 A 1 3
        2 B 1 4   => All@2 2 4 3; All@3 2 4 3; Window@1 7 3
        # Frozen holds 3 and 1, which is more than 3.
        3 A 1 1   => All@2 3 4 4; All@3 3 4 4; Window@1 8 1; Frozen@2 4; Frozen@3 4
        4 A 1 0   => All@2 4 4 4; All@3 4 4 4; ~Window@1 5 0; overflow Window.a drop_oldest; overflow Frozen.a freeze; overflow Frozen.a freeze; overflow End.a drop_oldest; overflow End.a drop_oldest
        9 Close 1 => ~End@2 0 4; ~End@3 0 4
        ",
        "
        # What the event opens takes it last of all.
        0 A 1 101 => Window@1 101 101; All@2 1 101 101; Frozen@2 101
        0 Open 2
        # 3 is not more than 3.
        1 A 2 3   => Window@1 104 3
        2 Close 2 => End@3 3 0
        3 Close 1 => End@2 101 0
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
        // some expire, some expire, stored, detects; detects; stored, detects; stored; key probed; opens
        "! A Window All:initiate Frozen:initiate End:initiate Run:add Run:initiate
        0 A 0 2
        0 A 2 0
        2 B 255 2
        5 B 0 9223372036854775807
        5 B 2 0
        11 A 255 9223372036854775807",
        // detects; list full: drop_oldest, detects; list full: freeze; list full: drop_oldest; full: reject
        "! A All:add Window Frozen:add End:add Run:initiate
        0 B 0 9223372036854775807
        0 Open 0
        1 A 0 9223372036854775807
        2 A 0 0
        3 B 0 0
        3 B 0 0
        3 A 0 9223372036854775807",
        // some expire, stored, detects
        "! A Frozen:add
        0 Open 0
        6 A 0 9223372036854775807
        8 A 0 0
        14 A 0 9223372036854775807",
        // some expire, some expire, stored, detects
        "! A Window
        1 B 255 9223372036854775807
        2 A 0 0
        2 B 0 1
        2 A 255 0
        6 B 0 9223372036854775807
        8 A 0 1",
        // some expire, stored, detects
        "! A Window
        1 A 1 1
        2 A 0 1
        4 B 1 9223372036854775807
        5 B 0 0
        5 B 1 0
        7 A 1 9223372036854775807",
        // some expire, list full: drop_oldest, detects
        "! A Window
        0 B 255 9223372036854775807
        0 B 0 0
        0 B 1 0
        2 A 1 0
        3 A 1 9223372036854775807
        6 A 0 1",
        // some expire, stored, detects
        "! A Window
        3 A 0 1
        3 B 0 1
        5 B 255 9223372036854775807
        6 B 0 9223372036854775807
        8 A 1 1
        9 A 0 0",
        // detects; some expire, stored, detects; ; key probed
        "! B All Window End Run
        0 B 0 9223372036854775807
        0 B 0 2
        2 A 1 9223372036854775807
        4 B 2 0
        4 A 1 9223372036854775807
        8 B 1 2",
        // some expire, some expire, stored, detects
        "! B Window
        2 B 2 2
        2 A 255 1
        2 B 2 2
        2 B 255 0
        4 A 0 9223372036854775807
        10 B 0 9223372036854775807",
        // some expire, list full: reject
        "! B Window
        0 A 0 1
        1 A 1 9223372036854775807
        4 B 0 0
        4 B 0 0
        4 B 255 1
        8 B 1 1",
        // some expire, stored, detects
        "! B Window
        5 B 2 9223372036854775807
        10 B 0 2
        10 A 2 2
        10 A 255 9223372036854775807
        10 B 1 1
        11 B 0 0",
        // detects; instances end
        "! Close End Run
        1 Open 255
        1 A 255 9223372036854775807
        1 A 255 1
        1 Close 255",
    }
}
