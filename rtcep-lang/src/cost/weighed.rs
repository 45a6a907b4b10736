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
use crate::model::{Detect, Expr, OnFull};
use crate::plan::{CountPlan, Uses, Weight};
use rtcep_core::Op;

/// Up to so many lists, each of them may have lost what it can spare, or nothing;
/// beyond, one path bounds them all.
const EXTREMES: usize = 4;

/// How many candidates of each list there are after the old ones have gone.
#[derive(Clone, Debug)]
struct Left {
    of: Vec<u128>,
    /// How many of all lists have gone.
    gone: u128,
    /// Whether all that are used were used before: what their `retain` said then,
    /// it says again, and they stay.
    known: bool,
}

/// What the event is to a detection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// It is used.
    Used,
    /// It is used, since all others do not reach `n`.
    Needed,
    /// It is not used, since older ones reach `n`.
    Spare,
}

/// Which operand takes the event, and with which list.
#[derive(Clone, Copy, Debug)]
struct Place {
    operand: usize,
    own: usize,
    event: Event,
}

fn events(count: &CountPlan) -> &'static [Event] {
    match count.uses {
        Uses::Oldest => &[Event::Needed, Event::Spare],
        Uses::Nothing | Uses::All | Uses::Newest => &[Event::Used],
    }
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
        let mut found = Vec::new();
        for &event in events(count) {
            let left = match state {
                State::Fresh => self.fresh_weighed(count, operand, event),
                State::Any if count.rests_below => self.rested(count, operand),
                State::Any => self.retained(count, operand, event),
            };
            found.extend(left.into_iter().map(|left| (left, event)));
        }
        for (left, event) in &found {
            let expired = base.then("", &Vector::ZERO.with(Op::Expire, left.gone));
            for made in self.single("detects", &expired) {
                let at = Place {
                    operand,
                    own,
                    event: *event,
                };
                self.used(count, at, left, &made, &mut drafts);
            }
        }
        (drafts, !found.is_empty())
    }

    /// In an instance that has just opened: the event alone.
    fn fresh_weighed(&self, count: &CountPlan, operand: usize, event: Event) -> Vec<Left> {
        let (_, most) = weights(count, operand);
        if event == Event::Spare || most < count.n.into() {
            return Vec::new();
        }
        vec![Left {
            of: vec![0; self.lists.len()],
            gone: 0,
            known: false,
        }]
    }

    /// The most candidates that lists can hold together while they sum to `most`
    /// at most; none: whatever fits.
    fn held(&self, count: &CountPlan, lists: &[usize], most: Option<u128>) -> u128 {
        let mut lists: Vec<(u128, u128)> = lists
            .iter()
            .map(|&l| (weights(count, self.lists[l].operands[0]).0, self.max(l)))
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
        let fills = !self.lists[own].roomy;
        if fills && (!immediate || sum.saturating_add(least) < n) {
            let others: Vec<usize> = all.into_iter().filter(|&l| l != own).collect();
            let budget = budget.map(|budget| budget.saturating_sub(sum));
            let name = format!("list full: {}", self.lists[own].on_full.name());
            let gone = self.held(count, &others, budget);
            drafts.push(expire(gone).then(&name, &full(&self.lists[own])));
        }
        drafts
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
            Left {
                of,
                gone,
                known: false,
            }
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
            .map(|&l| (weights(count, self.lists[l].operands[0]).1, self.max(l)))
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
    fn retained(&self, count: &CountPlan, operand: usize, event: Event) -> Vec<Left> {
        let room: Vec<u128> = (0..self.lists.len()).map(|l| self.max(l)).collect();
        let n = u128::from(count.n);
        let needed = match event {
            Event::Spare => n,
            Event::Used | Event::Needed => n.saturating_sub(weights(count, operand).1),
        };
        let below = self.held(count, &[0], Some(n.saturating_sub(1)));
        let judged = |l: usize| {
            let operand = &self.situation.operands[self.lists[l].operands[0]];
            matches!(retention(operand), Retention::Judge(_))
        };
        if room.len() > 1 || !judged(0) {
            return self.extremes(count, &room, &room, needed, false);
        }
        let max = room[0];
        // One that was never used came while all together did not reach `n`; since
        // then none has been used.
        let mut new = match event {
            // The same ones reach `n` again, unless some of them leave otherwise.
            Event::Spare
                if self.situation.prunes().is_none()
                    && self.lists[0].on_full != OnFull::DropOldest =>
            {
                Vec::new()
            }
            Event::Spare => self.extremes(count, &room, &room, needed, false),
            Event::Used | Event::Needed => self.extremes(count, &[below], &[below], needed, false),
        };
        let most = match event {
            Event::Needed => below,
            Event::Used | Event::Spare => max,
        };
        for most in [most, most.min(max - 1)] {
            new.extend(self.extremes(count, &room, &[most], needed, true));
        }
        new
    }

    /// Of lists that held `before`, at most `full` is left: each keeps that, or no
    /// more than reaching `n` needs.
    fn extremes(
        &self,
        count: &CountPlan,
        before: &[u128],
        full: &[u128],
        needed: u128,
        known: bool,
    ) -> Vec<Left> {
        let weight = |l: usize| weights(count, self.lists[l].operands[0]).1;
        let sum = |lists: &[u128]| {
            let sums = lists.iter().enumerate();
            let sums = sums.map(|(l, n)| n.saturating_mul(weight(l)));
            sums.fold(0u128, u128::saturating_add)
        };
        if sum(full) < needed {
            return Vec::new();
        }
        if self.situation.prunes().is_none() {
            return vec![Left {
                of: full.to_vec(),
                gone: 0,
                known,
            }];
        }
        let held = |lists: &[u128]| lists.iter().fold(0u128, |sum, &n| sum.saturating_add(n));
        if full.len() > EXTREMES {
            return vec![Left {
                of: full.to_vec(),
                gone: held(before),
                known,
            }];
        }
        let subsets = 0..1usize << full.len();
        let left = subsets.filter_map(|expired| {
            let expires = |l: &usize| expired >> *l & 1 == 1;
            let mut of = full.to_vec();
            for l in (0..full.len()).filter(expires) {
                of[l] = 0;
            }
            let mut missing = needed.saturating_sub(sum(&of));
            for l in (0..full.len()).filter(expires) {
                let keep = missing.div_ceil(weight(l).max(1)).min(full[l]);
                missing = missing.saturating_sub(keep.saturating_mul(weight(l)));
                of[l] = keep;
            }
            let gone = held(before).saturating_sub(held(&of));
            (missing == 0).then_some(Left { of, gone, known })
        });
        left.collect()
    }

    /// What becomes of the candidates and of the event after a detection.
    fn used(
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
        let walked = made.then("", &Vector::ZERO.with(Op::Step, steps));
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
        let full_still = left.known && left.of[at.own] == self.max(at.own);
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
            Retention::Judge(_) => left.known || self.lists.len() > 1,
            Retention::Consume => self.lists.len() > 1,
        };
        kept && left.of[l] == self.max(l) && !self.lists[l].roomy
    }

    /// Used candidates by list, at most.
    fn run(&self, count: &CountPlan, at: Place, left: &Left) -> Vec<u128> {
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
            let stay = left.known || without == Some(l);
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
