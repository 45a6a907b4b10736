//! Counters whose lists are full: each policy. An event that completes a detection
//! needs no room.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, w: u8 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; max_open 1; }

        situation Rejects: atleast 5 in Run {
            operand a: last A, weight w, max 2;
            emit { n: count() }
        }
        situation Drops: atleast 5 in Run {
            operand a: last A if x < 9, weight w, max 2, on_full drop_oldest;
            emit { n: count() }
        }
        situation Freezes: atleast 5 in Run {
            operand a: last A if x < 9, weight 4 / w, max 2, on_full freeze;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 0 1
        # 4 and 2 are 6.
        0 A 0 2    => Freezes@1 6
        # The newest run that reaches 5 is 2 and 3; 1 stays.
        0 A 0 3    => Rejects@1 6; Drops@1 6
        0 A 9 1
        0 A 0 0    => overflow Rejects.a reject; fault Freezes weight
        # An event that completes a detection needs no room. Drops has 1 and 0.
        0 A 0 3    => ~Rejects@1 5; overflow Drops.a drop_oldest
        0 A 0 2    => ~Drops@1 5; overflow Freezes.a freeze
        # Frozen: lost, whatever the weight would say, which is not asked.
        0 A 0 1
        0 A 0 0    => overflow Rejects.a reject; overflow Drops.a drop_oldest
        lost Freezes 3
        0 Close 0
        ",
        "
        0 Open 0
        0 A 0 200  => Rejects@1 200; Drops@1 200
        0 A 0 255  => Rejects@1 255; Drops@1 255
        0 A 0 1    => overflow Freezes.a freeze
        ",
    }
    reaches {
        // opens
        "! Open Run
        2 Open 1",
        // detects, event consumed
        "! A Rejects Drops Freezes
        1 Open 1
        3 A 2 2
        3 A 1 2
        3 A 0 2",
        // list full: reject; list full: drop_oldest; stored
        "! A Rejects Drops Freezes
        2 Open 1
        2 A 1 1
        2 A 0 1
        2 A 0 1",
        // stored; list full: freeze
        "! A Rejects Freezes
        2 Open 255
        3 A 2 255
        3 A 2 255
        3 A 1 1",
        // instances end
        "! Close Run
        2 Open 1
        2 Close 0",
    }
}
