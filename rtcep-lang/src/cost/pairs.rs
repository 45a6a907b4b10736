//! Searches over two levels, where more of one thing is less of another.

use super::search::{Visits, takes_each};
use crate::model::{Quantifier, Situation};
use crate::plan::{Level, ListPlan, Search, gaps};

#[cfg(test)]
mod tests;

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

/// What two levels cost that absent events stand between or behind.
pub(super) fn gapped(
    situation: &Situation,
    search: &Search,
    (a, b): (&Level, &Level),
    len: (u128, u128),
) -> Option<Vec<Visits>> {
    let stand = gaps(situation);
    let gaps = Gaps {
        between: stand.contains(&b.operand),
        behind: search
            .trigger
            .is_some_and(|trigger| stand.contains(&trigger)),
    };
    let asked = situation.when.is_some() || situation.tests().is_some();
    let none = asked
        || gaps
            == Gaps {
                between: false,
                behind: false,
            };
    if none {
        None
    } else {
        gapped_pair(situation, a, b, len, gaps)
    }
}

/// Where an absent event can stand: between two stored operands, and between the
/// second one and the trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gaps {
    between: bool,
    behind: bool,
}

/// The same two operands without a condition, with absent events around the second.
/// Both kinds of them tell a candidate of the second from all older ones: what one
/// that stands between took from the first operand's oldest it took for all that
/// come later, and what stands behind took a prefix of the second. None where every
/// place may have to be tried.
fn gapped_pair(
    situation: &Situation,
    a: &Level,
    b: &Level,
    (m, k): (u128, u128),
    gaps: Gaps,
) -> Option<Vec<Visits>> {
    let all = m.saturating_mul(k);
    let way = |steps: u128, rows: u128, detections: u128, used: [u128; 2]| Visits {
        steps,
        rows,
        judged: rows,
        detections,
        used: used.to_vec(),
    };
    let newest = |level: &Level| level.quantifier == Quantifier::Last;
    let ordered = || ordered_pair(situation, a, b, m, k);
    match (takes_each(situation, a), takes_each(situation, b)) {
        // The oldest one of the first holds with the oldest one of the second, if with any.
        (false, false) if (newest(a) || m == 1) && !newest(b) && !gaps.behind => ordered(),
        // It holds with the newest one of the second.
        (false, false) if newest(a) && newest(b) && !gaps.between => ordered(),
        // All are taken by the oldest one at once, or one is taken by none.
        (false, true) if !newest(a) && !gaps.between => {
            let mut ways = vec![way(1, k, k, [1, k])];
            if k > 1 {
                ways.push(way(m, all, k - 1, [1, k - 1]));
            }
            Some(ways)
        }
        (false, true) if newest(a) => {
            let mut ways = ordered()?;
            if k > 1 {
                ways.push(way(m, all, k - 1, [m.min(k - 1), k - 1]));
            }
            Some(ways)
        }
        (true, false) if newest(b) && !gaps.between => ordered(),
        // The oldest one holds at once or not at all.
        (true, false) if !newest(b) && !gaps.behind => {
            let mut ways = ordered()?;
            let different = (m - 1).min(k);
            let spared = |j: u128| j * (j - 1) / 2;
            if different > CHOICES {
                ways.push(way(m, all, m - 1, [m - 1, different]));
            } else {
                let late = |j: u128| way(m, all - spared(j), m - 1, [m - 1, j]);
                ways.extend((1..=different).map(late));
            }
            Some(ways)
        }
        _ => None,
    }
}
