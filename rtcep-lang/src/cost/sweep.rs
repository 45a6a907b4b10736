//! The sweep: all timers that may be due at one call, whatever the time that
//! has passed, and the openings at startup.
//!
//! N_j firings of a lifespan = all of its instances that can be open, and one
//! for each that the closures of other firings open, since that one may be due
//! as well. At the first call nothing was open: its openings are paths of their
//! own.

use super::closure::{Closure, EventCosts};
use super::draft::Draft;
use super::entered::{Entered, EntryCosts, entry, lifespan};
use super::room::Room;
use super::vector::Vector;
use super::{Overflow, conclude, opens};
use crate::model::{End, Model};
use crate::plan::SituationPlan;
use rtcep_core::Op;
use rtcep_core::bounds::Phase;

/// What one timer of a lifespan causes.
#[derive(Clone, Debug)]
pub(super) struct Fire {
    /// Instances that can be open at once.
    pub(super) open: u128,
    /// The deferred situations, in one instance.
    pub(super) entries: Vec<EntryCosts>,
}

/// By lifespan; none for those without a timer.
pub(super) type Fires = Vec<Option<Fire>>;

const WHAT: &str = "one sweep of the timers";

/// Whether a call looks at timers at all.
pub(super) fn timed(model: &Model) -> bool {
    let mut lifespans = model.lifespans.iter();
    lifespans.any(|l| l.after().is_some() || (l.starts() && !l.is_static()))
}

pub(super) fn fires(
    model: &Model,
    plans: &[SituationPlan],
    overflows: &mut Vec<Overflow>,
) -> Fires {
    let fire = |l: usize| {
        let (_, end) = model.lifespans[l].after()?;
        let deferred = if end == End::Terminate {
            model.deferred_in(l)
        } else {
            Vec::new()
        };
        let mut entries = Vec::new();
        for s in deferred {
            match concluded(model, plans, s, 1) {
                Ok(costs) => entries.extend(costs),
                Err(overflow) => overflows.push(overflow),
            }
        }
        let open = Room::most(model, l).open;
        Some(Fire { open, entries })
    };
    (0..model.lifespans.len()).map(fire).collect()
}

/// A deferred situation in so many instances.
fn concluded(
    model: &Model,
    plans: &[SituationPlan],
    s: usize,
    instances: u128,
) -> Result<Option<EntryCosts>, Overflow> {
    let Some(found) = conclude::conclude(model, s, &plans[s]) else {
        return Ok(None);
    };
    let what = format!("for {WHAT}");
    entry(s, Phase::Terminate, instances, found, &what).map(Some)
}

pub(super) fn sweep(
    model: &Model,
    plans: &[SituationPlan],
    fires: &Fires,
    situations: &[Entered],
    overflows: &mut Vec<Overflow>,
) -> EventCosts {
    let mut closure = Closure::new(model, situations, WHAT.into()).with_timers(fires);
    closure.follow(overflows);
    let mut entered = Entered::default();
    // Where the sum does not fit, its parts would repeat that.
    let fits = !closure.told;
    for (l, fire) in fires.iter().enumerate().filter(|_| fits) {
        let fired = closure.fired[l];
        for one in fire.iter().flat_map(|fire| &fire.entries) {
            match concluded(model, plans, one.situation, fired) {
                Ok(costs) => entered.entries.extend(costs),
                Err(overflow) => overflows.push(overflow),
            }
        }
        entered.lifespans.extend(at_lifespan(model, l, fire, fired));
    }
    closure.enter(&[], &entered.lifespans, 1, 1, overflows);
    let checks = checks(model, fires, closure.ticks());
    closure.sum = closure.sum.clone().with(Op::TimerCheck, checks);
    // Only what opens instances within the sweep makes many rounds.
    let opening = |s: &usize| model.feeds(*s);
    if let Some(s) = (0..model.situations.len()).rfind(opening) {
        closure.check(s, overflows);
    }
    let depth = u32::from(timed(model));
    closure.costs(entered, u64::try_from(checks).unwrap_or(u64::MAX), depth)
}

/// What the sweep does at a lifespan: ends, or the opening at startup.
fn at_lifespan(
    model: &Model,
    l: usize,
    fire: &Option<Fire>,
    fired: u128,
) -> Option<super::LifespanCosts> {
    let mut drafts = Vec::new();
    let mut phase = Phase::Initiate;
    if fire.is_some() {
        phase = Phase::Terminate;
        drafts.push(Draft::new("timers", Vector::ZERO.with(Op::Close, fired)));
    }
    if model.lifespans[l].starts() && !model.lifespans[l].is_static() {
        drafts.push(Draft::new("startup", opens::opened(model, l)));
    }
    (!drafts.is_empty()).then(|| lifespan(l, phase, drafts))
}

/// The gate, and in each round the timer of every lifespan that has one: a
/// round for each due tick, and one that finds nothing due.
fn checks(model: &Model, fires: &Fires, ticks: u128) -> u128 {
    if !timed(model) {
        return 0;
    }
    let timers = fires.iter().flatten().count() as u128;
    1 + timers.saturating_mul(ticks.saturating_add(1))
}
