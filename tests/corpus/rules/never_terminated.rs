//! A deferred situation in a lifespan that is only discarded: it never composes,
//! but it stores, and what it loses is told. (The macro warns.)

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }

        lifespan Run { from A including; until B discard; until after 9us discard; max_open 2; }
        situation Never: all in Run {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        situation Freezes: sequence in Run {
            operand a: first A, max 1, on_full freeze;
            operand b: first A if x / 2 > 0, max 1;
            detect deferred;
            emit { x: a.x }
        }
    }
    scripts {
        "
        0 A 1
        # Freezes stores it as a and, behind that one, as b in instance 1.
        1 A 2       => overflow Freezes.a freeze
        # In 1 it is frozen, in 2 it freezes.
        2 A 3       => overflow Never.a reject; overflow Freezes.a freeze; full Run reject
        lost Never 1
        lost Freezes 3
        9 advance
        10 B 0
        due never
        ",
        "
        0 A 1
        0 B 0
        0 A 2
        9 A 3
        due 18
        lost Never 0
        lost Freezes 0
        ",
    }
}
