//! `after` with `each`: as many delays as `max` says, with every policy of a full
//! list, and `once`. What waits in a frozen instance still fires.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u32 }
        event A { x: u32 }
        event Stop { x: u32 }

        lifespan L { from Open; until Stop discard; max_open 2; }

        situation Each: after 5us in L {
            operand a: each A, max 2;
            emit { x: 10 / a.x }
        }
        situation Drop: after 5us in L {
            operand a: each A, max 2, on_full drop_oldest;
            emit { x: a.x }
        }
        situation Hold: after 5us in L {
            operand a: each A if x > 0, max 1, on_full freeze;
            emit { x: a.x }
        }
        situation Once: after 5us in L {
            operand a: each A, max 3;
            once;
            emit { x: 10 / a.x }
        }
    }
    scripts {
        "
        0 Open 0
        0 A 1
        0 A 2          => overflow Hold.a freeze
        1 A 3          => overflow Each.a reject; overflow Drop.a drop_oldest
        5 advance      => ~Each@1 10; ~Each@1 5; ~Drop@1 2; ~Hold@1 1; Once@1 10
        due 6
        6 advance      => ~Drop@1 3
        7 A 4
        12 advance     => ~Each@1 2; ~Drop@1 4
        lost Each 1
        lost Drop 1
        lost Hold 3
        lost Once 0
        due never
        # Another instance, after all that was lost with the first.
        13 Stop 0
        14 Open 0
        15 A 5
        20 Stop 0      => Each@2 2; Drop@2 5; Hold@2 5; Once@2 2
        ",
        "
        # What faults at one tick is told once; for `once` it counts as the first.
        0 Open 0
        0 A 0
        0 A 0
        3 A 5          => overflow Each.a reject; overflow Drop.a drop_oldest
        9 advance      => fault Each emit 2; at 5 ~Drop@1 0; fault Once emit; at 8 ~Drop@1 5; at 8 Hold@1 5
        ",
        "
        0 Open 0
        3 A 1
        # What has fired makes room at its tick.
        8 A 2          => Each@1 10; Drop@1 1; Hold@1 1; Once@1 10
        13 A 3         => Each@1 5; Drop@1 2; Hold@1 2
        # The end drops what waits, in all lists.
        17 Stop 0
        max advance
        due never
        ",
    }
    reaches {
        // opens
        "! Open L
        6 Open 1",
        // full: reject
        "! Open L
        0 Open 0
        0 Open 1
        0 Open 0",
        // list full: reject; list full: drop_oldest; stored
        "! A Each Drop Hold Once
        2 Open 0
        2 Open 2
        2 A 0
        2 A 0
        3 A 2",
        // stored; list full: freeze
        "! A Each Hold
        0 Open 1
        1 Open 0
        6 A 1
        6 A 1",
        // list full: reject
        "! A Once
        0 Open 0
        0 Open 0
        0 A 0
        0 A 4294967295
        2 A 4294967295
        2 A 0",
        // instances end
        "! Stop L
        6 Open 1
        6 Open 0
        6 Stop 1",
        // fires
        "! advance Drop
        0 Open 0
        5 A 0
        5 Open 0
        7 A 0
        8 A 0
        14 advance",
        // all ticks that there is time for
        "! advance Hold engine
        0 Open 0
        0 A 1
        0 Stop 0
        0 Open 0
        1 A 1
        2 A 1
        2 Open 0
        3 A 1
        4 A 1
        9999 advance",
        // all fault
        "! advance Each Once
        0 Open 0
        0 A 0
        0 Stop 0
        0 Open 0
        1 A 0
        2 A 0
        2 Open 0
        3 A 0
        4 A 0
        9999 advance",
    }
}
