//! Candidates of `first` and `last`, searched with an early exit.

use super::close_up::close_up;
use super::{Gauge, Mask};
use crate::{Op, Probe};
use heapless::Vec;

/// At most `M` candidates, oldest first.
#[derive(Clone, Debug)]
pub struct Aged<T, const M: usize>(Vec<T, M>);

impl<T: Copy, const M: usize> Aged<T, M> {
    /// No candidate.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(M >= 1) }
        Self(Vec::new())
    }

    /// The candidates, oldest first.
    #[inline(always)]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        self.0.as_slice()
    }

    /// How many candidates there are.
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[inline(always)]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one more does not fit.
    #[inline(always)]
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.0.is_full()
    }

    /// The oldest candidate.
    #[inline(always)]
    #[must_use]
    pub fn front(&self) -> Option<&T> {
        self.0.first()
    }

    /// The newest candidate.
    #[inline(always)]
    #[must_use]
    pub fn back(&self) -> Option<&T> {
        self.0.last()
    }

    /// Stores the newest candidate; `false` and unchanged if it is full.
    #[inline(always)]
    pub fn push(&mut self, item: T) -> bool {
        self.0.push(item).is_ok()
    }

    /// Removes all candidates.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.0.truncate(0);
    }

    /// Removes the candidate at `place`; the younger ones move up.
    #[inline(always)]
    pub fn remove_at<P: Probe>(&mut self, place: usize, gauge: &mut Gauge<'_, P>) {
        gauge.places(Op::Compact, self.0.len());
        let len = self.0.len();
        if let Some(tail @ [_, ..]) = self.0.as_mut_slice().get_mut(place..) {
            close_up(tail, 1);
            self.0.truncate(len - 1);
        }
    }

    /// Removes the candidates at the places of `gone`.
    #[inline(always)]
    pub fn remove<const W: usize, P: Probe>(&mut self, gone: &Mask<W>, gauge: &mut Gauge<'_, P>) {
        gauge.places(Op::Compact, self.0.len());
        let mut kept = 0;
        for place in 0..self.0.len() {
            let Some(&item) = self.0.get(place) else {
                break;
            };
            if !gone.contains(place) {
                if let Some(to) = self.0.get_mut(kept) {
                    *to = item;
                }
                kept += 1;
            }
        }
        self.0.truncate(kept);
    }

    /// Removes the oldest candidate of a full list to make room.
    #[inline(always)]
    pub fn evict<P: Probe>(&mut self, gauge: &mut Gauge<'_, P>) {
        self.remove_at(0, gauge);
    }

    /// Removes candidates from the front while `gone` holds.
    #[inline(always)]
    pub fn expire<P: Probe>(&mut self, gone: impl Fn(&T) -> bool, gauge: &mut Gauge<'_, P>) {
        let items = self.0.as_mut_slice();
        let len = items.len();
        let k = items.iter().take_while(|item| gone(item)).count();
        if k > 0 {
            gauge.places(Op::Expire, k);
            gauge.places(Op::Compact, len);
            close_up(items, k);
            self.0.truncate(len.saturating_sub(k));
        }
    }
}

impl<T: Copy, const M: usize> Default for Aged<T, M> {
    fn default() -> Self {
        Self::new()
    }
}
