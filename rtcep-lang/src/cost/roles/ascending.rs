//! Loops over one list of a sequence without a condition: any places that ascend are a
//! combination, so that the number of candidates alone says what is visited.
//!
//! With `k` candidates behind the place before it, a level finds something if that is as
//! many as it and the deeper ones need; if not, each of its places is tried with all that
//! stand behind.

use super::super::paths::{Context, Retention, retention};
use super::super::search::{Visits, takes_each};
use crate::model::Quantifier;
use crate::plan::{Level, Search, gaps};

/// Beyond so many candidates this is not computed.
const CANDIDATES: u128 = 1 << 16;

/// Steps, rows and detections.
#[derive(Clone, Copy, Debug, Default)]
struct Cost([u128; 3]);

impl Cost {
    fn plus(self, other: Self) -> Self {
        let [a, b, c] = self.0;
        let [d, e, f] = other.0;
        Self([
            a.saturating_add(d),
            b.saturating_add(e),
            c.saturating_add(f),
        ])
    }
}

/// Whether the loops are of that kind.
pub(super) fn applies(cx: &Context<'_>, plan: &Search) -> bool {
    let one = plan
        .levels
        .windows(2)
        .all(|pair| pair[0].list == pair[1].list);
    let most = plan.levels.first().map_or(0, |level| cx.max(level.list));
    let asked = cx.situation.when.is_some() || !gaps(cx.situation).is_empty();
    // A mask has all places of its list, however many are taken.
    let masked = plan.masked(cx.situation, cx.lists);
    let marked = plan.marks(cx.situation, cx.lists).is_some();
    one && !asked && most <= CANDIDATES && !masked && !marked
}

/// Whether two operands on one list leave what is known of it: what both use they both
/// consume or keep.
pub(super) fn exact(cx: &Context<'_>, plan: &Search) -> bool {
    let [a, b] = plan.levels.as_slice() else {
        return false;
    };
    let retained = |level: &Level| retention(&cx.situation.operands[level.operand]);
    let each = |level: &Level| takes_each(cx.situation, level);
    let apart = !each(a) || (!each(b) && b.quantifier == Quantifier::Last);
    let alike = retained(a) == retained(b) && !matches!(retained(a), Retention::Judge(_));
    applies(cx, plan) && (apart || alike)
}

/// What they do with so many candidates, which are enough.
pub(super) fn visits(cx: &Context<'_>, levels: &[Level], candidates: u128) -> Visits {
    let places = usize::try_from(candidates).unwrap_or(0);
    // By the number of candidates behind the place before.
    let mut below = vec![Cost([0, 0, 1]); places + 1];
    for (i, level) in levels.iter().enumerate().rev() {
        let visit = if i + 1 == levels.len() {
            Cost([0, 1, 0])
        } else {
            Cost([1, 0, 0])
        };
        let mut all = vec![Cost::default()];
        for (k, deeper) in below[..places].iter().enumerate() {
            all.push(all[k].plus(visit).plus(*deeper));
        }
        let needs = levels.len() - i;
        let one = !takes_each(cx.situation, level);
        let cost = |k: usize| match level.quantifier {
            _ if !one || k < needs => all[k],
            // The newest ones have too few behind them.
            Quantifier::Last => all[needs],
            _ => visit.plus(below[k - 1]),
        };
        below = (0..=places).map(cost).collect();
    }
    let Cost([steps, rows, detections]) = below[places];
    let different = (candidates + 1).saturating_sub(levels.len() as u128);
    let mut used = Vec::new();
    let mut each = 1;
    for level in levels {
        if takes_each(cx.situation, level) {
            each = different;
        } else if level.quantifier == Quantifier::Last {
            // The same one for all that stand before it.
            each = 1;
        }
        used.push(each);
    }
    Visits {
        steps,
        rows,
        judged: rows,
        detections,
        used,
    }
}
