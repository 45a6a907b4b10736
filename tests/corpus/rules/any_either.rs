//! `any`: one detection per event that passes some threshold, whichever and however
//! many.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32, y: u8 }
        event B { z: u8, x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Either: any in Watch {
            operand a: A if x > 1;
            operand b: B;
            emit { x: it.x }
        }
        situation Twice: any in Watch {
            operand low: A if x < 10;
            operand high: A if y / (y - 3) > 1;
            emit { x: it.x, y: it.y }
        }
        situation First: any in Watch {
            operand a: A if y > 1;
            operand b: B;
            once;
            emit { part: 12 / it.x }
        }
    }
    scripts {
        "
        # 0 - 3 is no u8: one threshold of Twice faults, and the other one holds.
        0 A 1 0      => fault Twice threshold 1; Twice 1 0
        1 A 2 5      => Either 2; Twice 2 5; First 6
        # Both hold: one detection.
        1 A 3 4      => Either 3; Twice 3 4
        2 B 1 3      => Either 3
        3 A 10 3     => Either 10; fault Twice threshold 1
        3 A 10 5     => Either 10; Twice 10 5
        3 A 10 9     => Either 10
        ",
        "
        # The emission of First faults: it was the first all the same.
        0 B 1 0      => Either 0; fault First emit 1
        0 B 1 1      => Either 1
        0 A 0 4      => Twice 0 4
        0 A 2 4      => Either 2; Twice 2 4
        ",
    }
    reaches {
        // detects; detects, emission faults
        "! A Twice First
        0 A 0 2",
        // detects
        "! A Either
        0 A 2 0",
        // detects; detects, emission faults
        "! B Either First
        0 B 0 0",
    }
}
