//! How open instances are found by their key: the column of the core against an
//! ordered index.
//!
//! The column is compared whole, and an opening or a closing writes one place.
//! The index is searched by halves, and an opening or a closing moves what stands
//! behind. Both are full when they are measured.

use crate::statistics::median;
use crate::workload::Random;
use rtcep::storage::{Gauge, Keys};
use rtcep::{NoProbe, Scope};
use std::hint::black_box;
use std::time::Instant;

/// Where the slot of a key is kept.
pub trait Index {
    /// For comparisons.
    const NAME: &'static str;
    /// No key.
    fn new() -> Self;
    /// The slot of a key.
    fn find(&self, key: u32) -> Option<u16>;
    /// Adds a key that is not there, in a slot that is free.
    fn open(&mut self, slot: u16, key: u32);
    /// Removes what is in a slot.
    fn close(&mut self, slot: u16);
}

impl<const N: usize> Index for Keys<u32, N> {
    const NAME: &'static str = "column";

    fn new() -> Self {
        Keys::new(0)
    }

    #[inline(always)]
    fn find(&self, key: u32) -> Option<u16> {
        let mut probe = NoProbe;
        Keys::find(self, key, &mut Gauge::new(&mut probe, Scope::Lifespan(0)))
    }

    #[inline(always)]
    fn open(&mut self, slot: u16, key: u32) {
        self.insert(slot, key);
    }

    #[inline(always)]
    fn close(&mut self, slot: u16) {
        self.remove(slot);
    }
}

/// Keys in ascending order with their slots, and the key of each slot. `N` is a
/// power of two, so that a search by halves has no other ends.
#[derive(Clone, Debug)]
pub struct Ordered<const N: usize> {
    /// Behind the last key the largest one.
    keys: [u32; N],
    slots: [u16; N],
    len: usize,
    by_slot: [u32; N],
}

impl<const N: usize> Ordered<N> {
    /// How many keys are below this one: always as many steps, none of which
    /// branches on the data.
    #[inline(always)]
    fn below(&self, key: u32) -> usize {
        let mut place = 0;
        let mut half = N / 2;
        while half > 0 {
            let middle = place + half;
            place = if self.keys[(middle - 1) & (N - 1)] < key {
                middle
            } else {
                place
            };
            half /= 2;
        }
        place + usize::from(self.keys[place & (N - 1)] < key)
    }
}

impl<const N: usize> Index for Ordered<N> {
    const NAME: &'static str = "ordered";

    fn new() -> Self {
        const { assert!(N.is_power_of_two()) }
        Self {
            keys: [u32::MAX; N],
            slots: [0; N],
            len: 0,
            by_slot: [0; N],
        }
    }

    #[inline(always)]
    fn find(&self, key: u32) -> Option<u16> {
        let place = self.below(key);
        (place < self.len && self.keys[place & (N - 1)] == key).then(|| self.slots[place & (N - 1)])
    }

    #[inline(always)]
    fn open(&mut self, slot: u16, key: u32) {
        let (place, len) = (self.below(key), self.len);
        if place <= len && len < N {
            self.keys.copy_within(place..len, place + 1);
            self.slots.copy_within(place..len, place + 1);
            self.keys[place & (N - 1)] = key;
            self.slots[place & (N - 1)] = slot;
            self.by_slot[usize::from(slot) & (N - 1)] = key;
            self.len = len + 1;
        }
    }

    #[inline(always)]
    fn close(&mut self, slot: u16) {
        let key = self.by_slot[usize::from(slot) & (N - 1)];
        let (place, len) = (self.below(key), self.len);
        if place < len {
            self.keys.copy_within(place + 1..len, place);
            self.slots.copy_within(place + 1..len, place);
            self.keys[len - 1] = u32::MAX;
            self.len = len - 1;
        }
    }
}

/// Nanoseconds of one index, full, each the median of all turns.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// A look-up; every second key is there.
    pub find: f64,
    /// A closing and an opening, of keys at random.
    pub replace: f64,
    /// The same of the smallest key: an ordered index moves all others.
    pub replace_smallest: f64,
}

/// Operations between two readings of the clock.
const OPERATIONS: usize = 20_000;

/// Measures an index of `N` places.
///
/// # Panics
/// If it does not find what it has: a bug.
#[must_use]
pub fn measure<I: Index, const N: usize>(turns: usize) -> Figures {
    let mut random = Random::new(2008);
    let mut index = Box::new(I::new());
    // Odd keys are there and even ones are not; scattered, but for the smallest.
    let scatter = |n: usize, there: bool| {
        #[allow(clippy::cast_possible_truncation)] // a multiplication that wraps anyway
        let n = (n as u32 + 1).wrapping_mul(0x9E37_79B0);
        n | u32::from(there)
    };
    let slots = || (0_u16..).take(N);
    for slot in slots() {
        index.open(slot, scatter(usize::from(slot), true));
    }
    #[allow(clippy::cast_possible_truncation)] // below 2^16
    let mut any = || random.below(N as u32) as usize;
    let sought: Vec<u32> = (0..OPERATIONS)
        .map(|i| scatter(any(), i % 2 == 0))
        .collect();
    for slot in slots() {
        let key = scatter(usize::from(slot), true);
        assert_eq!(index.find(key), Some(slot), "{}", I::NAME);
        assert_eq!(index.find(key - 1), None, "{}", I::NAME);
    }
    let replaced: Vec<(u16, u32)> = (N..N + OPERATIONS)
        .zip(slots().cycle())
        .map(|(n, slot)| (slot, scatter(n, true)))
        .collect();
    let smallest = vec![(0_u16, 1_u32); OPERATIONS];

    let mut ns = [const { Vec::new() }; 3];
    for _ in 0..turns {
        ns[0].push(timed(|| found(&*index, black_box(&sought))));
    }
    for _ in 0..turns {
        ns[1].push(timed(|| replace(&mut *index, black_box(&replaced))));
    }
    for _ in 0..turns {
        ns[2].push(timed(|| replace(&mut *index, black_box(&smallest))));
    }
    let [find, replace, replace_smallest] = ns.map(median);
    Figures {
        find,
        replace,
        replace_smallest,
    }
}

#[inline(never)]
fn found<I: Index>(index: &I, keys: &[u32]) -> u64 {
    let slot = |&key: &u32| index.find(key).map_or(0, u64::from);
    keys.iter().map(slot).sum()
}

#[inline(never)]
fn replace<I: Index>(index: &mut I, by: &[(u16, u32)]) -> u64 {
    for &(slot, key) in by {
        index.close(slot);
        index.open(slot, key);
    }
    0
}

#[allow(clippy::cast_precision_loss)] // far below 2^53
fn timed(work: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_nanos() as f64 / OPERATIONS as f64
}

#[cfg(test)]
mod tests {
    use super::{Index, Ordered, measure};
    use rtcep::storage::Keys;

    #[test]
    fn both_find_what_they_have() {
        let _ = measure::<Keys<u32, 64>, 64>(1);
        let _ = measure::<Ordered<64>, 64>(1);
        let mut ordered = Ordered::<4>::new();
        for (slot, key) in [(2, u32::MAX), (0, 5), (3, 0)] {
            ordered.open(slot, key);
        }
        ordered.close(0);
        let found = [0, 5, u32::MAX].map(|key| ordered.find(key));
        assert_eq!(found, [Some(3), None, Some(2)]);
    }
}
