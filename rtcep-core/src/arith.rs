//! Arithmetic with faults, shared by generated code and the interpreter
//! (language.md, section 6).
//!
//! A fault is `None`: a third value that logic may absorb (`false && fault` is
//! false) and that everything else hands on. Both sides of an operator are
//! always evaluated, so that counts are exact.

/// `a && b` over {true, false, fault}, in either order.
#[inline(always)]
#[must_use]
pub const fn and(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

/// `a || b` over {true, false, fault}, in either order.
#[inline(always)]
#[must_use]
pub const fn or(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        _ => None,
    }
}

/// `!a`; a fault stays a fault.
#[inline(always)]
#[must_use]
pub const fn not(a: Option<bool>) -> Option<bool> {
    match a {
        Some(a) => Some(!a),
        None => None,
    }
}

/// An operator over two values that may be faults.
#[inline(always)]
pub fn both<A, B, R>(a: Option<A>, b: Option<B>, f: impl FnOnce(A, B) -> R) -> Option<R> {
    match (a, b) {
        (Some(a), Some(b)) => Some(f(a, b)),
        _ => None,
    }
}

/// A checked operator over two values that may be faults.
#[inline(always)]
pub fn checked<A, B, R>(
    a: Option<A>,
    b: Option<B>,
    f: impl FnOnce(A, B) -> Option<R>,
) -> Option<R> {
    match (a, b) {
        (Some(a), Some(b)) => f(a, b),
        _ => None,
    }
}

/// A number that converts into `T`, or faults if it does not fit.
///
/// Integers must fit; floats are truncated towards zero and must fit, NaN and
/// infinities never do; integers round to the nearest float; `f64` to `f32`
/// rounds, and a finite value beyond `f32::MAX` faults.
pub trait Convert<T> {
    /// The converted number, or `None` if it does not fit.
    fn convert(self) -> Option<T>;
}

macro_rules! integers {
    ($($from:ty => $($to:ty),*;)*) => {$($(
        impl Convert<$to> for $from {
            #[inline(always)]
            fn convert(self) -> Option<$to> {
                <$to>::try_from(self).ok()
            }
        }
    )*)*};
}
integers! {
    u8 => u8, u16, u32, u64, i8, i16, i32, i64;
    u16 => u8, u16, u32, u64, i8, i16, i32, i64;
    u32 => u8, u16, u32, u64, i8, i16, i32, i64;
    u64 => u8, u16, u32, u64, i8, i16, i32, i64;
    i8 => u8, u16, u32, u64, i8, i16, i32, i64;
    i16 => u8, u16, u32, u64, i8, i16, i32, i64;
    i32 => u8, u16, u32, u64, i8, i16, i32, i64;
    i64 => u8, u16, u32, u64, i8, i16, i32, i64;
}

macro_rules! floats {
    ($($float:ty: $($int:ty),*;)*) => {$($(
        impl Convert<$float> for $int {
            #[inline(always)]
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless)] // rounding is the meaning
            fn convert(self) -> Option<$float> {
                Some(self as $float)
            }
        }
        impl Convert<$int> for $float {
            #[inline(always)]
            #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
            #[allow(clippy::cast_sign_loss, clippy::cast_lossless)] // truncation is the meaning
            fn convert(self) -> Option<$int> {
                // MAX + 1 is a power of two and so exact in both float types, where MAX may not be;
                // MIN - 1 may round to MIN, so MIN itself is tested apart.
                const ABOVE: $float = (<$int>::MAX / 2 + 1) as $float * 2.0;
                const MIN: $float = <$int>::MIN as $float;
                if self < ABOVE && (self > MIN - 1.0 || self == MIN) { Some(self as $int) } else { None }
            }
        }
    )*)*};
}
floats! {
    f32: u8, u16, u32, u64, i8, i16, i32, i64;
    f64: u8, u16, u32, u64, i8, i16, i32, i64;
}

impl Convert<f32> for f32 {
    #[inline(always)]
    fn convert(self) -> Option<f32> {
        Some(self)
    }
}
impl Convert<f64> for f64 {
    #[inline(always)]
    fn convert(self) -> Option<f64> {
        Some(self)
    }
}
impl Convert<f64> for f32 {
    #[inline(always)]
    fn convert(self) -> Option<f64> {
        Some(f64::from(self))
    }
}
impl Convert<f32> for f64 {
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)] // rounding is the meaning
    fn convert(self) -> Option<f32> {
        let narrow = self as f32;
        if narrow.is_infinite() && self.is_finite() {
            None
        } else {
            Some(narrow)
        }
    }
}
