//! What is kept when an event comes, and what of it expires then.

use super::super::draft::Draft;
use super::super::paths::Context;
use super::super::vector::Vector;
use super::Aggregates;
use crate::model::{Demand, Situation};
use crate::plan::AggregatePlan;
use rtcep_core::Op;

/// Up to so many lists whose candidates expire, every combination of extremes is a
/// path; beyond, one path bounds them all.
const EXPIRING: usize = 3;

/// How many candidates are kept.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// By list.
    pub(super) lists: Vec<u128>,
    /// The list of each operand.
    of: Vec<Option<usize>>,
    /// Whether an operand that keeps no list may have taken something.
    ran: Vec<bool>,
    /// Whether nothing came before the event.
    pub(super) fresh: bool,
}

impl Kept {
    fn new(plan: &AggregatePlan, lists: Vec<u128>, fresh: bool) -> Self {
        let of = plan.operands.iter().map(|o| o.list).collect();
        let ran = vec![!fresh; plan.operands.len()];
        Self {
            lists,
            of,
            ran,
            fresh,
        }
    }

    pub(super) fn nothing(plan: &AggregatePlan) -> Self {
        let lists = plan.operands.iter().filter(|o| o.list.is_some()).count();
        Self::new(plan, vec![0; lists], true)
    }

    pub(super) fn full(cx: &Context<'_>, plan: &AggregatePlan) -> Self {
        let lists = (0..cx.lists.len()).map(|l| cx.max(l)).collect();
        Self::new(plan, lists, false)
    }

    /// One event more.
    pub(super) fn took(&mut self, o: usize) {
        self.ran[o] = true;
        if let Some(l) = self.of[o] {
            self.lists[l] += 1;
        }
    }

    /// Whether something of an operand is kept.
    pub(super) fn some(&self, o: usize) -> bool {
        self.of[o].map_or(self.ran[o], |l| self.lists[l] > 0)
    }
}

/// Candidates that an operand keeps at most before an event comes: a run that is
/// long enough leaves nothing, unless it is retained.
fn most(situation: &Situation, max: u128) -> u128 {
    match &situation.demand {
        Demand::Run(run) => {
            let goes_on = situation.operands[0].retain.is_some() && !situation.once;
            if goes_on {
                max
            } else {
                max.min(u128::from(run.n) - 1)
            }
        }
        _ => max,
    }
}

impl Aggregates<'_, '_> {
    /// What may be kept when an event comes that operand `o` takes, with what it
    /// cost to let the rest expire.
    pub(super) fn expired(&self, o: usize) -> Vec<(Kept, Draft)> {
        let full: Vec<u128> = (0..self.cx.lists.len())
            .map(|l| most(self.cx.situation, self.cx.max(l)))
            .collect();
        let own = self.plan.operands[o].list;
        let mut found = vec![(Kept::new(self.plan, full.clone(), false), self.cx.base())];
        if let Some(l) = own
            && full[l] == self.cx.max(l)
        {
            let mut kept = Kept::new(self.plan, full.clone(), false);
            kept.lists[l] -= 1;
            found.push((kept, self.cx.base()));
        }
        if self.cx.situation.prunes().is_none() {
            return found;
        }
        let operands = self.plan.operands.iter();
        let operands: Vec<_> = operands
            .filter_map(|o| Some((o.list?, o.updates() as u128)))
            .collect();
        if operands.len() > EXPIRING {
            // Everything expires, and yet everything is kept.
            let all = operands.iter().fold(Vector::ZERO, |sum, &(l, updates)| {
                sum.plus(&gone(full[l], updates))
            });
            return found
                .into_iter()
                .map(|(kept, draft)| (kept, draft.then("some expire", &all)))
                .collect();
        }
        for (l, updates) in operands {
            let mut some = vec![full[l]];
            if Some(l) == own {
                some.push(1);
            }
            some.extend(self.last_that_detects(o, l, full[l]));
            some.retain(|&k| 1 <= k && k <= full[l]);
            some.sort_unstable();
            some.dedup();
            let with: Vec<_> = found
                .iter()
                .filter(|(kept, _)| kept.lists[l] == full[l])
                .flat_map(|(kept, draft)| {
                    some.iter().map(move |&k| {
                        let mut kept = kept.clone();
                        kept.lists[l] -= k;
                        (kept, draft.then("some expire", &gone(k, updates)))
                    })
                })
                .collect();
            found.extend(with);
        }
        found
    }

    /// The most that expire while something may still be detected: of a retained run
    /// that is still long enough, of a crossing that still knows its side, of what helps a
    /// share that the event of operand `o` is against.
    fn last_that_detects(&self, o: usize, l: usize, full: u128) -> Option<u128> {
        match &self.cx.situation.demand {
            Demand::Run(run) => (full + 1).checked_sub(u128::from(run.n)),
            Demand::Crossing(_) => full.checked_sub(1),
            Demand::Share(share) => full.checked_sub(self.needed(share, o, l, full)?),
            _ => None,
        }
    }
}

/// So many candidates expire.
fn gone(k: u128, updates: u128) -> Vector {
    Vector::ZERO
        .with(Op::Expire, k)
        .with(Op::Update, k.saturating_mul(updates))
}
