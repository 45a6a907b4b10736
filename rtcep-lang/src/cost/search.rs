//! How many places a composition visits and how many detections it makes.

use crate::model::{Kind, Quantifier, Situation};
use crate::plan::{Level, ListPlan, Search};

/// What the loops of a composition cost at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Visits {
    /// Places visited at outer levels.
    pub(super) steps: u128,
    /// Places visited at the innermost level.
    pub(super) rows: u128,
    /// Detections.
    pub(super) detections: u128,
    /// Whether a combination is found whenever no list is too short.
    pub(super) certain: bool,
}

/// Visits with list `l` holding `len[l]` candidates.
pub(super) fn visits(
    situation: &Situation,
    lists: &[ListPlan],
    search: &Search,
    len: &[u128],
) -> Visits {
    let distinct = distinct(situation, search);
    let plain = situation.when.is_none();
    let masked = search.masked(situation, lists);
    let certain = plain && distinct;
    let easy = certain && first_tuple_holds(situation, search);
    let mut used = vec![0u32; lists.len()];
    let (mut nodes, mut steps) = (1u128, 0u128);
    let mut detections = 1u128;
    for (i, level) in search.levels.iter().enumerate() {
        let innermost = i + 1 == search.levels.len();
        let each = level.quantifier == Quantifier::Each;
        let places = if innermost && masked {
            u128::from(lists[level.list].max)
        } else if easy && (!each || situation.once) {
            1
        } else {
            len[level.list].saturating_sub(u128::from(used[level.list]))
        };
        if each && !situation.once {
            let left = len[level.list].saturating_sub(u128::from(used[level.list]));
            detections = detections.saturating_mul(left);
        }
        used[level.list] += 1;
        nodes = scale(situation.kind, nodes, places, used[level.list]);
        if !innermost {
            steps = steps.saturating_add(nodes);
        }
    }
    Visits {
        steps,
        rows: nodes,
        detections,
        certain,
    }
}

/// The nodes below `nodes` when the next level tries the `left` places of its
/// list that `used - 1` earlier levels on it left over: falling factorials for
/// `all`; binomials for `sequence`, where positions on one list ascend.
fn scale(kind: Kind, nodes: u128, left: u128, used: u32) -> u128 {
    let product = nodes.saturating_mul(left);
    match kind {
        Kind::All => product,
        Kind::Sequence => product / u128::from(used),
    }
}

/// Whether no choice of one level can take away what another level needs: no
/// event stands in two lists, and in `all` levels on one list are alike.
fn distinct(situation: &Situation, search: &Search) -> bool {
    let source = |level: &Level| situation.operands[level.operand].source;
    let each = |level: &Level| level.quantifier == Quantifier::Each;
    search.levels.iter().enumerate().all(|(i, a)| {
        search.levels[..i].iter().all(|b| {
            let alike = a.list == b.list && each(a) == each(b);
            source(a) != source(b) || (situation.kind == Kind::All && alike)
        })
    })
}

/// Whether, without a condition, the first tuple that the loops form holds for
/// every combination of the `each` operands. In a sequence the oldest
/// candidate of each operand is younger than the one before it, so a prefix of
/// `first` and any one last level hold at once; elsewhere order can fail.
fn first_tuple_holds(situation: &Situation, search: &Search) -> bool {
    match situation.kind {
        Kind::All => true,
        Kind::Sequence => search
            .levels
            .split_last()
            .is_none_or(|(_, outer)| outer.iter().all(|l| l.quantifier == Quantifier::First)),
    }
}
