//! Open instances that a sweep visits at the ticks of a situation's timers.
//!
//! Each tick visits those that are open then, which are not all that can be where an
//! interval ends them. An instance in which a timer is due has opened a period, or the delay,
//! before, or earlier, so that it ends within the rest of the interval from then on. Of an
//! `every` each has one such tick (`outlived`), of an `after` several (`waited`).

use super::room::{Room, ended_by_detections, opened_by_detections};
use super::timer::{Timer, drops};
use super::waited;
use crate::model::{Kind, Model};
use crate::plan::SituationPlan;

/// Some of the timers fire, and so many instances are visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Visited {
    pub(super) fired: u128,
    /// Ticks at which something fires, of each instance: what waits on is set again.
    pub(super) apart: u128,
    pub(super) scans: u128,
}

/// `ticks` of its timers, `fired` of which fire: the extremes.
pub(super) fn visits(
    model: &Model,
    (s, plan): (usize, &SituationPlan),
    timer: &Timer,
    ticks: u128,
    fired: u128,
) -> Vec<Visited> {
    let situation = &model.situations[s];
    let lifespan = &model.lifespans[situation.lifespan];
    let one = |scans| {
        vec![Visited {
            fired,
            apart: fired,
            scans,
        }]
    };
    if lifespan.is_static() {
        return one(0);
    }
    let open = Room::most(model, situation.lifespan).open;
    let Some(window) = timer.window else {
        // All that are open at a moment fire at it.
        return one(fired);
    };
    let all = open.saturating_mul(ticks);
    let interval = lifespan.after().map_or(0, |(ticks, _)| ticks.into());
    let derived = opened_by_detections(model, lifespan) || ended_by_detections(model, lifespan);
    if interval <= window || derived {
        return one(all);
    }
    let (rest, early) = (interval - window, u128::from(timer.early));
    let alone = lifespan.openings().is_empty();
    if situation.kind == Kind::After {
        let set = situation
            .operands
            .iter()
            .any(|o| model.of_detections(o.source));
        if set || !alone {
            return one(all);
        }
        let waited = waited::Waited {
            open,
            each: plan.waiting().into(),
            rest,
            early,
        };
        return waited.visits(ticks, fired);
    }
    let visited = if alone {
        let apart = timer.apart.min(window.saturating_sub(early));
        let others = early.saturating_mul(open);
        outlived(open, apart, rest).saturating_add(others)
    } else if interval <= window.saturating_mul(2) && !drops(lifespan) {
        beside_moments(open, timer.opened, window, early)
    } else {
        all
    };
    one(visited.min(all))
}

/// Up to so many `ticks` of `open` instances, each of which has one, and ends `rest` ticks
/// behind it at the latest: those that had the earlier ones are gone at the later ones.
fn outlived(open: u128, ticks: u128, rest: u128) -> u128 {
    let more = ticks.saturating_sub(rest);
    let gone = more.saturating_mul(more.saturating_add(1)) / 2;
    open.saturating_mul(ticks).saturating_sub(gone)
}

/// An `every` that fires in an instance once or twice, beside moments. One that opens when
/// an instance has ended that was due in this sweep has its tick a period later, when
/// nothing is open any more but what the sweep has opened: what was open before it ends
/// within a period behind that instance. And those that open earlier are open together
/// with all that are due.
fn beside_moments(open: u128, opened: u128, window: u128, early: u128) -> u128 {
    let visited = |earlier: u128| {
        let before = (open - earlier).min(window).saturating_add(early);
        let all = open.saturating_mul(before.saturating_add(earlier));
        all.saturating_add((opened - earlier).saturating_mul(open.min(opened)))
    };
    let earlier = 0..=open.min(opened);
    earlier.map(visited).max().unwrap_or(0)
}
