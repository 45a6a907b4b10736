//! Timers of two lifespans, with what they compose and what that enters: every
//! path vector of the sweep is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Open { x: u8 }
        event Side { x: u8 }
        event A { x: u8 }
        event B { x: u8 }

        lifespan One { from Open; until after 4us terminate; max_open 2; }
        lifespan Two { from Side; until after 7us discard; max_open 3, on_full drop_oldest; }
        lifespan Base { from startup; max_open 1; }

        situation Late: all in One {
            operand a: each A, max 2;
            detect deferred;
            emit { x: a.x }
        }
        situation Order: sequence in One {
            operand a: first A, max 2;
            operand b: last B if x > 0, max 2;
            when a.x < b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Count: all in Base {
            operand l: first Late;
            emit { x: l.x }
        }
        situation InTwo: all in Two {
            operand a: first A, max 1;
            operand b: last B if x > 0, max 1;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {
        "
        # Base 1, One 2.
        0 Open 0
        1 A 1
        2 B 3
        4 advance    => Late@2 1; Order@2 1 3; Count@1 1
        ",
        "
        0 Open 0
        0 Open 0
        0 Side 0
        1 A 5
        1 B 7        => InTwo@4 5 7
        1 A 6
        9 advance    => at 4 Late@2 5; at 4 Late@2 6; at 4 Order@2 5 7; at 4 Late@3 5; at 4 Late@3 6; at 4 Order@3 5 7; at 4 Count@1 5; at 4 Count@1 6; at 4 Count@1 5; at 4 Count@1 6
        due never
        ",
    }
    reaches {
        // opens
        "! Open One
        1 Open 1",
        // full: reject
        "! Open One
        2 Open 0
        2 Open 0
        2 Open 0",
        // full: drop_oldest
        "! Side Two
        0 Side 255
        0 Side 0
        0 Side 2
        1 Side 2",
        // stored
        "! A Late Order InTwo
        0 Side 1
        3 Side 0
        3 Open 0
        3 Side 1
        3 Open 0
        4 A 1",
        // list full: reject
        "! A Late Order InTwo
        0 Open 0
        1 Side 0
        1 Side 0
        1 Side 0
        1 Open 0
        1 A 0
        1 A 0
        1 A 0",
        // composes, trigger consumed
        "! A InTwo
        0 Side 0
        3 Side 0
        3 Side 1
        3 B 1
        4 A 0",
        // stored; composes, trigger consumed
        "! B Order InTwo
        0 Side 1
        0 Open 0
        0 Side 255
        0 Open 1
        0 Side 1
        0 A 255
        0 B 1",
        // list full: reject
        "! B Order InTwo
        1 Side 0
        1 Open 2
        2 Open 255
        2 Side 1
        3 A 0
        4 B 255
        4 Side 255
        4 B 2
        4 B 255",
        // stored
        "! B InTwo
        0 Side 1
        0 Side 2
        0 Side 1
        0 B 1",
        // composes; timers
        "! advance Late Order One Two
        1 Side 0
        1 Side 1
        1 Open 1
        2 Open 2
        2 A 2
        2 A 1
        2 Side 2
        2 B 2
        10 advance",
        // each end at a tick of its own
        "! advance engine
        0 Open 0
        0 Side 0
        1 Open 0
        1 Side 0
        1 A 1
        1 A 2
        2 Side 0
        9 advance",
    }
}
