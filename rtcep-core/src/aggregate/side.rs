//! On which side of a bound a value is, and when it crosses.

/// Above or below; unknown before the first value, and after there was none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side(pub(crate) Option<bool>);

impl Side {
    /// Before the first value: it only says on which side it is.
    pub const UNKNOWN: Self = Self(None);

    /// The next value; whether it came up to `bound` from below. It is below
    /// again once it is less than `back`; never where there is no such value.
    #[inline(always)]
    pub fn rises<T: PartialOrd>(&mut self, value: T, bound: T, back: Option<T>) -> bool {
        let above = value >= bound;
        match self.0 {
            Some(true) => {
                let fell = back.is_some_and(|back| value < back);
                self.0 = Some(!fell);
                false
            }
            Some(false) => {
                self.0 = Some(above);
                above
            }
            None => {
                self.0 = Some(above);
                false
            }
        }
    }

    /// The next value; whether it fell below `bound` from above. It is above
    /// again once it is `back` at least; never where there is no such value.
    #[inline(always)]
    pub fn falls<T: PartialOrd>(&mut self, value: T, bound: T, back: Option<T>) -> bool {
        match self.0 {
            Some(true) => {
                let below = value < bound;
                self.0 = Some(!below);
                below
            }
            Some(false) => {
                let rose = back.is_some_and(|back| value >= back);
                self.0 = Some(rose);
                false
            }
            None => {
                self.0 = Some(value >= bound);
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Side;

    fn fired(values: &[i32], mut next: impl FnMut(i32) -> bool) -> Vec<i32> {
        values.iter().copied().filter(|&v| next(v)).collect()
    }
    use std::vec::Vec;

    #[test]
    fn up_with_hysteresis() {
        let mut side = Side::UNKNOWN;
        // 10 is the bound, below 8 it falls back.
        let values = [12, 7, 9, 10, 8, 11, 7, 10];
        assert_eq!(fired(&values, |v| side.rises(v, 10, Some(8))), [10, 10]);
    }

    #[test]
    fn down_with_hysteresis() {
        let mut side = Side::UNKNOWN;
        let values = [9, 10, 11, 12, 10, 9, 11, 8];
        // 12 is above again; 10 is not below the bound.
        assert_eq!(fired(&values, |v| side.falls(v, 10, Some(12))), [9]);
    }

    #[test]
    fn without_a_way_back_it_fires_once() {
        let mut side = Side::UNKNOWN;
        assert_eq!(fired(&[1, 9, 1, 9], |v| side.rises(v, 5, None)), [9]);
    }

    #[test]
    fn nan_is_nowhere() {
        let mut side = Side::UNKNOWN;
        assert!(!side.rises(f64::NAN, 1.0, Some(1.0)));
        assert!(side.rises(2.0, 1.0, Some(1.0)), "it counted as below");
        assert!(!side.rises(f64::NAN, 1.0, Some(1.0)) && !side.rises(2.0, 1.0, Some(1.0)));
    }
}
