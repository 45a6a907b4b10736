//! min, max, abs and clamp.
//!
//! NaN is handed on, as arithmetic does: what is compared with a chosen NaN is
//! false, as if the NaN itself had been compared.

/// A number of the rules.
pub trait Number: Copy + PartialOrd {
    /// Whether it is NaN.
    fn is_nan(self) -> bool;

    /// Its distance from 0, or `None` if the type has no such value.
    fn abs(self) -> Option<Self>;
}

/// The smaller one, the first of equals; NaN if either is.
#[inline(always)]
pub fn min<T: Number>(a: T, b: T) -> T {
    if a <= b || a.is_nan() { a } else { b }
}

/// The larger one, the first of equals; NaN if either is.
#[inline(always)]
pub fn max<T: Number>(a: T, b: T) -> T {
    if a >= b || a.is_nan() { a } else { b }
}

/// The nearest value from `low` to `high`, of which the first is not above the
/// second; NaN stays NaN.
#[inline(always)]
pub fn nearest<T: Number>(value: T, low: T, high: T) -> T {
    // An equal value stays itself, as -0.0 does.
    if value < low {
        low
    } else if value > high {
        high
    } else {
        value
    }
}

/// The same, or a fault if there is none: `low` above `high`, or one of them NaN.
#[inline(always)]
pub fn clamp<T: Number>(value: T, low: T, high: T) -> Option<T> {
    if low <= high {
        Some(nearest(value, low, high))
    } else {
        None
    }
}

macro_rules! numbers {
    ($($ty:ty: $nan:expr, $abs:expr;)*) => {$(
        impl Number for $ty {
            #[inline(always)]
            fn is_nan(self) -> bool {
                $nan(self)
            }

            #[inline(always)]
            fn abs(self) -> Option<Self> {
                $abs(self)
            }
        }
    )*};
}
numbers! {
    u8: |_| false, Some;
    u16: |_| false, Some;
    u32: |_| false, Some;
    u64: |_| false, Some;
    u128: |_| false, Some;
    i8: |_| false, i8::checked_abs;
    i16: |_| false, i16::checked_abs;
    i32: |_| false, i32::checked_abs;
    i64: |_| false, i64::checked_abs;
    i128: |_| false, i128::checked_abs;
    f32: f32::is_nan, |x| Some(f32::abs(x));
    f64: f64::is_nan, |x| Some(f64::abs(x));
}
