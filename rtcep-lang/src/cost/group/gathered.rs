//! What the groups of one choice cost at most, and how many members they have.

use super::super::expiry::takes_exactly;
use super::super::paths::Context;
use super::super::search::{Choice, Searched, Visits, nested, takes_each};
use super::super::vector::Vector;
use crate::model::{Kind, Quantifier, Situation};
use crate::plan::{Before, Level, Search, folds, gaps, screens};
use rtcep_core::Op;

/// A search with groups, over lists of some lengths.
pub(in super::super) struct Gathered {
    /// The extremes of the loops over the single operands.
    pub(in super::super) ways: Vec<Visits>,
    /// What it costs to find nothing, where that is something else.
    pub(in super::super) failed: Option<Visits>,
    /// Stored members of each group at most, and those of several detections.
    pub(in super::super) members: Vec<u128>,
}

impl Gathered {
    /// The loops alone.
    pub(in super::super) fn searched(self) -> Searched {
        Searched {
            certain: false,
            ways: self.ways,
            failed: self.failed,
        }
    }
}

/// Whether some choice holds whenever no list is too short: nothing is asked but
/// order and enough members, and what one group takes another one does not need.
pub(in super::super) fn certain(situation: &Situation, search: &Search) -> bool {
    let exact = (0..search.groups.len()).all(|g| {
        let group = &search.groups[g];
        match search.before(g) {
            // What others leave of a list is enough.
            _ if situation.kind != Kind::Sequence => {
                let mut before = search.groups[..g].iter();
                before.all(|b| b.list != group.list || b.least == b.most)
            }
            // The members of a group in front of another one end where they have to, or
            // the trigger alone is behind them.
            Before::Group(before) => {
                takes_exactly(situation, search.groups[before].operand) || group.stored_most() == 0
            }
            _ => true,
        }
    });
    unasked(situation, search) && exact
}

/// Whether nothing is asked of a choice but order and enough members: no event stands
/// in two lists, and in a sequence none stands for two operands.
fn unasked(situation: &Situation, search: &Search) -> bool {
    let levels = search.levels.iter().map(|l| (l.operand, l.list));
    let groups = search.groups.iter().map(|g| (g.operand, g.list));
    let parts: Vec<(usize, usize)> = levels.chain(groups).collect();
    let source = |o: usize| situation.operands[o].source;
    // What a group keeps out stands on its list for others all the same.
    let screened = |list: usize| {
        let mut groups = search.groups.iter().filter(|g| g.list == list);
        groups.any(|g| screens(situation, g.operand))
    };
    // The choice of an `each` may be the one that another operand takes first.
    let taken = |list: usize| {
        let mut levels = search.levels.iter().filter(|l| l.list == list);
        levels.any(|l| takes_each(situation, l))
    };
    let alike = situation.kind != Kind::Sequence;
    let apart = |(i, &(a, list)): (usize, &(usize, usize))| {
        let mut before = parts[..i].iter();
        before.all(|&(b, other)| {
            source(a) != source(b) || (alike && list == other && !screened(list) && !taken(list))
        })
    };
    situation.when.is_none()
        && situation.tests().is_none()
        && gaps(situation).is_empty()
        && parts.iter().enumerate().all(apart)
}

/// Whether the oldest choice holds, if any does, though there may be too few members
/// for it: where all groups stand behind the single operands, the later these are the
/// fewer are behind them, and the last one that a group takes is no earlier.
fn oldest_holds(situation: &Situation, search: &Search) -> bool {
    let first = search.groups.iter().map(|g| g.operand).min();
    let ahead = |l: &Level| first.is_some_and(|first| l.operand < first);
    situation.kind == Kind::Sequence
        && unasked(situation, search)
        && search.levels.iter().all(ahead)
        && first_tuple(situation, search)
}

/// Whether the first choice of the single operands holds, if any does: what is
/// behind the oldest candidate of each operand is behind any.
fn first_tuple(situation: &Situation, search: &Search) -> bool {
    if situation.kind != Kind::Sequence {
        return true;
    }
    let oldest_first = |l: usize| {
        let level = &search.levels[l];
        level.quantifier == Quantifier::First
            || (level.quantifier == Quantifier::Each && !takes_each(situation, level))
    };
    let last = search.levels.len().saturating_sub(1);
    let followed = |l: usize| {
        let mut groups = search.groups.iter();
        groups.any(|g| g.operand > search.levels[l].operand)
    };
    (0..search.levels.len()).all(|l| oldest_first(l) || (l == last && !followed(l)))
}

/// Whether one choice of the single operands is all that is ever tried.
pub(in super::super) fn easy(situation: &Situation, search: &Search) -> bool {
    certain(situation, search) && first_tuple(situation, search)
}

