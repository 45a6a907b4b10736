//! `at`, `every` and `after`: what sets a timer, and what one firing does
//! (language.md, 4.5).
//!
//! What is waited for is counted per instance that is open before a sweep, per
//! instance that opens in it, and per event of it that sets timers: each of these
//! may be due in that sweep, and is due at one tick at most. What can never come, since
//! no instance is open for so long or at that moment, fires never.

use super::draft::Draft;
use super::entered::EntryCosts;
use super::moments::Way;
use super::paths::Context;
use super::room::Room;
use super::visits::Visited;
use super::{Overflow, firing, moments};
use crate::model::span::{life, open_at};
use crate::model::{Initiator, Kind, Lifespan, Model, OnFull, Quantifier, Source, Terminator};
use crate::plan::{EntryPlan, ListPlan, Machine, SituationPlan, Timing};

/// One that fires, apart from the walk to it.
const ONE: Visited = Visited {
    fired: 1,
    apart: 1,
    scans: 0,
};

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
    /// Those of instances that are open before it, or open at moments in it.
    pub(super) due: u128,
    /// Those of instances that open at moments in it.
    pub(super) opened: u128,
    /// Those that can wait at once.
    pub(super) held: u128,
    /// Those that can be due in all.
    pub(super) most: u128,
    /// Instances that ever open, each of which is waited for once in a sweep.
    pub(super) ever: u128,
    /// Ticks at which those are due that wait before it, if it begins late enough.
    pub(super) apart: u128,
    /// Ticks within which those are due that wait before it; none where it is known
    /// at which tick.
    pub(super) window: Option<u128>,
    /// Whether one that is due can find its instance open.
    pub(super) fires: bool,
    /// Whether it may be looked for where none is due.
    pub(super) early: bool,
    /// Whether all instances wait for the same newest events.
    pub(super) alike: bool,
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
        let ways = moments::ways(model, l);
        let opened = ways.iter().map(|way| way.opened).max().unwrap_or(0);
        let waited = ways.iter().map(Way::ever).max().unwrap_or(0).max(open);
        // Where nothing makes room in a sweep, there are no more than are open at once.
        let lifespan = &model.lifespans[l];
        let room = moments::ends_between(model, lifespan) || drops(lifespan);
        let at_once = if room { u128::MAX } else { open };
        let ever = model.lifespans[l].ever().map_or(u128::MAX, u128::from);
        let lives = |ticks| life(&model.lifespans[l]).is_none_or(|life| life > ticks);
        let entry = match firing::fired(model, s, plan, &[ONE]) {
            Ok(entry) => entry,
            Err(overflow) => {
                overflows.push(overflow);
                return None;
            }
        };
        Some(match timing {
            // All that are open at that moment.
            Timing::At(moment) => {
                let open = open_at(&model.lifespans[l], moment).0.min(open);
                Timer {
                    due: open,
                    opened: 0,
                    held: open,
                    most: open,
                    ever,
                    apart: 1,
                    window: None,
                    fires: open > 0,
                    early: false,
                    alike: false,
                    entry,
                }
            }
            Timing::Every(period) => {
                let fires = lives(period);
                Timer {
                    due: waited,
                    opened,
                    held: open,
                    most: ever.min(at_once),
                    ever,
                    apart: open,
                    window: Some(period.into()),
                    fires,
                    early: early(model, s, plan, fires),
                    alike: false,
                    entry,
                }
            }
            Timing::After(delay) => {
                let held = open.saturating_mul(plan.waiting().into());
                let fires = lives(delay);
                Timer {
                    due: held,
                    opened: 0,
                    held,
                    most: u128::MAX,
                    ever: u128::MAX,
                    apart: apart(model, s, plan).map_or(held, |apart| apart.min(held)),
                    window: Some(delay.into()),
                    fires,
                    early: early(model, s, plan, fires),
                    alike: apart(model, s, plan).is_some(),
                    entry,
                }
            }
        })
    };
    plans.iter().enumerate().map(timer).collect()
}

/// Ticks at which events are over that wait in any instance, where no more differ:
/// where there is no key an event is offered to all, and the newest ones wait in each.
fn apart(model: &Model, s: usize, plan: &SituationPlan) -> Option<u128> {
    let situation = &model.situations[s];
    let key = model.lifespans[situation.lifespan].key.is_some();
    let newest = |list: &ListPlan| {
        let operand = &situation.operands[list.operands[0]];
        let last = operand.quantifier == Quantifier::Last;
        let makes_room = list.on_full == OnFull::DropOldest && !list.roomy;
        (last || makes_room).then_some(list.max.into())
    };
    let list = plan.lists.first().filter(|_| !key)?;
    newest(list)
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

/// Whether what was to be due first may have been stopped or set anew before a sweep,
/// so that nothing is due at its tick.
fn early(model: &Model, s: usize, plan: &SituationPlan, fires: bool) -> bool {
    let situation = &model.situations[s];
    let lifespan = &model.lifespans[situation.lifespan];
    let replaced = plan.lists.iter().any(|list| {
        let operand = &situation.operands[list.operands[0]];
        let evicts = list.on_full == OnFull::DropOldest && !list.roomy;
        list.drops || evicts || operand.quantifier == Quantifier::Last
    });
    // Of instances that open at startup alone there is one timer or none.
    let startup = |i: &Initiator| *i == Initiator::Startup;
    if replaced || lifespan.initiators.iter().all(startup) {
        return replaced;
    }
    // What an interval ends has no `every` left that waits.
    let shorter = situation.kind == Kind::Every && fires;
    let stops = |t: &Terminator| !(shorter && matches!(t, Terminator::After { .. }));
    lifespan.terminators.iter().any(stops) || drops(lifespan)
}

/// Whether an opening ends an instance to make room.
pub(super) fn drops(lifespan: &Lifespan) -> bool {
    lifespan.can_be_full() && lifespan.on_full == OnFull::DropOldest
}
