//! `exact` of a situation that looks back d ticks, over a loss in a lifespan
//! that has ended since: an instance that an event ended was open in that tick,
//! one that a timer ended was not.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event S { x: u32 }
        event A { x: u32 }
        event B { x: u32 }
        event E { x: u32 }

        lifespan Inner { from S; until E discard; until after 20us discard; max_open 1; }
        lifespan Base { from startup; max_open 1; }

        situation Loses: sequence in Inner {
            operand a: each A, retain, max 1;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        /// Looks back 5 ticks.
        situation Near: all in Base {
            operand l: first Loses;
            within 5us;
            emit { b: l.b }
        }
        /// Looks back to startup.
        situation Ever: all in Base {
            operand l: last Loses, max 1, on_full drop_oldest;
            operand b: first B, max 9;
            emit { b: l.b }
        }
    }
    scripts {
        "
        # Base 1, Inner 2.
        0 S 0
        0 A 1
        1 A 2        => overflow Loses.a reject
        3 B 3        => ~Loses@2 1 3; ~Near@1 3; ~Ever@1 3
        # Ended by an event at 10: the loss was live at that tick.
        10 E 0
        10 S 0
        11 A 4
        # Loses in Inner 3 is free of it. Near looks back to 10 and still sees it.
        15 B 5       => Loses@3 4 5; ~Near@1 5; ~Ever@1 5
        16 B 6       => Loses@3 4 6; Near@1 6; ~Ever@1 6
        ",
        "
        0 S 0
        0 A 1
        1 A 2        => overflow Loses.a reject
        # Ended by a timer at 20: live up to 19.
        20 S 0
        21 A 3
        24 B 4       => Loses@3 3 4; ~Near@1 4; ~Ever@1 4
        25 B 5       => Loses@3 3 5; Near@1 5; ~Ever@1 5
        lost Loses 1
        ",
    }
}
