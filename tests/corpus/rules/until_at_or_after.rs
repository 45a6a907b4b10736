//! An absolute end beside an interval: the earlier one comes; at one tick an
//! instance ends as the first declared says.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }

        lifespan First { from A; until at 30us discard; until at 20us terminate; until after 10us discard; max_open 2; }
        lifespan Second { from C; until after 10us discard; until at 20us terminate; max_open 2; }

        situation F: all in First {
            operand b: each B, max 2;
            detect deferred;
            emit { x: b.x }
        }
        situation S: all in Second {
            operand b: each B, max 2;
            detect deferred;
            emit { x: b.x }
        }
    }
    scripts {
        "
        0 A 0
        0 C 0
        due 10
        5 A 0
        5 C 0
        6 B 1
        # The interval ends 1 and 2: discarded. 5 and 6 open, for ten ticks.
        10 A 0
        10 C 0
        12 B 2
        15 A 0
        15 C 0
        due 20
        16 B 3
        # Both ends of 5 and 6: as the first declared says. 7 and 8 have one.
        20 A 0         => F@5 2; F@5 3; F@7 3; S@8 3
        20 C 0
        due never
        21 B 9
        ",
        "
        0 A 0
        0 C 0
        11 A 0
        11 C 0
        12 B 4
        # Everything that is left ends at 20.
        max A 0        => at 20 F@3 4; at 20 S@4 4
        due never
        ",
        "
        0 advance
        19 C 0
        19 A 0
        19 B 1
        19 B 2
        19 B 3         => overflow F.b reject; overflow S.b reject
        20 advance     => ~F@2 1; ~F@2 2; ~S@1 1; ~S@1 2
        ",
    }
    reaches {
        // opens
        "! A First
        0 A 0",
        // full: reject
        "! A First
        0 A 0
        0 A 1
        0 A 0",
        // stored
        "! B F S
        0 A 1
        0 A 0
        0 C 2
        0 C 0
        0 B 0",
        // list full: reject
        "! B F S
        1 C 2
        2 A 4294967295
        3 A 0
        3 C 4294967295
        3 B 2
        3 B 1
        3 B 4294967295",
        // opens
        "! C Second
        1 C 1",
        // full: reject
        "! C Second
        0 C 0
        0 C 0
        0 C 0",
        // composes; timers
        "! advance F S First Second
        0 advance
        11 A 0
        11 C 0
        12 A 0
        12 C 0
        13 B 1
        13 B 2
        20 advance",
        // all timers
        "! advance engine
        0 A 0
        1 A 0
        2 C 0
        3 C 0
        20 advance",
    }
}
