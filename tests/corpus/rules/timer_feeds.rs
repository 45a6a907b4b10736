//! Detections of timers feed others: they open instances, set timers, and are missed
//! downstream; in one call, tick by tick.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan R { from Beat; until after 3us terminate; max_open 2; }

        situation Beat: every 4us in Base { emit { m: missed } }
        situation Then: after 2us in Base {
            operand b: each Beat, max 2;
            emit { m: b.m }
        }
        situation In: every 2us in R { emit { m: missed } }
        situation Fine: after 1us in R {
            operand t: first Then;
            emit { m: t.m }
        }
        situation Quiet: not in R {
            operand i: In if m > 0;
            detect deferred;
            emit { n: 1u32 }
        }
    }
    scripts {
        "
        0 advance
        due 4
        4 advance      => Beat@1 0
        due 6
        6 advance      => Then@1 0; In@2 0
        # `Fine` waits until 7, when R ends.
        7 advance      => Quiet@2 1
        8 A 0          => Beat@1 0
        ",
        "
        0 advance
        # Beat misses 8 and 12, which is a loss for all that builds on it.
        13 advance     => at 4 Beat@1 2; missed Beat 2; at 6 ~Then@1 2; at 6 ~In@2 0; at 7 ~Quiet@2 1
        due 16
        ",
        "
        0 advance
        4 advance      => Beat@1 0
        # R 2 opened at 4: In at 6, and it ends at 7. The next one opens at 8.
        8 advance      => at 6 Then@1 0; at 6 In@2 0; at 7 Quiet@2 1; Beat@1 0
        10 A 0         => Then@1 0; In@3 0
        11 A 0         => Quiet@3 1
        ",
    }
}
