//! What a deferred situation does at the end of an instance that is terminated.
//!
//! Candidates came without a composition, and none was consumed: what an
//! eviction took out of existence expires now, and the search looks at what is
//! left of every list. Nothing is retained, consumed or stored.

use super::draft::{Draft, Found};
use super::formula;
use super::paths::Context;
use super::polynomial::Polynomial;
use super::search::search;
use super::vector::Vector;
use crate::model::{Expr, Kind, Model, Role};
use crate::plan::{Conclusion, Machine, Search, SituationPlan};
use rtcep_core::Op;

/// The paths in one instance; none for an immediate situation.
pub(super) fn conclude(model: &Model, s: usize, plan: &SituationPlan) -> Option<Found> {
    let conclusion = plan.conclusion.as_ref()?;
    let cx = Context::new(model, s, plan, Op::Conclude);
    let rows = match conclusion {
        Conclusion::Search(search) => formula::fixed(cx.situation, &plan.lists, search),
        Conclusion::Single => Polynomial::ZERO,
    };
    let (each, detections) = match (&plan.machine, conclusion) {
        (_, Conclusion::Search(search)) => cx.concluded(search),
        (Machine::Count(count), Conclusion::Single) => cx.counted_at_end(count),
        (Machine::Not, Conclusion::Single) => cx.absent_at_end(),
        (Machine::Aggregate(aggregate), Conclusion::Single) => cx.aggregated_at_end(aggregate),
        (Machine::Join | Machine::Any | Machine::Timer(_), Conclusion::Single) => {
            (vec![cx.base()], 0)
        }
    };
    Some(Found {
        shared: Vector::ZERO,
        each,
        instead: Vec::new(),
        detections,
        rows,
    })
}

impl Context<'_> {
    fn concluded(&self, plan: &Search) -> (Vec<Draft>, u128) {
        let full: Vec<u128> = (0..self.lists.len()).map(|l| self.max(l)).collect();
        if !plan.groups.is_empty() {
            return self.grouped(plan, None, &full);
        }
        let scans = self.rescans(self.nth_back(0));
        let asked = u128::from(self.forbids());
        let asked = Vector::ZERO.with(Op::Trace, scans).with(Op::Veto, asked);
        let base = self.base().then("", &asked);
        let mut drafts = Vec::new();
        let mut detections = 0;
        let faults = self.situation.when.as_ref().is_some_and(Expr::can_fault);
        for (len, gone) in self.concluded_lengths(plan, &full) {
            let name = if gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let before = base.then(name, &gone);
            let searched = search(self.situation, self.lists, plan, &len);
            for found in &searched.ways {
                self.composed(plan, None, &len, found, &before, &mut drafts);
                detections = detections.max(found.detections);
                if !searched.certain {
                    let tried = self.tried(plan, searched.failed.as_ref().unwrap_or(found));
                    let tried = tried.with(Op::Notice, u128::from(faults));
                    drafts.push(before.then("no combination holds", &tried));
                }
            }
        }
        let expired = self.settled(plan).into_iter();
        let expired = expired.fold(Vector::ZERO, |sum, l| sum.plus(&self.expire_all(l)));
        drafts.push(if expired == Vector::ZERO {
            base.then("too few candidates", &expired)
        } else {
            base.then("all others expire", &expired)
        });
        (drafts, detections)
    }

    /// The extreme lengths that a combination can be found in. A candidate goes
    /// when the oldest one of the operand before does, so the list before has
    /// lost some, too: by eviction, or now.
    pub(super) fn concluded_lengths(
        &self,
        plan: &Search,
        full: &[u128],
    ) -> Vec<(Vec<u128>, Vector)> {
        let mut lengths = self.lengths(plan, full);
        let apart = self.lists.iter().all(|l| l.operands.len() == 1 && !l.twin);
        if self.situation.kind == Kind::Sequence && apart {
            let moved = |len: &[u128], l: usize| {
                let list = &self.lists[l];
                list.evicts() || list.drops || len[l] < full[l]
            };
            lengths
                .retain(|(len, _)| (1..full.len()).all(|l| len[l] == full[l] || moved(len, l - 1)));
        }
        lengths
    }

    /// Whether some event forbids the detection, which is asked first.
    fn forbids(&self) -> bool {
        let mut operands = self.situation.operands.iter();
        operands.any(|operand| operand.role == Role::Forbidden)
    }
}
