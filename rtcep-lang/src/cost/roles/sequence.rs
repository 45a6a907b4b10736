//! The paths of an event that may take several operands of a sequence: the last one,
//! as the only trigger, and those of the first list.

use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::search::{Searched, search, too_short};
use super::super::vector::Vector;
use super::UPPER;
use super::all::{composed, tried};
use super::ascending;
use super::leading::enters;
use super::left::admitted;
use super::opening::{Opening, openings};
use super::states::State;
use super::ways::found;
use crate::model::Expr;
use crate::plan::{EntryPlan, Search, gaps};
use rtcep_core::Op;

/// The trigger can take the last operand.
pub(super) fn ending(cx: &Context<'_>, entry: &EntryPlan, plan: &Search) -> (Vec<Draft>, u128) {
    // Its candidates expire as where it has the last role alone.
    let mut single = cx.clone();
    single.several = false;
    let (mut drafts, mut detections) = (Vec::new(), 0);
    let all = openings(cx, entry);
    let last = plan.trigger.unwrap_or_default();
    let newest = all.iter().all(|o| o.open[last] || o.admits.is_empty());
    let own = |list: usize| entry.admits.contains(&list);
    let alone = plan.levels.iter().all(|level| own(level.list));
    for opening in &all {
        let at = Ending {
            cx: &single,
            plan,
            opening,
            newest,
            alone,
        };
        let before = at.before();
        if opening.open[last] {
            detections = at.tries(&before, &mut drafts).max(detections);
        }
        at.waits(&before, &mut drafts);
    }
    (drafts, detections)
}

/// One opening of an entry that can end a sequence.
struct Ending<'a> {
    cx: &'a Context<'a>,
    plan: &'a Search,
    opening: &'a Opening,
    /// Whether each event that is stored can be the last one as well.
    newest: bool,
    /// Whether the list that it may enter is the only one.
    alone: bool,
}

