//! What a call costs at most, without the types of its engine.

use crate::bound::for_each_entry;
use crate::statistics::real;
use rtcep::bounds::Cause;
use rtcep::{Bounds, Family, Op, OpCounts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All that one cause of a shape enters, with its paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limit {
    /// The shape.
    pub shape: usize,
    /// The event, by declaration; none for the timers.
    pub event: Option<usize>,
    /// Whether it is that of the event and of the timers that may be due before it, in one
    /// call.
    pub process: bool,
    parts: Vec<Part>,
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Part {
    family: usize,
    times: u64,
    /// Of each path: operation, how often.
    paths: Vec<Vec<(usize, u64)>>,
}

impl Limit {
    /// One path of one family.
    pub(super) fn one(shape: usize, event: usize, family: Family, counts: &OpCounts) -> Self {
        let path = counts.columns().iter().copied().enumerate();
        Self {
            shape,
            event: Some(event),
            process: false,
            parts: vec![Part {
                family: family as usize,
                times: 1,
                paths: vec![path.filter(|(_, n)| *n > 0).collect()],
            }],
        }
    }

    /// Those of `process` for each event; none where there are no timers, and it is the event
    /// alone.
    #[must_use]
    pub fn of_process(shape: usize, bounds: &Bounds) -> Vec<Self> {
        let events = match bounds.sweep.checks {
            0 => 0..0,
            _ => 0..bounds.events.len(),
        };
        let of = |event| Self {
            shape,
            event: Some(event),
            process: true,
            parts: parts(bounds, &[Cause::Sweep, Cause::Event(event)]),
        };
        events.map(of).collect()
    }

    /// Those of each cause that enters something.
    #[must_use]
    pub fn of(shape: usize, bounds: &Bounds) -> Vec<Self> {
        let events = (0..bounds.events.len()).map(Cause::Event);
        let causes = events.chain([Cause::Sweep]);
        let limits = causes.filter_map(|cause| {
            let input = bounds.of(cause);
            if input.entries.is_empty() && input.lifespans.is_empty() && input.rules.is_empty() {
                return None;
            }
            let mut parts = parts(bounds, &[cause]);
            let event = match cause {
                Cause::Event(event) => Some(event),
                Cause::Sweep => None,
            };
            // The engine's own timer is asked, where there is one (language.md, 12.5).
            if event.is_some() && bounds.sweep.checks > 0 {
                parts.push(Part {
                    family: Family::Engine as usize,
                    times: 1,
                    paths: vec![vec![(Op::TimerCheck as usize, 1)]],
                });
            }
            Some(Self {
                shape,
                event,
                process: false,
                parts,
            })
        });
        limits.collect()
    }

    /// Its operations on the dearest paths under given prices, the dearest first: how often
    /// each happens, and what they cost.
    pub fn terms(&self, price: impl Fn(Family, Op) -> f64) -> Vec<(Family, Op, u64, f64)> {
        let mut sums: BTreeMap<(Family, Op), u64> = BTreeMap::new();
        for part in &self.parts {
            let family = Family::ALL[part.family];
            let one = |&(op, n): &(usize, u64)| price(family, Op::ALL[op]) * real(n);
            let cost = |path: &&Vec<(usize, u64)>| path.iter().map(one).sum::<f64>();
            let dearest = part.paths.iter().max_by(|a, b| cost(a).total_cmp(&cost(b)));
            for &(op, n) in dearest.into_iter().flatten() {
                *sums.entry((family, Op::ALL[op])).or_default() += n * part.times;
            }
        }
        let term = |((family, op), n)| (family, op, n, real(n) * price(family, op));
        let mut terms: Vec<(Family, Op, u64, f64)> = sums.into_iter().map(term).collect();
        terms.sort_by(|a, b| b.3.total_cmp(&a.3));
        terms
    }

    /// What it costs at most under given prices.
    pub fn cost(&self, price: impl Fn(Family, Op) -> f64) -> f64 {
        let part = |part: &Part| {
            let family = Family::ALL[part.family];
            let one = |&(op, n): &(usize, u64)| price(family, Op::ALL[op]) * real(n);
            let paths = part.paths.iter();
            let dearest = paths.map(|path| path.iter().map(one).sum::<f64>());
            let times = real(part.times);
            dearest.fold(0.0, f64::max) * times
        };
        self.parts.iter().map(part).sum()
    }
}

/// All that causes enter, with its paths.
fn parts(bounds: &Bounds, causes: &[Cause]) -> Vec<Part> {
    let mut parts = Vec::new();
    for_each_entry(bounds, causes, |_, _, family, times, paths| {
        let counts = paths.iter().map(|path| {
            let counts = path.counts.columns().iter().copied().enumerate();
            counts.filter(|(_, n)| *n > 0).collect()
        });
        parts.push(Part {
            family: family as usize,
            times,
            paths: counts.collect(),
        });
    });
    parts
}
