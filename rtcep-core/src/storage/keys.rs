//! Open instances by their key, one of each (language.md, 5).

use super::Gauge;
use super::look_up::look_up;
use crate::{Op, Probe};

/// The keys of at most `N` instances, one instance of a key.
#[derive(Clone, Debug)]
pub struct Keys<K, const N: usize> {
    keys: [K; N],
    /// One more than the slot, for the oldest instance of each key; else 0.
    heads: [u32; N],
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
        let found = look_up(key, &self.keys, &self.heads);
        #[allow(clippy::cast_possible_truncation)] // one more than a slot
        found.checked_sub(1).map(|slot| slot as u16)
    }

    /// Adds the instance in `slot`, of whose key none is open.
    #[inline(always)]
    pub fn insert(&mut self, slot: u16, key: K) {
        if let Some(place) = self.keys.get_mut(usize::from(slot)) {
            *place = key;
        }
        self.lead(slot);
    }

    /// Removes the instance in `slot`.
    #[inline(always)]
    pub fn remove(&mut self, slot: u16) {
        if let Some(place) = self.heads.get_mut(usize::from(slot)) {
            *place = 0;
        }
    }

    /// Removes all instances.
    pub(crate) fn clear(&mut self) {
        self.heads = [0; N];
    }

    /// The key of the instance in a slot.
    pub(crate) fn key(&self, slot: u16) -> Option<K> {
        self.keys.get(usize::from(slot)).copied()
    }

    /// Whether the instance in a slot has a key.
    #[inline(always)]
    #[must_use]
    pub fn is(&self, slot: u16, key: K) -> bool {
        self.keys.get(usize::from(slot)) == Some(&key)
    }

    #[inline(always)]
    pub(super) fn is_head(&self, slot: u16) -> bool {
        self.heads.get(usize::from(slot)).is_some_and(|&h| h != 0)
    }

    /// Makes the instance in `slot` the one that its key finds.
    #[inline(always)]
    pub(super) fn lead(&mut self, slot: u16) {
        if let Some(place) = self.heads.get_mut(usize::from(slot)) {
            *place = u32::from(slot).wrapping_add(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Keys;
    use crate::storage::Gauge;
    use crate::{Counter, NoProbe, Op, Scope};

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
        fn at_every_place<K, const N: usize>(key: impl Fn(u16) -> K)
        where
            K: Copy + PartialEq,
        {
            let mut probe = Counter::<1>::new();
            let slots = 0..u16::try_from(N).unwrap();
            let mut keys = Keys::<K, N>::new(key(1));
            for slot in slots.clone() {
                keys.insert(slot, key(2 * slot));
            }
            for slot in slots {
                let g = &mut Gauge::new(&mut probe, Scope::Engine);
                assert_eq!(keys.find(key(2 * slot), g), Some(slot));
                assert_eq!(keys.find(key(2 * slot + 1), g), None);
            }
            let looked_up = 2 * N as u64;
            let counts = (probe.engine.get(Op::Probe), probe.engine.get(Op::Key));
            assert_eq!(counts, (looked_up, looked_up * N as u64));
        }
        at_every_place::<_, 1>(u32::from);
        at_every_place::<_, 32>(u32::from);
        at_every_place::<_, 75>(|n| n.to_le_bytes()[0]);
        at_every_place::<_, 75>(|n| n.wrapping_mul(40_503));
        at_every_place::<_, 75>(|n| u64::from(n) << 40);
        at_every_place::<_, 256>(|n| i32::from(n) - 100);
    }
}
