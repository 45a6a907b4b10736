//! The sweep: all timers that may be due at one call, whatever the time that
//! has passed, and the openings at startup.
//!
//! N_j firings of a lifespan = all of its instances that can be open, and one
//! for each that the closures of other firings open, since that one may be due
//! as well. At the first call nothing was open: its openings are paths of their
//! own.

use super::closure::{Closure, EventCosts};
use super::draft::Draft;
use super::entered::{self, Entered, EntryCosts, entry};
use super::moments::{self, Way};
use super::room::Room;
use super::timer::Timers;
use super::triggers::Triggers;
use super::vector::Vector;
use super::visits::visits;
use super::{Overflow, beside, conclude, firing, opens, ticks};
use crate::model::{ClockEnd, End, Lifespan, Model, OnFull, Policy};
use crate::plan::SituationPlan;
use rtcep_core::Op;
use rtcep_core::bounds::Phase;

/// What the clock does to a lifespan: ends, and openings at moments.
#[derive(Clone, Debug)]
pub(super) struct Fire {
    /// Instances that can be open at once.
    pub(super) open: u128,
    /// Instances that one sweep opens at moments at most.
    pub(super) opened: u128,
    /// Instances that an interval ends in one sweep, if its closures open none.
    ended: u128,
    /// After how many ticks each ends, also one that the sweep has opened, if an
    /// interval does; else all that are open end at one moment.
    pub(super) interval: Option<u128>,
    /// Instances that ever open, where no event opens any.
    ever: u128,
    /// The deferred situations, in one instance.
    pub(super) entries: Vec<EntryCosts>,
    /// Whether they compose at the interval's end.
    terminates: bool,
}

impl Fire {
    /// Instances that the clock ends in one sweep, if its closures open so many of them.
    pub(super) fn most(&self, derived: u128) -> u128 {
        if self.interval.is_some() {
            self.ended.saturating_add(derived).min(self.ever)
        } else {
            self.open
        }
    }

    /// Those of them that compose.
    pub(super) fn terminated(&self, fired: u128) -> u128 {
        if self.terminates {
            fired
        } else {
            fired.min(self.open)
        }
    }
}

/// By lifespan; none for those that the clock does not end.
pub(super) type Fires = Vec<Option<Fire>>;

const WHAT: &str = "one sweep of the timers";

/// Whether a call looks at timers at all.
pub(super) fn timed(model: &Model) -> bool {
    let starts = |l: &Lifespan| l.starts() && !l.is_static();
    ticks::timers(model) > 0 || model.lifespans.iter().any(starts)
}

