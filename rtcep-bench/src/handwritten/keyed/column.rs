//! Which slot a machine has.

/// The machine of each slot, and the slot plus one where it is in use: 0 where not.
#[derive(Clone, Debug)]
pub(super) struct Column<const N: usize> {
    machines: [u32; N],
    slots: [u16; N],
}

/// Places that are compared at once, as vectors; a column has whole blocks of them.
const BLOCK: usize = 16;

impl<const N: usize> Column<N> {
    pub(super) const fn new() -> Self {
        const { assert!(N.is_power_of_two() && N >= BLOCK && N <= 1 << 15) }
        Self {
            machines: [0; N],
            slots: [0; N],
        }
    }

    /// Compares all places: a search that ends early ends where nobody can predict.
    #[inline(always)]
    pub(super) fn find(&self, machine: u32) -> Option<usize> {
        // The vectors survive for many places only if they are compiled apart.
        let found = if N > BLOCK {
            self.compare_apart(machine)
        } else {
            self.compare(machine)
        };
        usize::from(found).checked_sub(1)
    }

    #[inline(never)]
    fn compare_apart(&self, machine: u32) -> u16 {
        self.compare(machine)
    }

    #[inline(always)]
    fn compare(&self, machine: u32) -> u16 {
        let (machines, _) = self.machines.as_chunks::<BLOCK>();
        let (slots, _) = self.slots.as_chunks::<BLOCK>();
        let mut lanes = [0; BLOCK];
        for (machines, slots) in machines.iter().zip(slots) {
            for ((lane, m), slot) in lanes.iter_mut().zip(machines).zip(slots) {
                *lane |= slot & 0_u16.wrapping_sub(u16::from(*m == machine));
            }
        }
        lanes.iter().fold(0, |found, lane| found | lane)
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, slot: usize, machine: u32) {
        self.machines[slot & (N - 1)] = machine;
        #[allow(clippy::cast_possible_truncation)] // fewer than 2^15
        let used = slot as u16 + 1;
        self.slots[slot & (N - 1)] = used;
    }

    #[inline(always)]
    pub(super) const fn remove(&mut self, slot: usize) {
        self.slots[slot & (N - 1)] = 0;
    }
}
