//! Candidates that are counted by weight.

use super::Gauge;
use crate::{Op, Probe};

/// What a candidate counts for.
pub trait Weight {
    /// How much that is.
    fn weight(&self) -> u32;
}

/// A queue of at most `M` candidates in a ring of `N` places, a power of two, and
/// the sum of their weights. Candidates leave at the front (they are too old, or
/// evicted), at the back (the newest are used) or, where some are kept, in between.
#[derive(Clone, Debug)]
pub struct Weighed<T, const M: usize, const N: usize> {
    items: [T; N],
    head: u32,
    len: u32,
    sum: u64,
}

impl<T: Copy + Weight, const M: usize, const N: usize> Weighed<T, M, N> {
    /// No candidate; `empty` fills the places.
    #[must_use]
    pub const fn new(empty: T) -> Self {
        const {
            assert!(N.is_power_of_two() && M >= 1 && M <= N && N <= 1 << 31);
        }
        Self {
            items: [empty; N],
            head: 0,
            len: 0,
            sum: 0,
        }
    }

    /// How many candidates there are.
    #[inline(always)]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether one more does not fit.
    #[inline(always)]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize >= M
    }

    /// The sum of all weights. It cannot overflow: there are fewer than 2^32.
    #[inline(always)]
    #[must_use]
    pub const fn sum(&self) -> u64 {
        self.sum
    }

    /// The candidate at a place, from 0, the oldest.
    #[inline(always)]
    #[must_use]
    pub const fn get(&self, place: usize) -> Option<&T> {
        if place < self.len as usize {
            Some(&self.items[(self.head as usize).wrapping_add(place) & (N - 1)])
        } else {
            None
        }
    }

    /// The oldest candidate.
    #[inline(always)]
    #[must_use]
    pub const fn front(&self) -> Option<&T> {
        self.get(0)
    }

    /// Stores the newest candidate; `false` and unchanged if it is full.
    #[inline(always)]
    pub fn push(&mut self, item: T) -> bool {
        if self.is_full() {
            return false;
        }
        self.items[self.head.wrapping_add(self.len) as usize & (N - 1)] = item;
        self.len += 1;
        self.sum = self.sum.wrapping_add(u64::from(item.weight()));
        true
    }

    /// Removes the oldest candidate, if there is one.
    #[inline(always)]
    pub fn pop_front(&mut self) {
        if let Some(weight) = self.front().map(Weight::weight) {
            self.head = self.head.wrapping_add(1);
            self.leave(weight);
        }
    }

    fn leave(&mut self, weight: u32) {
        self.len = self.len.wrapping_sub(1);
        self.sum = self.sum.wrapping_sub(u64::from(weight));
    }

    /// Removes all candidates.
    #[inline(always)]
    pub const fn clear(&mut self) {
        self.len = 0;
        self.sum = 0;
    }

    /// Removes candidates from the front while `gone` holds.
    #[inline(always)]
    pub fn expire<P: Probe>(&mut self, gone: impl Fn(&T) -> bool, gauge: &mut Gauge<'_, P>) {
        while self.front().is_some_and(&gone) {
            self.pop_front();
            gauge.count(Op::Expire, 1);
        }
    }

    /// The oldest candidates at the places below `to` are consumed.
    #[inline(always)]
    pub fn consume_oldest<P: Probe>(&mut self, to: usize, gauge: &mut Gauge<'_, P>) {
        for _ in 0..to {
            self.pop_front();
            gauge.count(Op::Consume, 1);
        }
    }

    /// The newest candidates from the place `from` on are consumed.
    #[inline(always)]
    pub fn consume_newest<P: Probe>(&mut self, from: usize, gauge: &mut Gauge<'_, P>) {
        while let Some(last) = self.len().checked_sub(1)
            && last >= from
            && let Some(weight) = self.get(last).map(Weight::weight)
        {
            self.leave(weight);
            gauge.count(Op::Consume, 1);
        }
    }

    /// Those of the candidates at the places `from .. to` that do not stay are
    /// consumed; the younger ones move up. Of no places, nothing is done.
    #[inline(always)]
    pub fn sift<P: Probe>(
        &mut self,
        from: usize,
        to: usize,
        mut stays: impl FnMut(&T, &mut Gauge<'_, P>) -> bool,
        gauge: &mut Gauge<'_, P>,
    ) {
        if from >= to {
            return;
        }
        let (mut kept, mut gone) = (from, 0);
        for place in from..self.len() {
            let Some(&item) = self.get(place) else { break };
            gauge.count(Op::Compact, 1);
            if place < to && !stays(&item, gauge) {
                gauge.count(Op::Consume, 1);
                self.sum = self.sum.wrapping_sub(u64::from(item.weight()));
                gone += 1;
            } else {
                self.items[(self.head as usize).wrapping_add(kept) & (N - 1)] = item;
                kept += 1;
            }
        }
        self.len = self.len.wrapping_sub(gone);
    }
}

