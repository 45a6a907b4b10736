//! Startup beside an event: the first instance is there from the first call,
//! later ones open by event. No condition is judged for startup.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        event C { x: u32 }

        lifespan Again {
            from B including if 10 / x > 1;
            from startup;
            until first C terminate;
            until after 20us discard;
            max_open 2, on_full drop_oldest;
        }
        situation Got: all in Again {
            operand a: last A, max 2;
            operand b: first B, max 2;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Each: all in Again {
            operand b: each B;
            emit { b: b.x }
        }
    }
    scripts {
        "
        # Startup opens 1 before the event opens 2, at the same tick; both take it.
        0 B 4      => Each@1 4; Each@2 4
        1 A 1
        # The startup instance is the oldest.
        2 C 0      => Got@1 1 4
        3 B 0      => Each@2 0; fault Again from
        # Got is declared first.
        4 B 5      => overflow Got.b reject; Each@2 5; Each@3 5
        5 A 2
        6 B 1      => overflow Got.b reject; Each@2 1; Each@3 1; full Again drop_oldest; ~Each@4 1
        7 C 0      => ~Got@3 2 5
        due 26
        25 A 3
        25 C 0     => ~Got@4 3 1
        due never
        lost Again 1
        ",
        "
        # The startup instance ends by its interval as well.
        5 A 1
        due 25
        24 B 9     => Each@1 9
        25 C 0
        26 B 3     => Each@2 3
        26 A 2
        26 C 0     => Got@2 2 3
        ",
    }
    reaches {
        // stored
        "! A Got
        1 B 1
        19 A 0",
        // list full: reject
        "! A Got
        18 B 2
        19 A 0
        29 A 1
        30 A 0",
        // stored; composes, trigger consumed; stored; composes, trigger consumed; full: drop_oldest
        "! B Got:add Each:add Got:initiate Each:initiate Again
        0 B 1
        1 B 1",
        // list full: reject
        "! B Got:add
        0 B 1
        1 B 0
        1 B 1",
        // composes; instances end
        "! C Got Again
        1 A 1
        1 B 0
        1 C 0",
        // timers; all timers
        "! advance Again engine
        0 B 0
        19 B 1
        39 advance",
        // startup
        "! advance Again
        21 advance",
    }
}
