//! One of the named traps: 'late' decided differently at equality in two
//! places. Here equal is in time for the clock, inside for a window, and over
//! for a lifespan, for timers and for events alike.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { from A; until after 10us terminate; until E if x == 1 terminate; max_open 2; }

        situation Near: sequence in Run {
            operand b: first B, max 2;
            operand e: first E;
            within 4us;
            emit { b: b.x, e: e.x }
        }
        situation Got: all in Run {
            operand b: last B, max 2;
            operand e: last E, max 2, on_full drop_oldest;
            within 4us;
            detect deferred;
            emit { b: b.x, e: e.x }
        }
    }
    scripts {
        "
        0 A 0
        5 B 1
        # Four ticks are inside, immediate and deferred.
        9 E 2        => Near@1 1 2
        # Not late: the clock stands. At 10 the instance is over: the timer comes
        # before the event, which is no terminator and no operand of it.
        9 B 3
        10 E 1       => Got@1 3 2
        10 B 4
        10 A 0
        20 B 5
        due never
        ",
        "
        0 A 0
        5 B 1
        10 advance
        10 A 0
        11 B 2
        # Five ticks are outside: B 2 is gone from Near.
        16 E 3
        19 B 4
        19 E 5       => Near@2 4 5
        20 advance   => Got@2 4 5
        30 A 0
        31 B 6
        36 E 7
        # And at the end: the combination is five ticks wide.
        40 advance
        ",
    }
}
