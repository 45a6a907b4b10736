//! `at`, `every` and `after`: what sets a timer and what it keeps
//! (language.md, 4.5).

use super::{ListPlan, Machine, SituationPlan, Storage, storage};
use crate::model::span::life;
use crate::model::{CandidateList, Demand, Model, Moment, Quantifier, Situation};

/// When the timers of a situation are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// At a moment, in every instance that opened before it.
    At(Moment),
    /// Every so many ticks from the opening of an instance on.
    Every(u64),
    /// So many ticks after an event.
    After(u64),
}

impl Timing {
    /// Whether events set the timers, and not the opening of an instance.
    #[must_use]
    pub const fn by_events(self) -> bool {
        matches!(self, Timing::After(_))
    }
}

pub(super) fn timing(situation: &Situation) -> Timing {
    match situation.demand {
        Demand::At(moment) => Timing::At(moment),
        Demand::After(ticks) => Timing::After(ticks),
        Demand::Every(ticks) => Timing::Every(ticks),
        // Not of these kinds, which the resolver never builds.
        _ => Timing::Every(u64::MAX),
    }
}

/// The events that wait for their timers, oldest first. All wait equally long, so
/// the oldest one is the first to be due. `first` and `last` wait for one.
pub(super) fn plan_lists(model: &Model, situation: &Situation) -> Vec<ListPlan> {
    let Some(operand) = situation.operands.first() else {
        return Vec::new();
    };
    let waiting = CandidateList {
        operands: vec![0],
        source: operand.source,
        max: operand.max,
        on_full: operand.on_full,
    };
    let fields = storage::fields(situation, &waiting);
    let attributes = model.attributes(operand.source);
    let bytes: u64 = fields.iter().map(|&a| attributes[a].ty.bytes()).sum();
    let roomy = operand.quantifier != Quantifier::Each || super::losses::roomy(operand);
    vec![ListPlan {
        operands: waiting.operands,
        source: waiting.source,
        max: if roomy {
            1
        } else {
            u64::from(waiting.max.unwrap_or(1))
        },
        on_full: waiting.on_full,
        roomy,
        drops: operand.overrides.is_some(),
        storage: Storage::Ring,
        fields,
        time: true,
        order: false,
        weight: false,
        gaps: Vec::new(),
        screened: Vec::new(),
        twin: false,
        words: (bytes + 8).div_ceil(8),
    }]
}

/// Whether a late call can skip periods of a situation: each is told, and is a loss.
/// It skips none of an `every` that comes once, by `once` or since no instance is open
/// for more than two periods.
#[must_use]
pub fn misses(model: &Model, situation: &Situation) -> bool {
    let Demand::Every(period) = situation.demand else {
        return false;
    };
    let twice = |life: u64| period.checked_mul(2).is_some_and(|second| second < life);
    !situation.once && life(&model.lifespans[situation.lifespan]).is_none_or(twice)
}

impl SituationPlan {
    /// Timers of an instance that can fire at most; 1 where no event sets any.
    #[must_use]
    pub fn waiting(&self) -> u64 {
        match self.machine {
            // The first one ends them all.
            Machine::Timer(_) if self.ends => 1,
            Machine::Timer(_) => self.lists.iter().map(|list| list.max).max().unwrap_or(1),
            _ => 1,
        }
    }
}
