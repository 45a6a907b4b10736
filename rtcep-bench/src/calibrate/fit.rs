//! Prices as the upper envelope of what was measured (bounds.md, section 2).
//!
//! A linear program: prices, none below a least one, with which no measured call costs less
//! than it took, and of those the prices with the least total relative slack. Where a price
//! belongs to one piece of code this is tight; where it does not, the slack shows it.
//!
//! Without least prices half of them come out as nothing: operations that happen together
//! in all points share one cost, which the program gives to any of them. Rules in which the
//! others happen alone would be priced too low.

use super::states::Counts;
use crate::statistics::real;
use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOutcome, Variable};
use rtcep::{Family, Op};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A call that was measured.
#[derive(Clone, Debug)]
pub struct Point {
    /// What it did.
    pub counts: Counts,
    /// What it took.
    pub observed: f64,
}

/// What operations cost, as far as points say so.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Price {
    /// What a call costs beside its operations.
    pub floor: f64,
    /// What an operation costs in the family whose code does it.
    pub of: BTreeMap<(Family, Op), f64>,
}

impl Price {
    /// One price for an operation in all families.
    #[must_use]
    pub fn isolated(floor: f64, of: impl Fn(Op) -> f64) -> Self {
        let families = Family::ALL.into_iter();
        let keys = families.flat_map(|family| family.ops().map(move |op| (family, op)));
        Self {
            floor,
            of: keys.map(|key| (key, of(key.1))).collect(),
        }
    }

    /// With a price for each operation of each family. What no point had costs what it costs
    /// at most in another family, and not less than alone: the margin, the tiers and the
    /// table mean the same prices.
    #[must_use]
    pub fn completed(&self, isolated: &Self) -> Self {
        let elsewhere = |op: Op| {
            let known = Family::ALL.into_iter();
            let known = known.filter_map(|family| self.of.get(&(family, op)));
            known.copied().reduce(f64::max)
        };
        let mut all = self.clone();
        for (&(family, op), &alone) in &isolated.of {
            let place = all.of.entry((family, op));
            place.or_insert_with(|| elsewhere(op).map_or(alone, |most| most.max(alone)));
        }
        all
    }

    /// The price of an operation; nothing if it has none.
    #[must_use]
    pub fn get(&self, family: Family, op: Op) -> f64 {
        self.of.get(&(family, op)).copied().unwrap_or(0.0)
    }
}

/// A column: the floor, or the price of an operation.
type Key = Option<(Family, Op)>;

/// No prices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// There is nothing to fit to.
    NoPoints,
    /// An operation was counted in a family that has no price of it, so that no table has.
    Unpriced(Family, Op),
    /// The program has no solution that was found.
    Unsolved(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoPoints => write!(f, "no call was measured to which prices could be fitted"),
            Error::Unpriced(family, op) => write!(
                f,
                "`{}` was counted in {}, which has no price of it: a defect of rtcep",
                op.name(),
                family.name()
            ),
            Error::Unsolved(why) => write!(f, "no prices were found: {why}"),
        }
    }
}

impl std::error::Error for Error {}

/// One point as a row: which prices it has, over what it took.
type Row = Vec<(usize, f64)>;

/// Rows that the program begins with, and that are added when prices undercut them.
const FIRST: usize = 400;
const MORE: usize = 200;

/// How much less than it took a call may cost by rounding.
const ROUNDING: f64 = 1e-7;

/// The prices; `least` is what each operation costs at least.
///
/// # Errors
/// If there is no point, or the solver gives up.
pub fn envelope(points: &[Point], least: impl Fn(Family, Op) -> f64) -> Result<Price, Error> {
    let priced = priced(points);
    let places: BTreeMap<Key, usize> = priced
        .iter()
        .enumerate()
        .map(|(i, &key)| (key, i))
        .collect();
    let rows = rows(points, &places);
    if rows.is_empty() {
        return Err(Error::NoPoints);
    }
    let mut weights = vec![0.0; priced.len()];
    for row in &rows {
        for &(place, share) in row {
            weights[place] += share;
        }
    }
    let least: Vec<f64> = priced
        .iter()
        .map(|key| key.map_or(0.0, |(family, op)| least(family, op)))
        .collect();
    let stride = rows.len().div_ceil(FIRST);
    let mut used: BTreeSet<usize> = (0..rows.len()).step_by(stride).collect();
    loop {
        let chosen: Vec<&Row> = used.iter().map(|&row| &rows[row]).collect();
        let prices = solve(&weights, &least, &chosen)?;
        let value = |row: &Row| row.iter().map(|&(p, share)| share * prices[p]).sum::<f64>();
        let mut below: Vec<(f64, usize)> = rows
            .iter()
            .enumerate()
            .map(|(i, row)| (value(row), i))
            .filter(|&(value, i)| value < 1.0 - ROUNDING && !used.contains(&i))
            .collect();
        if below.is_empty() {
            // What rounding left below is lifted.
            let lowest = rows.iter().map(value).fold(1.0, f64::min);
            let mut price = Price::default();
            for (key, value) in priced.iter().zip(&prices) {
                let value = value.max(0.0) / lowest;
                match key {
                    Some(key) => drop(price.of.insert(*key, value)),
                    None => price.floor = value,
                }
            }
            return Ok(price);
        }
        below.sort_by(|a, b| a.0.total_cmp(&b.0));
        used.extend(below.iter().take(MORE).map(|&(_, row)| row));
    }
}