pub(super) fn fires(
    model: &Model,
    plans: &[SituationPlan],
    overflows: &mut Vec<Overflow>,
) -> Fires {
    let fire = |l: usize| {
        let (lifespan, ways) = (&model.lifespans[l], moments::ways(model, l));
        let ends = lifespan.clock_ends();
        let terminated = ends.iter().filter(|(_, how)| *how == End::Terminate);
        let after = |(end, _): &&(ClockEnd, End)| matches!(end, ClockEnd::After(_));
        let deferred = if terminated.clone().next().is_some() {
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
        // What is dropped to make room does not compose, where it is known what is.
        let followed = beside::ways(model, l, open).is_some();
        let dropped = |way: &Way| u128::from(followed) * way.dropped;
        let ended = ways.iter().map(|way| way.ever() - dropped(way));
        (!ends.is_empty()).then(|| Fire {
            open,
            opened: ways.iter().map(|way| way.opened).max().unwrap_or(0),
            ended: ended.max().unwrap_or(0).max(open),
            interval: lifespan.after().map(|(ticks, _)| ticks.into()),
            ever: lifespan.ever().map_or(u128::MAX, u128::from),
            entries,
            terminates: terminated.clone().any(|end| after(&end)),
        })
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
    (fires, timers): (&Fires, &Timers),
    triggers: Triggers<'_>,
    overflows: &mut Vec<Overflow>,
) -> EventCosts {
    let mut closure = Closure::new(model, triggers, WHAT.into()).with_timers(fires, timers);
    closure.follow(overflows);
    let mut entered = Entered::default();
    // Where the sum does not fit, its parts would repeat that.
    let fits = !closure.told;
    for (l, fire) in fires.iter().enumerate().filter(|_| fits) {
        let fired = closure.fired[l];
        for one in fire.iter().flat_map(|fire| &fire.entries) {
            let terminated = fire.as_ref().map_or(0, |fire| fire.terminated(fired));
            match concluded(model, plans, one.situation, terminated) {
                Ok(costs) => entered.entries.extend(costs),
                Err(overflow) => overflows.push(overflow),
            }
        }
        let opened = closure.opened[l];
        entered
            .lifespans
            .extend(at_lifespan(model, l, fire, opened));
    }
    closure.enter(&[], &entered.lifespans, 1, 1, overflows);
    let with_timers = timers.iter().enumerate().filter(|_| fits);
    for (s, timer) in with_timers {
        let Some(timer) = timer else { continue };
        let (ticks, fired) = (closure.ticks.timers[s], closure.timers[s]);
        let visited = visits(model, (s, &plans[s]), timer, ticks, fired);
        if fired == 0 && visited.iter().all(|v| v.scans == 0) {
            continue;
        }
        match firing::fired(model, s, &plans[s], &visited) {
            Ok(costs) => entered.entries.push(costs),
            Err(overflow) => overflows.push(overflow),
        }
    }
    let ticks = closure.ticks.all().saturating_add(ticks::alone(model));
    let checks = ticks::checks(model, ticks);
    closure.sum = closure.sum.clone().with(Op::TimerCheck, checks);
    // Only what opens instances within the sweep makes many rounds.
    let opening = |s: &usize| model.feeds(*s);
    if let Some(s) = (0..model.situations.len()).rfind(opening) {
        closure.check(s, overflows);
    }
    let depth = u32::from(timed(model));
    closure.costs(entered, u64::try_from(checks).unwrap_or(u64::MAX), depth)
}

/// What the sweep does at a lifespan: ends, openings at moments, or the openings
/// of the first call. `derived`: instances that closures within the sweep open.
fn at_lifespan(
    model: &Model,
    l: usize,
    fire: &Option<Fire>,
    derived: u128,
) -> Option<super::LifespanCosts> {
    let lifespan = &model.lifespans[l];
    let ways = moments::ways(model, l);
    let mut drafts = Vec::new();
    let closed = |way: &Way| match fire {
        None => way.dropped,
        Some(fire) if fire.interval.is_some() => way.ever().saturating_add(derived).min(fire.ever),
        // All that are open in the end, and those dropped before.
        Some(fire) => {
            let open = way.ever().saturating_add(derived);
            open.min(fire.open.saturating_add(way.dropped))
        }
    };
    for way in &ways {
        let name = match way.told {
            0 => "moments".into(),
            told => format!("moments, {told} full"),
        };
        let opened = opens::opened(model, l).times(way.opened);
        let vector = opened
            .with(Op::Notice, way.told)
            .with(Op::Close, closed(way))
            .with(Op::Lapse, closed(way).saturating_sub(way.dropped));
        drafts.push(Draft::new(&name, vector));
    }
    if let (Some(fire), true) = (fire, ways.is_empty()) {
        let fired = fire.most(derived);
        let ended = Vector::ZERO.with(Op::Close, fired).with(Op::Lapse, fired);
        drafts.push(Draft::new("timers", ended));
    }
    if lifespan.starts() && !lifespan.is_static() {
        let mut vector = opens::opened(model, l);
        let moment = !lifespan.openings().ticks.is_empty();
        if moment && lifespan.policy == Policy::Add {
            // The tick of startup can be such a moment.
            vector = vector.plus(&second(model, l));
        }
        drafts.push(Draft::new("startup", vector));
    }
    let arms = opens::arms(model, l);
    if lifespan.is_static() && arms > 0 {
        drafts.push(Draft::new("startup", Vector::ZERO.with(Op::Arm, arms)));
    }
    let phase = if fire.is_some() {
        Phase::Terminate
    } else {
        Phase::Initiate
    };
    (!drafts.is_empty()).then(|| entered::lifespan(l, phase, drafts))
}

/// An opening at the tick of startup, behind that of startup.
fn second(model: &Model, l: usize) -> Vector {
    let lifespan = &model.lifespans[l];
    let opened = opens::opened(model, l);
    if lifespan.slots() > 1 || !lifespan.can_be_full() {
        return opened;
    }
    let told = Vector::ZERO.with(Op::Notice, 1);
    match lifespan.on_full {
        OnFull::DropOldest => told.plus(&opened).with(Op::Close, 1),
        OnFull::Reject | OnFull::Freeze => told,
    }
}
