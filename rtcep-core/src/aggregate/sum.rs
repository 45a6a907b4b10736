//! Sums, and averages from them.

/// A running sum. That of nothing is 0, of floats +0.0.
///
/// The width of an integer sum is chosen so that it cannot overflow: 64 bits for
/// values of at most 32 of which a list holds at most 2^32, else 128. It wraps
/// all the same, so that adding and forgetting in any order ends where it should.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sum<T>(pub(crate) T);

macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl Sum<$ty> {
            /// The sum of nothing.
            pub const EMPTY: Self = Self(0);

            /// One more value.
            #[inline(always)]
            pub fn add(&mut self, value: impl Into<$ty>) {
                self.0 = self.0.wrapping_add(value.into());
            }

            /// One value less, which was added before.
            #[inline(always)]
            pub fn forget(&mut self, value: impl Into<$ty>) {
                self.0 = self.0.wrapping_sub(value.into());
            }

            /// The sum.
            #[inline(always)]
            #[must_use]
            pub const fn get(self) -> $ty {
                self.0
            }
        }
    )*};
}
integers!(u64, i64, u128, i128);

macro_rules! floats {
    ($($ty:ty),*) => {$(
        impl Sum<$ty> {
            /// The sum of nothing.
            pub const EMPTY: Self = Self(0.0);

            /// One more value, behind all others.
            #[inline(always)]
            pub fn add(&mut self, value: $ty) {
                self.0 += value;
            }

            /// The sum.
            #[inline(always)]
            #[must_use]
            pub const fn get(self) -> $ty {
                self.0
            }
        }
    )*};
}
floats!(f32, f64);

/// `sum / count`; none of nothing.
#[inline(always)]
#[must_use]
#[allow(clippy::cast_precision_loss)] // rounding is the meaning
pub fn average(sum: f64, count: u64) -> Option<f64> {
    if count == 0 {
        None
    } else {
        Some(sum / count as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::{Sum, average};

    #[test]
    fn integers_forget_in_any_order() {
        let mut sum = Sum::<u64>::EMPTY;
        sum.forget(5_u8);
        sum.add(u32::MAX);
        sum.add(5_u8);
        assert_eq!(sum.get(), u64::from(u32::MAX));
        let mut sum = Sum::<i128>::EMPTY;
        sum.add(i64::MIN);
        sum.add(i64::MIN);
        assert_eq!(sum.get(), 2 * i128::from(i64::MIN));
        sum.forget(i64::MIN);
        assert_eq!(sum.get(), i128::from(i64::MIN));
    }

    #[test]
    fn floats_fold_from_the_left_and_start_at_zero() {
        let mut sum = Sum::<f64>::EMPTY;
        sum.add(-0.0);
        assert!(sum.get().is_sign_positive(), "+0.0 and -0.0 are +0.0");
        for value in [1e16, 1.0, -1e16] {
            sum.add(value);
        }
        assert!(sum.get().abs() < f64::EPSILON, "1.0 was lost in 1e16");
    }

    #[test]
    fn nothing_has_no_average() {
        assert_eq!(average(0.0, 0), None);
        assert_eq!(average(9.0, 4), Some(2.25));
    }
}
