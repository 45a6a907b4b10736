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
        "! A Report
        0 A 1 0
        0 B 1
        0 B 1
        5 A 1 2
        5 A 1 2
        11 A 0 2",
        "! B Share
        0 A 0 2
        5 A 1 0
        5 B 1
        5 B 1
        11 B 1",
    }
}
