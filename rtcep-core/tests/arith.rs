//! The scalar arithmetic by hand-written tables (language.md, section 6).
//!
//! Generated code and the reference interpreter share it, so no comparison of
//! the two could find a fault in it; these tables can.

use rtcep_core::arith::{Convert, Number, and, both, checked, clamp, max, min, not, or};

const T: Option<bool> = Some(true);
const F: Option<bool> = Some(false);
/// A fault.
const X: Option<bool> = None;

#[test]
fn kleene_logic_absorbs_faults_in_either_order() {
    #[rustfmt::skip]
    let table = [
        // a, b, a && b, a || b
        (F, F, F, F), (F, T, F, T), (F, X, F, X),
        (T, F, F, T), (T, T, T, T), (T, X, X, T),
        (X, F, F, X), (X, T, X, T), (X, X, X, X),
    ];
    for (a, b, conjunction, disjunction) in table {
        assert_eq!(and(a, b), conjunction, "{a:?} && {b:?}");
        assert_eq!(or(a, b), disjunction, "{a:?} || {b:?}");
        // De Morgan holds over three values as well.
        assert_eq!(not(and(a, b)), or(not(a), not(b)), "!({a:?} && {b:?})");
    }
    for (a, negation) in [(F, T), (T, F), (X, X)] {
        assert_eq!(not(a), negation, "!{a:?}");
    }
}

#[test]
fn every_other_operator_hands_a_fault_on() {
    for (a, b, sum) in [
        (Some(1), Some(2), Some(3)),
        (None, Some(2), None),
        (Some(1), None, None),
        (None, None, None),
    ] {
        assert_eq!(both(a, b, |a: u8, b: u8| a + b), sum);
        assert_eq!(checked(a, b, |a: u8, b: u8| a.checked_add(b)), sum);
    }
}

#[test]
fn checked_integers_fault_at_their_edges() {
    let (min, max) = (Some(i64::MIN), Some(i64::MAX));
    let add = |a, b| checked(a, b, |a: i64, b: i64| a.checked_add(b));
    let subtract = |a, b| checked(a, b, |a: i64, b: i64| a.checked_sub(b));
    let multiply = |a, b| checked(a, b, |a: i64, b: i64| a.checked_mul(b));
    let divide = |a, b| checked(a, b, |a: i64, b: i64| a.checked_div(b));
    let remainder = |a, b| checked(a, b, |a: i64, b: i64| a.checked_rem(b));

    assert_eq!(add(max, Some(0)), max);
    assert_eq!(add(max, Some(1)), None);
    assert_eq!(add(min, max), Some(-1));
    assert_eq!(add(min, Some(-1)), None);
    assert_eq!(subtract(min, Some(1)), None);
    assert_eq!(subtract(Some(0), min), None);
    assert_eq!(subtract(Some(-1), min), max);
    assert_eq!(multiply(min, Some(-1)), None);
    assert_eq!(multiply(max, Some(-1)), Some(i64::MIN + 1));
    assert_eq!(divide(min, Some(-1)), None);
    assert_eq!(divide(Some(-7), Some(2)), Some(-3)); // towards zero
    assert_eq!(divide(Some(1), Some(0)), None);
    assert_eq!(remainder(min, Some(-1)), None);
    assert_eq!(remainder(Some(-7), Some(2)), Some(-1)); // sign of the dividend
    assert_eq!(remainder(Some(1), Some(0)), None);
    assert_eq!(Some(i64::MIN).and_then(i64::checked_neg), None);
    assert_eq!(Some(i64::MAX).and_then(i64::checked_neg), Some(-i64::MAX));

    let unsigned = |a, b| checked(Some(a), Some(b), |a: u8, b: u8| a.checked_sub(b));
    assert_eq!(unsigned(3, 3), Some(0));
    assert_eq!(unsigned(3, 4), None);
}

