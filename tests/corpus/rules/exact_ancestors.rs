//! `exact` over ancestors: a situation's operands, its lifespan, what opens and
//! ends that, and so on; not its siblings, and not what builds on it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event S { x: u32 }
        event E { x: u32 }

        lifespan Base { from startup; max_open 1; }
        lifespan Opened { from Opens; until E discard; max_open 1; }
        lifespan Ended { policy ignore; from S; until Ends terminate; max_open 1; }
        lifespan Free { from S; until E discard; max_open 1, on_full drop_oldest; }

        situation Opens: sequence in Base {
            operand a: first A, max 1;
            operand b: first B;
            emit { x: b.x }
        }
        situation Ends: sequence in Base {
            operand b: first B, max 1;
            operand e: first E;
            emit { x: e.x }
        }
        situation InOpened: all in Opened {
            operand e: first S;
            emit { x: e.x }
        }
        situation InEnded: all in Ended {
            operand b: first A, max 3;
            detect deferred;
            emit { x: b.x }
        }
        situation InFree: all in Free {
            operand b: each A;
            emit { x: b.x }
        }
        situation Over: all in Base {
            operand o: first InOpened;
            emit { x: o.x }
        }
    }
    scripts {
        "
        # Base 1. S opens Ended 2 and Free 3.
        0 S 0
        1 A 1      => InFree@3 1
        # Opens has lost an A. Its siblings have not.
        2 A 2      => overflow Opens.a reject; InFree@3 2
        # Opens detects and opens Opened 4; Ends stores its B.
        3 B 3      => ~Opens@1 3
        # InOpened builds on Opens, Over on InOpened. Free loses instance 3: its
        # replacement is touched.
        4 S 4      => ~InOpened@4 4; full Free drop_oldest; ~Over@1 4
        5 A 5      => ~InFree@5 5
        # Ends is exact; it ends Ended, whose InEnded builds on it and is exact.
        6 E 6      => Ends@1 6; InEnded@2 1
        # Ended 6; Free 7 opens after 5 has ended, so the loss of 4 is over.
        7 S 7
        8 A 8      => overflow Opens.a reject; InFree@7 8
        ",
        "
        0 S 0
        0 B 1
        # Ends has lost, so what it ends is not exact; Opens goes on.
        1 B 2      => overflow Ends.b reject
        2 A 3      => InFree@3 3
        2 B 4      => Opens@1 4; overflow Ends.b reject
        3 S 5      => InOpened@4 5; full Free drop_oldest; Over@1 5
        # Opens 7 finds Opened full: refused, and a loss for all in it.
        4 A 6      => ~InFree@5 6
        5 B 7      => Opens@1 7; overflow Ends.b reject; full Opened reject
        6 S 8      => ~InOpened@4 8; full Free drop_oldest; ~Over@1 8
        7 E 9      => ~Ends@1 9; ~InEnded@2 3
        lost Free 2
        lost Opened 1
        lost Ends 3
        ",
    }
}
