//! One key under several names: of two events, and of a situation whose
//! detections open instances, end them and are operands in them.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Plot { id: u32, x: u32 }
        event Track { number: u32, x: u32 }
        event Drop { target: u32 }

        lifespan Follow {
            from Plot including;
            until Drop discard;
            key target = Plot.id, Track.number;
            max_open 3;
        }
        /// Fed by the situation below; `Match` and `Drop` say `target`.
        lifespan Pairs {
            policy ignore;
            from Match including;
            until Drop terminate;
            key id = Match.target, Drop.target;
            max_open 2;
        }
        situation Match: all in Follow {
            operand p: first Plot, max 2;
            operand t: first Track, max 2;
            emit { target: p.id, sum: p.x + t.x }
        }
        situation Twice: sequence in Follow {
            operand m: first Match, max 2;
            operand n: first Match;
            emit { target: n.target, one: m.sum, two: n.sum }
        }
        situation Sums: all in Pairs {
            operand m: each Match, max 4;
            detect deferred;
            emit { id: m.target, sum: m.sum }
        }
    }
    scripts {
        "
        0 Plot 7 1
        # Match opens Pairs 2, which includes it; Twice stores it in Follow 1.
        1 Track 7 10  => Match@1 7 11
        2 Track 8 10
        3 Plot 8 2
        # Plot 7 is an operand of Follow 1 and opens Follow 4.
        3 Plot 7 3
        # Two detections of one event, each with its closure: the first is the
        # second of Twice in 1 and the first in 4, the second the other way.
        4 Track 7 20  => Match@1 7 23; Match@4 7 23; Twice@1 7 11 23; Twice@4 7 23 23
        5 Drop 7      => Sums@2 7 11; Sums@2 7 23; Sums@2 7 23
        6 Track 8 1   => Match@3 8 3
        7 Drop 8      => Sums@5 8 3
        ",
        "
        0 Plot 1 4294967295
        # Chosen and consumed, but what it would emit overflows: no detection
        # opens Pairs.
        1 Track 1 1   => fault Match emit
        1 Track 1 5
        # Follow 2 opens in the same event, before the closure of Match 11, which
        # is then stored in Twice of both.
        2 Plot 1 6    => Match@1 1 11
        3 Track 1 1   => Match@2 1 7; Twice@1 1 11 7; Twice@2 1 11 7
        4 Drop 1      => Sums@3 1 11; Sums@3 1 7
        5 Drop 1
        lost Follow 0
        ",
    }
}
