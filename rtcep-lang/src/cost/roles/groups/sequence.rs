//! An event that may take several operands of a sequence with groups: the last one, as
//! the only trigger, and lists that it enters, or such lists alone.
//!
//! Each list is settled before the event enters it. What is gone was counted before the
//! composition or goes by that, or what made room in a list before takes it away. All of
//! it is an upper limit: which candidates are gone depends on how those of all lists came.

use super::super::super::draft::Draft;
use super::super::super::paths::{Context, Retention, retention};
use super::super::super::search::{Visits, too_short};
use super::super::super::vector::Vector;
use super::super::UPPER;
use super::super::left::admitted;
use super::super::opening::{Opening, openings};
use super::ordered;
use crate::model::{Expr, OnFull};
use crate::plan::{Composition, EntryPlan, Search};
use rtcep_core::Op;

/// Nothing where its parts are too many, or an event asks for itself whether it exists.
pub(in super::super) fn sequence(
    cx: &Context<'_>,
    entry: &EntryPlan,
) -> Option<(Vec<Draft>, u128)> {
    let asks = entry.judged.iter().any(|j| j.takes_one(cx.situation));
    if asks || super::tangled(cx, entry) {
        return None;
    }
    let plan = match &entry.composition {
        Composition::Fixed(plan) => Some(plan),
        _ => None,
    };
    let (mut drafts, mut detections) = (Vec::new(), 0);
    for opening in openings(cx, entry) {
        for opening in super::screened(cx, entry, opening) {
            let at = Ending {
                cx,
                opening: &opening,
            };
            let before = at.before(plan);
            if let Some(plan) = plan
                && plan.trigger.is_some_and(|last| opening.open[last])
                && !too_short(cx.lists, plan)
            {
                detections = at.composes(plan, &before, &mut drafts).max(detections);
            }
            at.waits(plan.is_none(), &before, &mut drafts);
        }
    }
    Some((drafts, detections))
}

/// One opening of an event at a sequence.
struct Ending<'a> {
    cx: &'a Context<'a>,
    opening: &'a Opening,
}

