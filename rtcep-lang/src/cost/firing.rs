//! What the timers of a situation do that fire in one sweep (language.md, 4.5).

use super::Overflow;
use super::draft::{Draft, Found};
use super::entered::{EntryCosts, entry};
use super::paths::Context;
use super::polynomial::Polynomial;
use super::vector::Vector;
use super::visits::Visited;
use crate::model::{Model, Situation};
use crate::plan::{Machine, SituationPlan, Timing, misses};
use rtcep_core::Op;
use rtcep_core::bounds::Phase;

/// So many timers that fire, in walks over so many instances in all: the first way has the
/// most that fire.
pub(super) fn fired(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    ways: &[Visited],
) -> Result<EntryCosts, Overflow> {
    let mut found = fires(model, s, plan);
    let again = u128::from(rearms(model, &model.situations[s], plan));
    let once = |way: &Visited| {
        let armed = again.saturating_mul(way.apart);
        Vector::ZERO.with(Op::Scan, way.scans).with(Op::Arm, armed)
    };
    let (most, fewer) = ways.split_first().map_or((0, ways), |(most, fewer)| {
        found.shared = once(most);
        (most.fired, fewer)
    });
    for way in fewer {
        let shared = once(way);
        let some = Found {
            shared,
            instead: Vec::new(),
            ..found.clone()
        };
        found.instead.extend(some.together(way.fired));
    }
    entry(s, Phase::Fire, most, found, "for one sweep of the timers")
}

/// One timer that fires.
fn fires(model: &Model, s: usize, plan: &SituationPlan) -> Found {
    let cx = Context::new(model, s, plan, Op::Fire);
    let each = cx.single("fires", &cx.base());
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
