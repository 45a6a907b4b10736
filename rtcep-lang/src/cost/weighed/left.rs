//! What can be left of candidates with weights when a detection comes.

use super::super::count::weights;
use super::super::paths::{Context, Retention, retention};
use super::Event;
use super::alike::Weighing;
use crate::plan::{CountPlan, Uses, Weight};

/// Up to so many lists, each of them may have lost what it can spare, or nothing;
/// beyond, one path bounds them all.
const EXTREMES: usize = 4;

/// How many candidates of each list there are after the old ones have gone.
#[derive(Clone, Debug)]
pub(super) struct Left {
    pub(super) of: Vec<u128>,
    /// How many of all lists have gone.
    pub(super) gone: u128,
    /// Which of those that are used may be consumed.
    pub(super) used: Used,
    /// How many of each list are used, where that is not simply what it takes.
    pub(super) run: Option<Vec<u128>>,
    /// How many of them have a weight that is judged, and so kept, where they are not told
    /// apart by list.
    pub(super) judged: Option<u128>,
}

/// How many of those that are used are so for the first time. What was used before
/// stays: what its `retain` said then, it says again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Used {
    None,
    First(u128),
    All,
}

impl Used {
    /// So many of each list may be consumed at most.
    pub(super) const fn most(self) -> u128 {
        match self {
            Used::None => 0,
            Used::First(new) => new,
            Used::All => u128::MAX,
        }
    }
}

/// Room for one more in a list.
pub(super) fn one_less(room: &[u128], l: usize) -> Vec<u128> {
    let mut room = room.to_vec();
    room[l] = room[l].saturating_sub(1);
    room
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
            used: Used::All,
            run: None,
            judged: None,
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
    pub(super) fn rested(&self, count: &CountPlan, operand: usize, own: usize) -> Vec<Left> {
        let all: Vec<usize> = (0..self.lists.len()).collect();
        let dropped = |l: &usize| *l == own && self.lists[own].roomy;
        let others: Vec<usize> = all.iter().copied().filter(|l| !dropped(l)).collect();
        let budget = Some(u128::from(count.n).saturating_sub(1));
        let held = self.held(count, &others, budget);
        let Some(needed) = self.needed(count, operand, &others, held) else {
            return Vec::new();
        };
        // The lightest are as many as can be, and a judged weight can be nothing.
        let judged = others.iter().filter(|l| self.judged(count, **l));
        let judged = judged.fold(0u128, |sum, &l| sum.saturating_add(self.max(l)));
        let left = |left: u128, gone: u128| {
            let mut of = vec![0; all.len()];
            of[0] = left;
            Left {
                of,
                gone,
                used: Used::All,
                run: None,
                judged: Some(left.min(judged)),
            }
        };
        let before = self.held(count, &all, budget);
        match self.situation.prunes() {
            None => vec![left(held, 0)],
            Some(_) => vec![left(held, 0), left(needed, before.saturating_sub(needed))],
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
    pub(super) fn retained(
        &self,
        count: &CountPlan,
        (operand, own): (usize, usize),
        event: Event,
    ) -> Vec<Left> {
        let n = u128::from(count.n);
        let needed = match event {
            Event::Spare => n,
            Event::Used | Event::Needed => n.saturating_sub(weights(count, operand).1),
        };
        let room = self.room(own);
        let operand = &self.situation.operands[self.lists[0].operands[0]];
        match (count.uses, self.weighing(count)) {
            (Uses::Oldest, _) if room.len() == 1 => self.oldest(count, event),
            (Uses::All | Uses::Newest, Weighing::Same(weight))
                if (2..=EXTREMES).contains(&room.len()) =>
            {
                self.alike(count, own, weight)
            }
            _ if room.len() > 1 || !matches!(retention(operand), Retention::Judge(_)) => {
                let mut left = self.extremes(count, &room, &room, needed, Used::All);
                if self.keeps(own) {
                    let full = one_less(&room, own);
                    left.extend(self.extremes(count, &room, &full, needed, Used::All));
                }
                left
            }
            _ => {
                let below = self.held(count, &[0], Some(n.saturating_sub(1)));
                let below = below.min(room[0]);
                // One that was never used came while all together did not reach `n`,
                // and what reaches it the next time uses all of them.
                let mut left = self.extremes(count, &[below], &[below], needed, Used::All);
                for most in [room[0], room[0].saturating_sub(1)] {
                    left.extend(self.extremes(count, &room, &[most], needed, Used::None));
                }
                left
            }
        }
    }

    /// Whether the weights of a list's candidates are judged, and so kept.
    pub(super) fn judged(&self, count: &CountPlan, l: usize) -> bool {
        count.weights[self.lists[l].operands[0]] == Weight::Judged
    }

    /// Whether all that a list takes stays.
    pub(super) fn keeps(&self, l: usize) -> bool {
        let operand = &self.situation.operands[self.lists[l].operands[0]];
        retention(operand) == Retention::Keep
    }

    /// Of lists that held `before`, at most `full` is left: each keeps that, or no
    /// more than reaching `n` needs.
    fn extremes(
        &self,
        count: &CountPlan,
        before: &[u128],
        full: &[u128],
        needed: u128,
        used: Used,
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
        let left = |of: Vec<u128>, gone: u128| Left {
            of,
            gone,
            used,
            run: None,
            judged: None,
        };
        if self.situation.prunes().is_none() {
            return vec![left(full.to_vec(), 0)];
        }
        // What the event itself drops may have gone before that.
        let mut before = before.to_vec();
        for (l, list) in self.lists.iter().enumerate() {
            before[l] = before[l].max(u128::from(list.roomy));
        }
        let held = |lists: &[u128]| lists.iter().fold(0u128, |sum, &n| sum.saturating_add(n));
        if full.len() > EXTREMES {
            return vec![left(full.to_vec(), held(&before))];
        }
        let all: Vec<usize> = (0..full.len()).collect();
        let subsets = 0..1usize << full.len();
        let lefts = subsets.map(|expired| {
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
            let gone = held(&before).saturating_sub(rest.saturating_add(fewest));
            left(of, gone)
        });
        lefts.collect()
    }
}
