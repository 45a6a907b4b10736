//! `atleast` that keeps a sum alone: it fires when the sum reaches `n`, the new
//! event included; then all that it used is gone, and it counts anew.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Three: atleast 3 in Watch {
            operand a: A;
            emit { n: count() }
        }
        situation Big: atleast 2 in Watch {
            operand a: each A if x > 5;
            emit { n: count(), of: 2 }
        }
        /// Any two of them.
        situation Either: atleast 2 in Watch {
            operand a: A if x > 5;
            operand b: B;
            emit { n: count() }
        }
        situation First: atleast 2 in Watch {
            operand a: A;
            once;
            emit { n: count() }
        }
        situation Every: atleast 1 in Watch {
            operand b: B;
            emit { n: count() }
        }
        situation Divided: atleast 2 in Watch {
            operand b: B;
            emit { n: 6 / (count() - 2) }
        }
    }
    scripts {
        "
        0 A 1
        1 A 9      => First 2
        2 A 1      => Three 3
        3 A 9      => Big 2 2; Either 2
        4 A 1
        # It fires again and again, with three new ones each time.
        5 A 1      => Three 3
        6 A 1
        7 A 1
        8 A 1      => Three 3
        ",
        "
        0 B 0      => Every 1
        # An emission that faults is a detection for all else: what it counted is gone.
        0 B 0      => Either 2; Every 1; fault Divided emit
        0 A 6
        0 B 0      => Either 2; Every 1
        0 B 0      => Every 1; fault Divided emit
        0 advance
        ",
    }
    reaches {
        // detects
        "! A Big Either First
        0 A 255
        0 A 255",
        // detects
        "! A Three
        0 A 0
        0 A 255
        0 A 255",
        // detects; detects, emission faults
        "! B Either Every Divided
        0 B 2
        0 B 1",
    }
}
