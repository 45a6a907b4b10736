//! `unless` by key, in several instances: what forbids forbids in those of its key
//! that were open then.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        event F { k: u8, x: u8 }
        event Close { k: u8 }
        lifespan Run {
            from Open;
            from A if x == 9 including;
            until Close terminate;
            until after 10us terminate;
            key k;
            max_open 3, per_key 2, on_full drop_oldest;
        }

        situation Pair: unless in Run {
            operand a: first A, max 2;
            operand b: each B, max 2;
            forbidden f: F if x > 5;
            when a.x <= b.x;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 Open 1
        0 Open 2
        0 Open 1
        1 A 1 3
        1 A 2 4
        2 B 1 3
        2 B 2 3
        2 B 2 5
        # In 1 and 3. For key 2 it is not above 5.
        3 F 1 6
        3 F 2 5
        4 Close 1
        5 Open 1
        6 A 1 7
        6 B 1 6
        6 B 1 8
        # 4 is above 3.
        7 Close 2    => Pair@2 4 5
        8 F 2 9
        15 advance   => Pair@4 7 8
        ",
        "
        0 A 1 9
        0 A 1 9
        1 F 1 6
        # Instance 1 goes, and detects nothing; what takes its place has seen no F.
        2 A 1 9      => overflow Pair.a reject; full Run drop_oldest
        3 B 1 9
        10 advance
        12 advance   => ~Pair@3 9 9
        ",
        "
        0 Open 5
        1 A 5 1
        2 B 5 2
        # The end comes first.
        10 F 5 9     => Pair@1 1 2
        10 Open 5
        10 F 5 6
        10 A 5 1
        10 B 5 1
        20 advance
        ",
    }
    reaches {
        // full: drop_oldest
        "! Open Run
        1 Open 0
        1 Open 0
        1 Open 0",
        // stored
        "! A Pair:add
        9 Open 1
        9 Open 1
        10 A 1 0",
        // list full: reject
        "! A Pair:add
        0 Open 0
        0 Open 0
        0 A 0 0
        0 A 0 0
        0 A 0 0",
        // stored
        "! A Pair:initiate
        0 A 1 9",
        // key probed; full: drop_oldest
        "! A Run:add Run:initiate
        0 Open 1
        0 Open 1
        0 A 1 9",
        // stored; key probed
        "! B Pair Run
        9 Open 0
        9 Open 0
        9 B 0 0",
        // list full: reject
        "! B Pair
        0 Open 0
        1 Open 0
        1 B 0 0
        6 B 0 0
        6 B 0 0",
        // noted; key probed
        "! F Pair Run
        0 Open 0
        0 Open 0
        0 F 0 255",
        // composes; instances end
        "! Close Pair Run
        0 Open 1
        0 Open 1
        1 A 1 5
        2 A 1 1
        3 B 1 2
        3 B 1 2
        4 Close 1",
        // timers; all timers
        "! advance Run engine
        1 Open 1
        2 Open 2
        3 Open 0
        14 advance",
        // composes
        "! advance Pair
        0 Open 1
        0 Open 1
        0 Open 2
        1 A 1 5
        1 A 2 5
        2 A 1 1
        2 A 2 1
        3 B 1 2
        3 B 2 2
        3 B 1 2
        3 B 2 2
        10 advance",
    }
}
