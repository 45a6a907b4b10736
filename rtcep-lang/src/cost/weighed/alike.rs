//! Several lists whose candidates all weigh the same: what can be left of them.
//!
//! A detection then uses a number of candidates that the rules say, and none of
//! what is consumed waits beside as many: where so many are kept, only those are
//! that have been used before and stay.

use super::super::count::weights;
use super::super::paths::{Context, Retention, retention};
use super::left::{Left, Used, one_less};
use crate::plan::{CountPlan, Uses};

/// How the candidates of the lists weigh against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weighing {
    /// All lists judge: candidates may weigh nothing, and one as much as is missing.
    Free,
    /// All of them weigh the same.
    Same(u128),
    /// Constants that differ, or stand beside what is judged: one sum binds the
    /// numbers of all.
    Mixed,
}

impl Context<'_> {
    pub(super) fn weighing(&self, count: &CountPlan) -> Weighing {
        let mut lists = self.lists.iter().map(|l| weights(count, l.operands[0]));
        let first = lists.next().unwrap_or((0, 0));
        if lists.any(|other| other != first) {
            return Weighing::Mixed;
        }
        match first {
            (least, most) if least < most => Weighing::Free,
            (0, _) => Weighing::Mixed,
            (weight, _) => Weighing::Same(weight),
        }
    }

    /// How many candidates each list can have at a composition: none, where the event
    /// has just dropped all of its own.
    pub(super) fn room(&self, own: usize) -> Vec<u128> {
        let lists = self.lists.iter().enumerate();
        let room = lists.map(|(l, list)| {
            if l == own && list.roomy {
                0
            } else {
                self.max(l)
            }
        });
        room.collect()
    }

    /// The same of the lists in which something can stay.
    pub(super) fn staying(&self, own: usize) -> Vec<u128> {
        let room = self.room(own).into_iter().enumerate();
        room.map(|(l, max)| if self.can_stay(l) { max } else { 0 })
            .collect()
    }

    /// What can be left where all candidates weigh `weight` and the trigger is used.
    pub(super) fn alike(&self, count: &CountPlan, own: usize, weight: u128) -> Vec<Left> {
        let least = u128::from(count.n).div_ceil(weight).saturating_sub(1);
        let stays = self.staying(own);
        let mut lefts = Vec::new();
        // All of them have stayed before.
        for room in [stays.clone(), one_less(&stays, own)] {
            if sum(&room) >= least {
                self.stayed(count, own, least, &room, &mut lefts);
            }
        }
        // Some are used for the first time: there are no more than are needed.
        let room = self.room(own);
        let mut rooms = vec![room.clone()];
        if self.keeps(own) {
            rooms.push(one_less(&room, own));
        }
        for room in rooms.iter().filter(|room| sum(room) >= least) {
            lefts.extend(fillings(room, least).into_iter().map(|run| Left {
                of: run.clone(),
                gone: 0,
                used: Used::All,
                run: Some(run),
                judged: None,
            }));
        }
        lefts
    }

    /// All that is kept has stayed before, and may be all that lists have room for.
    fn stayed(
        &self,
        count: &CountPlan,
        own: usize,
        least: u128,
        room: &[u128],
        lefts: &mut Vec<Left>,
    ) {
        let prunes = self.situation.prunes().is_some();
        let before = sum(&self.staying_before());
        let mut put = |of: Vec<u128>, run: Vec<u128>| {
            let gone = if prunes { before - sum(&of) } else { 0 };
            lefts.push(Left {
                of,
                gone,
                used: Used::None,
                run: Some(run),
                judged: None,
            });
        };
        if count.uses == Uses::Newest {
            for run in fillings(room, least) {
                if !prunes {
                    put(room.to_vec(), run);
                    continue;
                }
                let mut full = run.clone();
                full[own] = room[own];
                put(full, run.clone());
                put(run.clone(), run);
            }
        } else if prunes {
            for of in corners(room, least) {
                put(of.clone(), of);
            }
        } else {
            put(room.to_vec(), room.to_vec());
        }
    }

    /// So many candidates of `lists` at most there are before an event; with `full`,
    /// while that list is.
    pub(super) fn before(&self, count: &CountPlan, lists: &[usize], full: Option<usize>) -> u128 {
        let own = full.map_or(0, |l| {
            let (least, _) = weights(count, self.lists[l].operands[0]);
            least.saturating_mul(self.max(l))
        });
        let budget = Some(u128::from(count.n).saturating_sub(1).saturating_sub(own));
        if count.rests_below {
            return self.held(count, lists, budget);
        }
        match (count.uses, self.weighing(count)) {
            (Uses::All | Uses::Newest, Weighing::Same(_)) => {
                let few = self.held(count, lists, budget);
                if full.is_some_and(|l| !self.can_stay(l)) {
                    return few;
                }
                let stay: Vec<usize> = lists
                    .iter()
                    .copied()
                    .filter(|&l| self.can_stay(l))
                    .collect();
                self.held(count, &stay, None).max(few)
            }
            _ => self.held(count, lists, None),
        }
    }

    /// What has stayed before the event came.
    fn staying_before(&self) -> Vec<u128> {
        let lists = 0..self.lists.len();
        let lists = lists.filter(|&l| self.can_stay(l));
        lists.map(|l| self.max(l)).collect()
    }

    fn can_stay(&self, l: usize) -> bool {
        let operand = &self.situation.operands[self.lists[l].operands[0]];
        retention(operand) != Retention::Consume
    }
}

fn sum(of: &[u128]) -> u128 {
    of.iter().fold(0u128, |sum, &n| sum.saturating_add(n))
}

/// The ways to take `total` from so many of each list, with as many as can be from one
/// before any from the next: all others are mixtures of these.
fn fillings(room: &[u128], total: u128) -> Vec<Vec<u128>> {
    if total == 0 || room.iter().all(|&n| n == 0) {
        return vec![vec![0; room.len()]];
    }
    let mut found: Vec<Vec<u128>> = Vec::new();
    for (l, &here) in room.iter().enumerate().filter(|(_, here)| **here > 0) {
        let take = here.min(total);
        let mut others = room.to_vec();
        others[l] = 0;
        for mut filling in fillings(&others, total - take) {
            filling[l] = take;
            if !found.contains(&filling) {
                found.push(filling);
            }
        }
    }
    found
}

/// The extremes of what lists can keep, `least` in all: each is full or empty, but
/// for one that makes up the number.
fn corners(room: &[u128], least: u128) -> Vec<Vec<u128>> {
    let mut found: Vec<Vec<u128>> = Vec::new();
    for kept in 0..1usize << room.len() {
        let full = |l: usize| if kept >> l & 1 == 1 { room[l] } else { 0 };
        let of: Vec<u128> = (0..room.len()).map(full).collect();
        let missing = least.saturating_sub(sum(&of));
        for l in (0..room.len()).filter(|l| kept >> l & 1 == 0) {
            if missing <= room[l] {
                let mut of = of.clone();
                of[l] = missing;
                found.push(of);
            }
        }
        if missing == 0 {
            found.push(of);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
