//! What can be left of candidates with weights when a detection comes.

use super::super::count::weights;
use super::super::paths::{Context, Retention, retention};
use super::Event;
use crate::model::OnFull;
use crate::plan::CountPlan;

/// Up to so many lists, each of them may have lost what it can spare, or nothing;
/// beyond, one path bounds them all.
const EXTREMES: usize = 4;

/// How many candidates of each list there are after the old ones have gone.
#[derive(Clone, Debug)]
pub(super) struct Left {
    pub(super) of: Vec<u128>,
    /// How many of all lists have gone.
    pub(super) gone: u128,
    /// Whether all that are used were used before: what their `retain` said then,
    /// it says again, and they stay.
    pub(super) known: bool,
}
/// So many candidates at least sum to `missing`, of lists with so many of a weight.
fn fewest(lists: impl Iterator<Item = (u128, u128)>, mut missing: u128) -> u128 {
    let mut lists: Vec<(u128, u128)> = lists.filter(|&(weight, _)| weight > 0).collect();
    // The heaviest first.
    lists.sort_unstable_by_key(|&(weight, _)| std::cmp::Reverse(weight));
    let mut fewest = 0u128;
    for (weight, max) in lists {
        let take = missing.div_ceil(weight).min(max);
        missing = missing.saturating_sub(take.saturating_mul(weight));
        fewest = fewest.saturating_add(take);
    }
    fewest
}

impl Context<'_> {
    /// In an instance that has just opened: the event alone.
    pub(super) fn fresh_weighed(
        &self,
        count: &CountPlan,
        operand: usize,
        event: Event,
    ) -> Vec<Left> {
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
    pub(super) fn held(&self, count: &CountPlan, lists: &[usize], most: Option<u128>) -> u128 {
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

    /// Where nothing is retained: what can be left when `n` is reached, with as many
    /// candidates as can be, and with as few.
    pub(super) fn rested(&self, count: &CountPlan, operand: usize) -> Vec<Left> {
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
        let missing = u128::from(count.n).saturating_sub(own);
        let lists = lists
            .iter()
            .map(|&l| (weights(count, self.lists[l].operands[0]).1, self.max(l)));
        let most = lists.clone().fold(0u128, |sum, (weight, max)| {
            sum.saturating_add(weight.saturating_mul(max))
        });
        let needed = fewest(lists, missing);
        (most >= missing && needed <= held).then_some(needed)
    }

    /// Where something is retained, lists may be full: each of them may have lost
    /// what reaching `n` does not need, or nothing.
    pub(super) fn retained(&self, count: &CountPlan, operand: usize, event: Event) -> Vec<Left> {
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
        // One that was never used came while all together did not reach `n`, and
        // what reaches it the next time uses all of them. Not so where the oldest
        // alone reach it: the event is stored without a use, and comes to be one of
        // the oldest when others leave.
        let leave =
            self.situation.prunes().is_some() || self.lists[0].on_full == OnFull::DropOldest;
        let mut new = match event {
            Event::Spare if !leave => Vec::new(),
            Event::Spare => self.extremes(count, &room, &room, needed, false),
            Event::Needed if leave => self.extremes(count, &room, &[below], needed, false),
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
        let all: Vec<usize> = (0..full.len()).collect();
        let subsets = 0..1usize << full.len();
        let left = subsets.map(|expired| {
            let (expiring, others): (Vec<usize>, Vec<usize>) =
                all.iter().partition(|&&l| expired >> l & 1 == 1);
            let kept = others.iter().fold(0u128, |sum, &l| {
                sum.saturating_add(full[l].saturating_mul(weight(l)))
            });
            let missing = needed.saturating_sub(kept);
            let mut of = full.to_vec();
            for &l in &expiring {
                // Of several lists any may be the one of which some are left.
                of[l] = missing.div_ceil(weight(l).max(1)).min(full[l]);
            }
            let fewest = fewest(expiring.iter().map(|&l| (weight(l), full[l])), missing);
            let rest = others
                .iter()
                .fold(0u128, |sum, &l| sum.saturating_add(full[l]));
            let gone = held(before).saturating_sub(rest.saturating_add(fewest));
            Left { of, gone, known }
        });
        left.collect()
    }
}
