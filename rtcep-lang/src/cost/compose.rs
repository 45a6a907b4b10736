//! The paths of an event that takes one known operand and composes.

use super::draft::Draft;
use super::paths::{Context, Retention, retention};
use super::roles::{UPPER, beside};
use super::search::{Visits, distinct, first_tuple_holds, search, too_short, unconditional};
use super::vector::Vector;
use crate::model::{Expr, Kind, Quantifier};
use crate::plan::{EntryPlan, Search, Storage};
use rtcep_core::Op;

impl Context<'_> {
    pub(super) fn fixed(&self, entry: &EntryPlan, plan: &Search) -> (Vec<Draft>, u128) {
        let full: Vec<u128> = (0..self.lists.len()).map(|l| self.max(l)).collect();
        let own = entry.admits.first().copied();
        if !plan.groups.is_empty() {
            return self.grouped(plan, own, &full);
        }
        // Whether the first event that exists has come is asked of the list before.
        let settled = match plan.trigger {
            Some(o) if self.takes_one(o) => self.nth_back(0),
            _ => self.nth_back(1),
        };
        let scans = self.rescans(settled);
        let scans = Vector::ZERO.with(Op::Trace, scans);
        let base = self.base().then("", &scans);
        let mut drafts = Vec::new();
        for (len, gone) in self.lengths(plan, &full) {
            let name = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let before = base.then(name, &gone);
            let (before, searched) = match beside(self, plan, &len) {
                Some(searched) => {
                    let upper = Draft::new(UPPER, Vector::ZERO);
                    let upper = upper.then(&before.name, &before.vector);
                    (upper.once(&before.once), searched)
                }
                None => (before, search(self.situation, self.lists, plan, &len)),
            };
            for found in &searched.ways {
                self.composed(plan, own, &len, found, &before, &mut drafts);
            }
            let failed = searched.failed.iter().chain(&searched.ways);
            let failed = failed.take(match (searched.certain, &searched.failed) {
                (true, _) => 0,
                (false, Some(_)) => 1,
                (false, None) => searched.ways.len(),
            });
            for found in failed {
                let mut tried = self.tried(plan, found);
                if self.situation.when.as_ref().is_some_and(Expr::can_fault) {
                    tried = tried.with(Op::Notice, 1);
                }
                let searched = before.then("no combination holds", &tried);
                drafts.extend(self.admissions(own, &searched));
            }
        }
        // Some list is too short for a combination.
        let at_most = search(self.situation, self.lists, plan, &full);
        drafts.extend(self.admissions(own, &base));
        drafts.extend(self.all_expire(plan, own, &base, at_most.certain));
        let found = at_most.ways.iter().filter(|_| !too_short(self.lists, plan));
        let detections = found.map(|w| w.detections).max();
        (drafts, detections.unwrap_or(0))
    }

    /// The loops and the conditions in them.
    pub(super) fn tried(&self, plan: &Search, found: &Visits) -> Vector {
        let marks = match plan.marks(self.situation, self.lists) {
            Some(places) => places.div_ceil(64),
            None => 0,
        };
        Vector::ZERO
            .with(Op::Step, found.steps)
            .with(Op::Row, found.rows)
            .with(Op::Word, marks)
            .nodes(self.situation.when.as_ref(), found.judged)
    }

    /// Emissions and what follows from them, without consumption: all are told,
    /// or one faults and is told of instead.
    pub(super) fn emitted(&self, detections: u128) -> Vec<Vector> {
        let told = self.emissions(detections);
        let faults = self.situation.emit.iter().any(|e| e.value.can_fault());
        let faulted = told.clone().with(Op::Notice, 1);
        let kept = Vector::ZERO.with(Op::Keep, detections);
        match (faults, self.feeds) {
            (false, false) => vec![told],
            (false, true) => vec![told.plus(&kept)],
            (true, false) => vec![faulted],
            (true, true) => {
                let others = Vector::ZERO.with(Op::Keep, detections.saturating_sub(1));
                vec![told.plus(&kept), faulted.plus(&others)]
            }
        }
    }

    pub(super) fn composed(
        &self,
        plan: &Search,
        own: Option<usize>,
        len: &[u128],
        found: &Visits,
        before: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        let tried = before.then("composes", &self.tried(plan, found));
        let faults = self.situation.when.as_ref().is_some_and(Expr::can_fault);
        let mut ways = vec![(tried.clone(), found.detections)];
        if faults && found.rows > 1 {
            // A row that faults is a row that does not hold.
            let spare = found.rows > found.detections;
            let detections = found.detections - u128::from(!spare);
            let notice = Vector::ZERO.with(Op::Notice, 1);
            ways.push((tried.then("`when` faults once", &notice), detections));
        }
        let ways = ways.into_iter().flat_map(|(way, detections)| {
            let emitted = self.emitted(detections).into_iter();
            emitted.map(move |emitted| (way.then("", &emitted), detections))
        });
        for (way, detections) in ways {
            // At the end of an instance nothing is retained or consumed.
            let Some(trigger) = plan.trigger else {
                drafts.push(way);
                continue;
            };
            if self.situation.once {
                drafts.push(way.then("ends the instance", &Vector::ZERO));
                continue;
            }
            let levels = plan.levels.iter().zip(&found.used);
            let used = levels.map(|(l, &used)| (l.operand, l.list, used.min(detections)));
            let oldest = unconditional(self.situation, plan)
                && self.situation.kind == Kind::Sequence
                && distinct(self.situation, plan)
                && first_tuple_holds(self.situation, plan);
            let used: Vec<_> = used.collect();
            let (left, faults) = self.consumed(&used, len, oldest);
            let told = left.clone().with(Op::Notice, u128::from(faults));
            match retention(&self.situation.operands[trigger]) {
                Retention::Consume => drafts.push(way.then("trigger consumed", &told)),
                Retention::Keep => {
                    let stays = way.then("trigger stays", &told);
                    drafts.extend(self.stays(plan, own, &stays));
                }
                Retention::Judge(retain) => {
                    let judged = Vector::ZERO.with(Op::Retain, 1).nodes(Some(retain), 1);
                    let stays = way.then("trigger stays", &told.plus(&judged));
                    drafts.extend(self.stays(plan, own, &stays));
                    // Where its own `retain` faults, it is consumed.
                    let notice = u128::from(faults || retain.can_fault());
                    let consumed = left.plus(&judged).with(Op::Notice, notice);
                    drafts.push(way.then("trigger consumed", &consumed));
                }
            }
        }
    }

    /// A trigger that stays is stored. Without a condition, every one that
    /// stayed before used a candidate of the only other operand, and while one
    /// is stored none of those is: its own list is full only if the other one
    /// held more than that.
    fn stays(&self, plan: &Search, own: Option<usize>, stays: &Draft) -> Vec<Draft> {
        let spent = match (plan.levels.as_slice(), own) {
            ([other], Some(own)) if self.situation.when.is_none() => {
                let operand = &self.situation.operands[other.operand];
                let all = operand.quantifier == Quantifier::Each;
                let few = self.max(other.list) <= self.max(own);
                self.situation.kind == Kind::All
                    && retention(operand) == Retention::Consume
                    && (all || few)
            }
            _ => false,
        };
        if spent {
            self.with_room(own, stays).into_iter().collect()
        } else {
            self.admissions(own, stays)
        }
    }

    /// Retention and consumption of the candidates that a composition used, by
    /// operand and list, and whether their `retain` can fault; `oldest` says that it is a
    /// sequence that has used the oldest ones, behind which all of later lists stand.
    pub(super) fn consumed(
        &self,
        used: &[(usize, usize, u128)],
        len: &[u128],
        oldest: bool,
    ) -> (Vector, bool) {
        let mut vector = Vector::ZERO;
        let mut faults = false;
        let mut leave = vec![0u128; self.lists.len()];
        for &(operand, list, used) in used {
            match retention(&self.situation.operands[operand]) {
                Retention::Consume => {}
                Retention::Keep => continue,
                Retention::Judge(retain) => {
                    vector = vector.with(Op::Retain, used).nodes(Some(retain), used);
                    faults |= retain.can_fault();
                }
            }
            let place = &mut leave[list];
            *place = place.saturating_add(used).min(len[list]);
        }
        for (l, list) in self.lists.iter().enumerate() {
            // What leaves a list is looked for in every other one that may hold it.
            let twins = |t: &usize| *t != l && self.lists[*t].source == list.source;
            let mut gone = leave[l];
            for t in (0..self.lists.len()).filter(twins) {
                vector = vector.with(Op::Trace, leave[l].saturating_mul(len[t]));
                if !(oldest && self.precedes(t, l)) {
                    gone = gone.saturating_add(leave[t]).min(len[l]);
                }
            }
            vector = vector.with(Op::Consume, gone);
            if gone > 0 && list.storage != Storage::Ring {
                vector = vector.with(Op::Compact, len[l]);
            }
        }
        (vector, faults)
    }

    /// Whether all operands of a list come before those of another one.
    fn precedes(&self, a: usize, b: usize) -> bool {
        let last = self.lists[a].operands.iter().max();
        let first = self.lists[b].operands.iter().min();
        last < first
    }
}
