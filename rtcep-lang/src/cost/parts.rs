//! What the bound of a cause is the sum of, before anything has a price.
//!
//! `BOUNDS` of generated code holds the same numbers as constants; who has rules and no
//! generated code, as a check of a deadline or a question what another capacity would
//! cost, adds them up from here.

use super::{Costs, Entered, PathCosts};
use crate::model::Model;
use rtcep_core::bounds::{Cause, Phase};
use rtcep_core::{Family, Op, OpCounts};
use std::borrow::Cow;

/// What is entered so often, by one of these paths each time.
#[derive(Clone, Debug, PartialEq)]
pub struct Part<'a> {
    /// What is entered.
    pub of: PartOf,
    /// Whose prices apply.
    pub family: Family,
    /// How often: more than once for what derived events enter.
    pub times: u64,
    /// The path vectors, which exclude each other.
    pub paths: Cow<'a, [PathCosts]>,
}

/// What the operations of a part belong to; situations, lifespans and rules as in
/// [`Costs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartOf {
    /// The engine itself.
    Engine,
    /// A situation, and when.
    Situation(usize, Phase),
    /// A lifespan, and when.
    Lifespan(usize, Phase),
    /// A stateless rule or an action.
    Rule(usize),
}

impl Costs {
    /// The parts of a cause, closure included: its bound under prices is the sum, over
    /// them, of `times` the dearest path.
    #[must_use]
    pub fn parts(&self, model: &Model, cause: Cause) -> Vec<Part<'_>> {
        let costs = match cause {
            Cause::Event(e) => &self.events[e],
            Cause::Sweep => &self.sweep,
        };
        let mut parts = vec![Part {
            of: PartOf::Engine,
            family: Family::Engine,
            times: 1,
            paths: Cow::Owned(vec![PathCosts {
                name: String::new(),
                counts: self.engine_counts(cause),
            }]),
        }];
        enter(&mut parts, model, &costs.entered, 1);
        for &(s, times) in &costs.derived {
            enter(&mut parts, model, &self.situations[s], times);
        }
        for &(e, times) in &costs.referenced {
            enter(&mut parts, model, &self.events[e].entered, times);
        }
        parts.extend(costs.rules.iter().map(|&(r, times)| Part {
            of: PartOf::Rule(r),
            family: Family::Stateless,
            times,
            paths: Cow::Borrowed(self.rules[r].paths.as_slice()),
        }));
        parts
    }

    /// Counts of the engine itself: arrival, timers looked at, derivation.
    #[must_use]
    pub fn engine_counts(&self, cause: Cause) -> OpCounts {
        let (costs, arrivals) = match cause {
            Cause::Event(e) => (&self.events[e], 1),
            Cause::Sweep => (&self.sweep, 0),
        };
        let taken = costs.derived.iter().chain(&costs.referenced);
        taken.fold(
            OpCounts::ZERO
                .with(Op::Arrival, arrivals)
                .with(Op::TimerCheck, costs.checks),
            |counts, &(_, times)| counts.with(Op::Derive, times),
        )
    }
}

/// All that one source enters, `times` over.
fn enter<'a>(parts: &mut Vec<Part<'a>>, model: &Model, entered: &'a Entered, times: u64) {
    parts.extend(entered.lifespans.iter().map(|entry| Part {
        of: PartOf::Lifespan(entry.lifespan, entry.phase),
        family: model.lifespans[entry.lifespan].family(),
        times,
        paths: Cow::Borrowed(entry.paths.as_slice()),
    }));
    parts.extend(entered.entries.iter().map(|entry| Part {
        of: PartOf::Situation(entry.situation, entry.phase),
        family: model.situations[entry.situation].kind.family(),
        times,
        paths: Cow::Borrowed(entry.paths.as_slice()),
    }));
}
