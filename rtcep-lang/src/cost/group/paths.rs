//! The paths of a join with groups whose trigger takes one known operand, and of
//! one at the end of an instance.
//!
//! The trigger may be a member of a group: then the composition reads the list
//! that the trigger enters, and what it consumes there makes room.

use super::super::admission::full;
use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::search::Visits;
use super::super::vector::Vector;
use crate::model::{Expr, Quantifier};
use crate::plan::{Level, Search};
use rtcep_core::Op;

/// What a composition starts from.
pub(super) struct At<'a> {
    pub(super) plan: &'a Search,
    /// The list that the trigger enters.
    pub(super) own: Option<usize>,
    /// Whether the trigger is a member of a group in it.
    pub(super) read: bool,
    /// What the lists hold, and whether some has expired.
    pub(super) len: Vec<u128>,
    pub(super) gone: bool,
    pub(super) before: Draft,
}

impl Context<'_> {
    /// The paths, and the detections at most; `own` is the list that the trigger
    /// enters, `held` what the lists hold at most.
    pub(in super::super) fn grouped(
        &self,
        plan: &Search,
        own: Option<usize>,
        held: &[u128],
    ) -> (Vec<Draft>, u128) {
        let read = plan.groups.iter().any(|g| g.trigger);
        let mut held = held.to_vec();
        if let (true, Some(own)) = (self.emptied && read, own) {
            held[own] = 0;
        }
        if let (true, Some(own)) = (read && self.at_once(plan), own) {
            held[own] = held[own].min(plan.needs(own).into());
        }
        let last = if plan.trigger.is_some() && !read {
            1
        } else {
            0
        };
        let again = 1 + u128::from(read);
        let scans = self.rescans(self.nth_back(last)).saturating_mul(again);
        let base = self.base().then("", &Vector::ZERO.with(Op::Trace, scans));
        let mut drafts = Vec::new();
        let mut detections = 0;
        let lengths = match plan.trigger {
            Some(_) => self.lengths(plan, &held),
            None => self.concluded_lengths(plan, &held),
        };
        for (len, gone) in lengths {
            let name = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let at = At {
                plan,
                own,
                read,
                before: base.then(name, &gone),
                gone: gone != Vector::ZERO,
                len,
            };
            detections = self.try_groups(&at, &mut drafts).max(detections);
            if let (true, Some(own)) = (read, own)
                && at.len[own] == self.max(own)
                && at.len[own] > plan.needs(own).into()
            {
                // A list that has room for the trigger.
                let mut at = at;
                at.len[own] -= 1;
                self.try_groups(&at, &mut drafts);
            }
        }
        drafts.extend(self.too_few(plan, own, read, &base));
        (drafts, detections)
    }

    /// Whether events are used as soon as there are enough: then a group that the
    /// trigger completes had one less than it needs.
    fn at_once(&self, plan: &Search) -> bool {
        let mut operands = self.situation.operands.iter();
        super::certain(self.situation, plan)
            && operands.all(|operand| retention(operand) == Retention::Consume)
    }

    /// All lists are long enough for a choice.
    fn try_groups(&self, at: &At<'_>, drafts: &mut Vec<Draft>) -> u128 {
        let gathered = self.gather_groups(at.plan, &at.len);
        let faults = self.situation.when.as_ref().is_some_and(Expr::can_fault);
        let certain = super::certain(self.situation, at.plan);
        let mut detections = 0;
        for found in &gathered.ways {
            let spent = self.spent(at, found);
            let mut holds = found.clone();
            let mut too_few = spent;
            let oldest_first = |l: &Level| l.quantifier == Quantifier::First;
            if spent > 0 && at.plan.levels.iter().all(oldest_first) {
                // The rest is not tried.
                (holds.rows, holds.judged) = (holds.rows - spent, holds.judged - spent);
                too_few = 0;
            }
            let members = &gathered.members;
            let tried = self.tried_groups(at.plan, &holds, too_few, members, &at.len);
            self.some_holds(at, &holds, members, &tried, drafts);
            detections = detections.max(found.detections);
            if !certain {
                let failed = gathered.failed.as_ref().unwrap_or(found);
                let tried = self.tried_groups(at.plan, failed, spent, members, &at.len);
                let tried = tried.with(Op::Notice, u128::from(faults));
                let tried = at.before.then("no combination holds", &tried);
                drafts.extend(self.enter_list(at, at.len[at.own.unwrap_or(0)], &tried));
            }
        }
        detections
    }

    /// Rows in which the group at the end of a sequence has too few, with one single
    /// operand before it: where candidates are gone because a detection used what
    /// was before them, those that are left are older than the newest of that
    /// operand, and behind that one stands the trigger alone.
    fn spent(&self, at: &At<'_>, found: &Visits) -> u128 {
        let own = at.own.filter(|_| at.read && at.gone);
        match (own, at.plan.levels.as_slice()) {
            (Some(own), [level])
                if self.held_expiring(own) < self.max(own)
                    && level.quantifier != Quantifier::Each
                    && found.rows > 1 =>
            {
                1
            }
            _ => 0,
        }
    }

    /// The trigger enters its list, which holds so many by now.
    pub(super) fn enter_list(&self, at: &At<'_>, held: u128, before: &Draft) -> Vec<Draft> {
        match at.own {
            // What the composition does not read is as full as may be.
            Some(_) if !at.read => self.admissions(at.own, before),
            Some(own) if held >= self.max(own) && !self.lists[own].roomy => {
                let list = &self.lists[own];
                let name = format!("list full: {}", list.on_full.name());
                vec![before.then(&name, &full(list))]
            }
            own => match own.is_some() {
                true => self.with_room(own, before).into_iter().collect(),
                false => vec![before.clone()],
            },
        }
    }
}