fn solve(weights: &[f64], least: &[f64], rows: &[&Row]) -> Result<Vec<f64>, Error> {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let variables: Vec<Variable> = weights
        .iter()
        .zip(least)
        .map(|(&weight, &least)| problem.add_var(weight, (least, f64::INFINITY)))
        .collect();
    for row in rows {
        let terms = row.iter().map(|&(place, share)| (variables[place], share));
        problem.add_constraint(terms, ComparisonOp::Ge, 1.0);
    }
    let outcome = problem
        .solve()
        .map_err(|error| Error::Unsolved(error.to_string()))?;
    let SolveOutcome::Solution(solution) = outcome else {
        return Err(Error::Unsolved("the solver was interrupted".to_owned()));
    };
    Ok(variables
        .iter()
        .map(|&variable| solution[variable])
        .collect())
}

/// The floor, and the operations that happen in some point.
fn priced(points: &[Point]) -> Vec<Key> {
    let mut seen = BTreeSet::from([None]);
    for point in points {
        seen.extend(happen(&point.counts).map(|(key, _)| Some(key)));
    }
    seen.into_iter().collect()
}

fn happen(counts: &Counts) -> impl Iterator<Item = ((Family, Op), u64)> + '_ {
    counts.iter().zip(Family::ALL).flat_map(|(counts, family)| {
        let counts = counts.columns().iter().zip(Op::ALL);
        let happen = counts.filter(|(n, _)| **n > 0);
        happen.map(move |(&n, op)| ((family, op), n))
    })
}

/// One row for each point.
fn rows(points: &[Point], places: &BTreeMap<Key, usize>) -> Vec<Row> {
    let row = |point: &Point| {
        let operations = happen(&point.counts).map(|(key, n)| (Some(key), n));
        let counts = std::iter::once((None, 1)).chain(operations);
        let share = |(key, n): (Key, u64)| (places[&key], real(n) / point.observed);
        counts.map(share).collect()
    };
    let took = points.iter().filter(|point| point.observed > 0.0);
    took.map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::{Error, Point, envelope};
    use crate::statistics::real;
    use rtcep::{Family, Op, OpCounts};

    fn point(of: &[(Family, Op, u64)], observed: f64) -> Point {
        let mut counts = [OpCounts::ZERO; Family::ALL.len()];
        for &(family, op, n) in of {
            counts[family as usize].add_op(op, n);
        }
        Point { counts, observed }
    }

    const OFFER: (Family, Op) = (Family::Join, Op::Offer);
    const ROW: (Family, Op) = (Family::Join, Op::Row);

    #[test]
    fn prices_that_fit_exactly_are_found() {
        let rows = |n: u64| {
            let observed = 7.0 + 3.0 * real(n);
            point(&[(OFFER.0, OFFER.1, 1), (ROW.0, ROW.1, n)], observed)
        };
        let points: Vec<Point> = (0..2_000).map(rows).collect();
        let price = envelope(&points, |_, _| 0.0).expect("a solution");
        // One offer in each call: what it costs and what a call costs is one number.
        let offer = price.floor + price.get(OFFER.0, OFFER.1);
        assert!((offer - 7.0).abs() < 1e-6, "{price:?}");
        assert!((price.get(ROW.0, ROW.1) - 3.0).abs() < 1e-6, "{price:?}");
    }

    #[test]
    fn no_point_is_below_and_families_are_apart() {
        // The same operation costs more in the other family, and one point more than a line.
        let count = (Family::Count, Op::Offer);
        let points = [
            point(&[(OFFER.0, OFFER.1, 1), (ROW.0, ROW.1, 1)], 10.0),
            point(&[(OFFER.0, OFFER.1, 1), (ROW.0, ROW.1, 2)], 16.0),
            point(&[(OFFER.0, OFFER.1, 1), (ROW.0, ROW.1, 3)], 16.0),
            point(&[(count.0, count.1, 1)], 50.0),
            point(&[(count.0, count.1, 1)], 40.0),
        ];
        let price = envelope(&points, |_, _| 0.0).expect("a solution");
        let other = price.floor + price.get(count.0, count.1);
        assert!((other - 50.0).abs() < 1e-6, "{price:?}");
        for (n, observed) in [(1.0, 10.0), (2.0, 16.0), (3.0, 16.0)] {
            let cost = price.floor + price.get(OFFER.0, OFFER.1) + n * price.get(ROW.0, ROW.1);
            assert!(cost >= observed - 1e-9, "{price:?}");
        }
    }

    #[test]
    fn what_always_happens_together_is_not_for_nothing() {
        // Two rows with every offer, in all points: any split of 12 would do.
        let both = |n| {
            point(
                &[(OFFER.0, OFFER.1, n), (ROW.0, ROW.1, 2 * n)],
                12.0 * real(n),
            )
        };
        let points: Vec<Point> = (1..9).map(both).collect();
        let price = envelope(&points, |_, _| 1.5).expect("a solution");
        let (offer, row) = (price.get(OFFER.0, OFFER.1), price.get(ROW.0, ROW.1));
        assert!(offer > 1.5 - 1e-9 && row > 1.5 - 1e-9, "{price:?}");
        assert!((offer + 2.0 * row - 12.0).abs() < 1e-6, "{price:?}");
        assert_eq!(envelope(&[], |_, _| 0.0), Err(Error::NoPoints));
    }
}
