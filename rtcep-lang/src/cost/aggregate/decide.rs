//! What is decided from what is kept, and then emitted.

use super::super::draft::Draft;
use super::super::vector::Vector;
use super::Aggregates;
use super::kept::Kept;
use crate::model::Demand;
use crate::plan::Part;
use rtcep_core::Op;

impl Aggregates<'_, '_> {
    /// The paths of a decision after `before`; `added` belongs to all of them.
    pub(super) fn decided(&self, kept: &Kept, before: &Draft, added: &Vector) -> Vec<Draft> {
        let early = |part: &Part| part.early;
        let asked = added.clone().plus(&self.folded(kept, &early));
        let (of, asked) = match &self.cx.situation.demand {
            Demand::Crossing(crossing) => (Some(&crossing.of), asked.with(Op::Decide, 1)),
            Demand::Share(_) | Demand::Run(_) => (None, asked.with(Op::Decide, 1)),
            _ => (self.cx.situation.when.as_ref(), asked),
        };
        let asked = before.then("", &asked.nodes(of, 1));
        let mut drafts = Vec::new();
        if of.is_some_and(|of| self.plan.can_fault(self.cx.lists, of)) {
            let told = Vector::ZERO.with(Op::Notice, 1);
            drafts.push(asked.then("the condition faults", &told));
        }
        if !self.long_enough(kept) || !self.can_hold(kept) {
            drafts.push(asked);
            return drafts;
        }
        // A value that comes first only says where it is.
        if kept.fresh && matches!(self.cx.situation.demand, Demand::Crossing(_)) {
            drafts.push(asked);
            return drafts;
        }
        let late = |part: &Part| !part.early;
        let emitted = self.cx.emissions(1).plus(&self.folded(kept, &late));
        let made = asked.then("detects", &emitted);
        let stored = Vector::ZERO.with(Op::Keep, u128::from(self.cx.feeds));
        drafts.push(made.then("", &stored));
        let mut emit = self.cx.situation.emit.iter();
        if emit.any(|e| self.plan.can_fault(self.cx.lists, &e.value)) {
            let told = Vector::ZERO.with(Op::Notice, 1);
            drafts.push(made.then("emission faults", &told));
        }
        drafts
    }

    /// Values folded anew from the candidates.
    fn folded(&self, kept: &Kept, of: &dyn Fn(&Part) -> bool) -> Vector {
        let number = |parts: &[Part]| parts.iter().filter(|p| of(p)).count() as u128;
        let folds = self.plan.operands.iter().fold(0u128, |sum, operand| {
            let len = operand.list.map_or(0, |l| kept.lists[l]);
            sum.saturating_add(len.saturating_mul(number(&operand.folded)))
        });
        let all = kept.lists.iter().sum::<u128>();
        let parts = number(&self.plan.merged);
        let merged = all.saturating_mul(parts);
        // For each candidate the next one of every list is looked at.
        let operands = self.plan.operands.iter();
        let lists = operands.filter(|operand| operand.list.is_some()).count() as u128;
        let looked_at = all.saturating_mul(lists * u128::from(parts > 0));
        Vector::ZERO
            .with(Op::Fold, folds.saturating_add(merged))
            .with(Op::Merge, looked_at)
    }
}
