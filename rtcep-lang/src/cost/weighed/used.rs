//! What becomes of candidates with weights, and of the event, after a detection.

use super::super::admission::full;
use super::super::count::weights;
use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::vector::Vector;
use super::left::{Left, Used};
use super::{Event, Place};
use crate::model::Expr;
use crate::plan::{CountPlan, Uses, Weight};
use rtcep_core::Op;

impl Context<'_> {
    /// What becomes of the candidates and of the event after a detection.
    pub(super) fn used(
        &self,
        count: &CountPlan,
        at: Place,
        left: &Left,
        made: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        if self.situation.once {
            drafts.push(made.then("ends the instance", &Vector::ZERO));
            return;
        }
        let run = self.run(count, at, left);
        let steps = match count.uses {
            Uses::Newest | Uses::Oldest => run.iter().fold(0u128, |sum, &k| sum.saturating_add(k)),
            Uses::Nothing | Uses::All => 0,
        };
        // Of several lists all are looked at for each candidate that comes next.
        let lists = match self.lists.len() as u128 {
            1 => 0,
            several => several,
        };
        // A weight that is judged is kept, and read again.
        let by_list = || {
            let judged = (0..run.len()).filter(|l| self.judged(count, *l));
            judged.fold(0u128, |sum, l| sum.saturating_add(run[l]))
        };
        let read = left.judged.unwrap_or_else(by_list).min(steps);
        let walked = Vector::ZERO
            .with(Op::Step, steps)
            .with(Op::Fold, read)
            .with(Op::Merge, steps.saturating_mul(lists));
        let walked = made.then("", &walked);
        let retain = match retention(&self.situation.operands[at.operand]) {
            Retention::Judge(retain) if at.event != Event::Spare => Some(retain),
            _ => None,
        };
        let own = Vector::ZERO
            .with(Op::Retain, retain.is_some().into())
            .nodes(retain, 1);
        let leaves = retention(&self.situation.operands[at.operand]) != Retention::Keep;
        let leaves = leaves && at.event != Event::Spare && count.uses != Uses::Nothing;
        let stays = retain.is_some() || !leaves;
        let kept = |without: Option<usize>| self.kept(count, left, &run, without);
        if leaves {
            let (vector, faults) = kept(None);
            let faults = faults || retain.is_some_and(Expr::can_fault);
            let told = vector.plus(&own).with(Op::Notice, faults.into());
            drafts.push(walked.then("event consumed", &told));
        }
        if !stays {
            return;
        }
        let none_leaves = left.used == Used::None || self.keeps(at.own);
        let full_still = none_leaves && left.of[at.own] == self.max(at.own);
        if !full_still {
            let (vector, faults) = kept(None);
            let told = vector.plus(&own).with(Op::Notice, faults.into());
            drafts.extend(self.with_room(Some(at.own), &walked.then("event stays", &told)));
        }
        if self.stays_full(at.own, left) {
            let (vector, faults) = kept(Some(at.own));
            let told = vector.plus(&own).with(Op::Notice, faults.into());
            let list = &self.lists[at.own];
            let name = format!("event stays, list full: {}", list.on_full.name());
            drafts.push(walked.then(&name, &told.plus(&full(list))));
        }
    }

    /// Whether a list can be full still after a detection, of which the event stays.
    fn stays_full(&self, l: usize, left: &Left) -> bool {
        let operand = &self.situation.operands[self.lists[l].operands[0]];
        let kept = match retention(operand) {
            Retention::Keep => true,
            Retention::Judge(_) => left.used == Used::None || self.lists.len() > 1,
            Retention::Consume => self.lists.len() > 1,
        };
        kept && left.of[l] == self.max(l) && !self.lists[l].roomy
    }

    /// Used candidates by list, at most.
    fn run(&self, count: &CountPlan, at: Place, left: &Left) -> Vec<u128> {
        if let Some(run) = &left.run {
            return run.clone();
        }
        let (least, _) = weights(count, at.operand);
        let n = u128::from(count.n);
        let constant = |l: usize| match count.weights[self.lists[l].operands[0]] {
            Weight::Constant(weight) => Some(u128::from(weight)),
            Weight::Judged => None,
        };
        let missing = match (count.uses, at.event) {
            (Uses::Nothing, _) => return vec![0; left.of.len()],
            (Uses::All, _) | (_, Event::Needed) => return left.of.clone(),
            (_, Event::Spare) => n,
            (_, Event::Used) => n.saturating_sub(least),
        };
        // Candidates of no weight stand on the way, unless the event reaches it.
        let most = |l: usize| match constant(l) {
            Some(weight) if weight > 0 && left.of.len() == 1 => {
                missing.div_ceil(weight).min(left.of[l])
            }
            _ if missing == 0 || (n == 1 && count.rests_below) => 0,
            _ => left.of[l],
        };
        (0..left.of.len()).map(most).collect()
    }

    /// Retention and consumption of used candidates, where those of the list
    /// `without` all stay; and whether one can fault.
    fn kept(
        &self,
        count: &CountPlan,
        left: &Left,
        run: &[u128],
        without: Option<usize>,
    ) -> (Vector, bool) {
        let mut vector = Vector::ZERO;
        let mut faults = false;
        for (l, list) in self.lists.iter().enumerate() {
            let used = run[l];
            let new = if without == Some(l) {
                0
            } else {
                left.used.most().min(used)
            };
            match retention(&self.situation.operands[list.operands[0]]) {
                _ if count.uses == Uses::Nothing => {}
                Retention::Keep => {}
                // A list that is used as a whole is empty then.
                Retention::Consume if count.uses == Uses::All => {}
                Retention::Consume => vector = vector.with(Op::Consume, new),
                Retention::Judge(retain) => {
                    let moved = match count.uses {
                        Uses::Oldest if used > 0 => left.of[l],
                        _ => used,
                    };
                    vector = vector
                        .with(Op::Retain, used)
                        .nodes(Some(retain), used)
                        .with(Op::Compact, moved)
                        .with(Op::Consume, new);
                    faults |= retain.can_fault() && new > 0;
                }
            }
        }
        (vector, faults)
    }
}
