//! All number types, at their edges: stored, compared, computed, converted.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Unsigned { a: u8, b: u16, c: u32, d: u64 }
        event Signed { a: i8, b: i16, c: i32, d: i64 }
        event Floats { a: f32, b: f64 }
        lifespan Watch { from startup; max_open 1; }

        /// Each widens into the next.
        situation Wider: all in Watch {
            operand u: first Unsigned, max 2;
            operand s: first Signed, max 2;
            when u.a as i16 >= s.b && u.c as i64 > s.d;
            emit { a: u.a as u64 + u.d, b: s.a as i16 - s.b, c: u.b as i32, d: s.c as f64 }
        }
        /// Each narrows, and what does not fit faults.
        situation Narrow: all in Watch {
            operand u: first Unsigned if d as u8 == a || b as i8 == 5;
            emit { a: u.d as u8, b: u.c as i16 }
        }
        situation Negative: all in Watch {
            operand s: first Signed if d == -9223372036854775808 || a == -128 && b < -32767;
            emit { c: s.c / -1, d: s.d % 7 }
        }
        situation Bits: sequence in Watch {
            operand u: last Unsigned if a & 0xF0 == 0x10, max 2;
            operand f: first Floats if a as f64 <= b;
            emit { or: u.a | 1, xor: u.b ^ 65535, and: u.c & 255, up: u.d << 60, sum: f.a as f64 + f.b }
        }
    }
    scripts {
        "
        # Narrow: 1 == 255 is false, and 65535 does not fit i8: false || fault.
        0 Unsigned 255 65535 4294967295 1 => fault Narrow threshold
        # Wider: 255 >= -32768 and 2^32 - 1 > i64::MIN; 255 + 1; -128 - -32768.
        # Negative: the smallest i64 leaves -1 when divided by 7 (2^63 = 7n + 1).
        1 Signed -128 -32768 2147483647 -9223372036854775808 => Wider 256 32640 65535 2147483647; Negative -2147483647 -1
        # Narrow: 31 as u8 == 31. Bits: 31 & 0xF0 == 0x10.
        2 Unsigned 31 0 511 31 => Narrow 31 511
        # 31 | 1, 0 ^ 65535, 511 & 255, and 31 << 60: one bit falls off.
        3 Floats 0.5 0.5 => Bits 31 65535 255 17293822569102704640 1
        ",
        "
        # 300 does not fit u8, 5 fits i8: fault || true. Then the emission faults.
        0 Unsigned 16 5 1 300 => fault Narrow emit
        # Wider: 16 >= 17 is false. Negative: neither side.
        1 Signed -128 17 0 0
        # -2^31 / -1 does not fit i32; Wider: 16 >= -32768, but 1 > 7 is false.
        2 Signed -128 -32768 -2147483648 7 => fault Negative emit
        # Wider: 7 >= 17 is false for the first; 7 >= -32768 and 32768 > 7 for the
        # second, and the sum with 2^64 - 1 overflows. Narrow: neither of the two
        # emitted numbers fits; the emission faults once.
        3 Unsigned 7 5 32768 18446744073709551615 => fault Wider emit; fault Narrow emit
        # NaN is below nothing; 0.1 as f32 is above 0.1 as f64.
        4 Floats NaN 1
        4 Floats 0.1 0.1
        4 Floats 0.25 0.5 => Bits 17 65530 1 13835058055282163712 0.75
        ",
    }
}
