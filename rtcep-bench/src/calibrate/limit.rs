//! What a call costs at most, without the types of its engine.

use crate::bound::for_each_entry;
use crate::statistics::real;
use rtcep::bounds::Cause;
use rtcep::{Bounds, Family, Op};
use serde::{Deserialize, Serialize};

/// All that one cause of a shape enters, with its paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limit {
    /// The shape.
    pub shape: usize,
    /// The event, by declaration; none for the timers.
    pub event: Option<usize>,
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
            let mut parts = Vec::new();
            for_each_entry(bounds, &[cause], |_, _, family, times, paths| {
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
                parts,
            })
        });
        limits.collect()
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
