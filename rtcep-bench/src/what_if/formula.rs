//! Polynomials as people write them: `4·max_a·max_b + 3·max_b + 12`.

use super::measure::{Counts, Measure};
use super::newton::Newton;
use super::pieces::Piece;
use super::written::{Sum, raised, rounded};
use std::collections::BTreeMap;

/// A polynomial in one or two capacities; all coefficients have one denominator.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Formula {
    /// By the exponents of both.
    terms: BTreeMap<(u32, u32), Counts>,
    denominator: i128,
}

impl Formula {
    /// Of one capacity, and of its words as the second one; none where numbers on the way
    /// are too large.
    pub(super) fn piece(piece: &Piece) -> Option<Self> {
        let mut sum = Self::one(&piece.newton)?;
        let Some(words) = &piece.words else {
            return Some(sum);
        };
        let each = Self::one(&words.each)?;
        // Each word adds, and those that the polynomial has already are taken off.
        sum.add(&each, 1, 1)?;
        sum.add(&each, -i128::from(words.first), 0)?;
        Some(sum)
    }

    /// Of one capacity.
    fn one(newton: &Newton) -> Option<Self> {
        let rows = newton.differences.iter().map(|d| vec![d.clone()]);
        Self::two((newton.from, 0), &rows.collect::<Vec<_>>())
    }

    /// Adds another one of the first capacity, so many times the second one raised so high.
    fn add(&mut self, other: &Self, times: i128, raised: u32) -> Option<()> {
        for term in self.terms.values_mut().flat_map(Counts::values_mut) {
            *term = term.checked_mul(other.denominator)?;
        }
        let times = times.checked_mul(self.denominator)?;
        self.denominator = self.denominator.checked_mul(other.denominator)?;
        for (&(i, j), counts) in &other.terms {
            let term = self.terms.entry((i, j + raised)).or_default();
            for (&column, n) in counts {
                let sum = term.entry(column).or_default();
                *sum = sum.checked_add(n.checked_mul(times)?)?;
            }
            term.retain(|_, n| *n != 0);
        }
        self.terms.retain(|_, term| !term.is_empty());
        Some(())
    }

    /// Of two: `differences[i][j]` is the i-th in the first and the j-th in the second.
    pub(super) fn two(from: (u32, u32), differences: &[Vec<Counts>]) -> Option<Self> {
        let columns = differences.iter().map(Vec::len).max()?;
        let (a, b) = (
            Basis::new(from.0, differences.len())?,
            Basis::new(from.1, columns)?,
        );
        let mut terms: BTreeMap<(u32, u32), Counts> = BTreeMap::new();
        for (row, x) in differences.iter().zip(&a.powers) {
            for (difference, y) in row.iter().zip(&b.powers) {
                for (i, p) in (0..).zip(x) {
                    for (j, q) in (0..).zip(y) {
                        let times = p.checked_mul(*q)?;
                        let term = terms.entry((i, j)).or_default();
                        for (&column, d) in difference {
                            let sum = term.entry(column).or_default();
                            *sum = sum.checked_add(d.checked_mul(times)?)?;
                        }
                    }
                }
            }
        }
        for term in terms.values_mut() {
            term.retain(|_, n| *n != 0);
        }
        terms.retain(|_, term| !term.is_empty());
        let denominator = a.denominator.checked_mul(b.denominator)?;
        Some(Self { terms, denominator })
    }

    /// As text, in the unit of the measure; prices are rounded, counts are exact.
    pub(super) fn text(&self, measure: &Measure, names: [&str; 2]) -> String {
        match measure {
            Measure::Operations => self.counted(names),
            Measure::Table(_) => self.priced(measure, names),
        }
    }

    /// Each term with its factors, the largest exponents first.
    fn factors<'a>(&'a self, names: [&'a str; 2]) -> impl Iterator<Item = (&'a Counts, String)> {
        let mut terms: Vec<_> = self.terms.iter().collect();
        terms.sort_by_key(|((i, j), _)| std::cmp::Reverse((i + j, *i)));
        let factor = |name: &str, n: u32| match n {
            0 => None,
            1 => Some(name.to_owned()),
            n => Some(format!("{name}{}", raised(n))),
        };
        terms.into_iter().map(move |(&(i, j), counts)| {
            let both = [factor(names[0], i), factor(names[1], j)];
            let both: Vec<String> = both.into_iter().flatten().collect();
            (counts, both.join("\u{b7}"))
        })
    }

