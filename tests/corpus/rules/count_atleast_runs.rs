//! `first` and `last`: the shortest run from the oldest, or from the newest, that
//! reaches `n` is used; `count` is the sum of all candidates.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, w: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Newest: atleast 10 in Watch {
            operand a: last A, weight w, max 4;
            emit { n: count() }
        }
        situation Oldest: atleast 10 in Watch {
            operand a: first A, weight w, max 4;
            emit { n: count() }
        }
        situation Last: atleast 3 in Watch {
            operand a: last A, retain if 6 / x == 6, max 3, on_full drop_oldest;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 2 4
        0 A 2 5
        # Newest uses 6 and 5 of 15, 4 stays; Oldest uses all.
        0 A 2 6       => Newest 15; Oldest 15; Last 3
        0 A 2 5
        0 A 2 1       => Newest 10
        0 A 2 4       => Oldest 10; Last 3
        ",
        "
        0 A 1 0
        0 A 1 0
        # All three stay: each further event fires.
        0 A 1 0       => Last 3
        0 A 1 0       => Last 4; overflow Last.a drop_oldest
        ",
        "
        0 A 1 1
        0 A 1 1
        0 A 2 1       => Last 3
        # 1 and 1 are kept; the event's own `retain` faults, and it is consumed.
        0 A 0 1       => Last 3; fault Last retain
        0 A 1 1       => overflow Newest.a reject; overflow Oldest.a reject; Last 3
        0 A 1 1       => overflow Newest.a reject; overflow Oldest.a reject; Last 4; overflow Last.a drop_oldest
        ",
    }
    reaches {
        // stored; detects, event stays, stored
        "! A Newest Oldest Last
        2 A 2 1
        2 A 0 2
        2 A 1 2",
        // list full: reject; detects, event stays, list full: drop_oldest
        "! A Newest Oldest Last
        2 A 1 0
        2 A 1 1
        2 A 1 0
        2 A 1 0
        4 A 1 0",
        // detects, event consumed
        "! A Newest Oldest
        2 A 2 2
        2 A 1 2
        4 A 1 2
        5 A 0 2
        5 A 2 2",
    }
}
