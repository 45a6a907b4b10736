//! Operators of expressions: those that may fault, which cost more.

use super::Runner;
use rtcep::Str;
use rtcep::arith::{Convert, and, both, checked, clamp};
use std::hint::black_box;

/// `if` on a threshold that has been judged.
pub(super) fn threshold(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| if black_box(true) { black_box(1_u64) } else { 0 });
}

pub(super) fn logic(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| and(black_box(Some(true)), black_box(Some(true))));
}

pub(super) fn compare(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| both(black_box(Some(1.0_f64)), black_box(Some(2.0)), |a, b| a < b));
}

pub(super) fn integer(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| checked(black_box(Some(6_i64)), black_box(Some(7)), i64::checked_mul));
}

pub(super) fn division(bencher: &mut Runner<'_, '_>) {
    // A large dividend: processors divide small ones faster.
    let dividend = Some(i64::MAX);
    bencher.iter(|| checked(black_box(dividend), black_box(Some(7)), i64::checked_div));
}

/// Division, the dearest of the operators that count as `float`.
pub(super) fn float(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| both(black_box(Some(1.0_f64)), black_box(Some(3.0)), |a, b| a / b));
}

/// From floating point with its tests of range, the dearest of the conversions.
pub(super) fn convert(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| -> Option<i32> { black_box(1.0e6_f64).convert() });
}

/// `clamp`, the dearest of the four, on what `min` hands on of NaN.
pub(super) fn choose(bencher: &mut Runner<'_, '_>) {
    bencher.iter(|| clamp(black_box(2.0_f64), black_box(0.0), black_box(1.0)));
}

/// Equal texts: no byte before the last one decides.
pub(super) fn text(bencher: &mut Runner<'_, '_>) {
    let (a, b) = (Str::<8>::cut("accepted"), Str::<8>::cut("accepted"));
    bencher.iter(|| black_box(&a) <= black_box(&b));
}

/// The call alone: what the function does is the user's time.
pub(super) fn call(bencher: &mut Runner<'_, '_>) {
    #[inline(never)]
    fn declared(x: f32, y: f32) -> f32 {
        black_box(x) + y
    }
    bencher.iter(|| declared(black_box(1.0), black_box(2.0)));
}
