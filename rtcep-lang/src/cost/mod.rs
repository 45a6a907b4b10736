//! Worst-case operation counts from the model alone (bounds.md, section 1).
//!
//! Counts depend only on capacities and sizes. Every (trigger, situation) gets
//! a short list of *path vectors* that exclude each other; `paths` derives
//! them from the plan that code generation follows, `closure` adds up what
//! the transitive closure of an input event can cause.

mod admission;
mod closure;
mod compose;
mod expiry;
mod formula;
mod paths;
mod polynomial;
mod roles;
mod search;
mod vector;

pub use closure::EventCosts;
pub use polynomial::Polynomial;
pub use vector::nodes;

use crate::model::{Model, Source};
use crate::plan::{SituationPlan, plan};
use rtcep_core::OpCounts;

/// A count that does not fit `u64`.
#[derive(Clone, Debug, PartialEq)]
pub struct Overflow {
    /// The situation whose contribution overflows, by declaration.
    pub situation: usize,
    /// What is counted, in words.
    pub what: String,
}

/// The counts of a whole rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Costs {
    /// How each situation is executed.
    pub plans: Vec<SituationPlan>,
    /// Input events by declaration.
    pub events: Vec<EventCosts>,
    /// What each situation's detection enters, by declaration; empty if it
    /// feeds nothing.
    pub situations: Vec<Vec<EntryCosts>>,
}

/// One trigger at one situation.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryCosts {
    /// The situation entered, by declaration.
    pub situation: usize,
    /// Detections of that situation at most.
    pub detections: u64,
    /// The combinations examined at most, in the capacities of the operands.
    pub rows: Polynomial,
    /// The path vectors, none of them within another one.
    pub paths: Vec<PathCosts>,
}

/// One way through the code.
#[derive(Clone, Debug, PartialEq)]
pub struct PathCosts {
    /// What happens on it.
    pub name: String,
    /// How often each operation happens.
    pub counts: OpCounts,
}

/// Counts a model that has passed the checks of bounds.
///
/// # Errors
/// All counts that overflow, by situation.
pub fn analyze(model: &Model) -> Result<Costs, Vec<Overflow>> {
    let plans = plan(model);
    let mut overflows = Vec::new();
    let mut entries_of = |source: Source| -> Vec<EntryCosts> {
        model
            .entered(source)
            .into_iter()
            .filter_map(|s| {
                let entry = plans[s].entry(source)?;
                match paths::entry_costs(model, s, &plans[s], entry) {
                    Ok(costs) => Some(costs),
                    Err(overflow) => {
                        overflows.push(overflow);
                        None
                    }
                }
            })
            .collect()
    };
    let inputs: Vec<_> = (0..model.events.len())
        .map(|e| entries_of(Source::Event(e)))
        .collect();
    let situations: Vec<_> = (0..model.situations.len())
        .map(|s| entries_of(Source::Situation(s)))
        .collect();
    // Closure counts are sums of what overflowed already: they would repeat it.
    let events = if overflows.is_empty() {
        closure::events(model, &inputs, &situations, &mut overflows)
    } else {
        Vec::new()
    };
    if overflows.is_empty() {
        Ok(Costs {
            plans,
            events,
            situations,
        })
    } else {
        overflows.sort_by_key(|o| o.situation);
        overflows.dedup_by_key(|o| o.situation);
        Err(overflows)
    }
}
