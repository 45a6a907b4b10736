//! The least and the greatest value.

macro_rules! extremes {
    ($($(#[$doc:meta])* $name:ident: $better:tt;)*) => {$(
        $(#[$doc])*
        ///
        /// Values are added in the order of arrival: of equal ones the first stays.
        /// Where several are brought together, `N` says when each one came.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name<T, N = ()>(pub(crate) Option<(T, N)>);

        impl<T: Copy + PartialOrd, N: Copy + PartialOrd> $name<T, N> {
            /// Of nothing.
            pub const EMPTY: Self = Self(None);

            /// One more value, which came at `n`, behind all others.
            #[inline(always)]
            pub fn add(&mut self, value: T, n: N) {
                // Always stored, so that no branch depends on the values.
                self.0 = Some(match self.0 {
                    Some(best) => if value $better best.0 { (value, n) } else { best },
                    None => (value, n),
                });
            }

            /// That of both sets of values.
            #[inline(always)]
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                match (self.0, other.0) {
                    (Some((a, n)), Some((b, m))) => {
                        if b $better a || (b == a && m < n) { other } else { self }
                    }
                    (None, _) => other,
                    (_, None) => self,
                }
            }

            /// The value; none of nothing.
            #[inline(always)]
            #[must_use]
            pub fn get(self) -> Option<T> {
                match self.0 {
                    Some((value, _)) => Some(value),
                    None => None,
                }
            }
        }
    )*};
}
extremes! {
    /// The least of some values.
    Least: <;
    /// The greatest of some values.
    Greatest: >;
}

#[cfg(test)]
mod tests {
    use super::{Greatest, Least};

    #[test]
    fn the_first_of_equals_stays() {
        let mut least = Least::<f64>::EMPTY;
        assert_eq!(least.get(), None);
        least.add(0.0, ());
        least.add(-0.0, ());
        assert_eq!(least.get().map(f64::is_sign_positive), Some(true));
        least.add(-1.0, ());
        assert_eq!(least.get(), Some(-1.0));
    }

    #[test]
    fn brought_together_the_first_to_come_stays() {
        let (mut a, mut b) = (Greatest::<f64, u64>::EMPTY, Greatest::EMPTY);
        a.add(0.0, 7);
        b.add(-0.0, 3);
        assert_eq!(a.or(b).get().map(f64::is_sign_negative), Some(true));
        assert_eq!(b.or(a).get().map(f64::is_sign_negative), Some(true));
        b.add(-2.0, 9);
        a.add(5.0, 8);
        assert_eq!(b.or(a).get(), Some(5.0));
        assert_eq!(Greatest::EMPTY.or(b).get(), Some(-0.0));
    }
}
