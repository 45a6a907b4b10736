//! Division and shifts by constants: with most of them no value faults, and no path tells of
//! one. By -1 the smallest value does. Every path vector is reached.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8, y: i8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation S: any in Watch {
            operand a: A if x % 3 != 2 && y / 4 < 9 && x << 2 > 8;
            emit { q: it.x / 7, r: it.y % 5 }
        }
        situation T: all in Watch {
            operand a: each A, max 2;
            operand b: first B, max 2;
            when a.x % 4 == b.x >> 1;
            emit { x: a.x }
        }
        situation F: any in Watch {
            operand a: A if y / -1 > 0;
            emit { y: it.y }
        }
    }
    scripts {
        "
        0 A 4 1      => S 0 1
        1 A 2 -3     => F -3              # 2 % 3 is 2
        2 B 0        => T 4
        3 A 5 -128   => fault F threshold 1
        4 A 6 0      => S 0 0; overflow T.a reject
        5 B 7
        # Bits are shifted out, and that is no fault: 65 << 2 is 4.
        6 A 65 1     => overflow T.a reject
        ",
        "
        0 A 1 -1     => F -1
        0 A 7 3      => S 1 3
        1 B 2        => T 1
        1 B 6        => T 7
        ",
    }
    reaches {
        // detects
        "! A S
        0 A 4 1",
        // detects
        "! A F
        0 A 0 -3",
        // threshold faults
        "! A F
        0 A 0 -128",
        // composes, trigger consumed
        "! A T
        0 B 0
        0 B 0
        0 A 4 0",
        // no combination holds, stored
        "! A T
        0 B 7
        0 B 7
        0 A 4 0",
        // no combination holds, list full: reject
        "! A T
        0 A 1 0
        0 A 1 0
        0 B 7
        0 B 7
        0 A 1 0",
        // composes, trigger consumed
        "! B T
        0 A 4 0
        0 A 4 0
        0 B 0",
        // no combination holds, stored
        "! B T
        0 A 1 0
        0 A 1 0
        0 B 7",
        // no combination holds, list full: reject
        "! B T
        0 A 1 0
        0 A 1 0
        0 B 7
        0 B 7
        0 B 7",
    }
}
