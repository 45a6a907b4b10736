//! Timers that the event sets which opens their instance, by key and without one: every
//! path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, y: u8 }
        event Stop { k: u8 }

        lifespan K { policy ignore; from A including if x > 0; until Stop discard; key k; max_open 2, on_full drop_oldest; }
        lifespan All { from A including if x > 1; max_open 2; }

        situation Silent: after 100us in K {
            operand a: last A;
            emit { x: 6 / a.y }
        }
        situation First: after 200us in K {
            operand a: first A if x < 9;
            emit { x: a.x }
        }
        situation Each: after 300us in K {
            operand a: each A if x < 9, max 2;
            emit { x: a.x }
        }
        situation Beat: every 70us in K { emit { m: missed } }
        situation Later: after 400us in All {
            operand a: first A;
            emit { k: a.k, x: a.x }
        }
        situation Twice: after 500us in All {
            operand a: each A, max 2;
            emit { k: a.k, x: a.x }
        }
    }
    scripts {
        "
        0 A 1 1 2
        # It opens All 2, and is in it.
        10 A 1 2 3
        110 advance   => at 70 Beat@1 0; Silent@1 2
        120 Stop 1
        520 advance   => at 410 Later@2 1 2; at 510 Twice@2 1 2
        ",
        "
        # Nothing opens.
        0 A 1 0 1
        1 A 1 9 1
        2 A 2 2 2
        # The third key makes room for itself; All 2 is full of what waits.
        3 A 3 1 3     => overflow Twice.a reject; full K drop_oldest
        ",
    }
    reaches {
        // all at ticks of their own, and one of each that nothing waits for any more
        "! advance Silent First Each Beat Later Twice engine
        0 A 9 1 0
        1 Stop 9
        2 A 1 2 0
        3 A 1 1 0
        4 A 2 2 0
        5 A 2 1 0
        20000 advance",
        // stored; key probed; full: drop_oldest; opens
        "! A Silent:initiate First:initiate Each:initiate Later:initiate Twice:initiate K:add K:initiate All
        301 A 1 1 1
        702 A 0 1 2
        1203 A 2 2 1",
        // stored; full: reject
        "! A Silent:add First:add Each:add Later:add Twice:add All
        0 A 255 255 2
        71 A 2 255 1
        572 A 255 2 0",
        // list full: reject
        "! A Each:add Twice:add
        0 A 0 2 255
        501 A 2 2 1
        501 A 2 1 2
        501 A 2 0 0",
        // instances end
        "! Stop K
        0 A 9 1 0
        1 Stop 9",
    }
}
