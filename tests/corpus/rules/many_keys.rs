//! More keys than there is room for, under each policy of a full lifespan; the
//! laws send a hundred thousand through it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Ping { k: u32 }
        event Stop { x: u32 }

        lifespan Rejects { from Ping including; until Stop all_keys discard; key k; max_open 16, on_full reject; }
        lifespan Drops { from Ping including; until Stop all_keys discard; key k; max_open 16, on_full drop_oldest; }
        lifespan Freezes { from Ping including; until Stop all_keys discard; key k; max_open 16, on_full freeze; }

        situation InRejects: sequence in Rejects {
            operand a: first Ping, max 1;
            operand b: first Ping;
            emit { k: b.k }
        }
        situation InDrops: sequence in Drops {
            operand a: first Ping, max 1;
            operand b: first Ping;
            emit { k: b.k }
        }
        situation InFreezes: sequence in Freezes {
            operand a: first Ping, max 1;
            operand b: first Ping;
            emit { k: b.k }
        }
    }
    scripts {
        "
        # The second of a key detects in its instance and opens another.
        0 Ping 1
        0 Ping 1     => InRejects@1 1; InDrops@2 1; InFreezes@3 1
        1 Stop 0
        0 Ping 1     => late
        1 Ping 1
        2 Ping 1     => InRejects@7 1; InDrops@8 1; InFreezes@9 1
        ",
        "
        0 Ping 1 * 1
        0 Ping 2
        0 Ping 3
        0 Ping 4
        0 Ping 5
        0 Ping 6
        0 Ping 7
        0 Ping 8
        0 Ping 9
        0 Ping 10
        0 Ping 11
        0 Ping 12
        0 Ping 13
        0 Ping 14
        0 Ping 15
        0 Ping 16
        # Sixteen of each are open: ordinals 1 to 48, by key.
        1 Ping 17    => full Rejects reject; full Drops drop_oldest; full Freezes freeze
        lost Rejects 1
        lost Drops 1
        lost Freezes 1
        # Drops has let go of key 1; there it opens anew, for which key 2 goes.
        2 Ping 1     => ~InRejects@1 1; ~InFreezes@3 1; full Rejects reject; full Drops drop_oldest
        lost Freezes 2
        3 Ping 17    => ~InDrops@49 17; full Rejects reject; full Drops drop_oldest
        4 Stop 0
        5 Ping 18
        6 Ping 18    => InRejects@52 18; InDrops@53 18; InFreezes@54 18
        lost Rejects 3
        lost Drops 3
        lost Freezes 3
        ",
    }
    reaches {
        // stored; key probed; opens
        "! Ping InRejects:initiate InDrops:initiate InFreezes:initiate Rejects:add Freezes:add Rejects:initiate Freezes:initiate
        1 Ping 1",
        // key probed; full: reject; full: drop_oldest; full: freeze
        "! Ping Drops:add Rejects:initiate Drops:initiate Freezes:initiate
        2 Ping 0
        4 Ping 0
        4 Ping 0
        5 Ping 0
        5 Ping 0
        5 Ping 0
        5 Ping 0
        5 Ping 0
        6 Ping 0
        6 Ping 0
        8 Ping 0
        10 Ping 0
        11 Ping 0
        11 Ping 0
        11 Ping 0
        12 Ping 0
        12 Ping 0",
        // instances end
        "! Stop Rejects Drops Freezes
        2 Ping 0
        4 Ping 0
        4 Ping 0
        5 Ping 0
        5 Ping 0
        5 Ping 0
        5 Ping 0
        5 Ping 0
        6 Ping 0
        6 Ping 0
        8 Ping 0
        10 Ping 0
        11 Ping 0
        11 Ping 0
        11 Ping 0
        12 Ping 0
        13 Stop 0",
    }
}
