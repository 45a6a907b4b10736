//! What a detection of an immediate sequence leaves behind, where nothing else takes
//! candidates out of existence.
//!
//! From the third operand on, all that is gone leaves a list before an event enters
//! it. So while candidates of an earlier list are found gone, such a list holds what
//! that detection left, and what exists of it stands behind what the detection left
//! of the lists before.

use super::paths::Context;
use crate::model::{Detect, Kind, Quantifier, stores};
use crate::plan::{Search, older};

impl Context<'_> {
    /// Whether nothing but a detection takes a candidate of a list out of existence,
    /// which uses some of the list as well.
    pub(super) fn left_alone(&self, list: usize) -> bool {
        self.situation.kind == Kind::Sequence
            && self.situation.prunes().is_none()
            && self.expirable(list) < self.max(list)
    }

    /// Whether all that is gone leaves a list before an event enters it: from the
    /// third operand of a sequence on, in the one that it ends in, and where the event
    /// has other operands.
    fn settles_first(&self, list: usize) -> bool {
        let first = self.lists[list].operands[0];
        let position = self.situation.required().position(|o| o == first);
        let ends = self.situation.last_required() == Some(first);
        (ends && self.situation.detect == Detect::Immediate)
            || self.lists[list].twin
            || position.is_some_and(|p| p > 1)
    }

    /// Whether a list holds what a detection left, when some of it or of the lists
    /// before are found gone.
    pub(super) fn leftover(&self, list: usize) -> bool {
        self.left_alone(list) && self.settles_first(list)
    }

    /// Whether all of a list is gone, if any is: the list before has no room for others
    /// than those that its next operand needs.
    pub(super) fn goes_as_one(&self, list: usize) -> bool {
        let apart = self.lists.iter().all(|l| l.operands.len() == 1 && !l.twin);
        let before = list.checked_sub(1).filter(|_| apart);
        self.situation.kind == Kind::Sequence
            && self.situation.prunes().is_none()
            && self.settles_first(list)
            && before.is_some_and(|l| {
                self.max(l) <= older(self.situation, self.lists[l].operands[0]).into()
            })
    }

    /// Candidates that a list holds at most when some of them expire.
    pub(super) fn held_expiring(&self, list: usize) -> u128 {
        if self.leftover(list) {
            self.expirable(list)
        } else {
            self.max(list)
        }
    }

    /// The same where some of it exist. Behind a group of the oldest they are behind
    /// its last member, so that as many were used as may be.
    pub(super) fn held_existing(&self, list: usize) -> u128 {
        if !self.leftover(list) {
            return self.max(list);
        }
        let situation = self.situation;
        let operand = self.lists[list].operands[0];
        let before: Vec<usize> = situation.required().take_while(|&o| o < operand).collect();
        let oldest = |o: usize| situation.operands[o].quantifier == Quantifier::First;
        let single = |o: usize| situation.operands[o].repetition.is_none();
        let mut behind = situation.required().filter(|&o| o > operand);
        let bounded = behind.any(|o| single(o) && stores(situation, o));
        let ends = situation.last_required() == Some(operand);
        let used = match (before.as_slice(), situation.operands[operand].repetition) {
            (&[lead, group], Some(repetition)) if !bounded && !ends && !single(group) => {
                let one = single(lead) && !self.takes_all(0);
                if oldest(group) && (oldest(lead) || one) {
                    repetition.most.into()
                } else {
                    self.used_at_least(list)
                }
            }
            _ => self.used_at_least(list),
        };
        self.max(list).saturating_sub(used)
    }

    /// Of `gone` candidates of each list that are found gone at once, so many are left
    /// of each, which held `len` before; none where no choice is.
    pub(super) fn left_of(&self, plan: &Search, gone: &[u128], len: &[u128]) -> Option<Vec<u128>> {
        let lists = 0..self.lists.len();
        let alone = lists.clone().skip(1).all(|l| self.left_alone(l));
        let first = lists.clone().find(|&l| gone[l] > 0).filter(|_| alone);
        let stands = |&l: &usize| {
            first.is_some_and(|first| l >= first) && self.leftover(l) && plan.needs(l) > 0
        };
        let left = |l: usize| {
            let held = match stands(&l) || gone[l] > 0 {
                true => self.held_existing(l).min(len[l]),
                false => len[l],
            };
            let left = held.saturating_sub(gone[l]);
            (left >= plan.needs(l).into()).then_some(left)
        };
        let before = lists.clone().rfind(stands).unwrap_or(0);
        let exists = |l: usize| self.left_for_next(l).is_some_and(|left| gone[l] <= left);
        let exist = (0..before).all(exists);
        lists
            .map(left)
            .collect::<Option<Vec<_>>>()
            .filter(|_| exist)
    }

    /// Of what a detection leaves of a list, what can be gone if something that it left
    /// of the next list exists.
    pub(super) fn left_for_next(&self, list: usize) -> Option<u128> {
        let needed = older(self.situation, self.lists[list].operands[0]);
        let left = self.max(list).saturating_sub(self.used_at_least(list));
        left.checked_sub(needed.into())
    }
}
