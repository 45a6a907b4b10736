//! `percentage` with `on_full freeze` and with `once`: an instance that is frozen, or
//! has detected once, rests until it ends, and others do not.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event Close { k: u8 }
        lifespan Run {
            from Open;
            from A if x == 9 || x == 2 including;
            until Close terminate;
            key k;
            max_open 3;
        }

        situation Share: percentage >= 50 in Run {
            operand a: A if x < 100, counted if x > 3, max 2, on_full freeze;
            operand b: B, counted if x > 9, max 2;
            within 10us;
            emit { n: count(), s: sum(x) }
        }
        situation First: percentage > 50 in Run {
            operand a: A, counted if x > 3 || x == 2;
            operand b: B, counted if x > 3;
            once;
            emit { r: 12 / (min(x) - 2) }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 1
        0 A 1 4     => Share@1 1 4; Share@2 1 4; First@1 6; First@2 6
        1 B 1 2     => Share@1 2 6; Share@2 2 6
        2 B 1 2
        3 A 1 5     => Share@1 4 13; Share@2 4 13
        # It is rejected, and composes nothing.
        4 B 1 1     => overflow Share.b reject; overflow Share.b reject
        5 A 1 6     => overflow Share.a freeze; overflow Share.a freeze
        lost Share 4
        6 B 1 1
        lost Share 6
        # It fails the threshold: no loss.
        7 A 1 100
        # Nothing is left in the window, and both are frozen all the same.
        20 A 1 5
        lost Share 8
        21 Close 1
        22 Open 1
        23 A 1 5    => Share@3 1 5; First@3 4
        ",
        "
        0 Open 1
        0 Open 2
        1 B 1 2
        2 A 1 4     => Share@1 2 6
        # 12 / 0: it was the first all the same.
        3 A 1 5     => Share@1 3 11; fault First emit
        4 A 1 3     => overflow Share.a freeze
        5 A 2 3
        # A loss is of all instances that were open; what opens now is touched while
        # they are open, and the window reaches back to it.
        6 A 2 9     => ~Share@2 2 12; ~Share@3 1 9; First@3 1
        # Exactly 10 ticks: A 3 takes the room.
        15 A 2 8    => overflow Share.a freeze; ~Share@3 2 17; First@2 12
        16 Close 1
        16 Close 2
        17 Open 2
        18 A 2 4    => Share@4 1 4; First@4 6
        ",
        "
        0 Open 1
        0 A 1 3
        10 A 1 4    => Share@1 2 7
        # The 3 has left the window, and so has room.
        11 A 1 4    => Share@1 2 8; First@1 12
        12 A 1 4    => overflow Share.a freeze
        30 A 1 4
        31 Close 1
        lost Share 2
        ",
    }
    reaches {
        // opens
        "! Open Run
        11 Open 1",
        // full: reject
        "! Open Run
        0 Open 1
        0 Open 1
        0 Open 1
        1 Open 2",
        // some expire, list full: freeze
        "! A Share:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 B 1 0
        0 B 1 0
        5 A 1 0
        5 A 1 0
        11 A 1 0",
        // some expire, some expire, stored, detects
        "! A Share:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 B 1 0
        0 B 1 0
        0 A 1 0
        0 A 1 0
        11 A 1 5",
        // detects, emission faults
        "! A First:add
        0 Open 1
        0 Open 1
        0 Open 1
        0 B 1 2
        0 A 1 5
        0 A 1 5",
        // stored, detects; key probed; opens
        "! A Share:initiate Run:add Run:initiate
        0 A 1 9",
        // detects, emission faults
        "! A First:initiate
        0 A 1 2",
        // full: reject
        "! A Run:initiate
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 9",
        // some expire, list full: reject
        "! B Share
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 0
        0 A 1 0
        5 B 1 0
        5 B 1 0
        11 B 1 0",
        // some expire, some expire, stored, detects
        "! B Share
        0 Open 1
        0 Open 1
        0 Open 1
        0 A 1 0
        0 A 1 0
        0 B 1 0
        0 B 1 0
        11 B 1 10",
        // detects, emission faults
        "! B First
        0 Open 1
        0 Open 1
        0 Open 1
        0 B 1 2
        0 B 1 5
        0 B 1 5",
        // key probed
        "! B Run
        5 B 0 0",
        // instances end
        "! Close Run
        0 Open 1
        0 Open 1
        0 Open 1
        0 Close 1",
    }
}
