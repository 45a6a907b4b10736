//! An `atleast` that keeps candidates: what an event does there.
//!
//! Too old candidates go first. Then either the weights do not sum to `n` and the
//! event is stored, or it detects and what is used is consumed. Where nothing is
//! retained the list rests below `n`, so that few candidates of a constant weight
//! can be in it at once, and it is all the same in which list they are.

use super::admission::full;
use super::count::{State, weights};
use super::draft::Draft;
use super::paths::{Context, Retention, retention};
use super::vector::Vector;
use crate::model::{Detect, Expr};
use crate::plan::{CountPlan, Uses, Weight};
use rtcep_core::Op;

/// Up to so many lists, each of them may have lost what it can spare, or nothing;
/// beyond, one path bounds them all.
const EXTREMES: usize = 4;

/// How many candidates of each list there are after the old ones have gone, and
/// how many of all have gone.
#[derive(Clone, Debug)]
struct Left {
    of: Vec<u128>,
    gone: u128,
}

impl Context<'_> {
    pub(super) fn weighed(
        &self,
        count: &CountPlan,
        operand: usize,
        own: usize,
        base: &Draft,
        state: State,
    ) -> (Vec<Draft>, bool) {
        let mut drafts = self.not_reached(count, operand, own, base, state);
        if self.situation.detect == Detect::Deferred {
            return (drafts, false);
        }
        let found = if state == State::Fresh {
            let (_, most) = weights(count, operand);
            let none = Left {
                of: vec![0; self.lists.len()],
                gone: 0,
            };
            if most >= count.n.into() {
                vec![none]
            } else {
                Vec::new()
            }
        } else if count.rests_below {
            self.rested(count, operand)
        } else {
            self.retained(count, operand)
        };
        for left in &found {
            let expired = base.then("", &Vector::ZERO.with(Op::Expire, left.gone));
            for made in self.single("detects", &expired) {
                self.used(count, operand, own, left, &made, &mut drafts);
            }
        }
        (drafts, !found.is_empty())
    }

    /// The most candidates that lists can hold together while they sum to `most`
    /// at most; none: whatever fits.
    fn held(&self, count: &CountPlan, lists: &[usize], most: Option<u128>) -> u128 {
        let mut lists: Vec<(u128, u128)> = lists
            .iter()
            .map(|&l| (weights(count, self.lists[l].operands[0]).0, self.room(l)))
            .collect();
        // The lightest first.
        lists.sort_unstable();
        let mut budget = most.unwrap_or(u128::MAX);
        let mut held = 0u128;
        for (weight, max) in lists {
            let fit = budget.checked_div(weight).map_or(max, |fit| fit.min(max));
            budget -= fit.saturating_mul(weight).min(budget);
            held = held.saturating_add(fit);
        }
        held
    }

    /// Candidates that a list can hold when an event comes.
    fn room(&self, l: usize) -> u128 {
        let operand = &self.situation.operands[self.lists[l].operands[0]];
        if operand.overrides.as_ref().is_some_and(Expr::is_true) {
            1
        } else {
            self.max(l)
        }
    }

    /// The weights do not reach `n`, or it is not yet asked: the event is stored.
    fn not_reached(
        &self,
        count: &CountPlan,
        operand: usize,
        own: usize,
        base: &Draft,
        state: State,
    ) -> Vec<Draft> {
        let n = u128::from(count.n);
        let (least, _) = weights(count, operand);
        let immediate = self.situation.detect == Detect::Immediate;
        if immediate && least >= n {
            return Vec::new();
        }
        let stored = self.stored(own);
        if state == State::Fresh {
            return vec![base.then("stored", &stored)];
        }
        let mut drafts = Vec::new();
        let prunes = self.situation.prunes().is_some();
        let expire = |gone: u128| {
            let gone = if prunes { gone } else { 0 };
            base.then("", &Vector::ZERO.with(Op::Expire, gone))
        };
        let budget = count.rests_below.then(|| n.saturating_sub(1));
        let all: Vec<usize> = (0..self.lists.len()).collect();
        drafts.push(expire(self.held(count, &all, budget)).then("stored", &stored));
        let (own_least, _) = weights(count, self.lists[own].operands[0]);
        let sum = own_least.saturating_mul(self.max(own));
        let fills = self.room(own) == self.max(own) && !self.restarts(own);
        if fills && (!immediate || sum.saturating_add(least) < n) {
            let others: Vec<usize> = all.into_iter().filter(|&l| l != own).collect();
            let budget = budget.map(|budget| budget.saturating_sub(sum));
            let name = format!("list full: {}", self.lists[own].on_full.name());
            let gone = self.held(count, &others, budget);
            drafts.push(expire(gone).then(&name, &full(&self.lists[own])));
        }
        drafts
    }

    /// Whether every event of a list's operand drops those before it.
    fn restarts(&self, l: usize) -> bool {
        let operand = &self.situation.operands[self.lists[l].operands[0]];
        operand.overrides.as_ref().is_some_and(Expr::is_true)
    }

    /// Where nothing is retained: what can be left when `n` is reached, with as many
    /// candidates as can be, and with as few.
    fn rested(&self, count: &CountPlan, operand: usize) -> Vec<Left> {
        let all: Vec<usize> = (0..self.lists.len()).collect();
        let n = u128::from(count.n);
        let held = self.held(count, &all, Some(n.saturating_sub(1)));
        let Some(needed) = self.needed(count, operand, &all, held) else {
            return Vec::new();
        };
        let left = |left: u128, gone: u128| {
            let mut of = vec![0; all.len()];
            of[0] = left;
            Left { of, gone }
        };
        match self.situation.prunes() {
            None => vec![left(held, 0)],
            Some(_) => vec![left(held, 0), left(needed, held.saturating_sub(needed))],
        }
    }

    /// So many candidates at least are needed to reach `n`, of `held`.
    fn needed(
        &self,
        count: &CountPlan,
        operand: usize,
        lists: &[usize],
        held: u128,
    ) -> Option<u128> {
        let (_, own) = weights(count, operand);
        let mut missing = u128::from(count.n).saturating_sub(own);
        let mut lists: Vec<(u128, u128)> = lists
            .iter()
            .map(|&l| (weights(count, self.lists[l].operands[0]).1, self.room(l)))
            .collect();
        // The heaviest first.
        lists.sort_unstable_by_key(|&(weight, _)| std::cmp::Reverse(weight));
        let mut needed = 0u128;
        for (weight, max) in lists {
            if missing == 0 || weight == 0 {
                break;
            }
            let take = missing.div_ceil(weight).min(max);
            missing = missing.saturating_sub(take.saturating_mul(weight));
            needed += take;
        }
        (missing == 0 && needed <= held).then_some(needed)
    }

    /// Where something is retained, lists may be full: each of them may have lost
    /// what reaching `n` does not need, or nothing.
    fn retained(&self, count: &CountPlan, operand: usize) -> Vec<Left> {
        let all: Vec<usize> = (0..self.lists.len()).collect();
        let full: Vec<u128> = all.iter().map(|&l| self.room(l)).collect();
        let held = full.iter().fold(0u128, |sum, &n| sum.saturating_add(n));
        if self.needed(count, operand, &all, held).is_none() {
            return Vec::new();
        }
        if self.situation.prunes().is_none() {
            return vec![Left { of: full, gone: 0 }];
        }
        if all.len() > EXTREMES {
            return vec![Left {
                of: full,
                gone: held,
            }];
        }
        let (_, own) = weights(count, operand);
        let mut found = Vec::new();
        for expired in 0..1usize << all.len() {
            let mut missing = u128::from(count.n).saturating_sub(own);
            let expires = |l: usize| expired >> l & 1 == 1;
            let weight = |l: usize| weights(count, self.lists[l].operands[0]).1;
            for &l in all.iter().filter(|&&l| !expires(l)) {
                missing = missing.saturating_sub(full[l].saturating_mul(weight(l)));
            }
            let mut left = Left {
                of: full.clone(),
                gone: 0,
            };
            for &l in all.iter().filter(|&&l| expires(l)) {
                let keep = if weight(l) == 0 {
                    0
                } else {
                    missing.div_ceil(weight(l)).min(full[l])
                };
                missing = missing.saturating_sub(keep.saturating_mul(weight(l)));
                left.of[l] = keep;
                left.gone = left.gone.saturating_add(full[l] - keep);
            }
            if missing == 0 {
                found.push(left);
            }
        }
        found
    }

    /// What becomes of the candidates and of the event after a detection.
    fn used(
        &self,
        count: &CountPlan,
        operand: usize,
        own: usize,
        left: &Left,
        made: &Draft,
        drafts: &mut Vec<Draft>,
    ) {
        if self.situation.once {
            drafts.push(made.then("ends the instance", &Vector::ZERO));
            return;
        }
        let run = self.run(count, operand, left);
        let steps: u128 = run.iter().fold(0, |sum, &k| sum.saturating_add(k));
        let steps = if count.uses == Uses::Newest || count.uses == Uses::Oldest {
            steps
        } else {
            0
        };
        let walked = made.then("", &Vector::ZERO.with(Op::Step, steps));
        let kept = |without: Option<usize>| self.kept(count, left, &run, without);
        let (vector, faults) = kept(None);
        let told = |vector: &Vector, faults: bool| vector.clone().with(Op::Notice, faults.into());
        let ends = |own_vector: &Vector, own_faults: bool, drafts: &mut Vec<Draft>| {
            let all = told(&vector.clone().plus(own_vector), faults || own_faults);
            drafts.push(walked.then("event consumed", &all));
        };
        let stays = |own_vector: &Vector, drafts: &mut Vec<Draft>| {
            let all = told(&vector.clone().plus(own_vector), faults);
            let stays = walked.then("event stays", &all);
            drafts.extend(self.with_room(Some(own), &stays));
            if left.of[own] == self.max(own) && !self.restarts(own) && self.stays_full(count, own) {
                let (vector, faults) = kept(Some(own));
                let all = told(&vector.plus(own_vector), faults);
                let name = format!("event stays, list full: {}", self.lists[own].on_full.name());
                drafts.push(walked.then(&name, &all.plus(&full(&self.lists[own]))));
            }
        };
        match retention(&self.situation.operands[operand]) {
            _ if count.uses == Uses::Nothing => stays(&Vector::ZERO, drafts),
            Retention::Consume => ends(&Vector::ZERO, false, drafts),
            Retention::Keep => stays(&Vector::ZERO, drafts),
            Retention::Judge(retain) => {
                let judged = Vector::ZERO.with(Op::Retain, 1).nodes(Some(retain), 1);
                ends(&judged, retain.can_fault(), drafts);
                stays(&judged, drafts);
            }
        }
        if count.uses == Uses::Oldest {
            // The run may end before the event, which then is not used.
            stays(&Vector::ZERO, drafts);
        }
    }

    /// Whether a list can be full still after a detection.
    fn stays_full(&self, count: &CountPlan, l: usize) -> bool {
        let operand = &self.situation.operands[self.lists[l].operands[0]];
        count.uses != Uses::All || retention(operand) != Retention::Consume
    }

    /// Used candidates by list, at most.
    fn run(&self, count: &CountPlan, operand: usize, left: &Left) -> Vec<u128> {
        let (least, _) = weights(count, operand);
        let n = u128::from(count.n);
        let constant = |l: usize| match count.weights[self.lists[l].operands[0]] {
            Weight::Constant(weight) => Some(u128::from(weight)),
            Weight::Judged => None,
        };
        let missing = match count.uses {
            Uses::Nothing => return vec![0; left.of.len()],
            Uses::All => return left.of.clone(),
            Uses::Oldest => n,
            Uses::Newest => n.saturating_sub(least),
        };
        let lists = 0..left.of.len();
        // Candidates of no weight stand on the way, unless the last one reaches it.
        let most = |l: usize| match constant(l) {
            Some(weight) if weight > 0 && left.of.len() == 1 => {
                missing.div_ceil(weight).min(left.of[l])
            }
            _ if missing == 0 || (n == 1 && count.rests_below) => 0,
            _ => left.of[l],
        };
        lists.map(most).collect()
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
            let stay = without == Some(l);
            match retention(&self.situation.operands[list.operands[0]]) {
                _ if count.uses == Uses::Nothing => {}
                Retention::Keep => {}
                // A list that is used as a whole is empty then.
                Retention::Consume if count.uses == Uses::All || stay => {}
                Retention::Consume => vector = vector.with(Op::Consume, used),
                Retention::Judge(retain) => {
                    let moved = match count.uses {
                        Uses::Oldest if used > 0 => left.of[l],
                        _ => used,
                    };
                    vector = vector
                        .with(Op::Retain, used)
                        .nodes(Some(retain), used)
                        .with(Op::Compact, moved)
                        .with(Op::Consume, if stay { 0 } else { used });
                    faults |= retain.can_fault() && used > 0 && !stay;
                }
            }
        }
        (vector, faults)
    }
}
