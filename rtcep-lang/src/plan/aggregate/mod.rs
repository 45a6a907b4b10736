//! How aggregates of accepted events are kept (language.md, 4.4).
//!
//! What can take up and give up a value at any time is kept running: counts, sums of
//! integers, shares; and all else where no candidate ever leaves. The rest is folded
//! anew from the candidates, oldest first, when it is read.

mod lists;
mod operand;
mod part;
mod read;
mod values;

pub(super) use lists::plan_lists;
pub use part::{Part, What};

use super::ListPlan;
use crate::model::{Aggregate, AggregateFn, Demand, Expr, ExprKind, Model, Situation, Type};
use operand::{loses, operand};
use read::Read;
use values::Values;

/// How the aggregates of a situation are kept.
#[derive(Clone, Debug, PartialEq)]
pub struct AggregatePlan {
    /// By operand.
    pub operands: Vec<Aggregated>,
    /// Expressions that are aggregated over several operands at once.
    pub common: Vec<Common>,
    /// Of all operands, running, where no candidate ever leaves. [`Part::value`] is
    /// a place in `common`.
    pub together: Vec<Part>,
    /// Of all operands, folded in the order of arrival: sums of floats, where all
    /// operands keep candidates. [`Part::value`] is a place in `common`.
    pub merged: Vec<Part>,
    /// The operands that `of` ranges over, where that can be empty while the situation
    /// takes an event.
    pub watched: Vec<usize>,
    /// Whether candidates keep the running number.
    pub order: bool,
}

/// What is kept of the events that one operand takes.
#[derive(Clone, Debug, PartialEq)]
pub struct Aggregated {
    /// What is judged of each event, over its own attributes.
    pub values: Vec<Expr>,
    /// Its list of candidates, if it keeps any.
    pub list: Option<usize>,
    /// Whether a count is kept; candidates are counted anyway.
    pub counts: bool,
    /// Whether the weights are summed.
    pub weighs: bool,
    /// Whether the weights of what is `counted if` are summed.
    pub judges: bool,
    /// Kept running. [`Part::value`] is a place in `values`.
    pub running: Vec<Part>,
    /// Folded from the candidates.
    pub folded: Vec<Part>,
    /// The values that a candidate keeps.
    pub kept: Vec<usize>,
}

/// An expression that is aggregated over several operands.
#[derive(Clone, Debug, PartialEq)]
pub struct Common {
    /// As written.
    pub expr: Expr,
    /// Its place among the values of each operand.
    pub places: Vec<usize>,
}

pub(super) fn plan_aggregate(model: &Model, s: usize) -> AggregatePlan {
    let situation = &model.situations[s];
    let mut values = Values::new(model, s);
    let reads = read::reads(situation, &mut values);
    let number = situation.operands.len();
    let apart = number > 1 && (0..number).any(|o| loses(situation, o));
    let watched = watched(situation);
    let common = reads.parts.iter().filter(|r| r.operand.is_none());
    let merges = |r: &&Read| r.what == What::Sum && r.ty.is_float();
    let (together, merged) = if apart {
        (Vec::new(), common.filter(merges).map(Read::part).collect())
    } else {
        (common.map(Read::part).collect(), Vec::new())
    };
    let operands: Vec<Aggregated> = (0..number)
        .map(|o| operand(situation, o, &reads, &values, apart, &merged, &watched))
        .collect();
    let ordered = |o: &Aggregated| o.running.iter().chain(&o.folded).any(|p| p.ordered);
    AggregatePlan {
        order: !merged.is_empty() || operands.iter().any(ordered),
        operands,
        common: values.common,
        together,
        merged,
        watched,
    }
}

/// The operands that `of` ranges over, where that can become empty, or an event of
/// another operand can come while it is.
fn watched(situation: &Situation) -> Vec<usize> {
    let Demand::Crossing(crossing) = &situation.demand else {
        return Vec::new();
    };
    let all: Vec<usize> = (0..situation.operands.len()).collect();
    let mut watched = Vec::new();
    crossing.of.visit(&mut |e| {
        if let ExprKind::Aggregate(aggregate) = &e.kind {
            match read::operand(situation, aggregate) {
                Some(o) => watched.push(o),
                None => watched.extend_from_slice(&all),
            }
        }
    });
    watched.sort_unstable();
    watched.dedup();
    if watched == all && watched.iter().all(|&o| !loses(situation, o)) {
        watched.clear();
    }
    watched
}

impl Aggregated {
    /// Running values that take up an event, or give up a candidate.
    #[must_use]
    pub fn updates(&self) -> usize {
        let flags = [self.counts, self.weighs, self.judges];
        self.running.len() + flags.into_iter().filter(|flag| *flag).count()
    }
}

impl AggregatePlan {
    /// The place of an aggregate's value among those of its operand, or of all.
    #[must_use]
    pub fn value(&self, model: &Model, s: usize, aggregate: &Aggregate) -> Option<usize> {
        let expr = aggregate.value.as_ref()?;
        match read::operand(&model.situations[s], aggregate) {
            Some(o) => {
                let expr = values::owned(model, s, o, expr);
                self.operands[o]
                    .values
                    .iter()
                    .position(|e| values::same(e, &expr))
            }
            None => self.common.iter().position(|c| values::same(&c.expr, expr)),
        }
    }

    /// Whether an expression over aggregates can fault: by itself, or since a sum of
    /// more events than 2^32 is read that is too large for its type.
    #[must_use]
    pub fn can_fault(&self, lists: &[ListPlan], expr: &Expr) -> bool {
        let mut wide = false;
        expr.visit(&mut |e| {
            if let ExprKind::Aggregate(aggregate) = &e.kind {
                wide |= self.too_wide(lists, aggregate, e.ty);
            }
        });
        wide || expr.can_fault()
    }

    /// Whether a sum may be too large for its type `ty`.
    #[must_use]
    pub fn too_wide(&self, lists: &[ListPlan], aggregate: &Aggregate, ty: Type) -> bool {
        let narrow = aggregate.function == AggregateFn::Sum && matches!(ty, Type::U64 | Type::I64);
        let of = |o: &Aggregated| o.list.map(|l| lists[l].max);
        let most = match self.operand(aggregate) {
            Some(o) => of(&self.operands[o]),
            None => self.operands.iter().map(of).sum(),
        };
        narrow && most.is_none_or(|most| most > 1 << 32)
    }

    /// The operand of an aggregate; none: several.
    #[must_use]
    pub fn operand(&self, aggregate: &Aggregate) -> Option<usize> {
        if self.operands.len() == 1 {
            Some(0)
        } else {
            aggregate.operand
        }
    }
}
