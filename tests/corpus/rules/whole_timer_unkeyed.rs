//! Timers in instances without a key: an event sets those of all that are open, so that
//! with `last`, and where the oldest makes room, all wait for the same; every path vector
//! is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event Stop { x: u8 }
        event A { x: u8, y: u8 }

        lifespan L { from Open; until first Stop discard; max_open 3; }

        situation Noon: at 300us in L { emit { n: 1u8 } }
        situation Beat: every 40us in L { emit { m: missed } }
        situation First: after 400us in L {
            operand a: first A if x < 4, override if x > 2;
            emit { x: 6 / a.y }
        }
        situation Last: after 500us in L {
            operand a: last A;
            emit { x: 6 / a.y }
        }
        situation Each: after 600us in L {
            operand a: each A, max 2;
            emit { x: a.x }
        }
        situation Drop: after 700us in L {
            operand a: each A, max 2, on_full drop_oldest;
            emit { x: a.x }
        }
        situation Hold: after 800us in L {
            operand a: each A, max 2, on_full freeze;
            once;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1 1
        2 Open 0
        3 A 2 2
        # Both instances have the last A, and have it at one tick.
        510 advance   => at 40 Beat@1 11; missed Beat 11; at 42 ~Beat@2 11; missed Beat 11; at 300 Noon@1 1; at 300 Noon@2 1; at 401 First@1 6; at 403 First@2 3; at 503 Last@1 3; at 503 Last@2 3
        ",
        "
        0 Open 0
        0 A 3 1
        1 Stop 0
        1 Open 0
        1 A 3 2
        41 advance    => Beat@2 0
        300 Stop 0    => at 81 Beat@2 5; missed Beat 5; Noon@2 1
        ",
    }
    reaches {
        // all at ticks of their own, and one of each that nothing waits for any more
        "! advance Noon Beat First Last Each Drop Hold engine
        0 Open 0
        0 A 1 0
        1 Stop 1
        2 Open 1
        3 A 1 0
        4 A 1 0
        5 Open 3
        6 A 1 0
        7 A 1 0
        8 Open 3
        9 A 1 0
        10 A 1 0
        20000 advance",
        // opens
        "! Open L
        0 Open 0",
        // full: reject
        "! Open L
        0 Open 1
        1 Open 1
        1 Open 255
        302 Open 255",
        // instances end
        "! Stop L
        1 Open 0
        1 Stop 0",
        // override, stored
        "! A First
        0 Open 0
        0 Open 0
        0 Open 0
        1 A 1 0
        2 A 3 0",
        // stored; list full: reject; list full: drop_oldest; list full: freeze
        "! A Last Each Drop Hold
        0 Open 1
        350 Open 1
        350 Open 0
        600 A 0 0
        900 A 0 0
        900 A 1 0",
        // stored
        "! A Each Hold
        0 Open 1
        0 Open 1
        0 Open 1
        801 A 2 1",
    }
}
