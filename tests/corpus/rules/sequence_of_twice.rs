//! A named trap: `sequence(A, A)` satisfied by one A. It needs two: an event
//! fills at most one operand of a detection.
//!
//! The last operand of a sequence does not store, so the two do not share a
//! list: the same A is judged for both roles, composes as the second and, if
//! it was not consumed, is stored as the first.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Twice: sequence in Watch {
            operand one: first A, max 2;
            operand two: first A;
            emit { one: one.x, two: two.x }
        }
        /// The second stays and is the first of the next pair.
        situation Chain: sequence in Watch {
            operand one: last A, max 2;
            operand two: first A, retain;
            emit { one: one.x, two: two.x }
        }
        situation Rising: sequence in Watch {
            operand one: each A if x < 100, max 2;
            operand two: first A;
            when one.x < two.x;
            emit { one: one.x, two: two.x }
        }
    }
    scripts {
        "
        # One A is no sequence of two.
        0 A 1
        # A 2 is consumed in Twice; in Chain it stays, in Rising it went with A 1.
        1 A 2    => Twice 1 2; Chain 1 2; Rising 1 2
        2 A 3    => Chain 2 3
        3 A 4    => Twice 3 4; Chain 3 4; Rising 3 4
        4 A 5    => Chain 4 5
        ",
        "
        # At one tick: the second is after the first.
        5 A 1
        5 A 1    => Twice 1 1; Chain 1 1
        # Twice is empty again, Chain has its second A, Rising two that are equal.
        5 A 1    => Chain 1 1; overflow Rising.one reject
        # 200 is no first for Rising; both that wait are below it.
        5 A 200  => Twice 1 200; Chain 1 200; ~Rising 1 200; ~Rising 1 200
        5 A 3    => Chain 200 3
        5 A 2    => Twice 3 2; Chain 3 2
        5 A 4    => Chain 2 4; ~Rising 3 4; ~Rising 2 4
        ",
    }
}
