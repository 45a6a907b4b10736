//! What the timers of a situation do that fire in one sweep (language.md, 4.5).

use super::Overflow;
use super::draft::{Draft, Found};
use super::entered::{EntryCosts, entry};
use super::paths::Context;
use super::polynomial::Polynomial;
use super::vector::Vector;
use crate::model::{Model, Situation};
use crate::plan::{Machine, SituationPlan, Timing, misses};
use rtcep_core::Op;
use rtcep_core::bounds::Phase;

/// So many timers that fire, in walks over so many instances in all.
pub(super) fn fired(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    timers: u128,
    scans: u128,
) -> Result<EntryCosts, Overflow> {
    let mut found = fires(model, s, plan);
    found.shared = Vector::ZERO.with(Op::Scan, scans);
    entry(s, Phase::Fire, timers, found, "for one sweep of the timers")
}

/// One timer that fires.
fn fires(model: &Model, s: usize, plan: &SituationPlan) -> Found {
    let cx = Context::new(model, s, plan, Op::Fire);
    let again = u128::from(rearms(model, cx.situation, plan));
    let base = cx.base().then("", &Vector::ZERO.with(Op::Arm, again));
    let each = cx.single("fires", &base);
    let late = |draft: &Draft| draft.then("periods missed", &Vector::ZERO.with(Op::Notice, 1));
    Found {
        shared: Vector::ZERO,
        each: if misses(model, cx.situation) {
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
fn rearms(model: &Model, situation: &Situation, plan: &SituationPlan) -> bool {
    match plan.machine {
        Machine::Timer(Timing::Every(_)) => misses(model, situation),
        Machine::Timer(Timing::After(_)) => {
            !situation.once && plan.lists.iter().any(|list| !list.roomy)
        }
        _ => false,
    }
}
