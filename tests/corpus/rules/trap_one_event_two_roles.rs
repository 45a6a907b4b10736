//! One of the named traps: `sequence(A, A)` satisfied by one A. Here one event
//! fills at most one operand of a detection, also where it opened the instance,
//! where it is a derived one, and in the composition at the end.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u32 }
        event E { k: u8 }

        lifespan Run { policy ignore; from A including; until E terminate; key k; max_open 2; }

        situation Now: sequence in Run {
            operand p: first A, max 2;
            operand q: first A;
            emit { k: q.k, p: p.x, q: q.x }
        }
        situation End: sequence in Run {
            operand p: first A, max 3;
            operand q: first A, max 3;
            detect deferred;
            emit { k: q.k, p: p.x, q: q.x }
        }
        situation Both: all in Run {
            operand p: each A, max 3;
            operand q: each A, max 3;
            detect deferred;
            emit { k: q.k, p: p.x, q: q.x }
        }
        situation Twice: all in Run {
            operand p: first Now, max 2;
            operand q: first Now, max 2;
            emit { k: q.k, p: p.p, q: q.p }
        }
    }
    scripts {
        "
        # Opens and is taken: alone it detects nothing, now or at the end.
        0 A 1 1
        0 E 1
        0 A 1 2
        0 A 2 3
        0 E 2
        # Now needs two, and has consumed both.
        0 A 1 4    => Now@2 1 2 4
        0 A 1 5
        # The two Nows are two events.
        0 A 1 6    => Now@2 1 5 6; overflow End.p reject; overflow Both.p reject; Twice@2 1 2 5
        0 E 1      => ~End@2 1 2 4; ~Both@2 1 2 4; ~Both@2 1 2 5; ~Both@2 1 4 2; ~Both@2 1 4 5; ~Both@2 1 5 2; ~Both@2 1 5 4
        ",
        "
        0 A 1 1
        1 A 1 2    => Now@1 1 1 2
        2 E 1      => End@1 1 1 2; Both@1 1 1 2; Both@1 1 2 1
        ",
    }
}
