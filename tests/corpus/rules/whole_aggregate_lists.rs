//! Aggregates over three lists within a window, two of them of one event type: every
//! path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, y: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Report: report in Watch {
            operand big: A if y > 1, max 2;
            operand any: A if 4 / x > 2, max 1, on_full drop_oldest;
            operand b: B, override if x == 0, max 2;
            within 10us;
            emit { m: max(big.x) or 0, s: sum(x) }
        }
        situation Share: percentage >= 20 in Watch {
            operand big: A if y > 1, counted, max 1;
            operand any: A, counted if x == 1, max 1;
            operand b: B, max 2, on_full drop_oldest;
            within 10us;
            emit { n: count() }
        }
        situation Cross: crosses up 2 of max(x) in Watch {
            operand big: A if y > 1, max 1;
            operand any: A, max 1;
            operand b: B, max 2;
            within 10us;
            emit { m: max(x) }
        }
    }
    scripts {
        "
        0 A 2 2     => Report 2 2; Share 1
        1 A 1 0     => Report 2 3; Share 2
        2 B 1       => Report 2 4; Share 3
        3 A 1 0     => ~Report 2 4; overflow Report.any drop_oldest; overflow Share.any reject; overflow Cross.any reject
        # All of them are too old.
        14 A 0 0    => fault Report threshold
        15 B 255    => ~Report 0 255; ~Cross 255
        ",
        "
        0 B 0       => Report 0 0
        0 B 1       => Report 0 1
        0 B 1       => overflow Report.b reject; overflow Share.b drop_oldest; overflow Cross.b reject
        # It drops the others of Report, and needs no room.
        0 B 0       => ~Report 0 0; overflow Share.b drop_oldest; overflow Cross.b reject
        # One of three.
        0 A 2 2     => ~Report 2 2; ~Share 3; ~Cross 2
        ",
    }
    reaches {
        // some expire, some expire, list full: reject
        "! A Report Share Cross
        0 A 1 0
        0 B 1
        0 B 1
        5 A 1 2
        5 A 1 2
        11 A 0 2",
        // some expire, some expire, list full: drop_oldest, detects; some expire, some expire, some expire, stored, detects; some expire, some expire, some expire, stored
        "! A Report Share Cross
        0 A 2 2
        0 A 1 2
        1 B 0
        1 A 1 0
        2 B 2
        7 A 1 0
        16 A 1 1",
        // some expire, some expire, stored, detects
        "! A Cross
        0 B 0
        0 A 0 2
        10 B 1
        10 A 0 0
        11 A 2 2",
        // some expire, some expire, list full: reject
        "! A Share
        9 B 0
        10 B 0
        10 A 0 255
        18 A 0 0
        28 A 0 0",
        // some expire, some expire, stored, detects
        "! A Cross
        0 B 1
        0 B 1
        0 A 1 0
        8 A 0 2
        13 A 2 0",
        // some expire, stored, detects
        "! A Cross
        10 A 0 0
        11 A 0 255
        16 B 1
        16 B 1
        21 A 255 0",
        // some expire, some expire, some expire, stored, detects
        "! A Report
        0 A 255 255
        1 B 255
        1 A 0 255
        1 B 2
        1 A 1 0
        12 A 0 255",
        // some expire, some expire, some expire, stored, detects
        "! A Report
        30 B 2
        31 A 2 255
        36 A 1 0
        36 B 1
        37 A 1 255
        47 A 0 255",
        // some expire, list full: drop_oldest, detects
        "! A Report
        16 B 0
        16 B 1
        21 A 0 255
        26 A 1 1
        26 A 0 255
        27 A 1 1",
        // some expire, some expire, some expire, stored, detects; some expire, some expire, some expire, stored
        "! B Report Share Cross
        5 B 0
        10 A 1 2
        10 A 1 0
        10 A 0 2
        15 B 1
        26 B 1",
        // some expire, some expire, list full: reject; some expire, some expire, list full: drop_oldest; some expire, some expire, list full: reject
        "! B Report Share Cross
        0 A 0 2
        1 A 1 2
        1 A 1 0
        2 B 1
        2 B 1
        12 B 2",
        // some expire, some expire, stored, detects
        "! B Share Cross
        0 B 1
        0 B 1
        0 A 0 1
        10 A 0 2
        18 B 2",
        // some expire, list full: drop_oldest, detects; some expire, stored, detects
        "! B Share Cross
        0 A 0 0
        0 B 0
        5 B 0
        6 B 0
        6 A 0 255
        15 B 255",
        // some expire, stored, detects
        "! B Cross
        5 B 1
        10 A 0 2
        10 A 0 1
        10 B 1
        18 B 2",
        // some expire, some expire, stored, detects
        "! B Report
        0 B 255
        0 A 1 1
        0 B 1
        5 A 255 255
        10 A 1 255
        15 B 0",
    }
}
