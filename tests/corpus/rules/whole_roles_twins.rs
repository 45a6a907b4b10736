//! One event in two operands of an `all` with lists of their own: each path vector is
//! reached, with thresholds that are passed apart and together.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, s: bool, e: bool }
        lifespan Watch { from startup; max_open 1; }

        situation Chooses: all in Watch {
            operand p: first A if s, max 1;
            operand q: last A if e, max 2;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Takes: all in Watch {
            operand p: each A if s, max 1, on_full drop_oldest;
            operand q: each A if e, max 2;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Keeps: all in Watch {
            operand p: last A if s, retain, max 1;
            operand q: first A if e, retain, max 2, on_full drop_oldest;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Ends: all in Watch {
            operand p: first A if s, max 1;
            operand q: first A if e, max 2, on_full freeze;
            when p.k == q.x;
            once;
            emit { p: p.k, q: q.k }
        }
        situation Pairs: all in Watch {
            operand p: first A if s, max 1;
            operand q: last A if e, max 2;
            emit { p: p.k, q: q.k }
        }
        situation Both: all in Watch {
            operand p: each A if s, max 2;
            operand q: each A if e, max 1;
            emit { p: p.k, q: q.k }
        }
    }
    scripts {
        "
        0 A 1 0 true false
        # The second is p and q, and q of the first; in Keeps both stay, and p has no room.
        1 A 7 1 true true   => Chooses 1 7; Takes 1 7; Keeps 1 7; overflow Keeps.p reject; Ends 1 7; Pairs 1 7; Both 1 7
        ",
        "
        # One event is no pair, though it stands in both lists.
        0 A 2 0 true true
        1 A 2 0 true false  => overflow Chooses.p reject; overflow Takes.p drop_oldest; overflow Keeps.p reject; overflow Ends.p reject; Pairs 2 2; Both 2 2
        ",
    }
    reaches {
        // as p or q, no combination, list full: reject, stored; as p or q, no combination, list full: drop_oldest, stored; as p or q, no combination, list full: reject, stored; as p, composes as p, trigger consumed; as p or q, composes as p and q, trigger consumed
        "! A Chooses Takes Ends Pairs Both
        0 A 2 1 true true
        0 A 0 1 true true",
        // as p or q, no combination, list full: reject, list full: reject; as p or q, no combination, list full: drop_oldest, list full: reject; as p or q, no combination, list full: reject, list full: freeze; as p or q, no combination, stored
        "! A Chooses Takes Ends Pairs Both
        2 A 0 1 true true
        2 A 1 1 false true
        2 A 2 1 true true",
        // as q, composes as q, trigger consumed; as p or q, composes as q, trigger stays, list full: reject, list full: drop_oldest; as p or q, composes as q, trigger consumed
        "! A Chooses Keeps Both
        0 A 1 255 true true
        0 A 1 2 true true
        0 A 1 0 true false
        0 A 1 2 true false
        1 A 0 1 true true",
        // as p or q, no combination, stored
        "! A Chooses Ends
        0 A 2 0 false true
        0 A 1 1 true true",
        // as p, no combination, list full: reject
        "! A Pairs Both
        0 A 255 1 true false
        0 A 255 1 true false
        0 A 255 1 true false",
        // as p or q, composes as p, ends the instance
        "! A Ends
        1 A 2 2 true true
        1 A 0 1 false true
        2 A 1 1 true true",
        // as p or q, composes as p, trigger stays, stored, list full: drop_oldest
        "! A Keeps
        0 A 2 0 false true
        0 A 1 1 false true
        0 A 1 255 true true",
        // as p or q, composes as p and q, trigger consumed
        "! A Takes
        2 A 0 1 true true
        2 A 255 1 true true
        4 A 1 255 true true",
        // as p or q, composes as p, trigger consumed
        "! A Chooses
        0 A 1 1 true true
        0 A 0 0 false true
        0 A 1 0 true true",
    }
}
