//! `atleast`, `atmost`, `nth` (language.md, 4.2).
//!
//! An event counts once, by the first operand that it passes: operands exclude
//! each other, and so do their paths.

use super::draft::Draft;
use super::paths::Context;
use super::vector::Vector;
use crate::model::{Detect, Expr, made_of};
use crate::plan::{CountPlan, EntryPlan, Test, Weight};
use rtcep_core::Op;

/// What an instance may hold when the event comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing: it has just opened.
    Fresh,
    /// All that can be.
    Any,
}

/// The least and the greatest weight of an operand's events.
pub(super) fn weights(count: &CountPlan, operand: usize) -> (u128, u128) {
    match count.weights[operand] {
        Weight::Constant(weight) => (weight.into(), weight.into()),
        Weight::Judged => (0, u32::MAX.into()),
    }
}

impl Context<'_> {
    /// The paths of an event in one instance, and how often it detects.
    pub(super) fn counted(
        &self,
        count: &CountPlan,
        entry: &EntryPlan,
        state: State,
    ) -> (Vec<Draft>, u128) {
        let mut drafts = Vec::new();
        let mut detections = 0;
        for judged in &entry.judged {
            let operand = judged.operand;
            let (once, fault) = self.judged_of(entry, operand);
            if let Some(fault) = fault {
                drafts.push(
                    self.base()
                        .then("weight faults", &Vector::ZERO)
                        .once(&fault),
                );
            }
            let base = self.base().then("", &Vector::ZERO.with(Op::Count, 1));
            let (found, detects) = match judged.list {
                Some(own) => self.weighed(count, operand, own, &base, state),
                None => self.summed(count, operand, &base, state),
            };
            drafts.extend(found.into_iter().map(|draft| draft.once(&once)));
            detections = detections.max(u128::from(detects));
        }
        (drafts, detections)
    }

    /// What is judged of an event that the operand takes, once for all instances;
    /// and that of one that is not admitted, if there can be such.
    fn judged_of(&self, entry: &EntryPlan, operand: usize) -> (Vector, Option<Vector>) {
        // The threshold of another one may have faulted.
        let others = entry.judged.iter().filter(|other| other.operand != operand);
        let mut others =
            others.filter_map(|o| self.situation.operands[o.operand].threshold.as_ref());
        let told = Vector::ZERO.with(Op::Notice, others.any(Expr::can_fault).into());
        let operand = &self.situation.operands[operand];
        let literal = |e: &&Expr| !matches!(e.kind, crate::model::ExprKind::Literal(_));
        let weight = operand.weight.as_ref().filter(literal);
        let weighed = told
            .with(Op::Weigh, u128::from(weight.is_some()))
            .nodes(weight, 1);
        let fault = weight
            .is_some_and(Expr::can_fault)
            .then(|| weighed.clone().with(Op::Notice, 1));
        let overrides = operand.overrides.as_ref();
        let faults = overrides.is_some_and(Expr::can_fault);
        let judged = weighed
            .with(Op::Override, u128::from(overrides.is_some()))
            .nodes(overrides, 1)
            .with(Op::Notice, u128::from(faults));
        (judged, fault)
    }

    /// Sums alone are kept.
    fn summed(
        &self,
        count: &CountPlan,
        operand: usize,
        base: &Draft,
        state: State,
    ) -> (Vec<Draft>, bool) {
        let (least, most) = weights(count, operand);
        let n = u128::from(count.n);
        let detects = self.situation.detect == Detect::Immediate
            && match (count.test, state) {
                (Test::AtLeast, State::Fresh) => most >= n,
                (Test::AtLeast, State::Any) => most > 0 && self.can_sum(count) >= n,
                (Test::Exactly, State::Fresh) => (least..=most).contains(&n),
                (Test::Exactly, State::Any) => {
                    most > 0 && self.can_sum(count) >= n && comes_to(count, Some(operand))
                }
                (Test::AtMost, _) => false,
            };
        if detects {
            (self.single("detects", base), true)
        } else {
            (vec![base.clone()], false)
        }
    }

    /// The end of an instance.
    pub(super) fn counted_at_end(&self, count: &CountPlan) -> (Vec<Draft>, u128) {
        let base = self.base().then("", &Vector::ZERO.with(Op::Count, 1));
        let possible = match count.test {
            Test::AtMost => true,
            Test::Exactly => self.can_sum(count) >= count.n.into() && comes_to(count, None),
            // Lists may be too short for it.
            Test::AtLeast => {
                let most = self.lists.iter().map(|list| {
                    let (_, weight) = weights(count, list.operands[0]);
                    weight.saturating_mul(list.max.into())
                });
                let most = most.fold(0u128, u128::saturating_add);
                !count.candidates() || most >= count.n.into()
            }
        };
        if possible {
            (self.single("detects", &base), 1)
        } else {
            (vec![base], 0)
        }
    }
}

impl Context<'_> {
    /// What the sums alone can come to: without end, but for operands of which each
    /// event drops what came before.
    fn can_sum(&self, count: &CountPlan) -> u128 {
        let operands = self.situation.operands.iter().enumerate();
        operands.fold(0, |sum, (o, operand)| {
            let (_, most) = weights(count, o);
            let restarts = operand.overrides.as_ref().is_some_and(Expr::is_true);
            sum.saturating_add(if restarts || most == 0 {
                most
            } else {
                u128::MAX
            })
        })
    }
}

/// Whether a sum can come to `n` exactly, with `last` as the operand that takes the
/// last event: not where all weights are constants of which no number makes it.
fn comes_to(count: &CountPlan, last: Option<usize>) -> bool {
    let constant = |weight: &Weight| match weight {
        Weight::Constant(weight) => Some(u64::from(*weight)),
        Weight::Judged => None,
    };
    let own = last.and_then(|o| constant(&count.weights[o]));
    let Some(before) = count.n.checked_sub(own.unwrap_or(0)) else {
        return false;
    };
    let weights: Option<Vec<u64>> = count.weights.iter().map(constant).collect();
    weights.is_none_or(|weights| made_of(before, &weights))
}
