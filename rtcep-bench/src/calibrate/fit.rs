//! Prices as the upper envelope of what was measured (bounds.md, section 2).
//!
//! A linear program: non-negative prices, with which no measured call costs less than it
//! took, and of those the prices with the least total relative slack. Where a price belongs
//! to one piece of code this is tight; where it does not, the slack shows it.

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
    /// The price of an operation; nothing if no point had it.
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
    /// The program has no solution that was found.
    Unsolved(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoPoints => write!(f, "no call was measured to which prices could be fitted"),
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

/// The prices.
///
/// # Errors
/// If there is no point, or the solver gives up.
pub fn envelope(points: &[Point]) -> Result<Price, Error> {
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
    let stride = rows.len().div_ceil(FIRST);
    let mut used: BTreeSet<usize> = (0..rows.len()).step_by(stride).collect();
    loop {
        let chosen: Vec<&Row> = used.iter().map(|&row| &rows[row]).collect();
        let prices = solve(&weights, &chosen)?;
        let value = |row: &Row| row.iter().map(|&(p, share)| share * prices[p]).sum::<f64>();
        let mut below: Vec<(f64, usize)> = rows
            .iter()
            .enumerate()
            .map(|(i, row)| (value(row), i))
            .filter(|&(value, i)| value < 1.0 - ROUNDING && !used.contains(&i))
            .collect();
        if below.is_empty() {
            // What rounding left below is lifted.
            let least = rows.iter().map(value).fold(1.0, f64::min);
            let mut price = Price::default();
            for (key, value) in priced.iter().zip(&prices) {
                let value = value.max(0.0) / least;
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

fn solve(weights: &[f64], rows: &[&Row]) -> Result<Vec<f64>, Error> {
    let mut problem = Problem::new(OptimizationDirection::Minimize);
    let variables: Vec<Variable> = weights
        .iter()
        .map(|&weight| problem.add_var(weight, (0.0, f64::INFINITY)))
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

/// One row for each different vector of counts, by the most that it took.
fn rows(points: &[Point], places: &BTreeMap<Key, usize>) -> Vec<Row> {
    let mut most: BTreeMap<Vec<(usize, u64)>, f64> = BTreeMap::new();
    for point in points.iter().filter(|point| point.observed > 0.0) {
        let operations = happen(&point.counts).map(|(key, n)| (Some(key), n));
        let counts = std::iter::once((None, 1)).chain(operations);
        let key = counts.map(|(key, n)| (places[&key], n)).collect();
        let observed = most.entry(key).or_insert(0.0);
        *observed = observed.max(point.observed);
    }
    most.into_iter()
        .map(|(counts, observed)| {
            let share = |(place, n): (usize, u64)| (place, real(n) / observed);
            counts.into_iter().map(share).collect()
        })
        .collect()
}

/// How many prices of each family the points have, and how many of them they tell apart:
/// the rank of their counts.
#[must_use]
pub fn determined(points: &[Point]) -> BTreeMap<Family, (usize, usize)> {
    let mut told = BTreeMap::new();
    for family in Family::ALL {
        let of = |point: &Point| *point.counts[family as usize].columns();
        let distinct: BTreeSet<[u64; Op::COUNT]> = points.iter().map(of).collect();
        let any = |op: usize| distinct.iter().any(|counts| counts[op] > 0);
        let d = (0..Op::COUNT).filter(|&op| any(op)).count();
        told.insert(family, (d, rank(distinct.into_iter().collect())));
    }
    told
}

/// The rank of a matrix of whole numbers, modulo a prime: never more than the rank, and
/// less only if the prime divides what elimination leaves.
fn rank(matrix: Vec<[u64; Op::COUNT]>) -> usize {
    const PRIME: u128 = (1 << 61) - 1;
    let inverse = |x: u128| {
        // By Fermat: the power PRIME - 2.
        let (mut base, mut power, mut result) = (x, PRIME - 2, 1u128);
        while power > 0 {
            if power & 1 == 1 {
                result = result * base % PRIME;
            }
            base = base * base % PRIME;
            power >>= 1;
        }
        result
    };
    let mut rows: Vec<Vec<u128>> = matrix
        .into_iter()
        .map(|row| row.iter().map(|&n| u128::from(n) % PRIME).collect())
        .collect();
    let mut rank = 0;
    for column in 0..Op::COUNT {
        let Some(pivot) = (rank..rows.len()).find(|&r| rows[r][column] != 0) else {
            continue;
        };
        rows.swap(rank, pivot);
        let lead = inverse(rows[rank][column]);
        let top = rows[rank].clone();
        for row in rows.iter_mut().skip(rank + 1) {
            let factor = row[column] * lead % PRIME;
            if factor == 0 {
                continue;
            }
            for (value, &above) in row.iter_mut().zip(&top) {
                *value = (*value + (PRIME - factor * above % PRIME)) % PRIME;
            }
        }
        rank += 1;
    }
    rank
}

#[cfg(test)]
mod tests {
    use super::{Error, Point, determined, envelope};
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
        let price = envelope(&points).expect("a solution");
        // One offer in each call: what it costs and what a call costs is one number.
        let offer = price.floor + price.get(OFFER.0, OFFER.1);
        assert!((offer - 7.0).abs() < 1e-6, "{price:?}");
        assert!((price.get(ROW.0, ROW.1) - 3.0).abs() < 1e-6, "{price:?}");
        assert_eq!(determined(&points)[&Family::Join], (2, 2));
        assert_eq!(determined(&points)[&Family::Count], (0, 0));
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
        let price = envelope(&points).expect("a solution");
        let other = price.floor + price.get(count.0, count.1);
        assert!((other - 50.0).abs() < 1e-6, "{price:?}");
        for (n, observed) in [(1.0, 10.0), (2.0, 16.0), (3.0, 16.0)] {
            let cost = price.floor + price.get(OFFER.0, OFFER.1) + n * price.get(ROW.0, ROW.1);
            assert!(cost >= observed - 1e-9, "{price:?}");
        }
    }

    #[test]
    fn what_cannot_be_told_apart_is_said() {
        let both = |n| point(&[(OFFER.0, OFFER.1, n), (ROW.0, ROW.1, 2 * n)], 1.0);
        let points: Vec<Point> = (1..9).map(both).collect();
        assert_eq!(determined(&points)[&Family::Join], (2, 1));
        assert_eq!(envelope(&[]), Err(Error::NoPoints));
    }
}
