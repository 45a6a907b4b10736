//! Events that may take several operands of a join with groups: an upper bound.

use super::super::paths::Context;
use super::super::vector::Vector;
use crate::plan::{EntryPlan, Level, Search, folds};
use rtcep_core::Op;

/// Whether some group may have the trigger of an entry: then no single operand
/// has to.
pub(in super::super) fn takes(entry: &EntryPlan, plan: &Search) -> bool {
    let mut groups = plan.groups.iter();
    groups.any(|group| entry.roles.contains(&group.operand))
}

/// All operands of a search that use stored candidates: its levels, then its groups.
pub(in super::super) fn parts(plan: &Search) -> Vec<Level> {
    let groups = plan.groups.iter().map(|group| Level {
        operand: group.operand,
        list: group.list,
        quantifier: group.quantifier,
    });
    plan.levels.iter().cloned().chain(groups).collect()
}

/// The places that the loops over the single operands visit where a group may have
/// the trigger: at the outer levels, and at the innermost one.
pub(in super::super) fn levels(entry: &EntryPlan, plan: &Search, max: &[u128]) -> (u128, u128) {
    let (mut open, mut taken) = (1u128, 0u128);
    let mut steps = 0u128;
    for (i, level) in plan.levels.iter().enumerate() {
        let m = max[level.list];
        let takes = entry.roles.contains(&level.operand);
        taken = taken
            .saturating_mul(m)
            .saturating_add(if takes { open } else { 0 });
        open = open.saturating_mul(m);
        if i + 1 < plan.levels.len() {
            steps = steps.saturating_add(open).saturating_add(taken);
        }
    }
    (steps, open.saturating_add(taken))
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
