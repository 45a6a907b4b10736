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
use crate::model::{Expr, Kind, Quantifier};
use crate::plan::{Level, Search, older};
use rtcep_core::Op;

/// What a composition starts from.
struct At<'a> {
    plan: &'a Search,
    /// The list that the trigger enters.
    own: Option<usize>,
    /// Whether the trigger is a member of a group in it.
    read: bool,
    /// What the lists hold, and whether some has expired.
    len: Vec<u128>,
    gone: bool,
    before: Draft,
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
                let tried = self.tried_groups(at.plan, found, spent, members, &at.len);
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
    fn enter_list(&self, at: &At<'_>, held: u128, before: &Draft) -> Vec<Draft> {
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

    /// Some choice holds.
    fn some_holds(
        &self,
        at: &At<'_>,
        found: &Visits,
        members: &[u128],
        tried: &Vector,
        drafts: &mut Vec<Draft>,
    ) {
        let tried = at.before.then("composes", tried);
        let mut ways = vec![(tried.clone(), found.detections)];
        if self.situation.when.as_ref().is_some_and(Expr::can_fault) && found.rows > 1 {
            // A row that faults is a row that does not hold.
            let spare = found.rows > found.detections;
            let detections = found.detections - u128::from(!spare);
            let notice = Vector::ZERO.with(Op::Notice, 1);
            ways.push((tried.then("`when` faults once", &notice), detections));
        }
        for (way, detections) in ways {
            let folded = self
                .folded_members(at.plan, members, false)
                .times(detections);
            for emitted in self.emitted(detections) {
                let way = way.then("", &emitted.plus(&folded));
                match at.plan.trigger {
                    // At the end of an instance nothing is retained or consumed.
                    None => drafts.push(way),
                    Some(_) if self.situation.once => {
                        drafts.push(way.then("ends the instance", &Vector::ZERO));
                    }
                    Some(trigger) => {
                        let used = self.used_members(at.plan, found, detections, members, &at.len);
                        drafts.extend(self.leaves(at, trigger, &used, &way));
                    }
                }
            }
        }
    }

    /// What becomes of the used candidates and of the trigger.
    fn leaves(
        &self,
        at: &At<'_>,
        trigger: usize,
        used: &[(usize, usize, u128)],
        way: &Draft,
    ) -> Vec<Draft> {
        let own = |of: &&(usize, usize, u128)| at.read && of.0 == trigger;
        let others: Vec<_> = used.iter().filter(|of| !own(of)).copied().collect();
        let with = used.iter().find(own).map_or(0, |of| of.2);
        let (left, faults) = self.consumed(used, &at.len);
        let (left_others, faults_others) = self.consumed(&others, &at.len);
        let told = |vector: &Vector, faults: bool| {
            let notice = u128::from(faults);
            vector.clone().with(Op::Notice, notice)
        };
        let held = at.own.map_or(0, |own| at.len[own]);
        let operand = &self.situation.operands[trigger];
        match retention(operand) {
            Retention::Consume => vec![way.then("trigger consumed", &told(&left, faults))],
            Retention::Keep => {
                let stays = way.then("trigger stays", &told(&left, faults));
                self.enter_list(at, held, &self.gone_behind(at, &stays))
            }
            Retention::Judge(retain) => {
                let judged = Vector::ZERO.with(Op::Retain, 1).nodes(Some(retain), 1);
                let more = Vector::ZERO
                    .with(Op::Retain, with)
                    .nodes(Some(retain), with);
                let mut drafts = Vec::new();
                // Whoever was the trigger before and is stored has stayed then.
                let others =
                    (0..self.lists.len()).any(|l| Some(l) != at.own && at.plan.needs(l) > 0);
                let own_needs = at.own.map_or(0, |own| at.plan.needs(own));
                let stayed = super::certain(self.situation, at.plan) && !others && own_needs == 0;
                // Its companions stay as well.
                let kept = told(&left_others, faults_others).plus(&judged).plus(&more);
                let kept = way.then("trigger stays", &kept);
                drafts.extend(self.enter_list(at, held, &self.gone_behind(at, &kept)));
                if with > 0 && !stayed {
                    let gone = told(&left, faults).plus(&judged);
                    let stays = way.then("trigger stays", &gone);
                    drafts.extend(self.enter_list(at, held - with, &self.gone_behind(at, &stays)));
                }
                // Where its own `retain` faults, it is consumed.
                let left = if stayed {
                    left_others.plus(&more)
                } else {
                    left
                };
                let notice = faults || retain.can_fault();
                let consumed = told(&left.plus(&judged), notice);
                drafts.push(way.then("trigger consumed", &consumed));
                drafts
            }
        }
    }

    /// In a sequence that ends in a group what the composition took away takes
    /// others out of existence before the trigger is stored.
    fn gone_behind(&self, at: &At<'_>, stays: &Draft) -> Draft {
        if self.situation.kind != Kind::Sequence || !at.read {
            return stays.clone();
        }
        let gone = (0..self.lists.len()).fold(Vector::ZERO, |sum, l| {
            sum.plus(&self.expire(l, at.len[l], self.expirable(l).min(at.len[l])))
        });
        stays.then("", &gone)
    }

    /// Some list is too short for a choice.
    fn too_few(&self, plan: &Search, own: Option<usize>, read: bool, base: &Draft) -> Vec<Draft> {
        let settled = self.settled(plan);
        let sum = |lists: &mut dyn Iterator<Item = usize>| {
            lists.fold(Vector::ZERO, |sum, l| sum.plus(&self.expire_all(l)))
        };
        let all = sum(&mut settled.iter().copied());
        let Some(own) = own.filter(|_| read) else {
            let name = if plan.trigger.is_none() && all == Vector::ZERO {
                "too few candidates"
            } else {
                "all others expire"
            };
            let mut drafts = self.admissions(own, base);
            drafts.extend(self.admissions(own, &base.then(name, &all)));
            return drafts;
        };
        let others = (0..self.lists.len()).any(|l| l != own && plan.needs(l) > 0);
        if !others && plan.needs(own) == 0 {
            // The trigger is enough.
            return Vec::new();
        }
        let mut drafts = Vec::new();
        let stored = self.stored(own);
        if self.situation.kind == Kind::Sequence {
            drafts.push(base.then("all expire", &all));
            if plan.needs(own) > 0 {
                // As many of each earlier list are left as the event needs to exist.
                let gone = settled.iter().filter(|&&l| l != own);
                let gone = gone.fold(self.expire_all(own), |sum, &l| {
                    let left = u128::from(older(self.situation, self.lists[l].operands[0]));
                    let most = self.max(l).saturating_sub(left);
                    sum.plus(&self.expire(l, self.max(l), self.expirable(l).min(most)))
                });
                drafts.push(base.then("too few before, stored", &gone.plus(&stored)));
            }
            return drafts;
        }
        drafts.push(base.then("too few, stored", &stored));
        drafts.push(base.then("all expire, stored", &all.plus(&stored)));
        let list = &self.lists[own];
        if others && !self.emptied && !list.roomy {
            let gone = sum(&mut settled.iter().copied().filter(|&l| l != own));
            let name = format!("all others expire, list full: {}", list.on_full.name());
            drafts.push(base.then(&name, &gone.plus(&full(list))));
        }
        drafts
    }
}
