//! `exact` in an immediate situation with a window: a loss is live for d ticks,
//! and a detection looks back d ticks, both inclusive, and not beyond its
//! opening.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event S { x: u32 }
        event E { x: u32 }

        lifespan Run { from S; until first E discard; max_open 2; }

        situation Pair: sequence in Run {
            operand a: each A, retain, max 1;
            operand b: first B;
            within 10us;
            emit { a: a.x, b: b.x }
        }
        /// It looks back as far, and builds on what has lost.
        situation Again: all in Run {
            operand p: first Pair;
            within 10us;
            emit { x: p.b }
        }
        /// Without a window it looks back to its opening.
        situation Ever: all in Run {
            operand p: first Pair;
            emit { x: p.b }
        }
    }
    scripts {
        "
        0 S 0
        0 A 1
        # Lost at 10: live until 20, so a detection is touched until 30.
        10 A 2   => overflow Pair.a reject
        11 A 3
        20 A 4   => overflow Pair.a reject
        # The loss of 20: live to 30, seen to 40.
        21 B 5   => ~Pair@1 3 5; ~Again@1 5; ~Ever@1 5
        31 A 6
        40 B 7   => ~Pair@1 6 7; ~Again@1 7; ~Ever@1 7
        41 B 8   => Pair@1 6 8; Again@1 8; ~Ever@1 8
        ",
        "
        0 S 0
        0 A 1
        5 A 2    => overflow Pair.a reject
        # Instance 2 opens at the last tick at which the loss is live, 3 after it.
        15 S 0
        15 A 3
        15 B 4   => ~Pair@1 3 4; ~Pair@2 3 4; ~Again@1 4; ~Again@2 4; ~Ever@1 4; ~Ever@2 4; ~Again@1 4; ~Again@2 4; ~Ever@1 4; ~Ever@2 4
        15 E 0
        ",
        "
        0 S 0
        0 A 1
        # Live until 15.
        5 A 2    => overflow Pair.a reject
        # One tick later instance 2 opens: it never saw it, though 1, which lost,
        # is still open. Each Pair is an operand in both, since there is no key.
        16 S 0
        17 A 3
        18 B 4   => ~Pair@1 3 4; Pair@2 3 4; ~Again@1 4; Again@2 4; ~Ever@1 4; Ever@2 4; ~Again@1 4; Again@2 4; ~Ever@1 4; Ever@2 4
        ",
        "
        0 S 0
        0 A 1
        5 A 2    => overflow Pair.a reject
        # All that saw it has ended: the loss with it, long before 15.
        6 E 0
        6 S 0
        6 A 3
        7 B 4    => Pair@2 3 4; Again@2 4; Ever@2 4
        ",
    }
}
