//! How many candidates of a list can be found expired at once.
//!
//! Time takes any number of them. Order takes a candidate only when all older
//! ones of the operand before are gone: evicted, or consumed by a detection
//! that consumed one of this list as well. In a deferred situation nothing is
//! consumed before its instance ends.

use super::paths::Context;
use super::vector::Vector;
use crate::model::{Detect, Kind, Model, Quantifier, Situation, stores};
use crate::plan::{ListPlan, SituationPlan, Storage, gaps, repeats};
use rtcep_core::Op;

impl Context<'_> {
    /// Candidates of a list that one settling can find expired, at most.
    pub(super) fn expirable(&self, list: usize) -> u128 {
        let max = self.max(list);
        if self.situation.prunes().is_some() {
            return max;
        }
        if self.situation.kind != Kind::Sequence || self.leads(list, 0) {
            return 0;
        }
        let evicted = self.lists[..list]
            .iter()
            .any(|earlier| earlier.drops || earlier.evicts());
        if self.situation.detect == Detect::Deferred {
            // Nothing else ever leaves a list.
            return if evicted { max } else { 0 };
        }
        let retained = self.lists[list]
            .operands
            .iter()
            .any(|&o| self.situation.operands[o].retain.is_some());
        if evicted || retained {
            return max;
        }
        if self.situation.once {
            // The only detection ends the instance: nothing is ever consumed.
            return 0;
        }
        let all_used = self.situation.when.is_none()
            && gaps(self.situation).is_empty()
            && self.lists.len() == 2
            && self.takes_all(1);
        let shared = self.lists.iter().any(|l| l.operands.len() > 1);
        if all_used && !shared {
            return 0;
        }
        if self.several || shared || self.lists.iter().any(|l| l.twin) {
            // One for each operand, but what groups of a shared list have is not known.
            let used = self.lists[list].operands.len() as u128;
            let groups = repeats(self.situation);
            return if groups {
                max
            } else {
                max.saturating_sub(used)
            };
        }
        if self.ends_at_once(list) {
            return 0;
        }
        // Its own used candidates are no more.
        max.saturating_sub(self.used_at_least(list))
    }

    /// Candidates of the list of an immediate sequence that a detection uses for
    /// sure, where it holds enough for others to be left: of a group as many as it
    /// may have, or needs where other operands stand around it.
    pub(super) fn used_at_least(&self, list: usize) -> u128 {
        let operand = self.lists[list].operands[0];
        let Some(repetition) = self.situation.operands[operand].repetition else {
            return 1;
        };
        if self.situation.last_required() == Some(operand) {
            return u128::from(repetition.least) - 1;
        }
        let single = |o: usize| self.situation.operands[o].repetition.is_none();
        let mut behind = self.situation.required().filter(|&o| o > operand);
        let bounded = behind.any(|o| single(o) && stores(self.situation, o));
        // Behind the oldest of a single operand all of them stand, and behind a group
        // that takes no more than it needs; behind another one, or behind what follows
        // others, perhaps only some.
        let mut before = self.situation.required().take_while(|&o| o < operand);
        let exact = |o: usize| takes_exactly(self.situation, o);
        let bounded = bounded || !(before.next().is_some_and(exact) && before.next().is_none());
        u128::from(if bounded {
            repetition.least
        } else {
            repetition.most
        })
    }

    /// Whether a sequence without a condition ends in the group of a list, and is
    /// detected as soon as that has enough: the detection then uses all of it. What an
    /// absent event keeps apart from the only operand before stays apart from it.
    fn ends_at_once(&self, list: usize) -> bool {
        let situation = self.situation;
        let last = self.lists[list].operands[0];
        let mut before = situation.required().filter(|&o| o != last);
        let exact = |o: usize| takes_exactly(situation, o);
        let repetition = situation.operands[last].repetition;
        let alone = repetition.is_some_and(|r| r.least == 1);
        situation.when.is_none()
            && situation.last_required() == Some(last)
            && repetition.is_some()
            && match gaps(situation).is_empty() {
                // The trigger alone is behind all others.
                true => alone || before.all(exact),
                false => self.lists.len() == 2 && before.all(exact),
            }
    }

    pub(super) fn can_expire(&self, list: usize) -> bool {
        self.expirable(list) > 0
    }

    /// Whether a detection uses all candidates of the operand at `position`.
    pub(super) fn takes_all(&self, position: usize) -> bool {
        let operand = self.situation.required().nth(position);
        operand.is_some_and(|o| self.situation.operands[o].quantifier == Quantifier::Each)
    }

    /// Whether only the first event that exists takes an operand.
    pub(super) fn takes_one(&self, operand: usize) -> bool {
        let operand = &self.situation.operands[operand];
        operand.absolute && operand.quantifier == Quantifier::First
    }

    /// `gone` of the `held` candidates of a list expire.
    pub(super) fn expire(&self, list: usize, held: u128, gone: u128) -> Vector {
        let compact = if self.lists[list].storage == Storage::Ring || gone == 0 {
            0
        } else {
            held
        };
        Vector::ZERO
            .with(Op::Expire, gone)
            .with(Op::Compact, compact)
    }

    /// All that is gone of these lists at once, of which `empty` and those behind it have
    /// nothing left. Those before may hold something that exists behind what is gone.
    pub(super) fn expire_before(&self, lists: &[usize], empty: usize) -> Vector {
        lists.iter().fold(Vector::ZERO, |sum, &l| {
            let gone = self.expirable(l);
            let held = match l >= empty {
                true => gone,
                false => self.held_expiring(l),
            };
            sum.plus(&self.expire(l, held.max(gone), gone))
        })
    }

    /// A list of which nothing is left.
    pub(super) fn expire_all(&self, list: usize) -> Vector {
        let gone = self.expirable(list);
        self.expire(list, gone, gone)
    }

    /// Settling looks for the oldest candidate of a later operand on a shared
    /// list, place by place; up to the operand `last`.
    pub(super) fn rescans(&self, last: usize) -> u128 {
        if self.situation.kind != Kind::Sequence {
            return 0;
        }
        let scans = |list: &ListPlan| {
            // What a group cannot aggregate stands in its list for others.
            let known = usize::from(!list.screened.contains(&list.operands[0]));
            let later = list.operands.iter().skip(known).filter(|&&o| o < last);
            u128::from(list.max).saturating_mul(later.count() as u128)
        };
        self.lists
            .iter()
            .fold(0, |sum, list| scans(list).saturating_add(sum))
    }
}

/// How many candidates of each list of a sequence nothing can stand before, at most, before
/// somebody looks. Counts rest on that, and a restored state must not have more.
#[must_use]
pub fn behind_nothing(model: &Model, s: usize, plan: &SituationPlan) -> Vec<usize> {
    let cx = Context::new(model, s, plan, Op::Conclude);
    let most = |l| usize::try_from(cx.expirable(l)).unwrap_or(usize::MAX);
    (0..plan.lists.len()).map(most).collect()
}

/// Whether an operand takes one candidate, or is a group of just so many of the oldest.
pub(super) fn takes_exactly(situation: &Situation, operand: usize) -> bool {
    let operand = &situation.operands[operand];
    operand
        .repetition
        .is_none_or(|r| r.least == r.most && operand.quantifier == Quantifier::First)
}
