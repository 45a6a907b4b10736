//! Detections as terminators, of their own lifespan as well: what they end
//! composes before they are operands of anything, with its own closure.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }

        lifespan Run { from A; until Pair terminate; max_open 2; }
        lifespan Outer { policy ignore; from A; until Left if x > 5 terminate; max_open 1; }

        situation Pair: all in Run {
            operand a: first A, max 2;
            operand b: first B, max 2;
            when a.x == b.x;
            emit { x: a.x }
        }
        situation Left: all in Run {
            operand b: each B, max 3;
            detect deferred;
            emit { x: b.x }
        }
        situation Total: all in Outer {
            operand p: each Pair, max 4;
            detect deferred;
            emit { x: p.x }
        }
    }
    scripts {
        "
        # Run 1, Outer 2; then Run 3.
        0 A 1
        1 A 7
        # Pair ends 1 and 3. Left 7 of instance 1 ends Outer, which had nothing,
        # before Pair could have become its operand.
        2 B 7   => Pair@1 7; Left@1 7; Left@3 7
        # Run 4, Outer 5, Run 6.
        3 A 3
        4 A 4
        5 B 3
        # The Lefts are too small; then Pair 4 is an operand of Outer.
        6 B 4   => Pair@4 4; Left@4 3; Left@4 4; Left@6 3; Left@6 4
        7 A 9
        7 A 9
        8 B 9   => Pair@7 9; Left@7 9; Left@8 9; Total@5 4
        9 B 9
        ",
        "
        0 A 1
        # Instance 1 has no A: it opened with it.
        0 B 1
        # Pair composes in the add phase; Run 3 opens; then the closure ends both.
        0 A 1   => Pair@1 1; Left@1 1
        1 A 2
        1 B 6
        1 A 6   => Pair@4 6; Left@4 6; Total@2 1
        lost Run 0
        ",
    }
}
