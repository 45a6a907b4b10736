//! Which aggregates the expressions of a situation read.

use super::values::Values;
use super::{Part, What};
use crate::model::{Aggregate, AggregateFn, Demand, Expr, ExprKind, Situation, Type};

/// What is read of the events of an operand, or of all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Read {
    /// Of which operand; none: of all, where there are several.
    pub(super) operand: Option<usize>,
    /// Its place among the values of the operand, or of all.
    pub(super) value: usize,
    pub(super) what: What,
    pub(super) ty: Type,
    /// Whether it is read before anything is known to be detected.
    pub(super) early: bool,
}

impl Read {
    pub(super) fn part(&self) -> Part {
        Part {
            value: self.value,
            what: self.what,
            ty: self.ty,
            ordered: false,
            early: self.early,
        }
    }
}

/// All that is read.
#[derive(Clone, Debug, Default)]
pub(super) struct Reads {
    pub(super) parts: Vec<Read>,
    /// Whose events are counted.
    pub(super) counts: Vec<Option<usize>>,
}

pub(super) fn reads(situation: &Situation, values: &mut Values<'_>) -> Reads {
    let mut reads = Reads::default();
    let decisive = decisive(situation).into_iter().map(|e| (e, true));
    let emitted = situation.emit.iter().map(|e| (&e.value, false));
    for (expr, early) in decisive.chain(emitted) {
        expr.visit(&mut |e| {
            if let ExprKind::Aggregate(aggregate) = &e.kind {
                reads.read(situation, aggregate, early, values);
            }
        });
    }
    reads
}

/// The expression that says whether something is detected.
pub(super) fn decisive(situation: &Situation) -> Option<&Expr> {
    match &situation.demand {
        Demand::Crossing(crossing) => Some(&crossing.of),
        _ => situation.when.as_ref(),
    }
}

/// The operand of an aggregate; none: several.
pub(super) fn operand(situation: &Situation, aggregate: &Aggregate) -> Option<usize> {
    match situation.operands.len() {
        1 => Some(0),
        _ => aggregate.operand,
    }
}

impl Reads {
    fn read(
        &mut self,
        situation: &Situation,
        aggregate: &Aggregate,
        early: bool,
        values: &mut Values<'_>,
    ) {
        let operand = operand(situation, aggregate);
        if matches!(
            aggregate.function,
            AggregateFn::Count | AggregateFn::Average
        ) {
            self.counts.push(operand);
        }
        let (Some(what), Some(expr)) = (What::of(aggregate.function), &aggregate.value) else {
            return;
        };
        let value = match operand {
            Some(o) => values.of_operand(o, expr),
            None => values.of_all(expr),
        };
        let read = Read {
            operand,
            value,
            what,
            ty: expr.ty,
            early,
        };
        let same = |r: &&mut Read| (r.operand, r.value, r.what) == (operand, value, what);
        match self.parts.iter_mut().find(same) {
            Some(known) => known.early |= early,
            None => self.parts.push(read),
        }
    }
}
