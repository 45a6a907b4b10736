//! One event in both operands of a sequence: each path vector is reached, of events that pass
//! both thresholds, the first alone (`Apart`, `Stands`), and the last alone (`Closes`,
//! `Gathers`), which are stored nowhere.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8, r: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Twice: sequence in Watch {
            operand p: first A, max 2;
            operand q: first A;
            emit { p: p.k, q: q.k }
        }
        situation Rises: sequence in Watch {
            operand p: each A, retain if r > 0, max 2, on_full drop_oldest;
            operand q: first A, retain;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
        situation Recent: sequence in Watch {
            operand p: last A, max 2;
            operand q: first A;
            when p.k == q.x;
            within 3us;
            emit { p: p.k, q: q.k }
        }
        situation Apart: sequence in Watch {
            operand p: each A if r > 0, override if r == 3, max 2;
            operand q: first A if x > 0;
            emit { p: p.k, q: q.k }
        }
        situation Ends: sequence in Watch {
            operand p: first A, max 2;
            operand q: last A;
            when p.k == q.x;
            once;
            emit { p: p.k, q: q.k }
        }
        situation Closes: sequence in Watch {
            operand p: first A if r > 0, max 2;
            operand q: first A;
            emit { p: p.k, q: q.k }
        }
        situation Stands: sequence in Watch {
            operand p: last A if r > 0, retain if k > 1, max 2;
            operand q: first A if x > 0, retain if k > 0;
            within 3us;
            emit { p: p.k, q: q.k }
        }
        situation Gathers: sequence in Watch {
            operand p: each A if r > 0, retain if x > 1, max 2, on_full drop_oldest;
            operand q: first A if x > 0;
            when p.k == q.x;
            emit { p: p.k, q: q.k }
        }
    }
    scripts {
        "
        0 A 4 0 0
        # Rises stores the second; Apart has it as p.
        1 A 9 4 1    => Twice 4 9; Rises 4 9; Recent 4 9; Ends 4 9
        2 A 8 9 0    => Rises 9 8; Apart 9 8; Closes 9 8; Stands 9 8; Gathers 9 8
        ",
        "
        0 A 1 0 1
        # Apart forgets the first.
        0 A 2 0 3    => Twice 1 2; Closes 1 2
        0 A 3 0 1    => overflow Rises.p drop_oldest; overflow Recent.p reject; overflow Ends.p reject; overflow Stands.p reject; overflow Gathers.p drop_oldest
        ",
        "
        0 A 1 2 1
        1 A 1 0 1    => Twice 1 1; Closes 1 1
        # Last alone: Closes has nothing any more; Stands forgets the second, Gathers too.
        2 A 7 1 0    => Rises 1 7; Rises 1 7; overflow Rises.p drop_oldest; Recent 1 7; Apart 1 7; Apart 1 7; Ends 1 7; Stands 1 7; Gathers 1 7; Gathers 1 7
        3 A 8 1 0    => Twice 7 8; ~Rises 1 8; overflow Rises.p drop_oldest; Recent 1 8; Stands 1 8; Gathers 1 8
        ",
    }
    reaches {
        // as p or q, stored; as p or q, composes as q, trigger stays, list full: drop_oldest; as p or q, all expire, stored; as p or q, composes as q, ends the instance
        "! A Twice Rises Recent Ends
        0 A 0 255 1
        0 A 0 2 1
        4 A 255 0 255",
        // as p or q, composes as q, trigger consumed; as p or q, some expire, no combination, stored; as p or q, no combination, list full: reject
        "! A Twice Recent Ends
        1 A 1 1 0
        4 A 1 0 0
        4 A 0 255 255
        5 A 255 0 1",
        // as p or q, composes as q, trigger stays, stored; as p or q, some expire, composes as q, trigger consumed
        "! A Rises Recent
        1 A 0 1 0
        3 A 0 1 0
        5 A 0 0 1",
        // as p or q, no combination, stored
        "! A Ends
        0 A 1 1 1
        0 A 1 0 1",
        // as p or q, no combination, list full: reject
        "! A Recent
        1 A 1 2 1
        1 A 0 2 0
        4 A 1 2 0",
        // as p, override, stored
        "! A Apart
        0 A 0 0 1
        0 A 0 0 3",
        // as p, list full: reject
        "! A Apart
        0 A 0 0 1
        0 A 0 0 1
        0 A 0 0 1",
        // as p or q, composes as q, trigger consumed
        "! A Apart
        0 A 0 0 1
        0 A 0 0 1
        0 A 0 1 1",
        // as p or q, stored
        "! A Closes
        0 A 0 0 1",
        // as q, composes as q, trigger consumed
        "! A Closes
        0 A 0 0 1
        0 A 0 0 0",
        // as p, own list expires, stored
        "! A Stands
        0 A 0 0 1
        0 A 0 0 1
        4 A 0 0 1",
        // as p or q, composes as q, trigger stays, list full: reject
        "! A Stands
        0 A 2 0 1
        0 A 2 0 1
        0 A 1 1 1",
        // as p or q, some expire, composes as q, trigger stays, stored
        "! A Stands
        0 A 0 0 1
        3 A 0 0 1
        4 A 1 1 1",
        // as q, composes as q, trigger consumed
        "! A Gathers
        0 A 1 0 1
        0 A 1 0 1
        0 A 0 1 0",
        // as p or q, no combination, list full: drop_oldest
        "! A Gathers
        0 A 1 0 1
        0 A 1 0 1
        0 A 0 2 1",
    }
}
