//! Several lifespans from startup: one instance each, numbered in the order of
//! their declaration; a situation keeps its candidates in its own.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1ms;
        event A { x: u32 }
        event B { x: u32 }
        lifespan One { from startup; max_open 1; }
        lifespan Two { from startup; max_open 3; }

        /// Declared first, but in the second lifespan.
        situation InTwo: all in Two {
            operand a: first A, max 1, on_full freeze;
            operand b: first B, max 1;
            emit { a: a.x, b: b.x }
        }
        situation InOne: all in One {
            operand a: last A, max 2;
            operand b: first B, max 1;
            within 5ms;
            emit { a: a.x, b: b.x }
        }
        /// Fed across lifespans: the detection has this one's instance.
        situation Across: all in Two {
            operand one: first InOne, max 2;
            operand two: first InTwo, max 2;
            emit { one: one.a, two: two.a }
        }
    }
    scripts {
        "
        0 A 1
        1 B 2    => InTwo 1 2; InOne 1 2; Across 1 1
        2 A 3
        # Inside 5 ticks of a millisecond.
        7 B 4    => InTwo 3 4; InOne 3 4; Across 3 3
        ",
        "
        # The freeze of one instance is none of the other's business.
        0 A 1
        0 A 2    => overflow InTwo.a freeze
        5 B 3    => InOne 2 3
        6 B 4
        # Across holds InOne 2 and waits for InTwo, which is frozen for good.
        6 A 5    => InOne 5 4
        ",
    }
    reaches {
        // composes, trigger consumed
        "! A InTwo InOne
        2 B 0
        2 A 0",
        // list full: freeze; own list expires, stored
        "! A InTwo InOne
        2 B 0
        8 A 0
        8 A 1
        14 A 1",
        // stored
        "! A InTwo
        0 A 1",
        // list full: reject
        "! A InOne
        0 A 1
        0 A 1
        2 A 1",
        // list full: reject
        "! B InTwo InOne
        1 B 0
        3 B 0",
        // composes, trigger consumed; all others expire, stored
        "! B InTwo InOne
        0 B 1
        6 A 0
        6 A 2
        12 B 0",
        // stored
        "! B InTwo
        1 B 0",
        // some expire, composes, trigger consumed
        "! B InOne
        1 A 2
        7 A 1
        9 B 2",
    }
}
