//! Polynomials through exact counts, by forward differences (Newton).
//!
//! p(x) = Σ c_j · C(x - from, j), where c_j is the j-th difference of the values from
//! `from` on: integers, as counts are.

use super::measure::Counts;

/// A polynomial in one capacity, of all columns at once.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Newton {
    pub(super) from: u32,
    /// The differences; the last one is not zero, but for the first.
    pub(super) differences: Vec<Counts>,
}

impl Newton {
    /// The polynomial through values at `from`, `from + 1` and so on; at least one.
    pub(super) fn through(from: u32, values: &[Counts]) -> Self {
        let mut row = values.to_vec();
        let mut differences = Vec::new();
        while let Some(first) = row.first() {
            differences.push(first.clone());
            row = row.windows(2).map(|w| minus(&w[1], &w[0])).collect();
        }
        while differences.len() > 1 && differences.last().is_some_and(Counts::is_empty) {
            differences.pop();
        }
        Self { from, differences }
    }

    pub(super) fn degree(&self) -> usize {
        self.differences.len().saturating_sub(1)
    }

    /// The value at a number, before `from` as well; none where it is beyond all counts.
    pub(super) fn at(&self, x: u32) -> Option<Counts> {
        let n = i128::from(x) - i128::from(self.from);
        let mut choose = 1i128;
        let mut sum = Counts::new();
        for (j, difference) in (0i128..).zip(&self.differences) {
            if j > 0 {
                choose = choose.checked_mul(n - j + 1)? / j;
            }
            for (&column, &d) in difference {
                let term = d.checked_mul(choose)?;
                let value = sum.entry(column).or_default();
                *value = value.checked_add(term)?;
            }
        }
        sum.retain(|_, n| *n != 0);
        Some(sum)
    }
}

/// The difference, without columns that are zero.
pub(super) fn minus(a: &Counts, b: &Counts) -> Counts {
    let mut difference = a.clone();
    for (&column, n) in b {
        *difference.entry(column).or_default() -= n;
    }
    difference.retain(|_, n| *n != 0);
    difference
}

#[cfg(test)]
mod tests {
    use super::Newton;
    use crate::what_if::measure::Counts;

    fn value(n: i128) -> Counts {
        Counts::from_iter((n != 0).then_some((0, n)))
    }

    #[test]
    fn differences_of_a_cubic() {
        // x³ - 2x + 5 from 2 on: 9, 26, 61, 120.
        let values = [9, 26, 61, 120, 209].map(value);
        let newton = Newton::through(2, &values);
        assert_eq!(newton.differences, [9, 17, 18, 6].map(value));
        assert_eq!(newton.degree(), 3);
        assert_eq!(newton.at(10), Some(value(985)));
        assert_eq!(newton.at(1), Some(value(4)), "before what it was made from");
        assert_eq!(newton.at(0), Some(value(5)));
        assert_eq!(
            newton.at(u32::MAX),
            Some(value(0xFFFF_FFFF_i128.pow(3) - 2 * 0xFFFF_FFFF + 5))
        );
    }

    #[test]
    fn a_constant_has_one_difference() {
        assert_eq!(
            Newton::through(1, &[7, 7, 7].map(value)).differences,
            [value(7)]
        );
        assert_eq!(Newton::through(1, &[0, 0].map(value)).at(9), Some(value(0)));
    }
}
