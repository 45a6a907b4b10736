//! Integers of 128 bits, the types of sums: computed, compared, converted, emitted
//! and read of a derived event.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event N { a: u64, b: i64 }
        lifespan Watch { from startup; max_open 1; }

        situation Square: all in Watch {
            operand n: first N if b as i128 != -(a as i128);
            emit { square: n.a as u128 * n.a as u128, minus: -(n.b as i128), half: n.b as i128 / 2 }
        }
        situation Large: all in Watch {
            operand s: first Square if square > 340282366920938463426481119284349108224;
            emit { rest: s.square % 1000, float: s.square as f64, least: min(s.minus, s.half) }
        }
        situation Back: all in Watch {
            operand n: first N if a as u128 << 65u32 > 3;
            emit { next: (n.a as u128 + 1) as u64, sum: n.b as i128 + 170141183460469231731687303715884105727 }
        }
    }
    scripts {
        "
        # (2^64 - 1)^2 = 340282366920938463426481119284349108225, and 2^128 as f64
        # is the nearest. Back: 2^64 is no u64.
        0 N 18446744073709551615 -9223372036854775808 => Square 340282366920938463426481119284349108225 9223372036854775808 -4611686018427387904; fault Back emit; Large 225 340282366920938463463374607431768211456 -4611686018427387904
        # 1 + i128::MAX overflows.
        1 N 1 1   => Square 1 -1 0; fault Back emit
        2 N 3 -2  => Square 9 2 -1; Back 4 170141183460469231731687303715884105725
        ",
        "
        # -5 == -5: no Square.
        0 N 5 -5  => Back 6 170141183460469231731687303715884105722
        # 0 << 65 is 0.
        1 N 0 -7  => Square 0 7 -3
        2 N 4294967296 0 => Square 18446744073709551616 0 0; Back 4294967297 170141183460469231731687303715884105727
        ",
    }
}
