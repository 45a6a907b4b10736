//! Which code executes a situation.

use super::{AggregatePlan, CountPlan, Timing};
use crate::model::{Kind, Model};

/// The code that executes a situation. Each has a plan, counts and generated
/// code of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum Machine {
    /// Combinations of candidates: `all`, `sequence`, `unless`.
    Join,
    /// A detection per event that passes: `any`.
    Any,
    /// Whether some event passed: `not`.
    Not,
    /// Weights are summed: `atleast`, `atmost`, `nth`.
    Count(CountPlan),
    /// Aggregates of accepted events: `report`, `percentage`, `crosses`, `trend`.
    Aggregate(AggregatePlan),
    /// Timers of its own: `at`, `every`, `after`.
    Timer(Timing),
}

pub(super) fn machine(model: &Model, s: usize) -> Machine {
    let situation = &model.situations[s];
    match situation.kind {
        Kind::All | Kind::Sequence | Kind::Unless => Machine::Join,
        Kind::Any => Machine::Any,
        Kind::Not => Machine::Not,
        Kind::AtLeast | Kind::AtMost | Kind::Nth => {
            Machine::Count(super::count::plan_count(situation))
        }
        Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend => {
            Machine::Aggregate(super::aggregate::plan_aggregate(model, s))
        }
        Kind::At | Kind::Every | Kind::After => Machine::Timer(super::timer::timing(situation)),
    }
}
