//! What judging an event for a counter has said.

/// An event that some operand of a counting situation takes: the first one whose
/// threshold it passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The operand, by declaration.
    pub operand: u16,
    /// Whether it counts: its weight neither faults nor exceeds `u32`.
    pub admitted: bool,
    /// Its weight.
    pub weight: u32,
    /// Whether what the operand has counted before it is dropped.
    pub overrides: bool,
}
