//! Deferred `atleast`: what came in the whole life of the instance. `first` and
//! `last` keep candidates, and what their list rejects or evicts does not count.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event A { x: u8, w: u32 }
        event Close { x: u8 }
        lifespan Run { policy ignore; from Open; until Close terminate; until after 20us discard; max_open 1; }

        situation Many: atleast 3 in Run {
            operand a: A;
            detect deferred;
            emit { n: count() }
        }
        situation Oldest: atleast 3 in Run {
            operand a: first A, weight 2, max 2;
            detect deferred;
            emit { n: count() }
        }
        situation Newest: atleast 3 in Run {
            operand a: last A, weight w, max 2, on_full drop_oldest;
            detect deferred;
            emit { n: count() }
        }
        situation Frozen: atleast 2 in Run {
            operand a: first A if x < 9, override if x == 0, max 2, on_full freeze;
            detect deferred;
            emit { n: count() }
        }
        /// Its list is too short: it can never be detected.
        situation Never: atleast 3 in Run {
            operand a: first A, max 2;
            detect deferred;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 Open 0
        1 A 1 1
        1 A 1 1
        1 A 1 9    => overflow Oldest.a reject; overflow Newest.a drop_oldest; overflow Frozen.a freeze; overflow Never.a reject
        # Frozen: lost, but for what fails the threshold; it composes at the end.
        1 A 0 1    => overflow Oldest.a reject; overflow Newest.a drop_oldest; overflow Never.a reject
        1 A 9 1    => overflow Oldest.a reject; overflow Newest.a drop_oldest; overflow Never.a reject
        lost Frozen 2
        2 Close 0  => Many@1 5; ~Oldest@1 4; ~Frozen@1 2
        ",
        "
        0 Open 0
        1 A 1 1
        1 A 0 1
        # The restart left one.
        1 A 1 3    => overflow Oldest.a reject; overflow Newest.a drop_oldest; overflow Never.a reject
        2 Close 0  => Many@1 3; ~Oldest@1 4; ~Newest@1 4; Frozen@1 2
        3 Open 0
        3 A 1 3
        # Discarded: nothing composes.
        23 Close 0
        ",
    }
    reaches {
        // opens
        "! Open Run
        21 Open 1",
        // ; list full: reject; list full: drop_oldest; list full: freeze; list full: reject
        "! A Many Oldest Newest Frozen Never
        0 Open 1
        0 A 0 0
        0 A 1 1
        0 A 1 0",
        // stored
        "! A Oldest Frozen Never
        0 Open 2
        0 A 2 1",
        // detects; ; instances end
        "! Close Many Oldest Newest Frozen Never Run
        18 Open 0
        18 A 1 1
        18 A 2 2
        18 A 2 1
        18 Close 1",
        // timers; all timers
        "! advance Run engine
        18 Open 0
        39 advance",
    }
}