    fn counted(&self, names: [&str; 2]) -> String {
        let number = |counts: &Counts| counts.values().sum::<i128>();
        let all = self.terms.values().map(number);
        let common = all.fold(self.denominator, gcd).max(1);
        let denominator = self.denominator / common;
        let mut sum = Sum::default();
        for (counts, factors) in self.factors(names) {
            let n = number(counts) / common;
            let size = n.unsigned_abs();
            sum.add(n < 0, (size != 1).then(|| size.to_string()), &factors);
        }
        match denominator {
            1 => sum.text(),
            d => format!("({})/{d}", sum.text()),
        }
    }

    fn priced(&self, measure: &Measure, names: [&str; 2]) -> String {
        #[allow(clippy::cast_precision_loss, reason = "prices are known far less well")]
        let divided = |cost: f64| cost / self.denominator as f64;
        let floor = measure.bound(0.0);
        let mut sum = Sum::default();
        let mut floored = false;
        for (counts, factors) in self.factors(names) {
            // Without the floor, which is there once.
            let mut price = measure.bound(divided(measure.cost_of(counts))) - floor;
            if factors.is_empty() {
                price += floor;
                floored = true;
            } else if price == 0.0 {
                continue;
            }
            sum.add(price < 0.0, Some(rounded(price.abs())), &factors);
        }
        if !floored && floor > 0.0 {
            sum.add(false, Some(rounded(floor)), "");
        }
        sum.text()
    }
}

/// C(x - from, j) for every j as numerators of powers of x, over one denominator.
struct Basis {
    powers: Vec<Vec<i128>>,
    denominator: i128,
}

impl Basis {
    fn new(from: u32, length: usize) -> Option<Self> {
        let most = i128::try_from(length.saturating_sub(1)).ok()?;
        let denominator = (1..=most).try_fold(1i128, i128::checked_mul)?;
        let mut powers = Vec::new();
        // Π (x - from - i), and j! beside it.
        let (mut product, mut factorial) = (vec![1i128], 1i128);
        for j in 0..=most {
            let scale = denominator / factorial;
            let scaled = product.iter().map(|p| p.checked_mul(scale));
            powers.push(scaled.collect::<Option<Vec<_>>>()?);
            let root = i128::from(from) + j;
            let mut next = vec![0i128; product.len() + 1];
            for (i, p) in product.iter().enumerate() {
                next[i + 1] = next[i + 1].checked_add(*p)?;
                next[i] = next[i].checked_sub(p.checked_mul(root)?)?;
            }
            product = next;
            factorial = factorial.checked_mul(j + 1)?;
        }
        Some(Self {
            powers,
            denominator,
        })
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::Formula;
    use crate::what_if::measure::{Counts, Measure};
    use crate::what_if::newton::Newton;

    fn value(n: i128) -> Counts {
        Counts::from_iter((n != 0).then_some((0, n)))
    }

    fn one(from: u32, values: &[i128]) -> String {
        let values: Vec<Counts> = values.iter().map(|&n| value(n)).collect();
        let formula = Formula::one(&Newton::through(from, &values)).expect("small numbers");
        formula.text(&Measure::Operations, ["m", ""])
    }

    #[test]
    fn as_people_write_it() {
        assert_eq!(one(1, &[7, 7]), "7");
        assert_eq!(one(1, &[0, 0]), "0");
        assert_eq!(one(1, &[6, 10, 14]), "4\u{b7}m + 2");
        assert_eq!(one(5, &[5, 6, 7]), "m");
        assert_eq!(one(3, &[1, 2, 3]), "m - 2");
        assert_eq!(one(2, &[9, 26, 61, 120]), "m\u{b3} - 2\u{b7}m + 5");
        // m over 2.
        assert_eq!(one(2, &[1, 3, 6, 10]), "(m\u{b2} - m)/2");
        assert_eq!(one(1, &[9, 8, 7]), "-m + 10");
    }

    #[test]
    fn of_two_capacities() {
        // 4ab + 3b + 12 from (2, 1): 23, and then by rows.
        let differences = [vec![value(23), value(11)], vec![value(4), value(4)]];
        let formula = Formula::two((2, 1), &differences).expect("small numbers");
        let text = formula.text(&Measure::Operations, ["max_a", "max_b"]);
        assert_eq!(text, "4\u{b7}max_a\u{b7}max_b + 3\u{b7}max_b + 12");
    }
}
