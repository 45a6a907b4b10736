//! Detections as initiators: a lifespan opens in the closure, with the
//! detection as its first operand where it is `including`. Losses of what opens
//! it are losses of all that happens in it.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Alert { k: u32, x: u32 }
        event Track { k: u32, x: u32 }
        event Quit { k: u32 }

        lifespan Watch { from startup; max_open 1; }
        lifespan Chase {
            from Match including if x > 10;
            from Alert if x == 0;
            until Quit terminate;
            key k;
            max_open 2, on_full drop_oldest;
        }
        situation Match: all in Watch {
            operand a: first Alert, max 3;
            operand t: first Track, max 3;
            when a.k == t.k;
            emit { k: a.k, x: a.x + t.x }
        }
        situation Steps: sequence in Chase {
            operand m: last Match, max 2;
            operand t: each Track, max 3;
            detect deferred;
            emit { k: m.k, m: m.x, t: t.x }
        }
        situation Now: all in Chase {
            operand t: first Track;
            emit { k: t.k, x: t.x }
        }
    }
    scripts {
        "
        # Watch is instance 1.
        0 Alert 5 3
        1 Track 5 4   => Match@1 5 7
        2 Alert 5 6
        # 11 opens Chase 2, in the closure: Track came before it.
        3 Track 5 5   => Match@1 5 11
        4 Track 5 1   => Now@2 5 1
        # Match 21 is an operand of 2 and opens 3, which includes it.
        5 Alert 5 20  => Match@1 5 21
        6 Track 5 2   => Now@2 5 2; Now@3 5 2
        # In 2: m newest first, for each t: (21, 2), then (11, 1).
        7 Quit 5      => Steps@2 5 21 2; Steps@2 5 11 1; Steps@3 5 21 2
        8 Quit 5
        ",
        "
        0 Alert 1 0
        0 Alert 2 0
        # Chase 2 and 3 are open; 2 goes.
        0 Alert 3 0   => full Chase drop_oldest
        1 Alert 4 11  => overflow Match.a reject
        # Watch still has Alert 1. Match 11 opens Chase 5, for which 3 goes.
        1 Track 1 11  => ~Match@1 1 11; full Chase drop_oldest
        2 Track 1 5   => ~Now@5 1 5
        3 Quit 1      => ~Steps@5 1 11 5
        4 Quit 3
        # Chase is empty, but Match has lost for good, and it opens Chase.
        5 Alert 4 0
        5 Track 4 1   => ~Match@1 4 1; ~Now@6 4 1
        lost Chase 2
        lost Match 1
        ",
    }
}
