//! What is judged of an event once, whatever the number of instances.

use super::super::draft::Draft;
use super::super::vector::Vector;
use super::Aggregates;
use crate::model::{Counted, Expr};
use crate::plan::EntryPlan;
use rtcep_core::Op;

impl Aggregates<'_, '_> {
    /// The paths of an event that no instance takes: no threshold holds, or what
    /// else is judged keeps it out.
    pub(super) fn refused(&self, entry: &EntryPlan, offered: bool) -> Vec<Draft> {
        let freezes = self
            .cx
            .lists
            .iter()
            .any(|l| l.on_full == crate::model::OnFull::Freeze);
        let first = |seen: bool| {
            if seen {
                self.cx.base()
            } else {
                Draft::new("", Vector::ZERO)
            }
        };
        let mut drafts = Vec::new();
        let failed = Vector::ZERO.with(Op::Notice, u128::from(self.others_fault(entry, None)));
        let name = if failed == Vector::ZERO {
            ""
        } else {
            "threshold faults"
        };
        drafts.push(first(offered).then(name, &Vector::ZERO).once(&failed));
        for &o in &entry.roles {
            let told = Vector::ZERO
                .with(Op::Notice, u128::from(self.others_fault(entry, Some(o))))
                .with(Op::Notice, 1);
            let weight = self.weighed(o);
            let operand = &self.cx.situation.operands[o];
            // A frozen instance loses what passes a threshold, whatever follows.
            let seen = first(offered || freezes);
            if operand.weight.as_ref().is_some_and(Expr::can_fault) {
                let once = told.clone().plus(&weight);
                drafts.push(seen.then("weight faults", &Vector::ZERO).once(&once));
            }
            let values = &self.plan.operands[o].values;
            if values.iter().any(keeps_out) {
                let once = told.plus(&weight).plus(&evaluated(values));
                let name = "what is aggregated faults";
                drafts.push(seen.then(name, &Vector::ZERO).once(&once));
            }
        }
        drafts
    }

    /// All that is judged of an event that operand `o` takes, thresholds apart.
    pub(super) fn judged(&self, entry: &EntryPlan, o: usize) -> Vector {
        let operand = &self.cx.situation.operands[o];
        let mut once = self
            .weighed(o)
            .plus(&evaluated(&self.plan.operands[o].values));
        once = once.with(Op::Notice, u128::from(self.others_fault(entry, Some(o))));
        if let Some(overrides) = &operand.overrides {
            once = once.with(Op::Override, 1).nodes(Some(overrides), 1);
            once = once.with(Op::Notice, u128::from(overrides.can_fault()));
        }
        if let Counted::If(counted) = &operand.counted {
            once = once.with(Op::Threshold, 1).nodes(Some(counted), 1);
            once = once.with(Op::Notice, u128::from(counted.can_fault()));
        }
        once
    }

    fn weighed(&self, o: usize) -> Vector {
        match &self.cx.situation.operands[o].weight {
            Some(weight) if !weight.is_literal() => {
                Vector::ZERO.with(Op::Weigh, 1).nodes(Some(weight), 1)
            }
            _ => Vector::ZERO,
        }
    }

    /// Whether the threshold of some operand but `o` can fault.
    fn others_fault(&self, entry: &EntryPlan, o: Option<usize>) -> bool {
        let others = entry.roles.iter().filter(|role| Some(**role) != o);
        let mut thresholds =
            others.filter_map(|&o| self.cx.situation.operands[o].threshold.as_ref());
        thresholds.any(Expr::can_fault)
    }
}

/// Whether an event may be kept out by what is aggregated of it: a fault, or NaN.
fn keeps_out(value: &Expr) -> bool {
    value.ty.is_float() || value.can_fault()
}

fn evaluated(values: &[Expr]) -> Vector {
    let nodes = |sum: Vector, value| sum.nodes(Some(value), 1);
    values.iter().fold(Vector::ZERO, nodes)
}
