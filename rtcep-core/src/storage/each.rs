//! Candidates of `each`: conditions become a bit mask.

use super::close_up::close_up;
use super::{Gauge, Mask};
use crate::{Op, Probe};

/// At most `M` candidates, oldest first, in an array without holes. A search
/// tests all `M` places, so that its time does not depend on what matches.
#[derive(Clone, Debug)]
pub struct Each<T, const M: usize> {
    items: [T; M],
    len: usize,
}

impl<T: Copy, const M: usize> Each<T, M> {
    /// No candidate; `empty` fills the places.
    #[must_use]
    pub const fn new(empty: T) -> Self {
        const { assert!(M >= 1) }
        Self {
            items: [empty; M],
            len: 0,
        }
    }

    /// The candidates, oldest first.
    #[inline(always)]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..self.len).unwrap_or(&[])
    }

    /// How many candidates there are.
    #[inline(always)]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
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
        self.len >= M
    }

    /// The oldest candidate.
    #[inline(always)]
    #[must_use]
    pub fn front(&self) -> Option<&T> {
        self.as_slice().first()
    }

    /// The newest candidate.
    #[inline(always)]
    #[must_use]
    pub fn back(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// The candidate at a place that a mask of this list names.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, place: usize) -> Option<&T> {
        self.items.get(place)
    }

    /// Stores the newest candidate; `false` and unchanged if it is full.
    #[inline(always)]
    pub fn push(&mut self, item: T) -> bool {
        match self.items.get_mut(self.len) {
            Some(place) => {
                *place = item;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// Removes all candidates.
    #[inline(always)]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// The places whose candidates satisfy `hit`, for a search that takes each
    /// of them. `hit` is asked of every place, the empty ones included.
    #[inline(always)]
    #[must_use]
    pub fn matching<const W: usize, P: Probe>(
        &self,
        hit: impl Fn(&T) -> bool,
        gauge: &mut Gauge<'_, P>,
    ) -> Mask<W> {
        self.judge(|items| shifted(items, &hit), gauge)
    }

    /// [`Each::matching`] for a search that takes one of the places.
    #[inline(always)]
    #[must_use]
    pub fn choices<const W: usize, P: Probe>(
        &self,
        hit: impl Fn(&T) -> bool,
        gauge: &mut Gauge<'_, P>,
    ) -> Mask<W> {
        self.judge(|items| joined(items, &hit), gauge)
    }

    /// The places whose candidates may be members of a group.
    #[inline(always)]
    #[must_use]
    pub fn members<const W: usize, P: Probe>(
        &self,
        hit: impl Fn(&T) -> bool,
        gauge: &mut Gauge<'_, P>,
    ) -> Mask<W> {
        gauge.places(Op::Group, M);
        self.judged(|items| joined(items, &hit))
    }

    #[inline(always)]
    fn judge<const W: usize, P: Probe>(
        &self,
        bits: impl Fn(&[T]) -> u64,
        gauge: &mut Gauge<'_, P>,
    ) -> Mask<W> {
        gauge.places(Op::Row, M);
        self.judged(bits)
    }

    #[inline(always)]
    fn judged<const W: usize>(&self, bits: impl Fn(&[T]) -> u64) -> Mask<W> {
        const { assert!(W == M.div_ceil(64)) }
        let mut mask = Mask::first(self.len);
        if W == 1 {
            let bits = bits(&self.items);
            for word in mask.words_mut() {
                *word &= bits;
            }
        } else {
            for (w, word) in mask.words_mut().iter_mut().enumerate() {
                // `chunks` keeps a panic where it is not inlined.
                let from = w * 64;
                let items = self.items.get(from..M.min(from + 64));
                *word &= bits(items.unwrap_or(&[]));
            }
        }
        mask
    }

    /// Removes the candidates at the places of `gone`, which are candidates all;
    /// the others keep their order.
    #[inline(always)]
    pub fn remove<const W: usize, P: Probe>(&mut self, gone: &Mask<W>, gauge: &mut Gauge<'_, P>) {
        gauge.places(Op::Compact, self.len);
        let mut kept = 0;
        for place in 0..M {
            // Every place is copied and the next one overwrites it: no branch on the data.
            let Some(&item) = self.items.get(place) else {
                break;
            };
            if let Some(to) = self.items.get_mut(kept) {
                *to = item;
            }
            kept += usize::from(!gone.contains(place));
        }
        // What lies behind the last candidate is never gone.
        self.len = self.len.wrapping_add(kept).saturating_sub(M);
    }

    /// Removes the candidate at `place`; the younger ones move up.
    #[inline(always)]
    pub fn remove_at<P: Probe>(&mut self, place: usize, gauge: &mut Gauge<'_, P>) {
        gauge.places(Op::Compact, self.len);
        if place >= self.len {
            return;
        }
        if M > 16 {
            self.shift(place, 1);
            return;
        }
        // For few places a loop of known length costs less than a general move.
        for to in 0..M - 1 {
            let from = to + usize::from(to >= place);
            if let Some(&item) = self.items.get(from)
                && let Some(slot) = self.items.get_mut(to)
            {
                *slot = item;
            }
        }
        self.len -= 1;
    }

    /// Removes the oldest candidate of a full list to make room.
    #[inline(always)]
    pub fn evict<P: Probe>(&mut self, gauge: &mut Gauge<'_, P>) {
        gauge.places(Op::Compact, self.len);
        if self.len == M {
            // The length is known when compiled: no call of a general move.
            close_up(&mut self.items, 1);
            self.len = M - 1;
        }
    }

    /// Removes candidates from the front while `gone` holds.
    #[inline(always)]
    pub fn expire<P: Probe>(&mut self, gone: impl Fn(&T) -> bool, gauge: &mut Gauge<'_, P>) {
        let k = self.as_slice().iter().take_while(|item| gone(item)).count();
        if k > 0 {
            gauge.places(Op::Expire, k);
            gauge.places(Op::Compact, self.len);
            self.shift(0, k);
        }
    }

    /// Moves what stands behind `place + by` up to `place`.
    #[inline(always)]
    fn shift(&mut self, place: usize, by: usize) {
        if let Some(tail) = self.items.get_mut(place..self.len)
            && by <= tail.len()
        {
            close_up(tail, by);
            self.len -= by;
        }
    }
}

// Bit `i` of both says whether `items[i]` is a hit, of at most 64 items. Which is
// faster was measured: the first where the hits are then visited one by one (by
// 2 %), the second where the lowest or highest is taken (by 6 %).

#[inline(always)]
fn shifted<T>(items: &[T], hit: &impl Fn(&T) -> bool) -> u64 {
    let mut bits = 0;
    for item in items.iter().rev() {
        bits = bits << 1 | u64::from(hit(item));
    }
    bits
}

#[inline(always)]
fn joined<T>(items: &[T], hit: &impl Fn(&T) -> bool) -> u64 {
    let mut bits = 0;
    for (place, item) in items.iter().enumerate() {
        bits |= u64::from(hit(item)) << (place % 64);
    }
    bits
}
