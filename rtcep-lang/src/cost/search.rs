//! How many places a composition visits, how many detections it makes and how
//! many candidates those use.

use super::pairs::{different_choices, gapped, ordered_pair};
use crate::model::{Kind, Quantifier, Situation};
use crate::plan::{Level, ListPlan, Search, gaps};

/// What the loops of a composition that finds something cost at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Visits {
    /// Places visited at outer levels.
    pub(super) steps: u128,
    /// Places visited at the innermost level.
    pub(super) rows: u128,
    /// Rows in which the condition is judged: all but those of combinations
    /// that are done.
    pub(super) judged: u128,
    /// Detections.
    pub(super) detections: u128,
    /// Candidates used, by level.
    pub(super) used: Vec<u128>,
}

/// All that a search can cost, with list `l` holding `len[l]` candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Searched {
    /// Whether a combination is found whenever no list is too short.
    pub(super) certain: bool,
    /// The extremes: more of one thing is less of another.
    pub(super) ways: Vec<Visits>,
    /// What it costs to find nothing, where that is something else.
    pub(super) failed: Option<Visits>,
}

pub(super) fn search(
    situation: &Situation,
    lists: &[ListPlan],
    search: &Search,
    len: &[u128],
) -> Searched {
    let certain = unconditional(situation, search) && distinct(situation, search);
    let easy = certain && first_tuple_holds(situation, search);
    let ways = match search.levels.as_slice() {
        [a, b] if certain && !easy && a.list != b.list => {
            ordered_pair(situation, a, b, len[a.list], len[b.list])
        }
        [a, b] if a.list != b.list && distinct(situation, search) => {
            gapped(situation, search, (a, b), (len[a.list], len[b.list]))
        }
        _ => None,
    };
    let ways = ways.unwrap_or_else(|| {
        let choice = if easy { Choice::First } else { Choice::Any };
        let most = nested(situation, lists, search, len, choice);
        if easy {
            return vec![most];
        }
        different_choices(situation, lists, search, &most).unwrap_or_else(|| vec![most])
    });
    if asks_last(situation, search) {
        let found = nested(situation, lists, search, len, Choice::ButLast);
        return Searched {
            certain,
            ways: vec![found],
            failed: ways.into_iter().next(),
        };
    }
    // Where none holds, all are tried.
    let failed = (!certain && situation.when.is_none())
        .then(|| nested(situation, lists, search, len, Choice::Any));
    Searched {
        certain,
        ways,
        failed,
    }
}

/// Whether a combination fails for its last candidate alone, which an absent event
/// may stand behind: with any other one the first tuple before it holds.
fn asks_last(situation: &Situation, search: &Search) -> bool {
    let gap = gaps(situation);
    let behind = |o: usize| gap.as_slice() == [o].as_slice();
    // Where some of several hold, the others are tried with every tuple.
    let one = match search.levels.as_slice() {
        [] | [_] => true,
        [.., last] => !takes_each(situation, last),
    };
    situation.when.is_none()
        && one
        && search.trigger.is_some_and(behind)
        && distinct(situation, search)
        && first_tuple_holds(situation, search)
}

/// Whether some list cannot hold what a combination needs of it.
pub(super) fn too_short(lists: &[ListPlan], search: &Search) -> bool {
    (0..lists.len()).any(|l| lists[l].max < search.needs(l))
}

/// Whether a combination needs neither a condition nor to fit a window.
pub(super) fn unconditional(situation: &Situation, search: &Search) -> bool {
    let fits = situation.tests().is_none() || search.levels.len() < 2;
    situation.when.is_none() && fits && gaps(situation).is_empty()
}

/// With `once` the first combination ends the search: `each` chooses as `first`.
pub(super) fn takes_each(situation: &Situation, level: &Level) -> bool {
    level.quantifier == Quantifier::Each && !situation.once
}

/// Which of its places a level that chooses may have to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// All of them.
    Any,
    /// The first.
    First,
    /// The first, but all of the innermost one, unless that begins with the newest.
    ButLast,
}

