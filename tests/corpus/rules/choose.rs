//! min, max, abs and clamp: of integers and floats, with their faults, and what
//! they make of NaN.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: i32, y: i32 }
        event F { x: f64, y: f32 }
        lifespan Watch { from startup; max_open 1; }

        situation Ints: all in Watch {
            operand a: first A if abs(x) <= 100 && max(x, y) > min(x, -5);
            emit {
                low: min(a.x, a.y), high: max(a.x, a.y), abs: abs(a.y),
                near: clamp(a.x, -10, 10), between: clamp(0, a.x, a.y)
            }
        }
        situation Floats: sequence in Watch {
            operand a: last A, max 3;
            operand f: first F if !(min(x, 1.5) > 1.5) && y > -1.0;
            emit {
                min: min(f.x, a.x as f64), max: max(f.x, 0.0), abs: abs(f.y),
                near: clamp(f.y, 0.25, 2.0)
            }
        }
        /// No fault, so that a mask over all places judges it.
        situation Near: all in Watch {
            operand a: each A, max 3;
            operand f: first F, max 2;
            when abs(f.x - a.x as f64) < clamp(f.x, 1.0, 3.0);
            emit { x: a.x, near: max(f.x, a.x as f64) }
        }
    }
    scripts {
        "
        # 7 > -5; clamp(0, 7, 9) is 7.
        0 A 7 9            => Ints 7 9 9 7 7
        # abs(-2^31) is no i32; 0 > -2^31, and fault && true is a fault.
        1 A -2147483648 0  => fault Ints threshold
        # -2^31 > -2^31 is false, and so is fault && false.
        2 A -2147483648 -2147483648
        # The newest A; Near is far from all.
        3 F 1.25 0.5       => Floats -2147483648 1.25 0.5 0.5
        # min and max of NaN are NaN, NaN > 1.5 is false; 9 is above 2.
        4 F NaN 9          => Floats NaN NaN 9 2
        # Near: 0.5 < clamp(6.5, 1, 3) = 3.
        5 F 6.5 -0.5       => Floats 6.5 6.5 0.5 0.25; Near 7 7
        ",
        "
        # clamp(0, 3, -4): nothing lies between.
        0 A 3 -4           => fault Ints emit
        1 A 101 0
        # -100 > -100 and -5 > -5: the larger of equals is no larger.
        2 A -100 -200
        3 A -5 -5          => overflow Floats.a reject; overflow Near.a reject
        # -1 is not above -1; infinity is far from everything.
        4 F inf -1
        5 F -inf 4         => ~Floats -inf 0 4 2
        # 1.5 < 3.
        6 F 102.5 NaN      => ~Near 101 102.5
        ",
    }
    reaches {
        "! A Ints Floats Near
        0 F 0 0
        0 A 2 0",
        "! A Floats Near
        0 F 0 0
        0 A 1 0 * 3
        0 A 1 1",
        // 0 is far from 9, 2 near 1.
        "! A Near
        0 F 9 0
        0 F 2 0
        0 A 1 2",
        "! F Floats Near
        0 A 9 1 * 3
        0 F 0 1",
        "! F Near
        0 A 9 2 * 3
        0 F 0 1 * 2
        0 F 0 2",
        "! F Near
        0 A 1 0 * 3
        0 F 2 0",
    }
}
