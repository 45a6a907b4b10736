//! An event with the first operand and the last one, beside a list in between: what is gone
//! of that list may stand before something that exists, which the event does not read if it
//! fails the last threshold.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8 }
        event C { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Newest: sequence in Watch {
            operand p: first A, max 2;
            operand q: last C, max 3;
            operand r: first A if x > 1;
            emit { p: p.k, q: q.x, r: r.k }
        }
        situation Oldest: sequence in Watch {
            operand p: last A if x > 0, max 3, on_full drop_oldest;
            operand q: first C, max 3;
            operand r: first A if x > 1, retain;
            emit { p: p.k, q: q.x, r: r.k }
        }
    }
    scripts {
        "
        0 A 1 1
        1 C 1
        2 C 2
        3 C 3
        4 A 2 2        => Newest 1 3 2; Oldest 1 1 2
        # Newest has C 1 and C 2 behind nothing, Oldest 2 and 3 behind nothing, and A 2.
        5 A 3 1
        6 C 4
        # In both lists C 4 alone exists.
        7 A 4 1
        8 A 5 2        => Newest 3 4 5; Oldest 3 4 5
        ",
        "
        0 A 1 2
        1 C 1
        2 A 2 0
        3 A 3 3        => Newest 1 1 3; Oldest 1 1 3
        4 C 2
        5 A 4 2        => Newest 2 2 4; Oldest 3 2 4
        ",
    }
}
