//! Candidates that are only taken at the front.

use super::Gauge;
use crate::{Op, Probe};

/// A queue of at most `M` candidates in a ring of `N` places. `N` is a power
/// of two, so that a place is found by a mask and without a check.
#[derive(Clone, Debug)]
pub struct Ring<T, const M: usize, const N: usize> {
    items: [T; N],
    head: u32,
    len: u32,
}

impl<T: Copy, const M: usize, const N: usize> Ring<T, M, N> {
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

    /// The oldest candidate.
    #[inline(always)]
    #[must_use]
    pub const fn front(&self) -> Option<&T> {
        if self.len == 0 {
            None
        } else {
            Some(&self.items[self.head as usize & (N - 1)])
        }
    }

    /// The newest candidate.
    #[inline(always)]
    #[must_use]
    pub const fn back(&self) -> Option<&T> {
        if self.len == 0 {
            None
        } else {
            let last = self.head.wrapping_add(self.len - 1);
            Some(&self.items[last as usize & (N - 1)])
        }
    }

    /// The candidate at `place`, from the oldest on.
    #[inline(always)]
    #[must_use]
    pub const fn get(&self, place: usize) -> Option<&T> {
        if place < self.len as usize {
            let place = (self.head as usize).wrapping_add(place);
            Some(&self.items[place & (N - 1)])
        } else {
            None
        }
    }

    /// The candidates, oldest first.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        // One loop with a mask: two parts would be told apart at every step.
        let head = self.head as usize;
        (0..self.len as usize).map(move |i| &self.items[head.wrapping_add(i) & (N - 1)])
    }

    /// Removes the oldest candidate, if there is one.
    #[inline(always)]
    pub const fn pop_front(&mut self) {
        if self.len > 0 {
            self.head = self.head.wrapping_add(1);
            self.len -= 1;
        }
    }

    /// Stores the newest candidate; `false` and unchanged if it is full.
    #[inline(always)]
    pub const fn push(&mut self, item: T) -> bool {
        if self.is_full() {
            return false;
        }
        self.items[self.head.wrapping_add(self.len) as usize & (N - 1)] = item;
        self.len += 1;
        true
    }

    /// Removes all candidates.
    #[inline(always)]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Removes candidates from the front while `gone` holds.
    #[inline(always)]
    pub fn expire<P: Probe>(&mut self, gone: impl Fn(&T) -> bool, gauge: &mut Gauge<'_, P>) {
        while self.front().is_some_and(&gone) {
            self.pop_front();
            gauge.count(Op::Expire, 1);
        }
    }
}
