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
const NEAR: f64 = 0.7;

/// Which calls are dear depends on the prices, which depend on them: so often they are
/// looked for at most.
const ROUNDS: usize = 12;

/// What an operation costs at least, of what it costs alone: in context an operation costs a
/// third of that in the median, and a tenth is far below.
const LEAST: f64 = 0.1;

/// The calls of each cause.
type Causes<'a> = BTreeMap<(usize, Option<usize>), Vec<&'a Call>>;

/// Prices, and the points that they were fitted to.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// A price for each operation of each family.
    pub price: Price,
    /// The points: different counts, by the most that they took.
    pub points: Vec<Point>,
    /// Whether those that are worst under these prices are among the points.
    pub settled: bool,
}

/// Fits prices to the worst calls of each cause; `isolated` is what operations cost alone.
///
/// # Errors
/// If there is none, one counts what has no price, or the solver gives up.
pub fn fitted(calls: &[Call], isolated: &Price) -> Result<Fitted, fit::Error> {
    let mut causes = Causes::new();
    for call in calls {
        if let Some((family, op)) = unpriced(&call.counts) {
            return Err(fit::Error::Unpriced(family, op));
        }
        causes
            .entry((call.shape, call.event))
            .or_default()
            .push(call);
    }
    let least = |family, op| LEAST * isolated.get(family, op);
    // At first each operation is as dear as any. What was worst under other prices stays a
    // point, so that this comes to an end.
    let mut points = Points::new();
    worst(&causes, |_, _| 1.0, &mut points);
    let mut price = envelope(&list(&points), least)?;
    let mut settled = false;
    for _ in 0..ROUNDS {
        settled = !worst(&causes, |family, op| price.get(family, op), &mut points);
        if settled {
            break;
        }
        price = envelope(&list(&points), least)?;
    }
    Ok(Fitted {
        price: price.completed(isolated),
        points: list(&points),
        settled,
    })
}

/// What was counted in a family that has no price of it.
fn unpriced(counts: &Counts) -> Option<(Family, Op)> {
    let families = counts.iter().zip(Family::ALL);
    let mut happened = families.flat_map(|(counts, family)| {
        let counts = counts.columns().iter().zip(Op::ALL);
        counts.filter_map(move |(n, op)| (*n > 0).then_some((family, op)))
    });
    happened.find(|(family, op)| !op.families().contains(family))
}

/// Points by their counts.
type Points = BTreeMap<Vec<[u64; Op::COUNT]>, Point>;

fn list(points: &Points) -> Vec<Point> {
    points.values().cloned().collect()
}

/// Adds the worst calls of each cause; whether that changes anything.
fn worst(causes: &Causes<'_>, price: impl Fn(Family, Op) -> f64, points: &mut Points) -> bool {
    let mut changed = false;
    let mut add = |counts: Counts, observed: f64| {
        let key = counts.iter().map(|counts| *counts.columns()).collect();
        let point = points.entry(key).or_insert(Point {
            counts,
            observed: 0.0,
        });
        changed |= observed > point.observed;
        point.observed = point.observed.max(observed);
    };
    for calls in causes.values() {
        let costs: Vec<f64> = calls
            .iter()
            .map(|call| cost(&call.counts, &price))
            .collect();
        let dearest = costs.iter().copied().fold(0.0, f64::max);
        let most = calls.iter().map(|call| call.observed).fold(0.0, f64::max);
        for (call, cost) in calls.iter().zip(costs) {
            if cost >= dearest {
                add(call.counts, most);
            } else if cost >= NEAR * dearest {
                add(call.counts, call.observed);
            }
        }
    }
    changed
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
    use super::{Call, Price, fitted};
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
        let isolated = Price::isolated(0.0, |_| 0.0);
        let fitted = fitted(&calls, &isolated).expect("prices");
        assert!(fitted.settled);
        let price = fitted.price;
        let offer = price.floor + price.get(Family::Join, Op::Offer);
        let row = price.get(Family::Join, Op::Row);
        assert!((offer + 10.0 * row - 70.0).abs() < 1e-6, "{offer} {row}");
        assert!((offer + 100.0 * row - 610.0).abs() < 1e-6, "{offer} {row}");
        assert_eq!(fitted.points.len(), 2);
    }

    #[test]
    fn what_has_no_price_is_told() {
        let mut without = call(0, 1, 10.0);
        without.counts[Family::Stateless as usize] = OpCounts::ZERO.with(Op::Row, 1);
        let found = fitted(&[without], &Price::isolated(0.0, |_| 0.0));
        let Err(error) = found else {
            panic!("priced");
        };
        assert_eq!(
            error.to_string(),
            "`row` was counted in stateless, which has no price of it: a defect of rtcep"
        );
    }

    #[test]
    fn calls_that_did_the_same_are_one_point() {
        let calls = [call(0, 10, 50.0), call(1, 10, 55.0), call(2, 20, 80.0)];
        let isolated = Price::isolated(0.0, |op| if op == Op::Row { 1.0 } else { 7.0 });
        let fitted = fitted(&calls, &isolated).expect("prices");
        assert_eq!(fitted.points.len(), 2);
        // No operation is for nothing, and what no point had has a price, too.
        let price = fitted.price;
        assert!(price.get(Family::Join, Op::Row) >= 0.1 - 1e-9);
        let elsewhere = price.get(Family::Absence, Op::Row);
        assert!((elsewhere - price.get(Family::Join, Op::Row)).abs() < 1e-12);
        assert!((price.get(Family::Count, Op::Count) - 7.0).abs() < 1e-12);
    }
}
