//! The path vectors of one event type at one situation.
//!
//! A path either composes (and consumes, or keeps its trigger and stores it),
//! or finds no combination and stores. [`compose`](super::compose) and
//! [`admission`](super::admission) put the paths together; what another path
//! exceeds in every operation is left out.

use super::vector::Vector;
use super::{EntryCosts, Overflow, PathCosts};
use super::{formula, roles};
use crate::model::{Expr, Model, Operand, Situation};
use crate::plan::{Composition, EntryPlan, ListPlan, SituationPlan};
use rtcep_core::Op;

/// A path while it is being put together.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub(super) name: String,
    pub(super) vector: Vector,
}

impl Draft {
    pub(super) fn then(&self, name: &str, more: &Vector) -> Self {
        let comma = if self.name.is_empty() || name.is_empty() {
            ""
        } else {
            ", "
        };
        Self {
            name: format!("{}{comma}{name}", self.name),
            vector: self.vector.clone().plus(more),
        }
    }
}

/// What is the same for all paths of an entry.
pub(super) struct Context<'a> {
    pub(super) situation: &'a Situation,
    pub(super) lists: &'a [ListPlan],
    pub(super) entry: &'a EntryPlan,
    pub(super) feeds: bool,
    /// Words that an emission copies.
    pub(super) words: u128,
}

pub(super) fn entry_costs(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    entry: &EntryPlan,
) -> Result<EntryCosts, Overflow> {
    let situation = &model.situations[s];
    let bytes: u64 = situation.emit.iter().map(|e| e.value.ty.bytes()).sum();
    let cx = Context {
        situation,
        lists: &plan.lists,
        entry,
        feeds: model.feeds(s),
        words: u128::from(bytes.div_ceil(8)),
    };
    let (drafts, detections) = match (&entry.composition, entry.roles.as_slice()) {
        (Composition::None, &[role]) => (cx.admission_only(role), 0),
        (Composition::Fixed(search), &[_]) => cx.fixed(search),
        _ => roles::several(&cx),
    };
    let overflow = |what: &str| Overflow {
        situation: s,
        what: format!("{what} for one `{}`", model.source_name(entry.source)),
    };
    let detections = u64::try_from(detections).map_err(|_| overflow("detections"))?;
    let mut paths = Vec::new();
    for draft in undominated(drafts) {
        if !draft.vector.total_fits() {
            return Err(overflow("operations"));
        }
        let counts = draft
            .vector
            .counts()
            .ok_or_else(|| overflow("operations"))?;
        paths.push(PathCosts {
            name: draft.name,
            counts,
        });
    }
    Ok(EntryCosts {
        situation: s,
        detections,
        rows: formula::rows(situation, &plan.lists, entry),
        paths,
    })
}

/// Drops every path that another one exceeds in all operations.
fn undominated(drafts: Vec<Draft>) -> Vec<Draft> {
    let mut kept: Vec<Draft> = Vec::new();
    for draft in drafts {
        if kept.iter().any(|other| draft.vector.below(&other.vector)) {
            continue;
        }
        kept.retain(|other| !other.vector.below(&draft.vector));
        kept.push(draft);
    }
    kept
}

impl Context<'_> {
    /// The offer and the thresholds: the same on every path.
    pub(super) fn base(&self) -> Draft {
        let mut vector = Vector::ZERO.with(Op::Offer, 1);
        for judged in &self.entry.judged {
            if let Some(threshold) = &self.situation.operands[judged.operand].threshold {
                vector = vector.with(Op::Threshold, 1).nodes(Some(threshold), 1);
            }
        }
        Draft {
            name: String::new(),
            vector,
        }
    }

    pub(super) fn threshold_faults(&self) -> bool {
        self.entry.judged.iter().any(|judged| {
            let threshold = &self.situation.operands[judged.operand].threshold;
            threshold.as_ref().is_some_and(Expr::can_fault)
        })
    }

    /// A threshold that faults is one that does not pass: nothing follows.
    pub(super) fn fault_path(&self) -> Option<Draft> {
        let notice = Vector::ZERO.with(Op::Notice, 1);
        self.threshold_faults()
            .then(|| self.base().then("threshold faults", &notice))
    }

    pub(super) fn max(&self, list: usize) -> u128 {
        u128::from(self.lists[list].max)
    }
}

/// What becomes of a used candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Retention<'a> {
    /// It is consumed.
    Consume,
    /// It always stays.
    Keep,
    /// An expression decides.
    Judge(&'a Expr),
}

pub(super) fn retention(operand: &Operand) -> Retention<'_> {
    match &operand.retain {
        None => Retention::Consume,
        Some(retain) if retain.is_true() => Retention::Keep,
        Some(retain) => Retention::Judge(retain),
    }
}
