//! What a composition finds where its trigger may take several operands.

use super::super::paths::Context;
use super::super::search::{Visits, takes_each};
use super::visits::{Loops, Places};
use crate::model::Quantifier;
use crate::plan::{EntryPlan, Level, Search};

/// One way to find something.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub(super) places: Places,
    /// Rows in which the condition is judged.
    pub(super) judged: u128,
    pub(super) detections: u128,
    /// Stored candidates used, by level.
    pub(super) used: Vec<u128>,
    /// By operand, whether the trigger took it in some detection.
    pub(super) took: Vec<bool>,
    /// Whether conditions alone lead there.
    pub(super) exact: bool,
}

/// Beyond so many choices one way bounds them all.
const CHOICES: u128 = 12;

/// `known` says whether it is, without a condition, which combinations there are; else
/// they are found as if a condition chose them.
pub(super) fn ways(
    cx: &Context<'_>,
    entry: &EntryPlan,
    loops: &Loops<'_>,
    known: bool,
) -> Vec<Way> {
    let each = |level: &Level| takes_each(cx.situation, level);
    let roles: Vec<usize> = (0..loops.levels.len())
        .filter(|&i| loops.holds(i))
        .collect();
    if roles.is_empty() {
        return Vec::new();
    }
    if cx.situation.when.is_none() && known {
        return vec![certain(cx, entry, loops, &roles)];
    }
    if !loops.levels.iter().any(each) {
        return chosen(cx, loops, &roles);
    }
    let sets = 1..1usize << roles.len();
    let set = |set: usize| {
        let taken = roles.iter().enumerate().filter(|(r, _)| set >> r & 1 == 1);
        let taken: Vec<usize> = taken.map(|(_, &i)| i).collect();
        different(cx, entry, loops, &taken)
    };
    sets.flat_map(set).collect()
}

/// By operand, whether one of these levels has it.
fn took(cx: &Context<'_>, loops: &Loops<'_>, taken: &[usize]) -> Vec<bool> {
    let mut took = vec![false; cx.situation.operands.len()];
    for &i in taken {
        took[loops.levels[i].operand] = true;
    }
    took
}

/// One detection, the last combination in which the trigger takes a role.
fn chosen(cx: &Context<'_>, loops: &Loops<'_>, roles: &[usize]) -> Vec<Way> {
    let way = |&at: &usize| {
        let places = loops.until(at)?;
        Some(Way {
            places,
            judged: places.rows,
            detections: 1,
            used: (0..loops.levels.len())
                .map(|i| u128::from(i != at))
                .collect(),
            took: took(cx, loops, &[at]),
            exact: true,
        })
    };
    roles.iter().filter_map(way).collect()
}

/// Without a condition: the first choice for every combination of the `each` operands.
fn certain(cx: &Context<'_>, entry: &EntryPlan, loops: &Loops<'_>, roles: &[usize]) -> Way {
    let each = |level: &Level| takes_each(cx.situation, level);
    let found = loops.certain();
    let marked = entry.marks(cx.situation, cx.lists).is_some();
    let (places, detections, took, exact) = if marked {
        let last = loops.levels.iter().rposition(each);
        let innermost = last == Some(loops.levels.len() - 1);
        let roles_each = loops
            .levels
            .iter()
            .any(|level| each(level) && loops.open[level.operand]);
        if roles_each {
            let detections = combinations(cx, loops, roles);
            (
                loops.all(false),
                detections,
                took(cx, loops, roles),
                innermost,
            )
        } else {
            // The first choice does for all of them.
            (loops.all(false), found.detections, found.took, innermost)
        }
    } else {
        (found.places, found.detections, found.took, true)
    };
    let taken: Vec<usize> = (0..loops.levels.len())
        .filter(|&i| took[loops.levels[i].operand])
        .collect();
    let used = loops.levels.iter().enumerate().map(|(i, level)| {
        let before = loops.levels[..i]
            .iter()
            .filter(|l| each(l) && l.list == level.list);
        let different = 1 + before.count() as u128;
        let len = loops.len[level.list];
        match (taken == [i], each(level)) {
            (true, _) => 0,
            (_, true) => len,
            (_, false) => len.min(stored(cx, loops, &taken, i)).min(different),
        }
    });
    let used = used.collect();
    Way {
        judged: places.rows,
        places,
        detections,
        used,
        took,
        exact,
    }
}

