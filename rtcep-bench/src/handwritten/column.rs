//! Which slot a machine has.

/// The machine of each slot, and the slot plus one where it is in use: 0 where not.
#[derive(Clone, Debug)]
pub(super) struct Column<const N: usize> {
    machines: [u32; N],
    slots: [u32; N],
}

impl<const N: usize> Column<N> {
    pub(super) const fn new() -> Self {
        const { assert!(N.is_power_of_two() && N <= 1 << 15) }
        Self {
            machines: [0; N],
            slots: [0; N],
        }
    }

    /// Compares all places: a search that ends early ends where nobody can predict.
    #[inline(always)]
    pub(super) fn find(&self, machine: u32) -> Option<usize> {
        // Both columns are equally wide: that makes the best of vectors.
        let mut found = 0;
        for (m, slot) in self.machines.iter().zip(&self.slots) {
            found |= slot & 0_u32.wrapping_sub(u32::from(*m == machine));
        }
        (found as usize).checked_sub(1)
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, slot: usize, machine: u32) {
        self.machines[slot & (N - 1)] = machine;
        #[allow(clippy::cast_possible_truncation)] // fewer than 2^15
        let used = slot as u32 + 1;
        self.slots[slot & (N - 1)] = used;
    }

    #[inline(always)]
    pub(super) const fn remove(&mut self, slot: usize) {
        self.slots[slot & (N - 1)] = 0;
    }
}
