//! Events that may take several operands of a join with groups: an upper bound.

use super::super::paths::Context;
use super::super::vector::Vector;
use crate::plan::{Search, folds};
use rtcep_core::Op;

/// The places of the single operands when a group may take the trigger: then
/// none of them has to.
pub(in super::super) fn levels(plan: &Search, max: &[u128]) -> (u128, u128) {
    let mut nodes = 1u128;
    let mut steps = 0u128;
    for (i, level) in plan.levels.iter().enumerate() {
        nodes = nodes.saturating_mul(max[level.list].saturating_add(1));
        if i + 1 < plan.levels.len() {
            steps = steps.saturating_add(nodes);
        }
    }
    (steps, nodes)
}

/// What so many choices, and so many detections, do with the groups.
pub(in super::super) fn gathered(
    cx: &Context<'_>,
    plan: &Search,
    max: &[u128],
    choices: u128,
    detections: u128,
) -> Vector {
    let members = cx.members_at(plan, max);
    let mut vector = cx.gathered_once(plan, &members, max);
    let mut emitted = Vector::ZERO;
    for fold in folds(cx.situation) {
        let Some(g) = plan.groups.iter().position(|g| g.operand == fold.operand) else {
            continue;
        };
        let times = members[g].saturating_add(1).min(plan.groups[g].most.into());
        let value = fold.aggregate.value.as_ref();
        let folded = Vector::ZERO.with(Op::Fold, times).nodes(value, times);
        match fold.judged {
            true => vector = vector.plus(&folded),
            false => emitted = emitted.plus(&folded),
        }
    }
    vector.times(choices).plus(&emitted.times(detections))
}