#[test]
fn shift_counts_stay_below_the_width() {
    // A count of any integer type is converted to u32 first: negative ones fault there.
    let left = |a: u8, count: i64| checked(Some(a), count.convert(), u8::checked_shl);
    let right = |a: i8, count: i64| checked(Some(a), count.convert(), i8::checked_shr);
    for (a, count, shifted) in [
        (1, 0, Some(1)),
        (1, 7, Some(128)),
        (3, 7, Some(128)), // what is shifted out is no overflow
        (1, 8, None),
        (1, -1, None),
        (1, 1 << 32, None), // not truncated to 0
    ] {
        assert_eq!(left(a, count), shifted, "{a} << {count}");
    }
    for (a, count, shifted) in [
        (-128, 7, Some(-1)), // the sign comes along
        (127, 6, Some(1)),
        (127, 8, None),
        (127, -1, None),
    ] {
        assert_eq!(right(a, count), shifted, "{a} >> {count}");
    }
}

/// `Convert` from each value to a type, against the expected result.
macro_rules! converts {
    ($from:ty => $to:ty: $($value:expr => $expected:expr),+ $(,)?) => {$(
        let value: $from = $value;
        let converted: Option<$to> = value.convert();
        assert_eq!(
            converted,
            $expected,
            "{} as {}: {value:?}",
            stringify!($from),
            stringify!($to)
        );
    )+};
}

#[test]
fn integers_convert_where_they_fit() {
    converts!(u8 => i8: 0 => Some(0), 127 => Some(127), 128 => None, 255 => None);
    converts!(i8 => u8: -1 => None, -128 => None, 0 => Some(0), 127 => Some(127));
    converts!(u16 => u8: 255 => Some(255), 256 => None);
    converts!(i16 => i8: -128 => Some(-128), -129 => None, 127 => Some(127), 128 => None);
    converts!(u32 => i32: 2_147_483_647 => Some(i32::MAX), 2_147_483_648 => None);
    converts!(i32 => u16: -1 => None, 65_535 => Some(u16::MAX), 65_536 => None);
    converts!(i32 => i16: -32_768 => Some(i16::MIN), -32_769 => None);
    converts!(u64 => i64: i64::MAX as u64 => Some(i64::MAX), 1 << 63 => None, u64::MAX => None);
    converts!(i64 => u64: i64::MIN => None, -1 => None, 0 => Some(0), i64::MAX => Some(9_223_372_036_854_775_807));
    converts!(i64 => u32: 4_294_967_295 => Some(u32::MAX), 4_294_967_296 => None, -1 => None);
    converts!(i64 => i32: -2_147_483_648 => Some(i32::MIN), -2_147_483_649 => None);
    converts!(u64 => u32: 4_294_967_295 => Some(u32::MAX), 4_294_967_296 => None);
    converts!(u8 => u64: 255 => Some(255));
    converts!(i64 => i64: i64::MIN => Some(i64::MIN), i64::MAX => Some(i64::MAX));
}

#[test]
fn integers_round_to_the_nearest_float_with_ties_to_even() {
    converts!(u32 => f32: 16_777_216 => Some(16_777_216.0), 16_777_217 => Some(16_777_216.0),
        16_777_219 => Some(16_777_220.0), u32::MAX => Some(4_294_967_296.0));
    converts!(i64 => f64: 1 << 53 => Some(9_007_199_254_740_992.0),
        (1 << 53) + 1 => Some(9_007_199_254_740_992.0),
        i64::MIN => Some(-9_223_372_036_854_775_808.0),
        i64::MAX => Some(9_223_372_036_854_775_808.0));
    converts!(u64 => f64: u64::MAX => Some(18_446_744_073_709_551_616.0));
    converts!(u64 => f32: u64::MAX => Some(18_446_744_073_709_551_616.0));
    converts!(i8 => f32: -128 => Some(-128.0));
}

