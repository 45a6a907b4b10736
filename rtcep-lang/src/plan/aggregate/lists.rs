//! The candidates that aggregating situations keep: values, not attributes.

use super::super::{ListPlan, Storage};
use super::AggregatePlan;
use crate::model::{CandidateList, Situation};

/// Plans the lists of an aggregating situation, one per operand that keeps
/// candidates. A missing `max`, which the checks refuse, counts as 1.
pub(in crate::plan) fn plan_lists(
    situation: &Situation,
    plan: &AggregatePlan,
    lists: &[CandidateList],
) -> Vec<ListPlan> {
    let list = |list: &CandidateList| {
        let operand = &plan.operands[list.operands[0]];
        let values = operand.kept.iter().map(|&v| operand.values[v].ty.bytes());
        let time = situation.prunes().is_some();
        let bytes = values.sum::<u64>()
            + 8 * (u64::from(time) + u64::from(plan.order))
            + 4 * u64::from(operand.weighs)
            + u64::from(operand.judges);
        let declared = &situation.operands[list.operands[0]];
        let roomy = super::super::losses::roomy(declared);
        let max = u64::from(list.max.unwrap_or(1));
        ListPlan {
            operands: list.operands.clone(),
            source: list.source,
            max: if roomy { 1 } else { max },
            on_full: list.on_full,
            roomy,
            drops: declared.overrides.is_some(),
            storage: Storage::Ring,
            fields: Vec::new(),
            time,
            order: plan.order,
            twin: false,
            weight: operand.weighs,
            screened: Vec::new(),
            gaps: Vec::new(),
            words: bytes.div_ceil(8),
        }
    };
    lists.iter().map(list).collect()
}
