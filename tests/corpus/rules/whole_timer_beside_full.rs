//! Openings at moments beside events and an interval, in lifespans that make room, freeze,
//! or ignore. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }

        lifespan Drops { from at 25us; from at 27us; from A if x == 1; until after 20us terminate; max_open 2, on_full drop_oldest; }
        lifespan Freezes { from at 10us; from at 25us; from at 27us; from at 60us; from A if x == 2; until after 21us terminate; max_open 2, on_full freeze; }
        lifespan Ignores { policy ignore; from at 10us; from at 25us; from A if x == 3; until after 18us terminate; max_open 1; }

        situation InDrops: not in Drops {
            operand b: B;
            detect deferred;
            emit { n: 1u8 }
        }
        situation InFreezes: not in Freezes {
            operand b: B;
            detect deferred;
            emit { n: 2u8 }
        }
        situation InIgnores: not in Ignores {
            operand b: B;
            detect deferred;
            emit { n: 3u8 }
        }
    }
    scripts {
        "
        0 advance
        1 A 1
        2 A 2
        2 A 2
        2 A 3
        # At 25 all that was open at 10 has ended.
        100 advance   => full Freezes freeze; at 20 InIgnores@4 3; at 21 InDrops@1 1; at 23 ~InFreezes@2 2; at 23 ~InFreezes@3 2; at 43 InIgnores@7 3; at 45 InDrops@5 1; at 46 InFreezes@6 2; at 47 InDrops@8 1; at 48 InFreezes@9 2; at 81 InFreezes@10 2
        ",
        "
        0 advance
        24 A 1
        24 A 1
        # Both moments make room. Freezes 1 and 6 are open at 27; at 60 none is, and the
        # freeze is over.
        100 advance   => full Drops drop_oldest; full Drops drop_oldest; full Freezes freeze; at 28 InIgnores@2 3; at 31 ~InFreezes@1 2; at 45 ~InDrops@5 1; at 46 ~InFreezes@6 2; at 47 ~InDrops@7 1; at 81 InFreezes@8 2
        ",
    }
    reaches {
        // opens
        "! A Freezes
        0 A 2",
        // full: freeze
        "! A Freezes
        0 A 2
        10 A 2",
        // opens
        "! A Ignores
        0 A 3",
        // full: drop_oldest
        "! A Drops
        0 A 1
        1 A 1
        2 A 1",
        // noted
        "! B InDrops InFreezes InIgnores
        11 A 2
        38 B 0",
        // nothing came; moments, 1 full; moments; all timers
        "! advance InDrops InFreezes InIgnores Freezes Ignores engine
        0 advance
        1 A 1
        1 A 2
        2 A 2
        2 A 3
        4 A 1
        200 advance",
        // moments: all four end in time
        "! advance Drops
        0 advance
        1 A 1
        4 A 1
        100 advance",
        // moments, 1 full: the one of 24 is dropped at 27
        "! advance Drops
        0 advance
        5 A 1
        24 A 1
        100 advance",
        // moments, 2 full
        "! advance Drops
        0 advance
        24 A 1
        24 A 1
        100 advance",
    }
}
