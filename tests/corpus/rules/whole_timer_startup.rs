//! Timers in what opens at startup, for ever or until an event ends it: every path
//! vector of `at`, `every` and `after` with each quantifier is reached, each timer at a
//! tick of its own in one call.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, y: u8 }
        event Stop { x: u8 }

        lifespan Base { from startup; max_open 1; }
        lifespan Run { from startup; until Stop discard; max_open 1; }

        situation Noon: at 30us in Base { emit { n: 1u8 } }
        situation Beat: every 40us in Base { emit { m: missed } }
        situation First: after 50us in Base {
            operand a: first A if x < 4, override if x > 2;
            emit { x: 6 / a.y }
        }
        situation Last: after 60us in Base {
            operand a: last A;
            emit { x: a.x }
        }
        situation Each: after 70us in Base {
            operand a: each A, max 3;
            emit { x: 6 / a.y }
        }
        situation Drop: after 80us in Base {
            operand a: each A, max 2, on_full drop_oldest;
            emit { x: a.x }
        }
        situation Dawn: at 20us in Run { emit { n: 2u8 } }
        situation Tick: every 45us in Run { emit { m: missed } }
        situation Once: every 47us in Run { once; emit { m: missed } }
        situation Quiet: after 90us in Run {
            operand a: last A if x > 0;
            emit { x: a.x }
        }
        situation Heard: all in Run {
            operand n: first Noon;
            emit { n: n.n }
        }
    }
    scripts {
        "
        0 A 1 1
        20 advance    => Dawn@2 2
        30 advance    => Noon@1 1; Heard@2 1
        39 A 3 2
        45 advance    => at 40 Beat@1 0; Tick@2 0
        # The first A is overridden by the second, which is the last as well.
        100 advance   => at 47 Once@2 0; at 70 Each@1 6; at 80 Beat@1 0; at 80 Drop@1 1; at 89 First@1 3; at 90 Tick@2 0; at 99 Last@1 3
        129 Stop 0    => at 109 Each@1 3; at 119 Drop@1 3; at 120 Beat@1 0; Quiet@2 3
        300 advance   => at 160 Beat@1 3; missed Beat 3
        due 320
        ",
        "
        # Run is over before anything of it is due.
        0 Stop 0
        0 A 0 1
        1 A 4 2
        2 A 4 3       => overflow Drop.a drop_oldest
        3 A 4 0       => overflow Each.a reject; overflow Drop.a drop_oldest
        53 advance    => at 30 Noon@1 1; at 40 Beat@1 0; at 50 First@1 6
        ",
    }
    reaches {
        // all at ticks of their own, and one of each that nothing waits for any more
        "! advance Noon Beat First Last Each Drop Dawn Tick Once Quiet engine
        0 advance
        1 A 1 0
        3 A 3 0
        4 A 1 0
        20000 advance",
        // startup
        "! advance Base Run
        0 advance",
        // override, stored
        "! A First
        0 A 1 0
        0 A 3 0",
        // stored; list full: drop_oldest; stored
        "! A Last Each Drop Quiet
        60 A 0 0
        61 A 0 0
        61 A 2 0",
        // list full: reject
        "! A Each
        30 A 1 0
        30 A 1 0
        30 A 255 0
        31 A 255 0",
        // instances end
        "! Stop Run
        25 Stop 0",
    }
}
