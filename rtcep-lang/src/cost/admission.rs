//! The ways of an event into its own list.

use super::draft::Draft;
use super::paths::Context;
use super::vector::Vector;
use crate::model::OnFull;
use crate::plan::{EntryPlan, ListPlan, Storage, older};
use rtcep_core::Op;

impl Context<'_> {
    /// An earlier operand of a sequence: nothing composes.
    pub(super) fn admission_only(&self, entry: &EntryPlan, role: usize) -> Vec<Draft> {
        let earlier: Vec<usize> = (0..self.lists.len())
            .filter(|&l| self.lists[l].operands[0] < role && self.can_expire(l))
            .collect();
        let own = entry.admits.first().copied();
        // One candidate of each earlier list must be left for the event to exist,
        // or as many as a group needs.
        let most = earlier.iter().fold(Vector::ZERO, |sum, &l| {
            let left = u128::from(older(self.situation, self.lists[l].operands[0]));
            let held = self.held_expiring(l);
            let gone = self.expirable(l).min(held.saturating_sub(left));
            sum.plus(&self.expire(l, held, gone))
        });
        let name = if earlier.is_empty() {
            ""
        } else {
            "older ones expire"
        };
        let mut drafts = Vec::new();
        if self.situation.required().take(2).any(|o| o == role) {
            // The list before tells whether the event exists; nothing is
            // settled before room is needed.
            let expired = self.base().then(name, &most);
            drafts.extend(self.without_room(own, &expired));
            drafts.extend(self.with_room(own, &self.base()));
            return drafts;
        }
        let scans = Vector::ZERO.with(Op::Trace, self.rescans(role));
        let base = self.base().then("", &scans);
        let expired = base.then(name, &most);
        match own.filter(|&l| !earlier.is_empty() && self.leftover(l)) {
            // What a detection left is not the whole list.
            Some(l) => {
                drafts.extend(self.list_full(l, &base));
                drafts.extend(self.own_expires(l, &expired));
                drafts.extend(self.with_room(own, &expired));
            }
            None => drafts.extend(self.admissions(own, &expired)),
        }
        // All of them gone: the event does not exist either.
        let lists: Vec<usize> = earlier.iter().chain(own.iter()).copied().collect();
        let all = self.expire_before(&lists, own.map_or(usize::MAX, |own| own.saturating_sub(1)));
        if !earlier.is_empty() {
            drafts.push(base.then("all expire", &all));
        }
        drafts
    }

    /// The ways to enter the trigger's own list after `before`; nothing where it
    /// has none.
    pub(super) fn admissions(&self, own: Option<usize>, before: &Draft) -> Vec<Draft> {
        if own.is_none() {
            return vec![before.clone()];
        }
        let mut drafts = self.without_room(own, before);
        drafts.extend(self.with_room(own, before));
        drafts
    }

    pub(super) fn stored(&self, l: usize) -> Vector {
        Vector::ZERO
            .with(Op::Admit, 1)
            .with(Op::Word, u128::from(self.lists[l].words))
            .with(Op::Arm, self.arms())
    }

    pub(super) fn with_room(&self, own: Option<usize>, before: &Draft) -> Option<Draft> {
        own.map(|l| before.then("stored", &self.stored(l)))
    }

    /// The own list is full, or is until its candidates expire.
    pub(super) fn without_room(&self, own: Option<usize>, before: &Draft) -> Vec<Draft> {
        let Some(l) = own else { return Vec::new() };
        let full = self.list_full(l, before);
        full.into_iter()
            .chain(self.own_expires(l, before))
            .collect()
    }

    /// The list is full.
    fn list_full(&self, l: usize, before: &Draft) -> Option<Draft> {
        let list = &self.lists[l];
        let name = format!("list full: {}", list.on_full.name());
        let stored = u128::from(list.on_full == OnFull::DropOldest);
        let full = full(list).with(Op::Arm, stored * self.arms());
        (!self.emptied && !list.roomy).then(|| before.then(&name, &full))
    }

    /// The list is full until its candidates expire, or has some that have.
    fn own_expires(&self, l: usize, before: &Draft) -> Option<Draft> {
        let can = !self.emptied && !self.lists[l].roomy && self.can_expire(l);
        let expired = self.expire(l, self.held_expiring(l), self.expirable(l));
        let expired = expired.plus(&self.stored(l));
        can.then(|| before.then("own list expires, stored", &expired))
    }
}

/// What finding a list full costs.
pub(super) fn full(list: &ListPlan) -> Vector {
    let notice = Vector::ZERO.with(Op::Notice, 1);
    match list.on_full {
        OnFull::Reject | OnFull::Freeze => notice,
        OnFull::DropOldest => {
            let compact = if matches!(list.storage, Storage::Ring | Storage::Weighed) {
                0
            } else {
                u128::from(list.max)
            };
            notice
                .with(Op::Evict, 1)
                .with(Op::Compact, compact)
                .with(Op::Admit, 1)
                .with(Op::Word, u128::from(list.words))
        }
    }
}
