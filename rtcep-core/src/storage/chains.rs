//! Open instances by their key, several of each (language.md, 5).

use super::slots::some;
use super::{Gauge, Keys};
use crate::{NoProbe, Op, Probe, Scope};

const NONE: u16 = u16::MAX;

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

    /// Removes all instances.
    pub(crate) fn clear(&mut self) {
        self.keys.clear();
    }

    /// The key of the instance in a slot.
    pub(crate) fn key(&self, slot: u16) -> Option<K> {
        self.keys.key(slot)
    }

    /// Adds the instance in `slot`, the newest of its key.
    pub(crate) fn add(&mut self, slot: u16, key: K) {
        let head = self.find(key, &mut Gauge::new(&mut NoProbe, Scope::Engine));
        self.insert(slot, key, head);
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
                self.keys.lead(newer);
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
    use super::Chains;
    use crate::storage::Gauge;
    use crate::{NoProbe, Scope};
    use std::vec;
    use std::vec::Vec;

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
        assert!(chains.is(2, 1) && chains.is(0, 2) && !chains.is(2, 2));
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
