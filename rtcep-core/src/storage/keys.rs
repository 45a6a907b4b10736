//! Open instances by their key (language.md, 5).
//!
//! A column of keys is compared whole: a look-up takes the same time whatever
//! the data, and up to some hundred places it beats a search in an ordered
//! index, whose openings move words.

use super::Gauge;
use super::slots::some;
use crate::{Op, Probe};

const NONE: u16 = u16::MAX;

/// The keys of at most `N` instances, one instance of a key.
#[derive(Clone, Debug)]
pub struct Keys<K, const N: usize> {
    keys: [K; N],
    /// One more than the slot, for the oldest instance of each key; else 0.
    heads: [u16; N],
}

impl<K: Copy + PartialEq, const N: usize> Keys<K, N> {
    /// No key; `empty` fills the places.
    #[must_use]
    pub const fn new(empty: K) -> Self {
        Self {
            keys: [empty; N],
            heads: [0; N],
        }
    }

    /// The slot of the oldest open instance with a key.
    #[inline(always)]
    #[must_use]
    pub fn find<P: Probe>(&self, key: K, gauge: &mut Gauge<'_, P>) -> Option<u16> {
        gauge.count(Op::Probe, 1);
        gauge.places(Op::Key, N);
        // One place at most has both the key and a slot: no branch on the data.
        let found = if N > BLOCK {
            look_up(&self.keys, &self.heads, key)
        } else {
            head_of(key, &self.keys, &self.heads)
        };
        found.checked_sub(1)
    }

    /// Adds the instance in `slot`, of whose key none is open.
    #[inline(always)]
    pub fn insert(&mut self, slot: u16, key: K) {
        if let Some(place) = self.keys.get_mut(usize::from(slot)) {
            *place = key;
        }
        self.set_head(slot, slot.wrapping_add(1));
    }

    /// Removes the instance in `slot`.
    #[inline(always)]
    pub fn remove(&mut self, slot: u16) {
        self.set_head(slot, 0);
    }

    /// Whether the instance in a slot has a key.
    #[inline(always)]
    #[must_use]
    pub fn is(&self, slot: u16, key: K) -> bool {
        self.keys.get(usize::from(slot)) == Some(&key)
    }

    #[inline(always)]
    fn is_head(&self, slot: u16) -> bool {
        self.heads.get(usize::from(slot)).is_some_and(|&h| h != 0)
    }

    #[inline(always)]
    fn set_head(&mut self, slot: u16, head: u16) {
        if let Some(place) = self.heads.get_mut(usize::from(slot)) {
            *place = head;
        }
    }
}

/// The keys of at most `N` instances, several of a key: those form a chain from
/// the oldest, the head, to the newest.
#[derive(Clone, Debug)]
pub struct Chains<K, const N: usize> {
    keys: Keys<K, N>,
    newer: [u16; N],
    /// The one before in the chain; of a head: the newest of the chain.
    older: [u16; N],
    /// Of a head: how many there are in the chain.
    lengths: [u16; N],
}

impl<K: Copy + PartialEq, const N: usize> Chains<K, N> {
    /// No key; `empty` fills the places.
    #[must_use]
    pub const fn new(empty: K) -> Self {
        Self {
            keys: Keys::new(empty),
            newer: [NONE; N],
            older: [NONE; N],
            lengths: [0; N],
        }
    }

    /// The slot of the oldest open instance with a key: the head of its chain.
    #[inline(always)]
    #[must_use]
    pub fn find<P: Probe>(&self, key: K, gauge: &mut Gauge<'_, P>) -> Option<u16> {
        self.keys.find(key, gauge)
    }

    /// Whether the instance in a slot has a key.
    #[inline(always)]
    #[must_use]
    pub fn is(&self, slot: u16, key: K) -> bool {
        self.keys.is(slot, key)
    }

    /// The instance of the same key that opened right after the one in `slot`.
    #[inline(always)]
    #[must_use]
    pub fn newer(&self, slot: u16) -> Option<u16> {
        some(get(&self.newer, slot))
    }

    /// The newest instance of the chain at `head`.
    #[inline(always)]
    #[must_use]
    pub fn newest(&self, head: u16) -> Option<u16> {
        some(get(&self.older, head))
    }

    /// How many instances the chain at `head` has.
    #[inline(always)]
    #[must_use]
    pub fn len(&self, head: u16) -> u16 {
        self.lengths.get(usize::from(head)).copied().unwrap_or(0)
    }

    /// Adds the newest instance in `slot` to the chain at `head`, or as a chain
    /// of its own.
    #[inline(always)]
    pub fn insert(&mut self, slot: u16, key: K, head: Option<u16>) {
        set(&mut self.newer, slot, NONE);
        if let Some(head) = head {
            let newest = get(&self.older, head);
            self.keys.insert(slot, key);
            self.keys.remove(slot);
            set(&mut self.newer, newest, slot);
            set(&mut self.older, slot, newest);
            set(&mut self.older, head, slot);
            let len = self.len(head).wrapping_add(1);
            set(&mut self.lengths, head, len);
        } else {
            self.keys.insert(slot, key);
            set(&mut self.older, slot, slot);
            set(&mut self.lengths, slot, 1);
        }
    }

