//! Timers of situations: every path vector of `at`, `every` and `after` is reached, in
//! instances by key, each timer at a tick of its own in one call.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u8 }
        event Stop { k: u8 }
        event A { k: u8, x: u8 }

        lifespan L { from Open; until Stop discard; key k; max_open 2; }
        lifespan Base { from startup; max_open 1; }

        situation Beat: every 40us in L { emit { m: missed } }
        situation Single: every 100us in L { once; emit { m: missed } }
        situation Noon: at 300us in L { emit { n: 1u8 } }
        situation First: after 400us in L {
            operand a: first A if x < 4, override if x > 2;
            emit { x: 6 / a.x }
        }
        situation Last: after 600us in L {
            operand a: last A if x < 2;
            emit { x: a.x }
        }
        situation Each: after 1000us in L {
            operand a: each A, max 2;
            emit { x: a.x }
        }
        situation Drop: after 2000us in L {
            operand a: each A, max 2, on_full drop_oldest;
            emit { x: 6 / a.x }
        }
        situation Hold: after 3000us in L {
            operand a: each A if x < 1, max 2, on_full freeze;
            once;
            emit { x: a.x }
        }
        situation Tick: every 7000us in Base { emit { m: missed } }
        situation Got: all in Base {
            operand b: first Beat;
            emit { m: b.m }
        }
    }
    scripts {
        "
        0 Open 1
        1 A 1 1
        40 advance    => Beat@2 0; Got@1 0
        100 advance   => at 80 Beat@2 0; at 80 Got@1 0; Single@2 0
        300 Stop 1    => at 120 Beat@2 4; missed Beat 4; at 120 ~Got@1 4; Noon@2 1
        5000 advance
        ",
        "
        0 Open 1
        0 A 1 3
        # Another key is in no instance.
        1 A 2 1
        400 A 1 0     => at 40 Beat@2 9; missed Beat 9; at 40 ~Got@1 9; at 100 Single@2 0; at 300 Noon@2 1; First@2 2
        401 Stop 1
        7000 advance  => Tick@1 0
        ",
        "
        0 Open 1
        0 Open 2
        # Frozen at the third; the first one to fire ends it.
        0 A 1 0
        0 A 1 0
        0 A 1 0       => overflow Each.a reject; overflow Drop.a drop_oldest; overflow Hold.a freeze
        lost Hold 1
        1 Stop 2
        3000 advance  => at 40 Beat@2 74; missed Beat 74; at 40 ~Got@1 74; at 100 Single@2 0; at 300 Noon@2 1; fault First emit; at 600 Last@2 0; at 1000 ~Each@2 0; at 1000 ~Each@2 0; fault Drop emit 2; ~Hold@2 0
        ",
    }
    reaches {
        // all at ticks of their own, and one of each that nothing waits for any more
        "! advance Beat Single Noon First Last Each Drop Hold Tick engine
        0 Open 1
        0 A 1 0
        1 Stop 1
        2 Open 1
        3 Open 2
        4 A 1 0
        5 A 1 0
        6 A 2 0
        7 A 2 0
        20000 advance",
        // startup
        "! advance Base
        0 advance",
        // opens
        "! Open L
        0 Open 1",
        // full: reject
        "! Open L
        0 Open 1
        1 Open 1
        1 Open 255",
        // instances end
        "! Stop L
        2 Open 0
        2 Open 0
        2 Stop 0",
        // override, stored
        "! A First
        0 Open 0
        0 Open 0
        0 A 0 3",
        // stored; list full: reject; list full: drop_oldest; stored; key probed
        "! A Last Each Drop Hold L
        1 Open 0
        1 Open 0
        1 A 0 0
        1 A 0 255
        1 A 0 0",
        // stored
        "! A Each
        1 Open 2
        2 Open 2
        2 A 2 255",
        // list full: freeze
        "! A Hold
        0 Open 0
        2 Open 0
        3 A 0 0
        3 A 0 0
        3 A 0 0",
    }
}
