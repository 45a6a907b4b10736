//! Some choice of a join with groups holds: what is emitted, and what becomes of the
//! members and of the trigger.

use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::roles::UPPER;
use super::super::search::Visits;
use super::super::vector::Vector;
use super::paths::At;
use crate::model::{Expr, Kind};
use crate::plan::Search;
use rtcep_core::Op;

impl Context<'_> {
    /// Some choice holds.
    pub(super) fn some_holds(
        &self,
        at: &At<'_>,
        found: &Visits,
        members: &[u128],
        tried: &Vector,
        drafts: &mut Vec<Draft>,
    ) {
        let mut tried = at.before.then("composes", tried);
        if self.in_two_lists(at.plan) {
            tried.name = format!("{UPPER}, {}", tried.name);
        }
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

    /// Whether the same events can stand for a single operand and a group, on two lists:
    /// what is consumed there was another choice before, with less in the group.
    fn in_two_lists(&self, plan: &Search) -> bool {
        let source = |list: usize| self.lists[list].source;
        let mut groups = plan.groups.iter();
        groups.any(|g| {
            let mut levels = plan.levels.iter().filter(|l| l.list != g.list);
            levels.any(|l| source(l.list) == source(g.list))
        })
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
        let (left, faults) = self.consumed(used, &at.len, false);
        let (left_others, faults_others) = self.consumed(&others, &at.len, false);
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
}