/// Nested loops over the places that may have to be tried.
pub(super) fn nested(
    situation: &Situation,
    lists: &[ListPlan],
    search: &Search,
    len: &[u128],
    choice: Choice,
) -> Visits {
    let masked = search.masked(situation, lists);
    let none = vec![0u32; lists.len()];
    let (mut before, mut each_before, mut tried) = (none.clone(), none.clone(), none);
    let (mut nodes, mut steps, mut detections) = (1u128, 0u128, 1u128);
    for (i, level) in search.levels.iter().enumerate() {
        let innermost = i + 1 == search.levels.len();
        let each = takes_each(situation, level);
        let left = len[level.list].saturating_sub(u128::from(before[level.list]));
        let places = if innermost && masked {
            u128::from(lists[level.list].max)
        } else {
            left
        };
        if each {
            // What a level chooses is still there for other combinations.
            let taken = match situation.kind {
                Kind::Sequence => before[level.list],
                _ => each_before[level.list],
            };
            let left = len[level.list].saturating_sub(u128::from(taken));
            each_before[level.list] += 1;
            detections = scale(situation.kind, detections, left, each_before[level.list]);
        }
        before[level.list] += 1;
        let first = match choice {
            Choice::Any => false,
            Choice::First => true,
            Choice::ButLast => !innermost || level.quantifier == Quantifier::Last,
        };
        if each || !first || (innermost && masked) {
            // Those that choose the first take a place, and no order of places.
            tried[level.list] += 1;
            nodes = scale(situation.kind, nodes, places, tried[level.list]);
        }
        if !innermost {
            steps = steps.saturating_add(nodes);
        }
    }
    let used = search.levels.iter().map(|level| {
        // The first tuple is the same choice for every combination.
        let same = choice != Choice::Any && !takes_each(situation, level);
        if same {
            1
        } else {
            len[level.list].min(detections)
        }
    });
    Visits {
        steps,
        rows: nodes,
        judged: nodes,
        detections,
        used: used.collect(),
    }
}

/// The nodes below `nodes` when the next level tries the `left` places of its
/// list that `used - 1` earlier levels on it left over: falling factorials for
/// `all`; binomials for `sequence`, where positions on one list ascend.
fn scale(kind: Kind, nodes: u128, left: u128, used: u32) -> u128 {
    let product = nodes.saturating_mul(left);
    match kind {
        Kind::Sequence => product / u128::from(used),
        _ => product,
    }
}

/// Whether no choice of one level can take away what another level needs: in `all` no
/// event stands in two lists, and levels on one list are alike; in a `sequence` levels on
/// one list choose, one right after the other.
pub(super) fn distinct(situation: &Situation, search: &Search) -> bool {
    let source = |level: &Level| situation.operands[level.operand].source;
    let each = |level: &Level| takes_each(situation, level);
    let levels = &search.levels;
    levels.iter().enumerate().all(|(i, a)| {
        levels[..i].iter().enumerate().all(|(j, b)| {
            let shared = match situation.kind {
                // What exists in a list stands behind something that exists in the one before.
                Kind::Sequence if a.list != b.list => true,
                Kind::Sequence => {
                    !each(a) && !each(b) && levels[j..i].iter().all(|l| l.list == a.list)
                }
                _ => a.list == b.list && each(a) == each(b),
            };
            source(a) != source(b) || shared
        })
    })
}

/// Whether, without a condition, the first tuple that the loops form holds for
/// every combination of the `each` operands. In a sequence the oldest
/// candidate of each operand is younger than the one before it, so a prefix of
/// `first` and any one last level hold at once; elsewhere order can fail.
pub(super) fn first_tuple_holds(situation: &Situation, search: &Search) -> bool {
    let oldest_first = |level: &Level| match level.quantifier {
        Quantifier::First => true,
        Quantifier::Last => false,
        Quantifier::Each => situation.once,
    };
    match situation.kind {
        Kind::Sequence => search
            .levels
            .split_last()
            .is_none_or(|(_, outer)| outer.iter().all(oldest_first)),
        _ => true,
    }
}
