//! `retain`: on the trigger, on the others, always and under a condition that
//! reads the candidate alone.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        /// Whichever comes, a stays and b goes.
        situation Stays: all in Watch {
            operand a: first A, retain, max 2;
            operand b: first B, max 2;
            emit { a: a.x, b: b.x }
        }
        /// Small ones stay.
        situation Small: all in Watch {
            operand a: each A, retain if x < 10, max 2;
            operand b: each B, retain if x < 10, max 2;
            emit { a: a.x, b: b.x }
        }
        /// In a sequence the last operand is never stored: retaining it says
        /// only that it is not consumed.
        situation Then: sequence in Watch {
            operand a: last A, retain if x < 10, max 2;
            operand b: first B, retain;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        0 A 1
        1 B 2     => Stays 1 2; Small 1 2; Then 1 2
        # Stays has only the A, Small both: B 30 meets A 1 and goes.
        2 B 30    => Stays 1 30; Small 1 30; Then 1 30
        # A 40 meets B 2 in Small, and goes; in Stays no B waits, it is stored;
        # in the sequence it is the newest A.
        3 A 40    => Small 40 2
        4 B 5     => Stays 1 5; Small 1 5; Then 40 5
        5 B 6     => Stays 1 6; Small 1 6; overflow Small.b reject; Then 1 6
        ",
        "
        # The trigger stays and finds its list full: told after its detections.
        0 A 1
        0 A 2
        0 B 30    => Stays 1 30; Small 1 30; Small 2 30; Then 2 30
        0 A 3     => overflow Stays.a reject; overflow Small.a reject; overflow Then.a reject
        0 B 4     => ~Stays 1 4; ~Small 1 4; ~Small 2 4; ~Then 2 4
        0 A 5     => overflow Stays.a reject; ~Small 5 4; overflow Small.a reject; overflow Then.a reject
        0 A 50    => overflow Stays.a reject; ~Small 50 4; overflow Then.a reject
        ",
    }
    reaches {
        // composes, trigger stays, stored; stored
        "! A Stays Then
        0 B 0
        0 A 0",
        // list full: reject
        "! A Stays Then
        0 A 0
        2 A 0
        2 A 0",
        // composes, trigger consumed; composes, trigger stays
        "! B Stays Then
        0 A 0
        0 A 4294967295
        2 B 0",
        // stored
        "! B Stays
        1 B 0",
        // list full: reject
        "! B Stays
        2 B 0
        2 B 2
        2 B 2",
    }
}
