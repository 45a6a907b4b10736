//! A lifespan from startup that ends by an interval or by an event: startup is
//! the first call, whatever it is, and it comes once.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event Stop { x: u32 }

        lifespan Warm { from startup; until after 10us terminate; until Stop discard; max_open 1; }
        lifespan Always { from startup; max_open 1; }

        situation Early: all in Warm {
            operand a: each A, max 3;
            detect deferred;
            emit { x: a.x }
        }
        situation Pair: sequence in Warm {
            operand a: first A, max 1;
            operand b: first A;
            within 10us;
            emit { a: a.x, b: b.x }
        }
        situation Count: all in Always {
            operand e: first Early;
            emit { x: e.x }
        }
    }
    scripts {
        "
        due never
        # Opened at 100, and the event is offered to it.
        100 A 1
        due 110
        105 A 2       => Pair@1 1 2
        # The timer first: Early composes at 110, its detections are processed.
        110 A 3       => Early@1 1; Early@1 2; Count@2 1; Count@2 2
        due never
        200 A 4
        1000 advance
        ",
        "
        # A call that only advances is the first one too.
        7 advance
        due 17
        8 A 1
        # Discarded. Nothing opens it again.
        9 Stop 0
        9 A 2
        17 A 3
        ",
        "
        0 A 1
        # The first timer of a rule set that jumps to the end.
        max A 2       => at 10 Early@1 1; at 10 Count@2 1
        ",
    }
}
