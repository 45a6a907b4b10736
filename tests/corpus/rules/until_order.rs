//! What one event ends: all conditions are judged, then all of it closes, then
//! it composes: lifespans by declaration, instances by opening, situations by
//! declaration.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }

        lifespan One { from A; until B terminate; max_open 2; }
        lifespan Two { from A; until B if 10 / x == 5 terminate; max_open 2; }

        /// Declared first, and last in order: its lifespan is the second.
        situation InTwo: all in Two {
            operand c: each C, max 3;
            detect deferred;
            emit { x: c.x }
        }
        situation InOne: all in One {
            operand c: last C, max 3;
            detect deferred;
            emit { x: c.x }
        }
        situation AlsoOne: all in One {
            operand c: first C, max 3;
            detect deferred;
            emit { x: c.x }
        }
        /// The event that ends everything is nobody's operand.
        situation Still: all in One {
            operand b: first B;
            emit { x: b.x }
        }
    }
    scripts {
        "
        # Instances 1 and 3 of One, 2 and 4 of Two.
        0 A 0
        0 A 0
        1 C 7
        1 C 8
        2 B 2     => InOne@1 8; AlsoOne@1 7; InOne@3 8; AlsoOne@3 7; InTwo@2 7; InTwo@2 8; InTwo@4 7; InTwo@4 8
        3 B 2
        ",
        "
        0 A 0
        1 C 7
        # The fault of Two comes before what One composes.
        2 B 0     => fault Two until; InOne@1 7; AlsoOne@1 7
        # One has nothing open; Two has.
        3 B 0     => fault Two until
        4 A 0
        # One may open again, Two holds one more. 10 / 3 is 3.
        4 B 3
        5 A 0     => full Two reject
        6 B 2     => ~InTwo@2 7
        lost One 0
        lost Two 1
        ",
    }
}