impl Context<'_> {
    /// A search with groups, with list `l` holding `len[l]` candidates.
    pub(in super::super) fn gather_groups(&self, plan: &Search, len: &[u128]) -> Gathered {
        let easy = easy(self.situation, plan) || oldest_holds(self.situation, plan);
        let choice = if easy { Choice::First } else { Choice::Any };
        let most = nested(self.situation, self.lists, plan, len, choice);
        let different = super::super::pairs::different_choices;
        let ways = match easy {
            true => None,
            false => different(self.situation, self.lists, plan, &most),
        };
        let failed = easy.then(|| nested(self.situation, self.lists, plan, len, Choice::Any));
        Gathered {
            ways: ways.unwrap_or_else(|| vec![most]),
            failed,
            members: self.members_at(plan, len),
        }
    }

    /// Stored members of each group at most: what others need of its list is left.
    pub(in super::super) fn members_at(&self, plan: &Search, len: &[u128]) -> Vec<u128> {
        let groups = plan.groups.iter();
        let members = groups.map(|group| {
            let others = plan.needs(group.list).saturating_sub(group.stored_least());
            let left = len[group.list].saturating_sub(others.into());
            left.min(group.stored_most().into())
        });
        members.collect()
    }

    /// The loops, the groups gathered in them, and the conditions; in so many rows
    /// some group has `too_few`.
    pub(in super::super) fn tried_groups(
        &self,
        plan: &Search,
        found: &Visits,
        too_few: u128,
        members: &[u128],
        len: &[u128],
    ) -> Vector {
        let gathered = self.gathered_once(plan, members, len).times(found.judged);
        let mut judged = found.clone();
        judged.judged -= too_few;
        let folded = self.folded_members(plan, members, true);
        let folded = folded.times(judged.judged);
        self.tried(plan, &judged).plus(&gathered).plus(&folded)
    }

    /// All groups of one choice gathered.
    pub(in super::super) fn gathered_once(
        &self,
        plan: &Search,
        members: &[u128],
        len: &[u128],
    ) -> Vector {
        let mut vector = Vector::ZERO;
        for (g, group) in plan.groups.iter().enumerate() {
            // A group that the trigger is alone in looks at no place.
            let asks = group.stored_most() > 0;
            vector = vector.with(Op::Group, self.max(group.list) * u128::from(asks));
            if self.situation.kind == Kind::Sequence || !asks {
                continue;
            }
            let source = |list: usize| self.lists[list].source;
            for (other, earlier) in plan.groups[..g].iter().enumerate() {
                if earlier.list != group.list && source(earlier.list) == source(group.list) {
                    let looked = members[other].saturating_mul(len[group.list]);
                    vector = vector.with(Op::Trace, looked);
                }
            }
        }
        vector
    }

    /// The aggregates of one choice that `when` reads, or those of one detection
    /// that `emit` alone reads.
    pub(in super::super) fn folded_members(
        &self,
        plan: &Search,
        members: &[u128],
        judged: bool,
    ) -> Vector {
        let mut vector = Vector::ZERO;
        for fold in folds(self.situation) {
            let group = plan.groups.iter().position(|g| g.operand == fold.operand);
            let (Some(g), true) = (group, fold.judged == judged) else {
                continue;
            };
            let times = members[g].saturating_add(plan.groups[g].trigger.into());
            let value = fold.aggregate.value.as_ref();
            vector = vector.with(Op::Fold, times).nodes(value, times);
        }
        vector
    }

    /// The candidates that the detections use: operand, list and how many.
    pub(in super::super) fn used_members(
        &self,
        plan: &Search,
        found: &Visits,
        detections: u128,
        members: &[u128],
        len: &[u128],
    ) -> Vec<(usize, usize, u128)> {
        let level = |l: usize| found.used[l].min(detections);
        let levels = plan.levels.iter().enumerate();
        let mut used: Vec<_> = levels
            .map(|(l, level_plan)| (level_plan.operand, level_plan.list, level(l)))
            .collect();
        for (g, group) in plan.groups.iter().enumerate() {
            // The oldest behind each choice before, or the newest before each behind.
            let choices = match (self.situation.kind, group.quantifier) {
                (Kind::Sequence, Quantifier::Last) => plan.behind(g).map_or(1, level),
                (Kind::Sequence, _) => match plan.before(g) {
                    Before::Nothing => 1,
                    Before::Level(l) => level(l),
                    Before::Group(_) => detections,
                },
                _ if self.apart(plan, g) => 1,
                _ => detections,
            };
            let all = members[g].saturating_mul(choices).min(len[group.list]);
            used.push((group.operand, group.list, all));
        }
        used
    }

    /// Whether no single operand takes events of a group's source.
    fn apart(&self, plan: &Search, g: usize) -> bool {
        let source = |list: usize| self.lists[list].source;
        let mut levels = plan.levels.iter();
        levels.all(|level| source(level.list) != source(plan.groups[g].list))
    }
}