impl Ending<'_> {
    /// What is settled before anything is composed.
    fn before(&self) -> Draft {
        let settled = self.cx.nth_back(1);
        let scans = Vector::ZERO.with(Op::Trace, self.cx.rescans(settled));
        let name = if self.exact() { "" } else { UPPER };
        let before = Draft::new(name, Vector::ZERO);
        let before = before.then(&self.opening.base.name, &self.opening.base.vector);
        before.once(&self.opening.base.once).then("", &scans)
    }

    /// Whether one list holds all candidates and each event of it composes, if it
    /// finds as many as it needs: some are gone then.
    fn spent(&self) -> bool {
        let levels = &self.plan.levels;
        let retained = |o: usize| retention(&self.cx.situation.operands[o]);
        let mut roles = levels.iter().map(|l| l.operand).chain(self.plan.trigger);
        self.newest
            && self.alone
            && self.certain()
            && (self.cx.situation.once || roles.any(|o| retained(o) == Retention::Consume))
    }

    /// Whether a combination holds wherever no list is too short: on one list any
    /// choice is in order.
    fn certain(&self) -> bool {
        let levels = &self.plan.levels;
        let one_list = levels.windows(2).all(|pair| pair[0].list == pair[1].list);
        let asked = self.cx.situation.when.is_some() || !gaps(self.cx.situation).is_empty();
        if one_list && !asked {
            return true;
        }
        let full: Vec<u128> = (0..self.cx.lists.len()).map(|l| self.cx.max(l)).collect();
        search(self.cx.situation, self.cx.lists, self.plan, &full).certain
    }

    /// Whether what the lists are claimed to hold is known to come about: of one list, where
    /// it can fill with events that were never used, or what stayed once does not depend on
    /// `retain`.
    fn exact(&self) -> bool {
        let levels = &self.plan.levels;
        let retained = |o: usize| retention(&self.cx.situation.operands[o]);
        let roles = || levels.iter().map(|l| l.operand).chain(self.plan.trigger);
        let mixed = !roles().all(|o| retained(o) == Retention::Consume)
            && !roles().all(|o| retained(o) == Retention::Keep);
        let known = !self.certain() || !self.newest || self.spent() || !mixed;
        known && self.alone && (levels.len() == 1 || ascending::exact(self.cx, self.plan))
    }

    /// Enough candidates for a combination.
    fn tries(&self, before: &Draft, drafts: &mut Vec<Draft>) -> u128 {
        let (cx, plan) = (self.cx, self.plan);
        let mut full: Vec<u128> = (0..cx.lists.len()).map(|l| cx.max(l)).collect();
        for (l, len) in full.iter_mut().enumerate() {
            if self.opening.emptied[l] {
                *len = 0;
            } else if self.spent() {
                *len = (*len).min(u128::from(plan.needs(l)));
            }
        }
        if too_short(cx.lists, plan) {
            return 0;
        }
        let mut most = 0;
        let mut lengths = cx.lengths(plan, &full);
        // One that is stored finds room.
        for &l in &self.opening.admits {
            let fewer: Vec<_> = lengths
                .iter()
                .filter(|(len, _)| len[l] == cx.max(l) && len[l] > plan.needs(l).into())
                .map(|(len, gone)| {
                    let mut len = len.clone();
                    len[l] -= 1;
                    (len, gone.clone())
                })
                .collect();
            lengths.extend(fewer);
        }
        for (len, gone) in lengths {
            let expired = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let marks = plan.marks(cx.situation, cx.lists);
            let marks = marks.map_or(0, |marks| marks.div_ceil(64));
            let before = before.then(expired, &gone);
            let before = before.then("", &Vector::ZERO.with(Op::Word, marks));
            let searched = match plan.levels.first() {
                Some(level) if ascending::applies(cx, plan) => Searched {
                    certain: true,
                    ways: vec![ascending::visits(cx, &plan.levels, len[level.list])],
                    failed: None,
                },
                _ => search(cx.situation, cx.lists, plan, &len),
            };
            let state = State {
                full: (0..len.len()).map(|l| len[l] == cx.max(l)).collect(),
                len,
                gone,
                twins: None,
                exact: true,
            };
            for visits in &searched.ways {
                most = visits.detections.max(most);
                let way = found(cx, plan, visits);
                composed(cx, plan, self.opening, &state, &way, &before, drafts);
                if searched.certain || self.certain() {
                    continue;
                }
                let failed = searched.failed.as_ref().unwrap_or(visits);
                let tried = tried(cx, failed.steps, failed.rows, failed.judged);
                let faults = cx.situation.when.as_ref().is_some_and(Expr::can_fault);
                let tried = tried.with(Op::Notice, u128::from(faults));
                let tried = before.then("no combination", &tried);
                let room: Vec<bool> = state.full.iter().map(|full| !full).collect();
                drafts.push(admitted(cx, self.opening, &room, &tried));
            }
        }
        most
    }

    /// Too few candidates, or no last operand.
    fn waits(&self, before: &Draft, drafts: &mut Vec<Draft>) {
        let (cx, opening) = (self.cx, self.opening);
        let opened = self.plan.trigger.is_some_and(|last| opening.open[last]);
        let own = |l: usize| opening.admits.contains(&l);
        let others = self.plan.levels.iter().any(|level| !own(level.list));
        let room = vec![true; cx.lists.len()];
        let fits = opening
            .admits
            .iter()
            .all(|&l| cx.max(l) >= self.plan.needs(l).into());
        if others || !opened || !fits {
            drafts.extend(enters(cx, opening, before));
        } else {
            drafts.push(admitted(cx, opening, &room, before));
        }
        // What follows the first list has expired, with it or alone.
        let expires = |l: &usize| cx.can_expire(*l) && !opening.emptied[*l];
        let expired: Vec<usize> = (0..cx.lists.len()).filter(expires).collect();
        let sum = |lists: &mut dyn Iterator<Item = usize>| {
            lists.fold(Vector::ZERO, |sum, l| {
                let held = if self.spent() {
                    self.plan.needs(l).into()
                } else {
                    u128::MAX
                };
                let gone = cx.expirable(l).min(held);
                // Behind what is gone may stand what nothing is composed with here.
                let empty = opened && l + 1 == cx.lists.len();
                let length = match empty {
                    true => gone,
                    false => cx.held_expiring(l).min(held).max(gone),
                };
                sum.plus(&cx.expire(l, length, gone))
            })
        };
        let behind = sum(&mut expired.iter().copied().filter(|&l| !own(l)));
        if behind != Vector::ZERO {
            let name = if opening.admits.is_empty() {
                "all expire"
            } else {
                "others expire"
            };
            let gone = before.then(name, &behind);
            drafts.extend(enters(cx, opening, &gone));
        }
        if expired.iter().any(|&l| own(l)) {
            let gone = before.then("all expire", &sum(&mut expired.iter().copied()));
            drafts.push(admitted(cx, opening, &room, &gone));
        }
    }
}
