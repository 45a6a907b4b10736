//! A bound in time: counted operations times their prices.
//!
//! Of paths that exclude each other the dearest counts, and situations add up
//! (bounds.md, section 1). \[RT\] sums the costs of primitives in the same way.

use rtcep::bounds::Entry;
use rtcep::{Bounds, Op, OpCounts};

/// What one event can cost at most, under given prices.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// The sum of all parts, in the unit of the prices.
    pub cost: f64,
    /// The operations of all parts.
    pub counts: OpCounts,
    /// What is added up: the engine itself, then one part per situation entered.
    pub parts: Vec<Part>,
}

/// The dearest path of one situation, or the engine's own operations.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The situation; `None` for the engine itself.
    pub situation: Option<&'static str>,
    /// The path; empty where nothing distinguishes it.
    pub path: &'static str,
    /// How often it is entered: more than once for derived events.
    pub times: u64,
    /// What all entries cost together.
    pub cost: f64,
}

/// What a vector of operations costs.
pub fn cost(counts: &OpCounts, price: impl Fn(Op) -> f64) -> f64 {
    #[allow(clippy::cast_precision_loss)] // counts far below 2^53
    let one = |op: Op| counts.get(op) as f64 * price(op);
    // What does not happen has no price: zero times an unknown price is zero.
    let happens = |op: &Op| counts.get(*op) > 0;
    Op::ALL.into_iter().filter(happens).map(one).sum()
}

/// The bound of the input event at `event`, its closure included.
#[must_use]
pub fn bound(bounds: &Bounds, event: usize, price: impl Fn(Op) -> f64) -> Bound {
    let input = &bounds.events[event];
    let counts = bounds.engine_counts(event);
    let mut bound = Bound {
        cost: 0.0,
        counts,
        parts: Vec::new(),
    };
    bound.add(Part {
        situation: None,
        path: "",
        times: 1,
        cost: cost(&counts, &price),
    });
    let mut enter = |entries: &[Entry], times: u64| {
        for entry in entries {
            let Some((path, one)) = entry
                .paths
                .iter()
                .map(|path| (path, cost(&path.counts, &price)))
                .max_by(|a, b| a.1.total_cmp(&b.1))
            else {
                continue;
            };
            bound.counts = bound.counts.plus(&path.counts.times(times));
            #[allow(clippy::cast_precision_loss)] // as above
            bound.add(Part {
                situation: Some(bounds.situations[usize::from(entry.situation)].name),
                path: path.name,
                times,
                cost: one * times as f64,
            });
        }
    };
    enter(input.entries, 1);
    for &(situation, times) in input.derived {
        enter(bounds.situations[usize::from(situation)].entries, times);
    }
    bound
}

impl Bound {
    fn add(&mut self, part: Part) {
        self.cost += part.cost;
        self.parts.push(part);
    }
}

#[cfg(test)]
mod tests {
    use super::{bound, cost};
    use rtcep::bounds::{Entry, EventBounds, Path, SituationBounds};
    use rtcep::{Bounds, Family, Op, OpCounts};

    const fn path(name: &'static str, op: Op, times: u64) -> Path {
        let counts = OpCounts::ZERO.with(Op::Offer, 1).with(op, times);
        Path { name, counts }
    }

    /// Event X enters First, whose two detections at most enter Second.
    const BOUNDS: Bounds = Bounds {
        events: &[EventBounds {
            name: "X",
            entries: &[Entry {
                situation: 0,
                detections: 2,
                rows: "1",
                paths: &[path("composes", Op::Row, 10), path("stored", Op::Admit, 1)],
            }],
            derived: &[(0, 2)],
            detections: 4,
            depth: 2,
            closure_bytes: 16,
        }],
        situations: &[
            SituationBounds {
                name: "First",
                family: Family::Join,
                entries: &[Entry {
                    situation: 1,
                    detections: 1,
                    rows: "1",
                    paths: &[path("", Op::Emit, 1)],
                }],
            },
            SituationBounds {
                name: "Second",
                family: Family::Join,
                entries: &[],
            },
        ],
        bytes: 64,
    };

    fn same(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-9, "{a} is not {b}");
    }

    #[test]
    fn dearest_path_and_the_closure_by_hand() {
        let price = |op| match op {
            Op::Arrival => 100.0,
            Op::Derive => 10.0,
            Op::Offer => 1.0,
            Op::Row => 2.0,
            Op::Admit => 3.0,
            Op::Emit => 7.0,
            _ => f64::NAN,
        };
        let bound = bound(&BOUNDS, 0, price);
        // Arrival and two derivations; 1 + 10 rows, dearer than 1 + 3; twice 1 + 7.
        same(bound.cost, 120.0 + 21.0 + 16.0);
        let parts: Vec<_> = bound
            .parts
            .iter()
            .map(|part| (part.situation, part.path, part.times))
            .collect();
        assert_eq!(
            parts,
            [
                (None, "", 1),
                (Some("First"), "composes", 1),
                (Some("Second"), "", 2)
            ]
        );
        assert_eq!(bound.counts.total(), 3 + 11 + 4);
        // One part is what the core says of the same entry.
        same(
            bound.parts[1].cost,
            BOUNDS.events[0].entries[0].price(|op| if op == Op::Offer { 1.0 } else { 2.0 }),
        );
    }

    #[test]
    fn prices_decide_which_path_is_dearest() {
        let price = |op| if op == Op::Admit { 50.0 } else { 1.0 };
        let bound = bound(&BOUNDS, 0, price);
        assert_eq!(bound.parts[1].path, "stored");
        same(bound.parts[1].cost, 51.0);
    }

    #[test]
    fn the_bound_of_real_rules_is_the_sum_of_their_entries() {
        type Rules = crate::rules::alert_track::Alerts;
        for event in 0..2 {
            let price = |op: Op| 0.5 + f64::from(op as u8);
            let bound = bound(&Rules::BOUNDS, event, price);
            let entries = Rules::BOUNDS.events[event].entries.iter();
            let sum: f64 = entries.map(|entry| entry.price(price)).sum();
            same(bound.cost, sum + price(Op::Arrival));
            same(bound.cost, cost(&bound.counts, price));
        }
    }
}
