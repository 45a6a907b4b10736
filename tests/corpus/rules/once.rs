//! `once`: exactly the first combination in enumeration order, and then the
//! instance rests: no detection, no overflow, no fault, nothing lost.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: each A, max 2;
            operand b: last B if x + 1 > 0, max 2;
            once;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: last A, retain if x < 2, max 2;
            operand b: each B;
            when a.x + b.x > 2;
            once;
            emit { a: a.x, b: b.x }
        }
        /// The chosen combination faults in its emission: it is chosen all the
        /// same, and the instance rests without a detection.
        situation Silent: sequence in Watch {
            operand a: first A, max 2;
            operand b: first B;
            once;
            emit { quotient: b.x / a.x }
        }
    }
    scripts {
        "
        0 A 1
        0 A 2
        # `each` has two, `once` takes the first. Then: the newest first, 2 + 1.
        1 B 1    => Pair 1 1; Then 2 1; Silent 1
        # All three rest: the full lists of a are told no more.
        2 A 3
        2 A 4
        2 A 5
        3 B 255
        ",
        "
        # 255 + 1 overflows in Pair's threshold: a fault, so the B is no
        # operand there; 255 + 255 overflows in Then's condition, and `last`
        # goes on to the next A: 0 + 255 holds.
        0 A 0
        0 A 255
        1 B 255  => fault Pair threshold; Then 0 255; fault Then when; fault Silent emit
        # Then and Silent rest; Pair does not.
        2 B 255  => fault Pair threshold
        3 A 7    => overflow Pair.a reject
        4 B 3    => ~Pair 0 3
        5 B 255
        ",
    }
    reaches {
        // stored
        "! A Pair Then Silent
        0 A 1",
        // list full: reject
        "! A Pair Then Silent
        0 A 0 * 3",
        // composes, ends the instance
        "! A Pair
        0 B 0
        0 A 0",
        // threshold faults; composes, `when` faults once, ends the instance; composes, ends the instance
        "! B Pair Then Silent
        0 A 0
        0 A 255
        0 B 255",
        // stored
        "! B Pair
        0 B 0",
        // composes, ends the instance
        "! B Pair
        0 A 0
        0 B 0",
    }
}