#[test]
fn floats_truncate_towards_zero_and_must_fit() {
    converts!(f64 => u8: 0.0 => Some(0), -0.0 => Some(0), 255.0 => Some(255), 255.999 => Some(255),
        256.0 => None, -0.999 => Some(0), -1.0 => None);
    converts!(f32 => i8: 127.99 => Some(127), 128.0 => None, -128.0 => Some(-128),
        -128.99 => Some(-128), -129.0 => None);
    converts!(f64 => i32: 2_147_483_647.5 => Some(i32::MAX), 2_147_483_648.0 => None,
        -2_147_483_648.9 => Some(i32::MIN), -2_147_483_649.0 => None);
    converts!(f64 => u32: 4_294_967_295.9 => Some(u32::MAX), 4_294_967_296.0 => None);
    // i32::MAX is no f32: the largest f32 below 2^31 is 2^31 - 128.
    converts!(f32 => i32: 2_147_483_520.0 => Some(2_147_483_520), 2_147_483_648.0 => None,
        -2_147_483_648.0 => Some(i32::MIN), -2_147_483_904.0 => None);
    // i64::MAX is no f64: the largest f64 below 2^63 is 2^63 - 1024.
    converts!(f64 => i64: 9_223_372_036_854_774_784.0 => Some(9_223_372_036_854_774_784),
        9_223_372_036_854_775_808.0 => None,
        -9_223_372_036_854_775_808.0 => Some(i64::MIN),
        -9_223_372_036_854_777_856.0 => None);
    converts!(f64 => u64: 18_446_744_073_709_549_568.0 => Some(18_446_744_073_709_549_568),
        18_446_744_073_709_551_616.0 => None, -0.5 => Some(0), -1.0 => None);
    converts!(f32 => i64: -9_223_372_036_854_775_808.0 => Some(i64::MIN),
        -9_223_373_136_366_403_584.0 => None, 9_223_372_036_854_775_808.0 => None);
    converts!(f32 => u64: 18_446_744_073_709_551_616.0 => None);
}

#[test]
fn nan_and_infinities_fit_no_integer() {
    macro_rules! none_of {
        ($($int:ty),+) => {$(
            converts!(f32 => $int: f32::NAN => None, -f32::NAN => None,
                f32::INFINITY => None, f32::NEG_INFINITY => None, f32::MAX => None, f32::MIN => None);
            converts!(f64 => $int: f64::NAN => None, -f64::NAN => None,
                f64::INFINITY => None, f64::NEG_INFINITY => None, f64::MAX => None, f64::MIN => None);
            converts!(f32 => $int: f32::MIN_POSITIVE => Some(0));
            converts!(f64 => $int: f64::MIN_POSITIVE => Some(0), -5e-324 => Some(0));
        )+};
    }
    none_of!(u8, u16, u32, u64, i8, i16, i32, i64);
}

#[test]
fn floats_convert_into_floats() {
    let largest = f64::from(f32::MAX);
    // Halfway between f32::MAX and 2^128: what lies below rounds back to f32::MAX.
    let half = 340_282_356_779_733_661_637_539_395_458_142_568_448.0;
    converts!(f64 => f32: 1.5 => Some(1.5), 0.1 => Some(0.1), largest => Some(f32::MAX),
        -largest => Some(f32::MIN), half => None, -half => None, f64::MAX => None,
        f64::INFINITY => Some(f32::INFINITY), f64::NEG_INFINITY => Some(f32::NEG_INFINITY),
        1e-60 => Some(0.0));
    assert!(half.next_down().convert() == Some(f32::MAX));
    converts!(f32 => f64: f32::MAX => Some(largest), f32::INFINITY => Some(f64::INFINITY));
    let narrow: Option<f32> = f64::NAN.convert();
    let wide: Option<f64> = f32::NAN.convert();
    assert!(narrow.is_some_and(f32::is_nan) && wide.is_some_and(f64::is_nan));
    let zero: Option<f32> = (-0.0f64).convert();
    assert!(zero.is_some_and(|z| z == 0.0 && z.is_sign_negative()));
}

