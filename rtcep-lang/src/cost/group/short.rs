//! Some list of a join with groups is too short for any choice: what has expired, and
//! what becomes of the trigger.

use super::super::admission::full;
use super::super::draft::Draft;
use super::super::paths::Context;
use super::super::vector::Vector;
use crate::model::Kind;
use crate::plan::{Search, older};

impl Context<'_> {
    /// Some list is too short for a choice.
    pub(super) fn too_few(
        &self,
        plan: &Search,
        own: Option<usize>,
        read: bool,
        base: &Draft,
    ) -> Vec<Draft> {
        let settled = self.settled(plan);
        let sum = |lists: &mut dyn Iterator<Item = usize>| {
            // A list may hold some, and too few.
            self.expire_before(&lists.collect::<Vec<_>>(), usize::MAX)
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
