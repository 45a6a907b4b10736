//! One event in two operands of an `all` that share a list: each path vector is
//! reached, with every pair of quantifiers, with and without a condition, consumed,
//! retained and dropped.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, r: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Chooses: all in Watch {
            operand p: first A, max 2;
            operand q: last A, max 2;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Takes: all in Watch {
            operand p: each A, max 2, on_full drop_oldest;
            operand q: each A, max 2, on_full drop_oldest;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Before: all in Watch {
            operand p: first A, max 2;
            operand q: each A, max 2;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Judges: all in Watch {
            operand p: each A, retain if r > 0, max 2, on_full drop_oldest;
            operand q: first A, retain, max 2, on_full drop_oldest;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Drops: all in Watch {
            operand p: last A, override if r == 2, max 2;
            operand q: each A, override if r == 2, max 2;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Ends: all in Watch {
            operand p: first A, max 2;
            operand q: first A, max 2;
            when p.k == q.x;
            once;
            emit { p: p.k, q: q.k }
        }
        situation Recent: all in Watch {
            operand p: first A, max 2;
            operand q: last A, max 2;
            when p.k == q.x;
            within 3us;
            emit { p: p.k, q: q.k }
        }
        situation Pairs: all in Watch {
            operand p: first A, max 2;
            operand q: last A, max 2;
            emit { p: p.k, q: q.k }
        }
        situation Both: all in Watch {
            operand p: each A, max 2;
            operand q: each A, max 2;
            emit { p: p.k, q: q.k }
        }
        situation Keeps: all in Watch {
            operand p: each A, retain, max 2, on_full drop_oldest;
            operand q: last A, retain, max 2, on_full drop_oldest;
            emit { p: p.k, q: q.k }
        }
        situation Triples: all in Watch {
            operand p: first A, max 3;
            operand q: last A, max 3;
            operand s: first A, max 3;
            when p.k == q.x && s.r == 0;
            emit { p: p.k, q: q.k, s: s.k }
        }
    }
    scripts {
        "
        0 A 1 0 0
        # The first as p and the second as q; the other way round where nothing is asked.
        1 A 5 1 0    => Chooses 1 5; Takes 1 5; Before 1 5; Judges 1 5; Drops 1 5; Ends 1 5; Recent 1 5; Pairs 1 5; Both 1 5; Both 5 1; Keeps 1 5; Keeps 5 1
        ",
        "
        0 A 3 0 0
        # No k is the x of another one. Drops forgets the first.
        1 A 3 0 2    => Pairs 3 3; Both 3 3; Both 3 3; Keeps 3 3; Keeps 3 3
        # Two wait where nothing was consumed, one in Drops, none in Pairs and Both; Triples
        # has room for three.
        2 A 3 0 0    => overflow Chooses.p reject; overflow Takes.p drop_oldest; overflow Before.p reject; overflow Judges.p drop_oldest; overflow Ends.p reject; overflow Recent.p reject; Keeps 3 3; Keeps 3 3; Keeps 3 3; overflow Keeps.p drop_oldest
        ",
    }
    reaches {
        // no combination, list full: reject; no combination, list full: drop_oldest; no combination, list full: reject; override, no combination, stored; no combination, list full: reject; some expire, no combination, stored; no combination, stored; composes as p and q, trigger stays, list full: drop_oldest; no combination, stored
        "! A Chooses Takes Before Drops Ends Recent Pairs Both Keeps Triples
        0 A 0 2 2
        1 A 0 2 1
        5 A 1 2 2",
        // no combination, stored; some expire, no combination, stored; composes as q, trigger consumed; composes as p and q, trigger consumed; no combination, list full: reject
        "! A Chooses Before Drops Recent Pairs Both Triples
        0 A 1 0 1
        4 A 0 1 1
        5 A 0 255 255
        8 A 0 1 1",
        // composes as p, trigger consumed; no combination, list full: reject; composes as p, trigger consumed
        "! A Chooses Drops Recent Triples
        0 A 255 0 0
        1 A 1 2 2
        2 A 255 2 0
        3 A 0 0 255",
        // composes as p and q, trigger consumed; composes as p and q, trigger stays, list full: drop_oldest
        "! A Takes Before Judges
        4 A 255 0 0
        8 A 1 255 255
        16 A 1 1 1
        17 A 1 255 0
        17 A 255 0 0
        18 A 1 0 1
        19 A 1 0 0
        19 A 0 1 255",
        // composes as p, ends the instance; some expire, composes as p, trigger consumed
        "! A Ends Recent
        4 A 1 1 1
        5 A 2 2 2
        8 A 2 0 1",
        // no combination, stored
        "! A Ends
        0 A 2 1 1
        1 A 2 255 2",
        // composes as p and q, trigger consumed
        "! A Drops
        0 A 0 1 1
        0 A 2 1 1
        1 A 1 0 0",
        // composes as p and q, trigger stays, stored
        "! A Judges
        0 A 1 255 0
        0 A 1 0 0
        0 A 0 1 255",
        // no combination, list full: reject
        "! A Recent
        4 A 1 2 1
        7 A 1 2 1
        7 A 0 0 2",
    }
}