/// The trigger takes exactly these roles. A level that chooses may choose
/// differently for each combination of the others: `j` choices hold earlier than
/// the same one at the last place, and spare `0 + 1 + .. + (j - 1)` judgements.
fn different(cx: &Context<'_>, entry: &EntryPlan, loops: &Loops<'_>, taken: &[usize]) -> Vec<Way> {
    let each = |level: &Level| takes_each(cx.situation, level);
    let places = loops.all(false);
    let detections = combinations(cx, loops, taken);
    let alone = |i: usize| taken == [i];
    let most = |(i, level): (usize, &Level)| {
        let len = loops.len[level.list];
        match (alone(i), each(level)) {
            (true, _) => 0,
            (_, true) => len,
            (_, false) => len.min(stored(cx, loops, taken, i)),
        }
    };
    let way = Way {
        places,
        judged: places.rows,
        detections,
        used: loops.levels.iter().enumerate().map(most).collect(),
        took: took(cx, loops, taken),
        exact: late(cx, loops, taken),
    };
    let choosing = (0..loops.levels.len()).filter(|&i| !each(&loops.levels[i]));
    let choosing: Vec<usize> = choosing.filter(|&i| way.used[i] > 1).collect();
    // Beside `each` on one list, the last place is another one by itself.
    let alone_on_its_list = |i: usize| {
        let mut others = loops.levels.iter().filter(|level| each(level));
        !others.any(|level| level.list == loops.levels[i].list)
    };
    match choosing[..] {
        [] => vec![way],
        [i] if way.used[i] <= CHOICES && alone_on_its_list(i) => {
            let marked = entry.marks(cx.situation, cx.lists).is_some();
            let ways = (1..=way.used[i]).map(|j| {
                let spared = j * (j - 1) / 2;
                let mut way = way.clone();
                way.used[i] = j;
                way.judged = way.judged.saturating_sub(spared);
                if !marked {
                    way.places.rows = way.places.rows.saturating_sub(spared);
                }
                way
            });
            ways.collect()
        }
        _ => vec![Way {
            exact: false,
            ..way
        }],
    }
}

/// Whether the last combination that contains the trigger has it in no other of the
/// roles that choose than those that take it.
fn late(cx: &Context<'_>, loops: &Loops<'_>, taken: &[usize]) -> bool {
    let roles = (0..loops.levels.len()).filter(|&i| {
        let level = &loops.levels[i];
        !takes_each(cx.situation, level) && loops.open[level.operand]
    });
    let roles: Vec<usize> = roles.collect();
    let oldest_first = |i: &&usize| loops.levels[**i].quantifier != Quantifier::Last;
    let last = roles.iter().find(oldest_first).or(roles.last());
    taken.iter().all(|i| !roles.contains(i) || Some(i) == last)
}

/// The combinations of the `each` operands in which level `i`, which chooses, has a
/// stored candidate.
fn stored(cx: &Context<'_>, loops: &Loops<'_>, taken: &[usize], i: usize) -> u128 {
    let others: Vec<usize> = taken.iter().copied().filter(|&t| t != i).collect();
    combinations(cx, loops, &others)
}

/// The combinations of the `each` operands where the trigger takes these roles.
fn combinations(cx: &Context<'_>, loops: &Loops<'_>, taken: &[usize]) -> u128 {
    let each = |i: usize| takes_each(cx.situation, &loops.levels[i]);
    let product = |without: Option<usize>| {
        let mut used = vec![0; loops.len.len()];
        let others = (0..loops.levels.len()).filter(|&i| each(i) && Some(i) != without);
        others.fold(1u128, |product, i| {
            let list = loops.levels[i].list;
            used[list] += 1;
            product.saturating_mul((loops.len[list] + 1).saturating_sub(used[list]))
        })
    };
    let with = taken.iter().filter(|&&i| each(i));
    let with = with.fold(0u128, |sum, &i| sum.saturating_add(product(Some(i))));
    if taken.iter().any(|&i| !each(i)) {
        with.saturating_add(product(None))
    } else {
        with
    }
}

/// What the trigger of a sequence finds, which takes the last operand.
pub(super) fn found(cx: &Context<'_>, plan: &Search, visits: &Visits) -> Way {
    let mut took = vec![false; cx.situation.operands.len()];
    if let Some(trigger) = plan.trigger {
        took[trigger] = true;
    }
    let used = visits.used.iter().map(|&used| used.min(visits.detections));
    Way {
        places: Places {
            steps: visits.steps,
            rows: visits.rows,
        },
        judged: visits.judged,
        detections: visits.detections,
        used: used.collect(),
        took,
        exact: true,
    }
}
