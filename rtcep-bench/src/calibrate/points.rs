//! Which calls prices are fitted to: those that are worst for their cause.
//!
//! A bound is asked to cover the worst call of each cause, and not each call by what that
//! call did. So a cause gives its dearest calls, and the dearest of all has to cover the
//! most that any call of the cause took: conditions that hold at random can cost more than
//! conditions that always hold, with fewer operations.

use super::fit::{self, Point, Price, envelope};
use super::states::Counts;
use rtcep::{Family, Op};
use std::collections::BTreeMap;

/// A call that was measured.
#[derive(Clone, Debug)]
pub struct Call {
    /// The shape.
    pub shape: usize,
    /// The event; none for the timers.
    pub event: Option<usize>,
    /// What it did.
    pub counts: Counts,
    /// What it took.
    pub observed: f64,
}

/// Calls that cost at least so much of the dearest one of their cause are points.
const NEAR: f64 = 0.9;

/// Which calls are dear depends on the prices, which depend on them: so often they are
/// looked for at most.
const ROUNDS: usize = 8;

/// The calls of each cause.
type Causes<'a> = BTreeMap<(usize, Option<usize>), Vec<&'a Call>>;

/// Prices, and the points that they were fitted to.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The prices.
    pub price: Price,
    /// The points.
    pub points: Vec<Point>,
}

/// Fits prices to the worst calls of each cause.
///
/// # Errors
/// If there is none, or the solver gives up.
pub fn fitted(calls: &[Call]) -> Result<Fitted, fit::Error> {
    let mut causes = Causes::new();
    for call in calls {
        causes
            .entry((call.shape, call.event))
            .or_default()
            .push(call);
    }
    // At first each operation is as dear as any.
    let mut points = worst(&causes, |_, _| 1.0);
    let mut price = envelope(&points)?;
    for _ in 0..ROUNDS {
        let next = worst(&causes, |family, op| price.get(family, op));
        if next.len() == points.len() && next.iter().zip(&points).all(|(a, b)| same(a, b)) {
            break;
        }
        price = envelope(&next)?;
        points = next;
    }
    Ok(Fitted { price, points })
}

fn same(a: &Point, b: &Point) -> bool {
    a.counts == b.counts && a.observed.to_bits() == b.observed.to_bits()
}

fn worst(causes: &Causes<'_>, price: impl Fn(Family, Op) -> f64) -> Vec<Point> {
    let mut points = Vec::new();
    for calls in causes.values() {
        let costs: Vec<f64> = calls
            .iter()
            .map(|call| cost(&call.counts, &price))
            .collect();
        let dearest = costs.iter().copied().fold(0.0, f64::max);
        let most = calls.iter().map(|call| call.observed).fold(0.0, f64::max);
        for (call, cost) in calls.iter().zip(costs) {
            if cost >= NEAR * dearest {
                let observed = match cost >= dearest {
                    true => most,
                    false => call.observed,
                };
                points.push(Point {
                    counts: call.counts,
                    observed,
                });
            }
        }
    }
    points
}

/// What operations cost under given prices.
pub fn cost(counts: &Counts, price: impl Fn(Family, Op) -> f64) -> f64 {
    let families = counts.iter().zip(Family::ALL);
    families
        .map(|(counts, family)| crate::bound::cost(counts, |op| price(family, op)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::{Call, fitted};
    use rtcep::{Family, Op, OpCounts};

    fn call(shape: usize, rows: u64, observed: f64) -> Call {
        let mut counts = [OpCounts::ZERO; Family::ALL.len()];
        counts[Family::Join as usize] = OpCounts::ZERO.with(Op::Offer, 1).with(Op::Row, rows);
        Call {
            shape,
            event: Some(0),
            counts,
            observed,
        }
    }

    #[test]
    fn the_dearest_call_covers_what_any_of_its_cause_took() {
        // With 5 rows at random more than with 10 rows that all hold; one row costs a lot
        // for what it did, which is nothing for the bound.
        let calls = [
            call(0, 10, 50.0),
            call(0, 5, 70.0),
            call(0, 1, 60.0),
            call(1, 100, 610.0),
        ];
        let fitted = fitted(&calls).expect("prices");
        let price = fitted.price;
        let offer = price.floor + price.get(Family::Join, Op::Offer);
        let row = price.get(Family::Join, Op::Row);
        assert!((offer + 10.0 * row - 70.0).abs() < 1e-6, "{offer} {row}");
        assert!((offer + 100.0 * row - 610.0).abs() < 1e-6, "{offer} {row}");
        assert_eq!(fitted.points.len(), 2);
    }
}
