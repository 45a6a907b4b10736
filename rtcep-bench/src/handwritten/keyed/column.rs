//! Which slot a machine has.

/// The machine of each slot, and the slot plus one where it is in use: 0 where not.
#[derive(Clone, Debug)]
pub(super) struct Column<const N: usize> {
    machines: [u32; N],
    slots: [u16; N],
}

/// Places that are compared together, without a branch and as vectors.
const BLOCK: usize = 32;

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
        let (machines, few_machines) = self.machines.as_chunks::<BLOCK>();
        let (slots, few_slots) = self.slots.as_chunks::<BLOCK>();
        let blocks = machines.iter().zip(slots);
        let found = blocks.fold(0, |found, (m, s)| found | slot_of(machine, m, s));
        let found = found | slot_of(machine, few_machines, few_slots);
        usize::from(found).checked_sub(1)
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

#[inline(always)]
fn slot_of(machine: u32, machines: &[u32], slots: &[u16]) -> u16 {
    let mut found = 0;
    for (m, slot) in machines.iter().zip(slots) {
        found |= slot & 0_u16.wrapping_sub(u16::from(*m == machine));
    }
    found
}
