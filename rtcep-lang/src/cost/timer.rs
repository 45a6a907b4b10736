//! `at`, `every` and `after`: what sets a timer, and what one firing does
//! (language.md, 4.5).
//!
//! What is waited for is counted per instance that is open before a sweep, per
//! instance that opens in it, and per event of it that sets timers: each of these
//! may be due in that sweep, and is due at one tick at most.

use super::draft::{Draft, Found};
use super::entered::{EntryCosts, entry};
use super::paths::Context;
use super::polynomial::Polynomial;
use super::room::Room;
use super::vector::Vector;
use super::{Overflow, moments};
use crate::model::{Initiator, Model, OnFull, Quantifier, Source};
use crate::plan::{EntryPlan, Machine, SituationPlan, Timing, misses};
use rtcep_core::Op;
use rtcep_core::bounds::Phase;

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

/// The timers of a situation in one sweep.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    /// Those of instances that are open before it, or open at moments.
    pub(super) waiting: u128,
    /// Those that can be due in all.
    pub(super) most: u128,
    /// What one of them enters that fires.
    pub(super) entry: EntryCosts,
}

/// By situation; none for those without.
pub(super) type Timers = Vec<Option<Timer>>;

pub(super) fn timers(
    model: &Model,
    plans: &[SituationPlan],
    overflows: &mut Vec<Overflow>,
) -> Timers {
    let timer = |(s, plan): (usize, &SituationPlan)| {
        let Machine::Timer(timing) = plan.machine else {
            return None;
        };
        let l = model.situations[s].lifespan;
        let open = Room::most(model, l).open;
        let ways = moments::ways(model, l).into_iter();
        let opened = ways.map(|way| way.opened).max().unwrap_or(0);
        let ever = model.lifespans[l].ever().map_or(u128::MAX, u128::from);
        let (waiting, most) = match timing {
            // All that are open at that moment.
            Timing::At(_) => (open, open),
            Timing::Every(_) => (open.saturating_add(opened), ever),
            Timing::After(_) => (open.saturating_mul(plan.waiting().into()), u128::MAX),
        };
        match fired(model, s, plan, 1, 0) {
            Ok(entry) => Some(Timer {
                waiting,
                most,
                entry,
            }),
            Err(overflow) => {
                overflows.push(overflow);
                None
            }
        }
    };
    plans.iter().enumerate().map(timer).collect()
}

/// So many timers that fire, at so many ticks.
pub(super) fn fired(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    timers: u128,
    ticks: u128,
) -> Result<EntryCosts, Overflow> {
    let mut found = fires(model, s, plan);
    let scans = scans(model, s).saturating_mul(ticks);
    found.shared = Vector::ZERO.with(Op::Scan, scans);
    entry(s, Phase::Fire, timers, found, "for one sweep of the timers")
}

/// One timer that fires.
fn fires(model: &Model, s: usize, plan: &SituationPlan) -> Found {
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

/// Timers that one event sets at most, in all instances that it meets or opens.
pub(super) fn set_by(model: &Model, s: usize, source: Source) -> u128 {
    let situation = &model.situations[s];
    let (l, lifespan) = (situation.lifespan, &model.lifespans[situation.lifespan]);
    if situation.operands.is_empty() {
        return u128::from(lifespan.opened_by(source));
    }
    if !situation.operands.iter().any(|o| o.source == source) {
        return 0;
    }
    if lifespan.is_static() {
        return 1;
    }
    let new = u128::from(lifespan.includes(source));
    Room::after(model, l, source, None).met + new
}

/// Whether all of its timers are due at one moment.
pub(super) fn at_once(plan: &SituationPlan) -> bool {
    matches!(plan.machine, Machine::Timer(Timing::At(_)))
}

/// Whether what was to be due first may have been stopped or set anew before a sweep,
/// so that nothing is due at its tick.
pub(super) fn early(model: &Model, s: usize, plan: &SituationPlan) -> bool {
    if at_once(plan) {
        return false;
    }
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
fn scans(model: &Model, s: usize) -> u128 {
    let l = model.situations[s].lifespan;
    if model.lifespans[l].is_static() {
        return 0;
    }
    Room::most(model, l).open
}
