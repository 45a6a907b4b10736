//! Capacities that change together: all by one factor, and the choices of two of them.

use super::limit::Search;
use super::range::Range;
use serde::Serialize;

/// Choices of two capacities that are shown.
const CHOICES: usize = 12;

/// The largest factor, in thousandths.
const FACTOR: u32 = 1_000_000;

/// All limits by one factor.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scaled {
    /// The smallest factor that gives these numbers, each rounded down and 1 at least.
    pub factor: f64,
    /// Whether larger ones were not looked at.
    pub more: bool,
    /// Each capacity with its number.
    pub numbers: Vec<(String, u32)>,
    /// The bound of the dearest call with them.
    pub bound: f64,
}

/// Choices of two capacities of which none can grow without the other one falling.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choices {
    /// The first capacity.
    pub first: String,
    /// The second one.
    pub second: String,
    /// The numbers of both, and the bound of the dearest call with them.
    pub choices: Vec<(u32, u32, f64)>,
    /// Whether these are all.
    pub all: bool,
}

impl Search<'_> {
    /// All of the capacities at `scaled` by one factor, as large as the limit allows.
    pub(super) fn scaled(&self, scaled: &[usize], ranges: &[Range]) -> Option<Scaled> {
        let declared = &self.rules.declared;
        let numbers = |thousandths: u32, least: &dyn Fn(usize) -> u32| {
            let mut numbers = declared.clone();
            for &c in scaled {
                let n = u64::from(declared[c]) * u64::from(thousandths) / 1000;
                numbers[c] = u32::try_from(n).unwrap_or(u32::MAX).max(least(c));
            }
            numbers
        };
        // The smallest number may depend on another capacity, which is scaled as well.
        let numbers = |thousandths: u32| {
            let small = numbers(thousandths, &|_| 1);
            if self.bound(&small).is_some() {
                return small;
            }
            numbers(thousandths, &|c| ranges[c].first)
        };
        let meets = |thousandths: u32| self.meets(&numbers(thousandths));
        if scaled.is_empty() || !meets(1) {
            return None;
        }
        let (mut low, mut high) = (1, FACTOR);
        if meets(high) {
            low = high;
        }
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if meets(middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        let numbers = numbers(low);
        let factors = scaled
            .iter()
            .map(|&c| f64::from(numbers[c]) / f64::from(declared[c].max(1)));
        // Where 1 is the least, a number can be larger than the factor says.
        let factor = factors.fold(0.0, f64::max).min(f64::from(low) / 1000.0);
        let named = scaled.iter().map(|&c| {
            let name = self.rules.varied[c].name(&self.rules.model);
            (name, numbers[c])
        });
        Some(Scaled {
            factor,
            more: low == FACTOR,
            numbers: named.collect(),
            bound: self.bound(&numbers)?,
        })
    }

    /// The choices of two capacities, the others as declared.
    pub(super) fn choices(&self, (a, b): (usize, usize), ranges: &[Range]) -> Choices {
        let name = |c: usize| self.rules.varied[c].name(&self.rules.model);
        let least = ranges[b].first;
        let mut found = self.walk((a, b), least, |_| 1, CHOICES + 1);
        let all = found.len() <= CHOICES;
        if !all {
            // Too many to show: some, in growing steps from the first to the last one.
            let some = self.walk((a, b), least, |y| (y / 4).max(1), usize::MAX);
            let last = some.len().saturating_sub(1);
            let at = |i: usize| some.get(i * last / (CHOICES - 1)).copied();
            found = (0..CHOICES).filter_map(at).collect();
            found.dedup();
        }
        found.reverse();
        Choices {
            first: name(a),
            second: name(b),
            choices: found,
            all,
        }
    }

    /// Choices by the second number, which goes on by a step behind each that was found.
    ///
    /// With the largest first number that a second one leaves, the largest second one: so
    /// neither can grow alone, even where the language refuses small first numbers beside
    /// large second ones, as `max_open` beside `per_key`.
    fn walk(
        &self,
        (a, b): (usize, usize),
        least: u32,
        step: impl Fn(u32) -> u32,
        most: usize,
    ) -> Vec<(u32, u32, f64)> {
        let mut found = Vec::new();
        let mut numbers = self.rules.declared.clone();
        let mut next = Some(least);
        while let Some(y) = next.filter(|_| found.len() < most) {
            numbers[b] = y;
            let Some(x) = self.largest(&numbers, a, (1, u32::MAX)) else {
                break;
            };
            numbers[a] = x;
            let Some(y) = self.largest(&numbers, b, (y, u32::MAX)) else {
                break;
            };
            numbers[b] = y;
            found.extend(self.bound(&numbers).map(|bound| (x, y, bound)));
            next = y.checked_add(step(y));
        }
        found
    }
}
