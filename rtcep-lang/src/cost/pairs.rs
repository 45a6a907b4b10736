//! Searches over two levels, where more of one thing is less of another.

use super::search::{Visits, takes_each};
use crate::model::{Quantifier, Situation};
use crate::plan::{Level, ListPlan, Search};

/// Beyond so many choices one way bounds them all.
const CHOICES: u128 = 12;

/// One level chooses for another one that takes `each`: `j` different choices
/// hold earlier than the same one at the last place, and spare
/// `0 + 1 + .. + (j - 1)` rows, or judgements of what is done.
pub(super) fn different_choices(
    situation: &Situation,
    lists: &[ListPlan],
    search: &Search,
    most: &Visits,
) -> Option<Vec<Visits>> {
    let [a, b] = search.levels.as_slice() else {
        return None;
    };
    let choice_first = match (takes_each(situation, a), takes_each(situation, b)) {
        (false, true) => true,
        (true, false) if !search.masked(situation, lists) => false,
        _ => return None,
    };
    let different = most.used[0].min(most.used[1]);
    if a.list == b.list || different > CHOICES {
        return None;
    }
    let way = |j: u128| {
        let spared = j * (j - 1) / 2;
        let mut way = most.clone();
        way.used[usize::from(!choice_first)] = j;
        way.judged -= spared;
        if !choice_first {
            way.rows -= spared;
        }
        way
    };
    Some((1..=different).map(way).collect())
}

/// Two stored operands of a sequence without a condition, where order can
/// fail: of `m` candidates of the first only the oldest is older than all `k`
/// of the second, and most rows are visited when the others are younger.
pub(super) fn ordered_pair(
    situation: &Situation,
    a: &Level,
    b: &Level,
    m: u128,
    k: u128,
) -> Option<Vec<Visits>> {
    let way = |rows: u128, detections: u128, used: [u128; 2]| Visits {
        steps: m,
        rows,
        judged: rows,
        detections,
        used: used.to_vec(),
    };
    // All but the oldest fail on every candidate of the second.
    let most = (m.checked_sub(1)?).saturating_mul(k).saturating_add(1);
    let all = m.saturating_mul(k);
    let last = b.quantifier == Quantifier::Last;
    Some(match (takes_each(situation, a), takes_each(situation, b)) {
        (false, false) => vec![way(most, 1, [1, 1])],
        // Newest first: the younger ones fail, or some hold and the oldest one
        // is spared the places of what is done.
        (false, true) => {
            let shared = m.min(k);
            vec![
                way(all, k, [1, k]),
                way(all.saturating_sub(shared - 1), k, [shared, k]),
            ]
        }
        // All hold with the newest at once, or all but the oldest fail.
        (true, false) if last => vec![way(m, m, [m, 1]), way(most, 1, [1, 1])],
        // The oldest holds at once, the others late: all with the newest one of
        // the second, or with different ones, which are found earlier.
        (true, false) => {
            let different = m.min(k);
            if different > CHOICES {
                vec![way(most, m, [m, different])]
            } else {
                let spared = |j: u128| j.saturating_sub(1) * j.saturating_sub(2) / 2;
                (different.min(2)..=different)
                    .map(|j| way(most - spared(j), m, [m, j]))
                    .collect()
            }
        }
        (true, true) => return None,
    })
}