impl Ending<'_> {
    /// What is settled before a composition.
    fn before(&self, plan: Option<&Search>) -> Draft {
        let cx = self.cx;
        let base = &self.opening.base;
        let scans = plan.map_or(0, |plan| {
            let stored = plan.groups.iter().any(|group| group.trigger);
            cx.rescans(cx.nth_back(usize::from(!stored)))
        });
        Draft::new(UPPER, base.vector.clone())
            .then(&base.name, &Vector::ZERO.with(Op::Trace, scans))
            .once(&base.once)
    }

    /// Enough candidates; the detections at most.
    fn composes(&self, plan: &Search, before: &Draft, drafts: &mut Vec<Draft>) -> u128 {
        let cx = self.cx;
        let faults = cx.situation.when.as_ref().is_some_and(Expr::can_fault);
        let mut full: Vec<u128> = (0..cx.lists.len()).map(|l| cx.max(l)).collect();
        for (len, emptied) in full.iter_mut().zip(&self.opening.emptied) {
            *len *= u128::from(!emptied);
        }
        let mut detections = 0;
        for (len, gone) in cx.lengths(plan, &full) {
            let members = cx.members_at(plan, &len);
            let name = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let before = before.then(name, &gone);
            let (found, failed) = ordered::tried(cx, plan, &len);
            for failed in &failed {
                let tried = cx.tried_groups(plan, failed, 0, &members, &len);
                let faults = u128::from(faults && failed.judged > 0);
                let tried = tried.with(Op::Notice, faults);
                let tried = before.then("no combination", &tried);
                self.enters(&len, false, &[], &tried, drafts);
            }
            for found in &found {
                let tried = cx.tried_groups(plan, found, 0, &members, &len);
                let tried = tried.with(Op::Notice, u128::from(faults && found.judged > 1));
                let tried = before.then("composes", &tried);
                self.holds(plan, found, &members, &len, &tried, drafts);
                detections = detections.max(found.detections);
            }
        }
        detections
    }

    /// Some choice holds.
    fn holds(
        &self,
        plan: &Search,
        found: &Visits,
        members: &[u128],
        len: &[u128],
        tried: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        let cx = self.cx;
        let detections = found.detections;
        let folded = cx.folded_members(plan, members, false).times(detections);
        for emitted in cx.emitted(detections) {
            let told = tried.then("", &emitted.plus(&folded));
            let Some(last) = plan.trigger.filter(|_| !cx.situation.once) else {
                drafts.push(told.then("ends the instance", &Vector::ZERO));
                continue;
            };
            let used = cx.used_members(plan, found, detections, members, len);
            let (left, mut faults) = cx.consumed(&used, len, false);
            let retained = retention(&cx.situation.operands[last]);
            let mut judged = Vector::ZERO;
            if let Retention::Judge(retain) = retained {
                judged = judged.with(Op::Retain, 1).nodes(Some(retain), 1);
                faults |= retain.can_fault();
            }
            let left = left.plus(&judged).with(Op::Notice, u128::from(faults));
            if retained != Retention::Keep {
                drafts.push(told.then("trigger consumed", &left));
            }
            if retained != Retention::Consume {
                // What is consumed does not expire.
                let held: Vec<u128> = (0..len.len())
                    .map(|l| len[l].saturating_sub(consumed(cx, plan, l)))
                    .collect();
                let stays = told.then("trigger stays", &left);
                self.enters(&held, true, &[], &stays, drafts);
            }
        }
    }

    /// Nothing is looked at: the lists, or some of them, have expired before; `first` if
    /// nothing is settled but what the event enters.
    fn waits(&self, first: bool, before: &Draft, drafts: &mut Vec<Draft>) {
        let cx = self.cx;
        let emptied = |l: usize| self.opening.emptied[l];
        let held = |l: usize| if emptied(l) { 0 } else { cx.max(l) };
        let full: Vec<u128> = (0..cx.lists.len()).map(held).collect();
        if first {
            self.enters(&full, true, &[], before, drafts);
            return;
        }
        let own = |l: usize| self.opening.admits.contains(&l);
        for all in [false, true] {
            let expires = |l: &usize| cx.can_expire(*l) && !emptied(*l) && (all || !own(*l));
            let empty: Vec<usize> = (0..cx.lists.len()).filter(expires).collect();
            let gone = cx.expire_before(&empty, usize::MAX);
            let name = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let before = before.then(name, &gone);
            let held = (0..full.len()).map(|l| full[l] * u128::from(!empty.contains(&l)));
            let held: Vec<u128> = held.collect();
            self.enters(&held, false, &empty, &before, drafts);
        }
    }

    /// The event enters its lists in turn, each settled before; `gone` if some of them,
    /// which hold so many, is gone by then; the lists of `empty` have room.
    fn enters(
        &self,
        held: &[u128],
        gone: bool,
        empty: &[usize],
        before: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        let (cx, admits) = (self.cx, &self.opening.admits);
        for set in 0..1usize << admits.len() {
            let mut room = vec![true; cx.lists.len()];
            for (place, &l) in admits.iter().enumerate() {
                let roomy = cx.lists[l].roomy || self.opening.emptied[l] || empty.contains(&l);
                room[l] = set >> place & 1 == 1 || roomy;
            }
            let mut left = held.to_vec();
            let mut settled = Vector::ZERO;
            // From which list on some can be gone.
            let mut from = gone.then_some(0);
            for &l in admits {
                settled = settled.with(Op::Trace, cx.rescans(cx.lists[l].operands[0]));
                for m in from.into_iter().flat_map(|from| from..=l) {
                    if m == l && !room[l] {
                        continue;
                    }
                    let gone = cx.expirable(m).min(left[m]);
                    settled = settled.plus(&cx.expire(m, left[m], gone));
                    left[m] -= gone;
                }
                let evicts = !room[l] && cx.lists[l].on_full == OnFull::DropOldest;
                from = (evicts || from.is_some()).then_some(l + 1);
            }
            let name = if settled == Vector::ZERO {
                ""
            } else {
                "settled"
            };
            drafts.push(admitted(
                cx,
                self.opening,
                &room,
                &before.then(name, &settled),
            ));
        }
    }
}

/// Candidates of a list that a detection consumes at least.
fn consumed(cx: &Context<'_>, plan: &Search, list: usize) -> u128 {
    let consumes = |o: usize| retention(&cx.situation.operands[o]) == Retention::Consume;
    let levels = plan.levels.iter().filter(|level| level.list == list);
    let levels = levels.filter(|level| consumes(level.operand)).count();
    let groups = plan.groups.iter().filter(|group| group.list == list);
    let groups = groups.filter(|group| consumes(group.operand));
    groups.fold(levels as u128, |sum, group| {
        sum.saturating_add(group.stored_least().into())
    })
}
