//! One of the named traps: a step back of the clock that pops every timer.
//! Here a call with an earlier time is refused and changes nothing: no timer
//! runs, nothing opens or ends, no ordinal is taken.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event E { x: u32 }

        lifespan Run { from A including; until E terminate; until after 10us terminate; max_open 2; }
        lifespan Warm { from startup; until after 25us terminate; max_open 1; }

        situation Got: all in Run {
            operand a: each A, max 3;
            detect deferred;
            emit { x: a.x }
        }
        situation All: all in Warm {
            operand a: last A, max 3;
            detect deferred;
            emit { x: a.x }
        }
    }
    scripts {
        "
        20 A 1
        # Run 2 is due at 30, Warm 1 at 45.
        due 30
        19 advance    => late
        0 A 2         => late
        19 E 0        => late
        due 30
        # Nothing has happened: the same call, accepted, is one of its kind.
        20 A 3
        29 E 0        => Got@2 1; Got@2 3; Got@3 3
        28 E 0        => late
        # The timer of Warm is where it was.
        due 45
        44 advance
        45 advance    => All@1 3
        due never
        ",
        "
        # Before the first call nothing is too early; it sets the clock.
        5 advance
        4 A 1         => late
        5 A 2
        15 A 3        => Got@2 2
        14 advance    => late
        25 advance    => Got@3 3
        30 advance    => All@1 3
        max advance
        0 advance     => late
        ",
    }
}
