//! Timers: what is due at one tick is taken from the state before, all of it
//! closes, then composes, and only then do the detections open and end others.
//! What they open may end within the same call.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }

        lifespan One { from A including; until after 5us terminate; max_open 2; }
        lifespan Two { from Got including; until after 5us terminate; max_open 3; }
        lifespan Three { from A; until Got discard; until after 5us terminate; max_open 2; }

        situation Got: all in One {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        situation Then: sequence in Two {
            operand g: first Got, max 2;
            detect deferred;
            emit { x: g.x }
        }
        situation Kept: all in Three {
            operand a: last A, max 2;
            detect deferred;
            emit { x: a.x }
        }
    }
    scripts {
        "
        # One 1, Three 2.
        0 A 1
        # One 3, Three 4.
        1 A 2
        due 5
        # Tick 5: One 1 and Three 2 are due. Got would discard Three 2, but it is
        # due already; Three 4 it does discard. Got 1 opens Two 5, Got 2 is an
        # operand of it and opens Two 6. Tick 6: One 3. Got 2 finds Two 5 full,
        # is an operand of 6 and opens 7.
        7 advance     => at 5 Got@1 1; at 5 Got@1 2; at 5 Kept@2 2; at 6 Got@3 2; overflow Then.g reject
        due 10
        # Two 7 opened while the loss of Two 5 and 6 was live.
        3600 advance  => at 10 ~Then@5 1; at 10 ~Then@6 2; at 11 ~Then@7 2
        due never
        ",
        "
        # All of it in one call, at the end of the clock.
        0 A 1
        1 A 2
        max advance   => at 5 Got@1 1; at 5 Got@1 2; at 5 Kept@2 2; at 6 Got@3 2; overflow Then.g reject; at 10 ~Then@5 1; at 10 ~Then@6 2; at 11 ~Then@7 2
        # What opens here would end beyond the clock.
        max A 3
        due never
        ",
        "
        # Two are open: the third is refused, and the timer goes by the openings.
        0 A 1
        2 A 2
        # Three 2 holds A 2 and A 3, Three 4 the latter: they are not `including`.
        3 A 3         => overflow Got.a reject; full One reject; full Three reject
        5 A 4         => ~Got@1 1; ~Got@1 2; ~Kept@2 3; overflow Got.a reject
        # Got has ended Three 4; Two 5 and 6 are open, One 7 and Three 8.
        7 advance     => ~Got@3 2; ~Got@3 3; overflow Then.g reject; overflow Then.g reject; overflow Then.g reject; full Two reject
        lost Got 2
        lost Two 1
        ",
    }
}
