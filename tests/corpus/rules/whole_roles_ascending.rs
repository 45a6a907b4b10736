//! One event in all three operands of a sequence without a condition, two of them on one
//! list: any candidates that ascend are a combination, and each path vector is reached, of
//! events that pass both thresholds, the first alone, and the last alone (`Latest`, `Pairs`).

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, r: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Earliest: sequence in Watch {
            operand p: first A, max 3;
            operand q: first A, max 3;
            operand s: first A;
            emit { p: p.k, q: q.k }
        }
        situation Latest: sequence in Watch {
            operand p: last A if r > 0, max 3;
            operand q: first A if r > 0, max 3;
            operand s: first A if x > 0;
            emit { p: p.k, q: q.k }
        }
        situation Keeps: sequence in Watch {
            operand p: each A, retain, max 3;
            operand q: last A, retain, max 3;
            operand s: first A, retain;
            within 3us;
            emit { p: p.k, q: q.k }
        }
        situation Pairs: sequence in Watch {
            operand p: each A if r > 0, max 3, on_full drop_oldest;
            operand q: each A if r > 0, max 3, on_full drop_oldest;
            operand s: first A if x > 0;
            within 3us;
            emit { p: p.k, q: q.k }
        }
    }
    scripts {
        "
        0 A 1 0 1
        1 A 2 0 1
        # Of Latest, the newest has none behind it.
        2 A 3 1 0    => Earliest 1 2; Latest 1 2; Keeps 1 2; Pairs 1 2
        3 A 4 1 1    => Keeps 1 3; Keeps 2 3; overflow Keeps.p reject
        ",
        "
        0 A 1 0 1
        0 A 2 0 1
        0 A 3 0 1    => Earliest 1 2; Keeps 1 2
        0 A 4 1 0    => Latest 2 3; Keeps 1 3; Keeps 2 3; overflow Keeps.p reject; Pairs 1 2; Pairs 1 3; Pairs 2 3
        ",
    }
    reaches {
        // as p or q or s, stored; as s, composes as s, trigger consumed; as p or q or s, all expire, stored; as p or q, own list expires, stored
        "! A Earliest Latest Keeps Pairs
        0 A 1 0 2
        0 A 0 2 2
        1 A 0 0 2
        5 A 1 1 2",
        // as p or q or s, composes as s, trigger consumed; as p or q, list full: reject; as p or q or s, some expire, composes as s, trigger stays, stored; as p or q, list full: drop_oldest
        "! A Earliest Latest Keeps Pairs
        3 A 1 0 0
        5 A 1 1 1
        5 A 1 0 0
        5 A 1 1 1
        6 A 1 0 1
        7 A 1 0 1",
        // as p or q, stored; as p or q or s, composes as s, trigger stays, list full: reject; as s, composes as s, trigger consumed
        "! A Latest Keeps Pairs
        1 A 0 1 255
        4 A 2 2 255
        5 A 2 255 2
        5 A 255 0 255
        6 A 255 255 1",
        // as s, some expire, composes as s, trigger consumed
        "! A Pairs
        0 A 2 2 2
        2 A 2 1 1
        3 A 2 0 2
        4 A 0 1 0",
    }
}
