//! What is gone of the second list may stand before something that exists, while a later list
//! has nothing: then no event composes, and the second list is moved up all the same. And an
//! event that stands behind an absent one tries each of the last candidates of a shared list.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        event E { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Ends: sequence in Watch {
            operand p: first A, max 2;
            operand q: last C, max 4;
            operand r: first E, max 1;
            operand s: first A;
            emit { p: p.k, q: q.x, r: r.x, s: s.k }
        }
        situation Apart: sequence in Watch {
            operand p: first A, max 2;
            operand q: last C, max 4;
            operand r: first E, max 2;
            operand s: first B;
            emit { p: p.k, q: q.x, r: r.x, s: s.x }
        }
        situation Stored: sequence in Watch {
            operand p: first A, max 2;
            operand q: last C, max 4;
            operand r: first E, max 2;
            operand t: first B, max 2;
            operand s: first A if k > 5;
            emit { p: p.k, q: q.x, r: r.x, t: t.x }
        }
        situation Spared: sequence in Watch {
            operand p: first C, max 4;
            operand q: first C, max 4;
            operand r: first C, max 4;
            absent n: A if x > 50;
            operand s: first E;
            emit { p: p.x, q: q.x, r: r.x }
        }
    }
    scripts {
        "
        0 A 1 0
        1 C 1
        2 C 2
        3 C 3
        # Behind the newest there is no A 51.
        4 E 1          => Spared 1 2 3
        ",
        "
        0 A 1 0
        1 C 1
        2 C 2
        3 C 3
        4 A 2 60
        5 C 4
        # Behind C 3 there is one; and behind C 4 there is none.
        6 E 1          => Spared 1 2 4
        ",
    }
}
