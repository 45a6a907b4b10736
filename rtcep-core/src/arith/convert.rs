//! `as`: numbers of one type in another, if they fit.

/// A number that converts into `T`, or faults if it does not fit.
///
/// Integers must fit; floats are truncated towards zero and must fit, NaN and
/// infinities never do; integers round to the nearest float; `f64` to `f32`
/// rounds, and what would round to an infinity faults.
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
    u8 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    u16 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    u32 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    u64 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    u128 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    i8 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    i16 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    i32 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    i64 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    i128 => u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
}

macro_rules! floats {
    ($($float:ty: $($int:ty),*;)*) => {$($(
        impl Convert<$float> for $int {
            #[inline(always)]
            #[allow(clippy::cast_precision_loss, clippy::cast_lossless)] // rounding is the meaning
            fn convert(self) -> Option<$float> {
                // Only the largest `u128` have no nearest `f32`.
                let float = self as $float;
                if size_of::<$int>() < 16 || float.is_finite() { Some(float) } else { None }
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
    f32: u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
    f64: u8, u16, u32, u64, u128, i8, i16, i32, i64, i128;
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
