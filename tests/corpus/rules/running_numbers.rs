//! An event takes its running number when its add phase begins: what composes
//! in its terminate phase comes before it, what it derives itself comes after.
//! An instance that opens in its terminate phase takes it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan Run { from A; until B terminate; max_open 2; }
        lifespan Behind { from Ended; until after 9us discard; max_open 2, on_full drop_oldest; }

        situation Ended: all in Run {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        /// Ended is older than the B that ended it.
        situation EndedThen: sequence in Base {
            operand e: last Ended, max 2;
            operand b: first B;
            emit { e: e.x, b: b.x }
        }
        /// And never younger than it.
        situation ThenEnded: sequence in Base {
            operand b: last B, max 2, on_full drop_oldest;
            operand e: first Ended;
            emit { b: b.x, e: e.x }
        }
        /// What opened in the terminate phase takes the event.
        situation InBehind: all in Behind {
            operand b: first B;
            emit { b: b.x }
        }
        /// Immediate, and so younger than the B that it is made of.
        situation Now: all in Base {
            operand b: first B if x > 5;
            emit { x: b.x }
        }
        situation NowLater: sequence in Base {
            operand b: first B if x > 5, max 1, on_full drop_oldest;
            operand n: first Now;
            emit { b: b.x, n: n.x }
        }
    }
    scripts {
        "
        # Base 1, Run 2.
        0 A 1
        0 A 2
        # Run 3 opened with A 2 and holds nothing; 2 holds it. Ended 2 opens
        # Behind 4 and is stored in EndedThen. Only then B 3 is offered.
        1 B 3     => Ended@2 2; EndedThen@1 2 3; InBehind@4 3
        # Alone it finds nothing but Behind.
        1 B 4     => InBehind@4 4
        # B 4 is older than Ended 6; B 7 is younger.
        2 A 5
        3 A 6
        4 B 7     => Ended@5 6; ThenEnded@1 4 6; EndedThen@1 6 7; InBehind@4 7; InBehind@7 7; Now@1 7; NowLater@1 7 7
        ",
        "
        0 A 1
        0 A 2
        0 A 3     => full Run reject
        # Three detections, and room for two in EndedThen and in Behind: the newest
        # stored one is used, the other waits.
        0 B 9     => ~Ended@2 2; ~Ended@2 3; ~Ended@3 3; overflow EndedThen.e reject; full Behind drop_oldest; ~EndedThen@1 3 9; ~InBehind@5 9; ~InBehind@6 9; Now@1 9; NowLater@1 9 9
        9 B 1     => ~EndedThen@1 2 1
        ",
    }
}
