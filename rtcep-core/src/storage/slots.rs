//! The open instances of a lifespan in opening order (language.md, 5).
//!
//! An instance keeps its slot while it is open, so that the states of the
//! situations in it never move. Slots form chains: the open ones from the
//! oldest to the newest, those that have closed and are yet to compose, and the
//! free ones. Every operation but a walk takes constant time.

/// A slot that is not there: the end of a chain.
const NONE: u16 = u16::MAX;

/// An open instance: when it opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Instance {
    /// In opening order over all lifespans, from 1.
    pub ordinal: u64,
    /// Ticks of its opening.
    pub opened: u64,
}

/// Ends of a chain of slots, linked from the first to the last.
#[derive(Clone, Copy, Debug)]
struct Chain {
    first: u16,
    last: u16,
}

impl Chain {
    const EMPTY: Self = Self {
        first: NONE,
        last: NONE,
    };
}

/// At most `N` open instances, in opening order.
#[derive(Clone, Debug)]
pub struct Slots<const N: usize> {
    instances: [Instance; N],
    newer: [u16; N],
    older: [u16; N],
    open: Chain,
    ending: Chain,
    free: u16,
    len: u16,
}

impl<const N: usize> Slots<N> {
    /// No instance is open.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(N >= 1 && N < NONE as usize + 1) }
        let mut newer = [NONE; N];
        let mut slot = 1;
        #[allow(clippy::cast_possible_truncation)] // `N` is at most `NONE`
        while slot < N {
            newer[slot - 1] = slot as u16;
            slot += 1;
        }
        Self {
            instances: [Instance {
                ordinal: 0,
                opened: 0,
            }; N],
            newer,
            older: [NONE; N],
            open: Chain::EMPTY,
            ending: Chain::EMPTY,
            free: 0,
            len: 0,
        }
    }

    /// Closes all instances: the next ones take the slots in order.
    pub(crate) fn clear(&mut self) {
        let mut next = 0;
        for place in &mut self.newer {
            next += 1;
            *place = if usize::from(next) < N { next } else { NONE };
        }
        (self.open, self.ending) = (Chain::EMPTY, Chain::EMPTY);
        (self.free, self.len) = (0, 0);
    }

    /// Whether no instance is open.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether one more does not fit.
    #[inline(always)]
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize >= N
    }

    /// The slot of the oldest open instance.
    #[inline(always)]
    #[must_use]
    pub const fn first(&self) -> Option<u16> {
        some(self.open.first)
    }

    /// The slot of the newest open instance.
    #[inline(always)]
    #[must_use]
    pub const fn last(&self) -> Option<u16> {
        some(self.open.last)
    }

    /// The slot of the instance that opened right after the one in `slot`.
    #[inline(always)]
    #[must_use]
    pub fn newer(&self, slot: u16) -> Option<u16> {
        self.newer.get(usize::from(slot)).copied().and_then(some)
    }

    /// The instance in a slot.
    #[inline(always)]
    #[must_use]
    pub fn instance(&self, slot: u16) -> Instance {
        self.instances
            .get(usize::from(slot))
            .copied()
            .unwrap_or_default()
    }

    /// The ordinal of the oldest open instance; `u64::MAX` if none is open.
    #[inline(always)]
    #[must_use]
    pub fn oldest(&self) -> u64 {
        self.first()
            .map_or(u64::MAX, |slot| self.instance(slot).ordinal)
    }

    /// When the oldest open instance ends that lasts for `after` ticks. All of
    /// a lifespan last equally long, so it is the first to end. An end that
    /// overflows never comes.
    #[inline(always)]
    #[must_use]
    pub fn deadline(&self, after: u64) -> Option<u64> {
        self.instance(self.first()?).opened.checked_add(after)
    }

    /// Opens an instance in a free slot; `None` and unchanged if it is full.
    #[inline(always)]
    pub fn open(&mut self, instance: Instance) -> Option<u16> {
        let slot = some(self.free)?;
        self.free = self.after(slot);
        if let Some(place) = self.instances.get_mut(usize::from(slot)) {
            *place = instance;
        }
        let last = self.open.last;
        self.link(last, slot);
        self.link(slot, NONE);
        self.open.last = slot;
        if last == NONE {
            self.open.first = slot;
        }
        self.len = self.len.wrapping_add(1);
        Some(slot)
    }

    /// Closes the instance in `slot` and frees the slot.
    #[inline(always)]
    pub fn discard(&mut self, slot: u16) {
        self.unlink(slot);
        self.release(slot);
    }

    /// Closes the instance in `slot`, which keeps the slot until it has composed:
    /// [`Slots::ended`] gives it.
    #[inline(always)]
    pub fn terminate(&mut self, slot: u16) {
        self.unlink(slot);
        let last = self.ending.last;
        self.set_newer(last, slot);
        self.set_newer(slot, NONE);
        self.ending.last = slot;
        if last == NONE {
            self.ending.first = slot;
        }
    }

    /// The next instance that is to compose, in the order of termination.
    #[inline(always)]
    pub fn ended(&mut self) -> Option<u16> {
        let slot = some(self.ending.first)?;
        self.ending.first = self.after(slot);
        if self.ending.first == NONE {
            self.ending.last = NONE;
        }
        Some(slot)
    }

    /// Frees the slot of an instance that has ended.
    #[inline(always)]
    pub fn release(&mut self, slot: u16) {
        self.set_newer(slot, self.free);
        self.free = slot;
    }

    #[inline(always)]
    fn unlink(&mut self, slot: u16) {
        let newer = self.after(slot);
        let older = self.older.get(usize::from(slot)).copied().unwrap_or(NONE);
        self.link(older, newer);
        if older == NONE {
            self.open.first = newer;
        }
        if newer == NONE {
            self.open.last = older;
        }
        self.len = self.len.wrapping_sub(1);
    }

    #[inline(always)]
    fn after(&self, slot: u16) -> u16 {
        self.newer.get(usize::from(slot)).copied().unwrap_or(NONE)
    }

    /// Puts `newer` right behind `older`; either may be no slot.
    #[inline(always)]
    fn link(&mut self, older: u16, newer: u16) {
        self.set_newer(older, newer);
        if let Some(place) = self.older.get_mut(usize::from(newer)) {
            *place = older;
        }
    }

    #[inline(always)]
    fn set_newer(&mut self, slot: u16, newer: u16) {
        if let Some(place) = self.newer.get_mut(usize::from(slot)) {
            *place = newer;
        }
    }
}

impl<const N: usize> Default for Slots<N> {
    fn default() -> Self {
        Self::new()
    }
}

#[inline(always)]
pub(super) const fn some(slot: u16) -> Option<u16> {
    if slot == NONE { None } else { Some(slot) }
}

#[cfg(test)]
mod tests;
