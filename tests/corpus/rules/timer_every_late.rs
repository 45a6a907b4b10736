//! `every` by key, late: each instance fires once in a call. What it skips is a loss
//! from after that detection, while some instance of then is open.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { k: u32 }
        event Stop { k: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan L { policy ignore; from Open; until Stop discard; key k; max_open 3; }

        situation Beat: every 4us in L { emit { m: missed } }
        situation First: every 3us in L { once; emit { m: missed } }
        situation Late: all in Base {
            operand b: first Beat if m > 0;
            emit { m: b.m }
        }
    }
    scripts {
        "
        0 Open 1
        1 Open 2
        3 advance      => First@2 0
        # By declaration of the situations, then by opening.
        4 advance      => Beat@2 0; First@3 0
        # Key 2: 5, and 9, 13, 17. Key 1: 8, and 12, 16, 20.
        20 advance     => at 5 Beat@3 3; missed Beat 3; at 5 ~Late@1 3; at 8 ~Beat@2 3; missed Beat 3; at 8 ~Late@1 3
        lost Beat 0
        due 21
        21 Stop 2      => ~Beat@3 0
        24 Stop 1      => ~Beat@2 0
        # Nothing of then is open any more.
        25 Open 1
        28 advance     => First@4 0
        29 advance     => Beat@4 0
        ",
        "
        # At one tick: the first one is exact, the second one is not.
        0 Open 1
        0 Open 2
        0 Open 3
        8 advance      => at 3 First@2 0; at 3 First@3 0; at 3 First@4 0; at 4 Beat@2 1; missed Beat 1; at 4 ~Beat@3 1; missed Beat 1; at 4 ~Beat@4 1; missed Beat 1; at 4 ~Late@1 1; at 4 ~Late@1 1; at 4 ~Late@1 1
        due 12
        ",
        "
        # With `once` nothing is missed.
        0 Open 1
        4 Stop 1       => at 3 First@2 0; Beat@2 0
        3600 advance
        due never
        ",
    }
    reaches {
        // opens
        "! Open L
        3 Open 1",
        // full: reject
        "! Open L
        5 Open 2
        5 Open 0
        7 Open 1
        7 Open 4294967295",
        // instances end
        "! Stop L
        0 Open 0
        0 Stop 0",
        // fires
        "! advance First
        0 Open 0
        1 Open 1
        2 Open 2
        5 advance",
        // three within four ticks, and one that nothing waits for any more
        "! advance Beat
        0 Open 9
        1 Stop 9
        1 Open 1
        2 Open 2
        3 Open 3
        100 advance",
        // all ticks that there is time for
        "! advance engine
        0 Open 9
        1 Stop 9
        1 Open 1
        2 Open 2
        3 Open 3
        100 advance",
    }
}
