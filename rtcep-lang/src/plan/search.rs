//! The loops of a composition over the candidates of the other operands.

use super::{Group, ListPlan, Storage};
use crate::model::{Quantifier, Situation};

/// The trigger takes `trigger`; `levels` are the other operands, and `groups`
/// those with a repetition, the one that the trigger is a member of included.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// The operand that the trigger takes; none at the end of an instance.
    pub trigger: Option<usize>,
    /// The other operands by declaration: one loop each.
    pub levels: Vec<Level>,
    /// The operands with a repetition by declaration: gathered inside of all loops.
    pub groups: Vec<Group>,
}

/// One loop of a composition.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// The operand.
    pub operand: usize,
    /// Its list.
    pub list: usize,
    /// Which candidate is used.
    pub quantifier: Quantifier,
}

impl Search {
    /// Whether all lists are rings: the fronts are the only combination.
    #[must_use]
    pub fn fronts(&self, lists: &[ListPlan]) -> bool {
        self.groups.is_empty()
            && self
                .levels
                .iter()
                .all(|level| lists[level.list].storage == Storage::Ring)
    }

    /// Whether the innermost loop is a bit mask over all places of its list:
    /// there is a condition to judge or `each` to take, an evaluation cannot
    /// fault and calls nothing of the user's, which knows no empty places, no other level reads the list, and no combination of the `each`
    /// operands has to be remembered.
    #[must_use]
    pub fn masked(&self, situation: &Situation, lists: &[ListPlan]) -> bool {
        let Some((last, outer)) = self.levels.split_last() else {
            return false;
        };
        let judged = match &situation.when {
            Some(when) => !when.can_fault() && !when.calls_declared(),
            None => last.quantifier == Quantifier::Each && !situation.once,
        };
        judged
            && lists[last.list].storage == Storage::Each
            && outer.iter().all(|l| l.list != last.list)
            && self.marks(situation, lists).is_none()
            && self.groups.is_empty()
    }

    /// The level behind which the next combination of `each` operands starts,
    /// if there is one.
    #[must_use]
    pub fn last_each(&self, situation: &Situation) -> Option<usize> {
        if situation.once {
            return None;
        }
        last_each(&self.levels)
    }

    /// How many marks it takes to remember which combinations of the `each`
    /// operands are done: needed where a level that chooses stands before one.
    #[must_use]
    pub fn marks(&self, situation: &Situation, lists: &[ListPlan]) -> Option<u128> {
        marks(&self.levels, self.last_each(situation)?, |level| {
            u128::from(lists[level.list].max)
        })
    }
}

/// The last level that takes `each`.
#[must_use]
pub fn last_each(levels: &[Level]) -> Option<usize> {
    levels
        .iter()
        .rposition(|level| level.quantifier == Quantifier::Each)
}

/// The number of combinations of the `each` levels, if one that chooses stands
/// before the last of them.
#[must_use]
pub fn marks(levels: &[Level], last: usize, places: impl Fn(&Level) -> u128) -> Option<u128> {
    let outer = &levels[..=last];
    let each = |level: &&Level| level.quantifier == Quantifier::Each;
    outer.iter().any(|l| !each(&l)).then(|| {
        outer.iter().filter(each).fold(1, |product: u128, level| {
            product.saturating_mul(places(level))
        })
    })
}

/// The search whose trigger takes an operand, or none.
pub(super) fn search(
    situation: &Situation,
    list_of: &[Option<usize>],
    trigger: Option<usize>,
) -> Search {
    let level = |o: usize| level(situation, list_of, o);
    Search {
        trigger,
        levels: situation
            .required()
            .filter(|&o| Some(o) != trigger)
            .filter_map(level)
            .collect(),
        groups: situation
            .required()
            .filter_map(|o| Group::of(situation, list_of, o, Some(o) == trigger))
            .collect(),
    }
}

/// The loop over the candidates of an operand, if it stores any and has one.
fn level(situation: &Situation, list_of: &[Option<usize>], o: usize) -> Option<Level> {
    let operand = &situation.operands[o];
    if operand.repetition.is_some() {
        return None;
    }
    list_of[o].map(|list| Level {
        operand: o,
        list,
        // There is one candidate at most.
        quantifier: if operand.absolute {
            Quantifier::First
        } else {
            operand.quantifier
        },
    })
}