#[test]
fn sums_of_128_bits_convert() {
    converts!(u128 => u64: u128::from(u64::MAX) => Some(u64::MAX), 1 << 64 => None);
    converts!(i128 => u128: -1 => None, i128::MAX => Some((1 << 127) - 1));
    converts!(u128 => i128: 1 << 127 => None, (1 << 127) - 1 => Some(i128::MAX));
    converts!(i64 => i128: i64::MIN => Some(-(1 << 63)));
    converts!(u128 => f64: u128::MAX => Some(2.0f64.powi(128)), 3 => Some(3.0));
    // From 2^128 - 2^103 on, halfway to 2^128, the nearest f32 is infinite.
    let half = u128::MAX - (1 << 103) + 1;
    converts!(u128 => f32: half - 1 => Some(f32::MAX), half => None, u128::MAX => None);
    converts!(i128 => f32: i128::MIN => Some(-2.0f32.powi(127)));
    converts!(f32 => u128: f32::MAX => Some(u128::MAX - (1 << 104) + 1), f32::INFINITY => None,
        f32::NAN => None, -1.0 => None, -0.5 => Some(0));
    converts!(f64 => u128: 2.0f64.powi(128) => None);
    converts!(f64 => i128: -(2.0f64.powi(127)) => Some(i128::MIN), 2.0f64.powi(127) => None);
}

#[test]
fn the_first_of_equals_is_chosen_and_nan_is_handed_on() {
    assert_eq!((min(3, 2), max(3, 2), min(-1, 1), max(5, 5)), (2, 3, -1, 5));
    let sign = |x: f64| (x, x.is_sign_negative());
    assert_eq!(sign(min(0.0, -0.0)), (0.0, false));
    assert_eq!(sign(min(-0.0, 0.0)), (0.0, true));
    assert_eq!(sign(max(-0.0, 0.0)), (0.0, true));
    for (a, b) in [(f64::NAN, 1.0), (1.0, f64::NAN), (f64::NAN, f64::NAN)] {
        assert!(min(a, b).is_nan() && max(a, b).is_nan(), "{a} {b}");
    }
    assert_eq!(min(f32::INFINITY, 1.0), 1.0);
}

#[test]
fn abs_faults_where_there_is_no_such_value() {
    assert_eq!(Number::abs(-5i64), Some(5));
    assert_eq!(Number::abs(i64::MIN), None);
    assert_eq!(Number::abs(i64::MIN + 1), Some(i64::MAX));
    assert_eq!((Number::abs(i8::MIN), Number::abs(i128::MIN)), (None, None));
    assert_eq!(Number::abs(-0.0f32).map(f32::is_sign_negative), Some(false));
    assert_eq!(Number::abs(f64::NEG_INFINITY), Some(f64::INFINITY));
    assert!(Number::abs(f64::NAN).is_some_and(f64::is_nan));
}

#[test]
fn clamp_faults_where_no_value_lies_between() {
    let table = [
        (0, 1, 5, Some(1)),
        (1, 1, 5, Some(1)),
        (3, 1, 5, Some(3)),
        (6, 1, 5, Some(5)),
        (6, 5, 5, Some(5)),
        (3, 5, 1, None),
    ];
    for (value, low, high, clamped) in table {
        assert_eq!(clamp(value, low, high), clamped, "{value} {low} {high}");
    }
    assert!(clamp(f64::NAN, 0.0, 1.0).is_some_and(f64::is_nan));
    assert_eq!(clamp(0.5, f64::NAN, 1.0), None);
    assert_eq!(clamp(0.5, 0.0, f64::NAN), None);
    assert_eq!(clamp(f64::INFINITY, 0.0, 1.0), Some(1.0));
    let zero: Option<f64> = clamp(-0.0, 0.0, 1.0);
    assert!(zero.is_some_and(|z| z.is_sign_negative()));
}
