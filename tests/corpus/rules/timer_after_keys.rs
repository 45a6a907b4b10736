//! `after` by key: a silent key is told by time alone, also that of an event that
//! opens its instance; a key that has to make room is not.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u32, x: u32 }
        event Stop { k: u32 }

        lifespan K { policy ignore; from A including; until Stop discard; key k; max_open 2, on_full drop_oldest; }

        situation Silent: after 10us in K {
            operand a: last A;
            emit { k: a.k, x: a.x }
        }
        situation Later: after 4us in K {
            operand a: each A if x > 1, max 2;
            emit { k: a.k, x: a.x }
        }
    }
    scripts {
        "
        0 A 1 1
        due 10
        3 A 2 2
        8 A 1 3        => at 7 Later@2 2 2
        13 advance     => at 12 Later@1 1 3; at 13 Silent@2 2 2
        18 advance     => Silent@1 1 3
        due never
        19 Stop 1
        ",
        "
        0 A 1 5
        1 A 2 6
        # Key 1 is dropped, with all that waits.
        2 A 3 7        => full K drop_oldest
        12 advance     => at 5 ~Later@2 2 6; at 6 ~Later@3 3 7; at 11 ~Silent@2 2 6; at 12 ~Silent@3 3 7
        13 Stop 2
        14 Stop 3
        15 A 2 1
        25 advance     => Silent@4 2 1
        ",
        "
        0 A 1 1
        0 A 2 2
        # At one tick: by declaration, then in opening order.
        3600 advance   => at 4 Later@2 2 2; at 10 Silent@1 1 1; at 10 Silent@2 2 2
        3600 A 1 8
        3601 A 1 9
        3602 A 1 10    => overflow Later.a reject
        3605 Stop 1    => at 3604 ~Later@1 1 8; ~Later@1 1 9
        3700 advance
        due never
        ",
    }
    reaches {
        // stored; key probed; full: drop_oldest
        "! A Silent:initiate Later:initiate K:add K:initiate
        4 A 1 4294967295
        4 A 4294967295 0
        4 A 0 4294967295",
        // stored
        "! A Silent:add Later:add
        0 A 0 0
        0 A 0 4294967295",
        // list full: reject
        "! A Later:add
        6 A 1 2
        6 A 1 2
        6 A 1 2",
        // instances end
        "! Stop K
        0 A 1 0
        0 Stop 1",
        // fires
        "! advance Silent
        0 A 1 0
        2 A 1 1
        3 A 0 0
        14 advance",
        // all at ticks of their own, and one that nothing waits for any more
        "! advance Silent Later engine
        0 A 9 1
        0 Stop 9
        1 A 1 2
        2 A 1 2
        3 A 2 2
        4 A 2 2
        9999 advance",
    }
}