    /// Removes the instance in `slot`. Where it is not the oldest of its key, its
    /// head is `head`, or is looked for along the chain.
    #[inline(always)]
    pub fn remove<P: Probe>(&mut self, slot: u16, head: Option<u16>, gauge: &mut Gauge<'_, P>) {
        let newer = get(&self.newer, slot);
        if self.keys.is_head(slot) {
            self.keys.remove(slot);
            if newer != NONE {
                self.keys.set_head(newer, newer.wrapping_add(1));
                let (newest, len) = (get(&self.older, slot), self.len(slot).wrapping_sub(1));
                set(&mut self.older, newer, newest);
                set(&mut self.lengths, newer, len);
            }
            return;
        }
        let older = get(&self.older, slot);
        let head = head.unwrap_or_else(|| self.head(older, gauge));
        set(&mut self.newer, older, newer);
        set(
            &mut self.older,
            if newer == NONE { head } else { newer },
            older,
        );
        let len = self.len(head).wrapping_sub(1);
        set(&mut self.lengths, head, len);
    }

    /// The head of the chain of `slot`.
    #[inline(always)]
    fn head<P: Probe>(&self, slot: u16, gauge: &mut Gauge<'_, P>) -> u16 {
        let mut head = slot;
        for _ in 0..N {
            gauge.count(Op::Scan, 1);
            if self.keys.is_head(head) {
                break;
            }
            head = get(&self.older, head);
        }
        head
    }
}

#[inline(never)]
fn look_up<K: Copy + PartialEq, const N: usize>(keys: &[K; N], heads: &[u16; N], key: K) -> u16 {
    let (keys, few_keys) = keys.as_chunks::<BLOCK>();
    let (heads, few_heads) = heads.as_chunks::<BLOCK>();
    let blocks = keys.iter().zip(heads);
    let found = blocks.fold(0, |found, (k, h)| found | head_of(key, k, h));
    found | head_of(key, few_keys, few_heads)
}

/// Places that are compared together. Loops of this length become vector
/// instructions for keys of every size; one loop over all places does not.
const BLOCK: usize = 32;

/// The head of a key among some places, 0 if none of them has it.
#[inline(always)]
fn head_of<K: Copy + PartialEq>(key: K, keys: &[K], heads: &[u16]) -> u16 {
    let mut found = 0;
    for (k, head) in keys.iter().zip(heads) {
        found |= head & 0_u16.wrapping_sub(u16::from(*k == key));
    }
    found
}

#[inline(always)]
fn get<const N: usize>(chain: &[u16; N], slot: u16) -> u16 {
    chain.get(usize::from(slot)).copied().unwrap_or(NONE)
}

#[inline(always)]
fn set<const N: usize>(chain: &mut [u16; N], slot: u16, value: u16) {
    if let Some(place) = chain.get_mut(usize::from(slot)) {
        *place = value;
    }
}

#[cfg(test)]
mod tests {
    use super::{Chains, Keys};
    use crate::storage::Gauge;
    use crate::{Counter, NoProbe, Op, Scope};
    use std::vec;
    use std::vec::Vec;

    #[test]
    fn a_key_is_found_while_its_instance_is_open() {
        let mut probe = NoProbe;
        let g = &mut Gauge::new(&mut probe, Scope::Engine);
        let mut keys = Keys::<u32, 4>::new(0);
        assert_eq!(keys.find(0, g), None, "what fills the places is no key");
        keys.insert(2, 0);
        keys.insert(3, 7);
        assert_eq!((keys.find(0, g), keys.find(7, g)), (Some(2), Some(3)));
        keys.remove(2);
        assert_eq!((keys.find(0, g), keys.find(7, g)), (None, Some(3)));
    }

    #[test]
    fn a_key_is_found_at_every_place() {
        fn at_every_place<const N: usize>() {
            let mut probe = Counter::<1>::new();
            let mut keys = Keys::<u64, N>::new(0);
            for slot in 0..N {
                keys.insert(slot as u16, slot as u64 * 3);
            }
            for slot in 0..N {
                let key = slot as u64 * 3;
                let g = &mut Gauge::new(&mut probe, Scope::Engine);
                assert_eq!(keys.find(key, g), Some(slot as u16));
                assert_eq!(keys.find(key + 1, g), None);
            }
            let looked_up = 2 * N as u64;
            let counts = (probe.engine.get(Op::Probe), probe.engine.get(Op::Key));
            assert_eq!(counts, (looked_up, looked_up * N as u64));
        }
        at_every_place::<1>();
        at_every_place::<32>();
        at_every_place::<75>();
    }

    #[test]
    fn chains_keep_the_opening_order_of_each_key() {
        let mut probe = NoProbe;
        let g = &mut Gauge::new(&mut probe, Scope::Engine);
        let mut chains = Chains::<u8, 6>::new(0);
        for (slot, key) in [(4, 1), (0, 2), (2, 1), (5, 1)] {
            let head = chains.find(key, g);
            chains.insert(slot, key, head);
        }
        let order = |chains: &Chains<u8, 6>, key: u8| -> Vec<u16> {
            let mut probe = NoProbe;
            let head = chains.find(key, &mut Gauge::new(&mut probe, Scope::Engine));
            std::iter::successors(head, |&slot| chains.newer(slot)).collect()
        };
        assert_eq!(order(&chains, 1), [4, 2, 5]);
        assert_eq!((chains.len(4), chains.newest(4)), (3, Some(5)));
        chains.remove(2, None, g);
        assert_eq!(order(&chains, 1), [4, 5]);
        chains.remove(5, Some(4), g);
        assert_eq!((chains.len(4), chains.newest(4)), (1, Some(4)));
        chains.insert(2, 1, Some(4));
        chains.remove(4, None, g);
        assert_eq!(order(&chains, 1), [2], "the next one becomes the head");
        assert_eq!((chains.len(2), chains.newest(2)), (1, Some(2)));
        chains.remove(2, None, g);
        assert_eq!((order(&chains, 1), order(&chains, 2)), (vec![], vec![0]));
    }
}