#[cfg(test)]
mod tests {
    use super::{Weighed, Weight};
    use crate::storage::Gauge;
    use crate::{Counter, Op, Scope};
    use std::vec::Vec;

    impl Weight for (u32, u64) {
        fn weight(&self) -> u32 {
            self.0
        }
    }

    type List = Weighed<(u32, u64), 3, 4>;

    fn list(items: &[(u32, u64)]) -> List {
        let mut list = List::new((0, 0));
        for &item in items {
            assert!(list.push(item));
        }
        list
    }

    fn weights(list: &List) -> (Vec<u32>, u64) {
        let places = 0..list.len();
        let weights = places.filter_map(|place| list.get(place).map(Weight::weight));
        (weights.collect(), list.sum())
    }

    #[test]
    fn the_sum_follows_what_comes_and_goes() {
        let mut counter = Counter::<1>::new();
        let mut g = Gauge::new(&mut counter, Scope::Situation(0));
        let mut list = list(&[(1, 1), (2, 2), (4, 3)]);
        assert!(list.is_full() && !list.push((8, 4)));
        list.expire(|x| x.1 < 2, &mut g);
        assert_eq!(weights(&list), ([2, 4].to_vec(), 6));
        // The ring closes.
        assert!(list.push((8, 4)));
        list.pop_front();
        assert!(list.push((16, 5)));
        assert_eq!(weights(&list), ([4, 8, 16].to_vec(), 28));
        list.consume_newest(2, &mut g);
        assert_eq!(weights(&list), ([4, 8].to_vec(), 12));
        list.consume_oldest(1, &mut g);
        assert_eq!(weights(&list), ([8].to_vec(), 8));
        list.consume_newest(0, &mut g);
        assert!(list.is_empty() && list.sum() == 0);
        assert_eq!(counter.all().get(Op::Expire), 1);
        assert_eq!(counter.all().get(Op::Consume), 3);
    }

    #[test]
    fn what_stays_moves_up() {
        let mut counter = Counter::<1>::new();
        let mut g = Gauge::new(&mut counter, Scope::Situation(0));
        let mut list = list(&[(9, 0), (1, 1), (2, 2)]);
        list.pop_front();
        assert!(list.push((4, 3)));
        let mut sifted = list.clone();
        sifted.sift(0, 2, |x, _| x.0 == 1, &mut g);
        assert_eq!(weights(&sifted), ([1, 4].to_vec(), 5));
        let mut sifted = list.clone();
        sifted.sift(1, 3, |_, _| false, &mut g);
        assert_eq!(weights(&sifted), ([1].to_vec(), 1));
        list.clear();
        assert_eq!(weights(&list), (Vec::new(), 0));
        assert_eq!(counter.all().get(Op::Compact), 5);
        assert_eq!(counter.all().get(Op::Consume), 3);
    }
}
