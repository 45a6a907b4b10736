//! `crosses` in several instances: every path vector is reached.

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
        situation All: crosses up 5 hysteresis 2 of sum(x) / sum(b.x) in Run {
            operand a: A;
            operand b: B;
            emit { n: count(), q: 6 / (sum(b.x) - 1) }
        }
        situation Window: crosses down 3 of max(x) in Watch {
            operand a: A, max 3, on_full drop_oldest;
            operand b: B if x > 0, max 2;
            within 5us;
            emit { s: sum(x), lo: min(x) }
        }
        situation Once: crosses up 5.0 of avg(x) in Run {
            operand a: A, max 2, on_full freeze;
            within 5us;
            once;
            emit { m: avg(x) }
        }
    }
    scripts {
        "
        0 Open 1
        # 1 / 0.
        1 A 1 1   => fault All of
        2 B 1 1
        # 10 / 1 is above 5, and 6 / 0; for Once (1 + 8) / 2 is not.
        3 A 1 8   => fault All emit
        4 A 1 2   => overflow Once.a freeze
        ",
        "
        0 A 1 101 => fault All of
        1 B 1 20
        # 21 / 20 is below 5 - 2.
        2 A 1 -100
        3 A 1 100 => All@2 4 0; overflow Once.a freeze
        6 A 1 2
        # 2 and 1 are left.
        9 B 1 1   => Window@1 3 1
        lost Once 2
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
        // some expire, some expire, stored; the condition faults; stored; key probed; opens
        "! A Window All:initiate Once:initiate Run:add Run:initiate
        0 B 0 1
        0 B 1 9223372036854775807
        0 A 1 0
        0 A 2 1
        0 A 0 1
        6 A 1 9223372036854775807",
        // detects, emission faults; full: reject
        "! A All:add Run:initiate
        6 Open 0
        6 Open 0
        6 B 0 1
        12 A 0 9223372036854775807",
        // list full: freeze
        "! A Once:add
        0 Open 0
        0 A 0 9223372036854775807
        0 A 0 0
        0 A 0 0",
        // some expire, stored
        "! A Once:add
        2 Open 0
        2 Open 0
        8 A 0 0
        9 A 0 0
        15 A 0 0",
        // some expire, stored, detects
        "! A Once:add
        0 Open 0
        0 A 0 9223372036854775807
        2 A 0 0
        7 A 0 0
        9 A 0 9223372036854775807",
        // some expire, some expire, stored, detects
        "! A Window
        1 B 1 9223372036854775807
        1 A 0 1
        1 A 255 1
        1 A 1 1
        3 B 0 1
        8 A 0 0",
        // some expire, stored, detects
        "! A Window
        0 B 0 1
        0 A 255 2
        0 B 1 9223372036854775807
        2 A 1 0
        2 A 2 0
        6 A 1 1",
        // list full: drop_oldest, detects
        "! A Window
        0 A 0 9223372036854775807
        2 B 0 1
        2 B 255 2
        5 A 1 2
        5 A 0 2
        5 A 1 1",
        // some expire, list full: drop_oldest, detects
        "! A Window
        1 B 0 2
        2 B 255 1
        2 A 2 9223372036854775807
        2 A 1 1
        2 A 0 2
        7 A 255 0",
        // some expire, stored, detects
        "! A Window
        0 A 2 2
        0 A 2 9223372036854775807
        2 B 255 1
        4 A 2 1
        4 B 1 2
        6 A 1 2",
        // some expire, stored, detects
        "! A Window
        2 A 1 9223372036854775807
        5 A 0 0
        5 A 1 0
        7 B 0 1
        7 B 0 1
        8 A 0 1",
        // some expire, list full: drop_oldest, detects
        "! A Window
        0 B 2 1
        0 B 1 9223372036854775807
        2 A 2 1
        2 A 255 0
        3 A 2 2
        7 A 1 0",
        // some expire, some expire, stored; key probed
        "! B Window Run
        6 A 2 0
        6 A 0 0
        9 A 0 0
        9 B 2 2
        9 B 0 2
        15 B 0 1",
        // some expire, list full: reject
        "! B Window
        5 A 1 1
        5 A 2 1
        6 A 1 1
        10 B 1 9223372036854775807
        10 B 0 1
        15 B 1 1",
        // some expire, some expire, stored, detects
        "! B Window
        0 A 1 2
        0 B 0 2
        0 B 1 9223372036854775807
        2 A 0 1
        2 A 2 2
        7 B 0 1",
        // some expire, stored, detects
        "! B Window
        0 B 1 9223372036854775807
        0 B 2 9223372036854775807
        3 A 255 0
        3 A 2 1
        4 A 0 1
        6 B 255 1",
        // some expire, stored, detects
        "! B Window
        5 B 1 9223372036854775807
        8 A 1 1
        9 A 0 2
        9 A 2 2
        9 B 255 2
        13 B 255 2",
        // some expire, some expire, stored, detects
        "! B Window
        6 A 0 9223372036854775807
        8 A 255 1
        8 B 255 9223372036854775807
        8 B 2 1
        11 A 2 0
        15 B 0 2",
        // instances end
        "! Close Run
        0 Open 1
        0 Open 1
        0 Close 1",
        // detects, emission faults
        "! B All
        0 Open 0
        0 Open 0
        1 A 0 10
        2 B 0 5
        3 B 0 -4",
    }
}
