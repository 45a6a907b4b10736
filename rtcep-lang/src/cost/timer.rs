//! `at`, `every` and `after`: what sets a timer, and what one firing does
//! (language.md, 4.5).
//!
//! What is waited for is counted per instance that is open before a sweep, per
//! instance that opens in it, and per event of it that sets timers: each of these
//! may be due in that sweep, and is due at one tick at most.

#![allow(dead_code)] // the sweep asks soon

use super::draft::{Draft, Found};
use super::paths::Context;
use super::polynomial::Polynomial;
use super::room::Room;
use super::vector::Vector;
use crate::model::{Initiator, Model, OnFull, Quantifier, Source};
use crate::plan::{EntryPlan, Machine, SituationPlan, Timing, misses};
use rtcep_core::Op;

impl Context<'_> {
    /// Timers that one stored event sets.
    pub(super) fn arms(&self) -> u128 {
        u128::from(self.situation.kind.temporal())
    }

    /// An event sets a timer, or finds one, or no room for one more.
    pub(super) fn armed(&self, entry: &EntryPlan, fresh: bool) -> Vec<Draft> {
        let (own, base) = (entry.admits.first().copied(), self.base());
        if fresh {
            return self.with_room(own, &base).into_iter().collect();
        }
        // `first` may find a timer that waits: it then does less.
        self.admissions(own, &base)
    }
}

/// One timer that fires.
pub(super) fn fires(model: &Model, s: usize, plan: &SituationPlan) -> Found {
    let cx = Context::new(model, s, plan, Op::Fire);
    let again = u128::from(!cx.situation.once && rearms(plan));
    let base = cx.base().then("", &Vector::ZERO.with(Op::Arm, again));
    let each = cx.single("fires", &base);
    let late = |draft: &Draft| draft.then("periods missed", &Vector::ZERO.with(Op::Notice, 1));
    Found {
        shared: Vector::ZERO,
        each: if misses(cx.situation) {
            each.iter().map(late).collect()
        } else {
            each
        },
        instead: Vec::new(),
        detections: 1,
        rows: Polynomial::ZERO,
    }
}

/// Whether the timer of an instance is set again when it has fired.
fn rearms(plan: &SituationPlan) -> bool {
    match plan.machine {
        Machine::Timer(Timing::Every(_)) => true,
        Machine::Timer(Timing::After(_)) => plan.lists.iter().any(|list| !list.roomy),
        _ => false,
    }
}

/// Timers that wait at most in an instance that is open before a sweep.
pub(super) fn pending(plan: &SituationPlan) -> u128 {
    let waiting = plan.lists.iter().map(|list| u128::from(list.max));
    waiting.max().unwrap_or(1)
}

/// Timers that the opening of an instance sets.
pub(super) fn opened(plan: &SituationPlan) -> u128 {
    u128::from(matches!(&plan.machine, Machine::Timer(timing) if !timing.by_events()))
}

/// Timers that one event sets at most, in all instances that it meets or opens.
pub(super) fn armed_by(model: &Model, s: usize, source: Source) -> u128 {
    let situation = &model.situations[s];
    if !situation.operands.iter().any(|o| o.source == source) {
        return 0;
    }
    let (l, lifespan) = (situation.lifespan, &model.lifespans[situation.lifespan]);
    if lifespan.is_static() {
        return 1;
    }
    let new = u128::from(lifespan.includes(source));
    Room::after(model, l, source, None).met + new
}

/// Ticks of a sweep at which a situation is looked at, of whose timers so many may
/// be due in it: one for each, and one where what was due first by then has been
/// stopped or set anew before.
pub(super) fn ticks(model: &Model, s: usize, plan: &SituationPlan, fired: u128) -> u128 {
    match plan.machine {
        Machine::Timer(Timing::At(_)) => fired.min(1),
        _ => fired.saturating_add(u128::from(early(model, s, plan))),
    }
}

/// Whether a timer can be stopped or set anew, so that none is due when it was.
fn early(model: &Model, s: usize, plan: &SituationPlan) -> bool {
    let lifespan = &model.lifespans[model.situations[s].lifespan];
    // Of instances that open at startup alone there is one timer or none.
    let startup = |i: &Initiator| *i == Initiator::Startup;
    let replaced = plan.lists.iter().any(|list| {
        let operand = &model.situations[s].operands[list.operands[0]];
        let evicts = list.on_full == OnFull::DropOldest && !list.roomy;
        list.drops || evicts || operand.quantifier == Quantifier::Last
    });
    replaced || !lifespan.initiators.iter().all(startup)
}

/// Open instances that are visited at such a tick.
pub(super) fn scans(model: &Model, s: usize) -> u128 {
    let l = model.situations[s].lifespan;
    if model.lifespans[l].is_static() {
        return 0;
    }
    Room::most(model, l).open
}
