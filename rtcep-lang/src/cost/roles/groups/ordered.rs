//! How many choices of a sequence with groups are in order, and so gather anything.

use super::super::super::paths::Context;
use super::super::super::search::{Choice, Visits, nested, takes_each};
use crate::model::Quantifier;
use crate::plan::{Before, Level, Search, gaps};

/// What is visited where something is found, and where nothing is.
pub(super) fn tried(cx: &Context<'_>, plan: &Search, len: &[u128]) -> (Vec<Visits>, Vec<Visits>) {
    let most = nested(cx.situation, cx.lists, plan, len, Choice::Any);
    if first(cx, plan) {
        let failed = Visits {
            judged: 0,
            ..most.clone()
        };
        return (vec![oldest(plan, len)], vec![failed]);
    }
    // What exists behind a group is not what the group needs.
    let mut behind = len.to_vec();
    for group in &plan.groups {
        let mut next = cx.situation.required().filter(|&o| o > group.operand);
        let next = next.next();
        let next = plan.levels.iter().find(|l| Some(l.operand) == next);
        let exists = next.is_some_and(|next| {
            let mut levels = plan.levels.iter().filter(|l| l.list == group.list);
            next.list != group.list
                && cx.lists[next.list].operands[0] == next.operand
                && levels.all(|l| l.operand > next.operand)
        });
        if exists && unscreened(cx) {
            let needed = group.stored_least().into();
            behind[group.list] = behind[group.list].saturating_sub(needed);
        }
    }
    let ordered = nested(cx.situation, cx.lists, plan, &behind, Choice::Any).rows;
    let gathered = cx.gather_groups(plan, len);
    let limit = |visits: &Visits| Visits {
        judged: visits.judged.min(ordered),
        ..visits.clone()
    };
    let failed = gathered.failed.iter().chain(&gathered.ways).map(limit);
    let failed = failed.collect();
    (gathered.ways.iter().map(limit).collect(), failed)
}

/// Whether the first choice in order holds, and is behind the oldest candidate of the
/// first single operand, if there is any: nothing is asked but order, the only group is
/// the first operand, of which what exists behind it has enough, and the others are
/// oldest first but for the last one.
fn first(cx: &Context<'_>, plan: &Search) -> bool {
    let situation = cx.situation;
    let group = match plan.groups.as_slice() {
        [group] => {
            plan.before(0) == Before::Nothing
                && plan.behind(0) == Some(0)
                && plan.levels[0].list != group.list
        }
        _ => false,
    };
    let oldest_first = |l: &Level| {
        l.quantifier == Quantifier::First
            || (l.quantifier == Quantifier::Each && !takes_each(situation, l))
    };
    let levels = plan.levels.split_last();
    situation.when.is_none()
        && situation.tests().is_none()
        && gaps(situation).is_empty()
        && group
        && unscreened(cx)
        && levels.is_some_and(|(last, outer)| {
            outer.iter().all(oldest_first) && !takes_each(situation, last)
        })
}

/// The first choice in order: of each list those before are out of order.
fn oldest(plan: &Search, len: &[u128]) -> Visits {
    let levels = plan.levels.len();
    let visited = |(i, level): (usize, &Level)| match (i, level.quantifier) {
        (0, _) => 1,
        (_, Quantifier::Last) => 1,
        _ => len[level.list],
    };
    let visited: Vec<u128> = plan.levels.iter().enumerate().map(visited).collect();
    let (rows, outer) = match visited.split_last() {
        Some((rows, outer)) => (*rows, outer),
        None => (1, &[][..]),
    };
    Visits {
        steps: outer.iter().fold(0, |sum, n| sum.saturating_add(*n)),
        rows,
        judged: 1,
        detections: 1,
        used: vec![1; levels],
    }
}

/// Whether each candidate of the list of a group can be a member.
fn unscreened(cx: &Context<'_>) -> bool {
    cx.lists.iter().all(|list| list.screened.is_empty())
}
