//! `once` in a deferred situation: the first combination alone. An emission
//! that faults was chosen all the same.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event S { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Run { policy ignore; from S including; until E terminate; max_open 1; }

        situation One: all in Run {
            operand a: each A, max 3;
            operand b: each B, max 3;
            when a.x < b.x;
            once;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Faults: all in Run {
            operand a: each A, max 3;
            once;
            detect deferred;
            emit { x: 10 / a.x }
        }
        /// Immediate beside them: it rests after its first.
        situation Now: all in Run {
            operand a: first A;
            once;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 S 0
        1 A 5    => Now@1 5
        2 A 1
        3 B 2
        3 B 3
        # (5, 2), (5, 3) fail; (1, 2) is the first, (1, 3) is not asked.
        4 E 0    => One@1 1 2; Faults@1 2
        ",
        "
        0 S 0
        1 A 0    => Now@1 0
        2 A 1
        3 S 0
        # 10 / 0 was chosen: nothing comes of it, and nothing after it.
        4 E 0    => fault Faults emit
        5 S 0
        5 B 9
        5 A 9    => Now@2 9
        5 E 0    => Faults@2 1
        ",
    }
}
