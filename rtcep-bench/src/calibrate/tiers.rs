//! Bounds of rules that the fit has not seen, against what was observed.

use super::fit::Price;
use super::limit::Limit;
use super::points::{Call, cost};
use crate::statistics::{median, real};
use rtcep_lang::table::HeldOut;
use serde::Serialize;
use std::collections::BTreeMap;

/// How bounds compare with what was observed, a row for each cause of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Tier {
    /// Rows.
    pub rows: u64,
    /// Rows whose bound was exceeded.
    pub violations: u64,
    /// What share of rows would be exceeded at most, with a confidence of 95 %.
    pub upper_limit: f64,
    /// Bound over the most that was observed, in the median.
    pub median: f64,
    /// The same, where it is largest.
    pub worst: f64,
    /// The same, which one row in ten exceeds.
    pub p90: f64,
    /// How near the dearest call that was found came to the counts, both priced: the share
    /// that nine rows in ten reach.
    pub reached_p10: f64,
    /// The same, where it is least. A row whose worst state is far from what was found can
    /// hardly be exceeded.
    pub reached_least: f64,
    /// Rows of which a call was found that did more than is counted: none, or the counts
    /// are wrong.
    pub beyond: u64,
}

/// A row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The shape.
    pub shape: usize,
    /// The event; none for the timers.
    pub event: Option<usize>,
    /// The bound.
    pub bound: f64,
    /// The most that was observed.
    pub observed: f64,
    /// What the dearest call that was found costs, of what the counts cost.
    pub reached: f64,
}

/// A row for each cause that was measured and enters something. A bound is
/// `(floor + cost) × margin` (docs/bounds.md, section 7).
pub fn rows(
    calls: &[Call],
    limits: &[Limit],
    wanted: impl Fn(usize) -> bool,
    price: &Price,
    margin: f64,
) -> Vec<Row> {
    let priced = |family, op| price.get(family, op);
    let mut most: BTreeMap<(usize, Option<usize>), (f64, f64)> = BTreeMap::new();
    for call in calls.iter().filter(|call| wanted(call.shape)) {
        let (observed, dearest) = most.entry((call.shape, call.event)).or_default();
        *observed = observed.max(call.observed);
        *dearest = dearest.max(price.floor + cost(&call.counts, priced));
    }
    let row = |limit: &Limit| {
        let &(observed, dearest) = most.get(&(limit.shape, limit.event))?;
        let bound = price.floor + limit.cost(priced);
        (observed > 0.0).then(|| Row {
            shape: limit.shape,
            event: limit.event,
            bound: bound * margin,
            observed,
            reached: dearest / bound,
        })
    };
    limits.iter().filter_map(row).collect()
}

impl Tier {
    /// Of rows; none if there are none.
    #[must_use]
    pub fn of(rows: &[Row]) -> Option<Self> {
        let sorted = |of: &dyn Fn(&Row) -> f64| {
            let mut all: Vec<f64> = rows.iter().map(of).collect();
            all.sort_by(f64::total_cmp);
            all
        };
        let ratios = sorted(&|row| row.bound / row.observed);
        let reached = sorted(&|row| row.reached);
        let worst = *ratios.last()?;
        let p90 = ratios[(ratios.len() * 9).div_ceil(10).saturating_sub(1)];
        // A row that has just what it took is none, whatever rounding says.
        let violations = ratios.iter().filter(|&&ratio| ratio < 1.0 - 1e-9).count();
        Some(Self {
            rows: ratios.len() as u64,
            violations: violations as u64,
            upper_limit: upper_limit(violations, ratios.len()),
            median: median(ratios),
            worst,
            p90,
            reached_p10: reached[reached.len() / 10],
            reached_least: reached[0],
            beyond: reached.iter().filter(|&&share| share > 1.0 + 1e-9).count() as u64,
        })
    }

    /// The share of rows whose bound was exceeded.
    #[must_use]
    pub fn exceeded(&self) -> f64 {
        real(self.violations) / real(self.rows.max(1))
    }

    /// As it stands in a table.
    #[must_use]
    pub const fn held_out(&self) -> HeldOut {
        HeldOut {
            rows: self.rows,
            violations: self.violations,
            median: self.median,
            worst: self.worst,
        }
    }
}

/// The share of violations with which so few among so many are seen in 5 % of cases
/// (Clopper and Pearson, one-sided).
#[must_use]
pub fn upper_limit(violations: usize, rows: usize) -> f64 {
    if violations >= rows {
        return 1.0;
    }
    let n = real(rows as u64);
    // The chance of so many or fewer, term by term in logarithms.
    let at_most = |share: f64| {
        let mut term = n * (1.0 - share).ln();
        let mut sum = term.exp();
        for k in 0..violations {
            let k = real(k as u64);
            term += ((n - k) / (k + 1.0)).ln() + share.ln() - (1.0 - share).ln();
            sum += term.exp();
        }
        sum
    };
    let (mut low, mut high) = (0.0_f64, 1.0_f64);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        match at_most(middle) > 0.05 {
            true => low = middle,
            false => high = middle,
        }
    }
    high
}

/// The factor on all bounds (bounds.md, section 2): by how much the margin's rows exceed
/// theirs at most, a tenth more, rounded up to a twentieth.
#[must_use]
pub fn margin(rows: &[Row]) -> f64 {
    let most = rows
        .iter()
        .map(|row| row.observed / row.bound)
        .fold(1.0, f64::max);
    // What is on a twentieth already stays there, whatever rounding says.
    ((most * 1.10 * 20.0 - 1e-9).ceil() / 20.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::{Row, Tier, margin, upper_limit};

    fn row(bound: f64, observed: f64) -> Row {
        Row {
            shape: 0,
            event: None,
            bound,
            observed,
            reached: 1.0,
        }
    }

    #[test]
    fn upper_limits_are_those_of_tables() {
        // The rule of three, and values of binomial tables.
        assert!((upper_limit(0, 300) - 0.00994).abs() < 1e-4);
        assert!((upper_limit(1, 20) - 0.2161).abs() < 1e-3);
        assert!((upper_limit(5, 100) - 0.1023).abs() < 1e-3);
        assert!((upper_limit(3, 3) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_tier_counts_what_is_exceeded() {
        let rows = [row(2.0, 1.0), row(1.0, 1.0), row(9.0, 10.0), row(3.0, 2.0)];
        let tier = Tier::of(&rows).expect("rows");
        assert_eq!((tier.rows, tier.violations), (4, 1));
        assert!((tier.median - 1.5).abs() < 1e-12 && (tier.worst - 2.0).abs() < 1e-12);
        assert_eq!((tier.beyond, Tier::of(&[])), (0, None));
        let more = Row {
            reached: 1.05,
            ..row(2.0, 1.0)
        };
        let tier = Tier::of(&[row(2.0, 1.0), more]).expect("rows");
        assert_eq!(tier.beyond, 1);
    }

    #[test]
    fn a_margin_is_a_tenth_more_than_the_worst_and_never_less() {
        assert!((margin(&[row(2.0, 1.0)]) - 1.10).abs() < 1e-12);
        assert!((margin(&[]) - 1.10).abs() < 1e-12);
        // 1.2 × 1.10 = 1.32
        assert!((margin(&[row(10.0, 12.0), row(9.0, 9.0)]) - 1.35).abs() < 1e-12);
    }
}
