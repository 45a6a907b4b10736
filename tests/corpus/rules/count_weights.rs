//! `weight`: what an event counts for. A constant is not judged; what faults, or
//! does not fit `u32`, keeps the event out, with a notice.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, w: u32 }
        event B { w: u64 }
        lifespan Watch { from startup; max_open 1; }

        situation Twos: atleast 5 in Watch {
            operand a: A, weight 2;
            emit { n: count() }
        }
        situation Load: atleast 10 in Watch {
            operand a: A if x < 9, weight w;
            emit { n: count() }
        }
        situation Checked: atleast 10 in Watch {
            operand a: A if 8 / x > 1, weight 6 / w + 1;
            emit { n: count() }
        }
        situation Wide: nth 7 in Watch {
            operand b: B, weight w as u32;
            emit { n: count() }
        }
        situation Nothing: atleast 1 in Watch {
            operand b: B, weight 0;
            emit { n: count() }
        }
    }
    scripts {
        "
        0 A 1 4
        0 A 1 6              => Load 10
        # 2 + 2 + 2: more than 5, and none is left.
        0 A 1 0              => Twos 6; fault Checked weight
        0 A 1 9
        0 A 1 4294967295     => Load 4294967304
        0 A 1 0              => Twos 6; fault Checked weight
        ",
        "
        0 A 1 6
        0 A 1 6              => Load 12
        0 A 1 1              => Twos 6; Checked 11
        # The threshold faults: its weight is not asked.
        0 A 0 0              => fault Checked threshold
        # What does not pass is not weighed.
        0 A 8 0
        0 A 9 9              => Twos 6
        ",
        "
        # A weight that does not fit: not admitted, and told.
        0 B 4294967296       => fault Wide weight
        0 B 3
        0 B 4                => Wide 7
        0 B 0
        0 B 1
        ",
    }
    reaches {
        // detects
        "! A Twos Load Checked
        0 A 1 4294967295
        0 A 1 4294967295
        0 A 255 0
        2 A 0 1
        2 A 1 1
        2 A 1 4294967295",
        // weight faults
        "! A Checked
        0 A 1 0",
        // weight faults; 
        "! B Wide Nothing
        1 B 18446744073709551615",
        // detects
        "! B Wide
        0 B 2
        0 B 1
        1 B 2
        1 B 2",
    }
}
