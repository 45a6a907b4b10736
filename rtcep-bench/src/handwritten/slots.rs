//! Which slots are in use, in the order in which they were taken.

const NONE: u16 = u16::MAX;

/// A list that is linked both ways, and another of what is free.
#[derive(Clone, Debug)]
pub(super) struct Slots<const N: usize> {
    links: [Link; N],
    first: u16,
    last: u16,
    free: u16,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    newer: u16,
    older: u16,
}

impl<const N: usize> Slots<N> {
    pub(super) const fn new() -> Self {
        let mut links = [Link {
            newer: NONE,
            older: NONE,
        }; N];
        let mut slot = 1;
        #[allow(clippy::cast_possible_truncation)] // fewer than 2^15
        while slot < N {
            links[slot - 1].newer = slot as u16;
            slot += 1;
        }
        Self {
            links,
            first: NONE,
            last: NONE,
            free: 0,
        }
    }

    #[inline(always)]
    pub(super) const fn is_full(&self) -> bool {
        self.free == NONE
    }

    #[inline(always)]
    pub(super) fn first(&self) -> Option<usize> {
        (self.first != NONE).then_some(usize::from(self.first))
    }

    #[inline(always)]
    fn link(&mut self, slot: u16) -> &mut Link {
        &mut self.links[usize::from(slot) & (N - 1)]
    }

    /// Takes a free slot, behind all others.
    #[inline(always)]
    pub(super) fn open(&mut self) -> Option<usize> {
        let slot = self.free;
        if slot == NONE {
            return None;
        }
        self.free = self.link(slot).newer;
        let last = self.last;
        *self.link(slot) = Link {
            newer: NONE,
            older: last,
        };
        self.last = slot;
        if last == NONE {
            self.first = slot;
        } else {
            self.link(last).newer = slot;
        }
        Some(usize::from(slot))
    }

    /// Gives a slot back.
    #[inline(always)]
    pub(super) fn close(&mut self, slot: usize) {
        #[allow(clippy::cast_possible_truncation)] // fewer than 2^15
        let slot = slot as u16;
        let Link { newer, older } = *self.link(slot);
        if older == NONE {
            self.first = newer;
        } else {
            self.link(older).newer = newer;
        }
        if newer == NONE {
            self.last = older;
        } else {
            self.link(newer).older = older;
        }
        self.link(slot).newer = self.free;
        self.free = slot;
    }
}
