//! Adapters in front of the engine (language.md, 1.1): they put events into order.

/// `reorder within 50ms, max 64;`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reorder {
    /// Ticks by which an event may come late.
    pub within: u64,
    /// Events that wait at most.
    pub max: u32,
}

/// `merge radar, sonar, max 16;`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merge {
    /// The names of the sources; of equal times the first comes first.
    pub sources: Vec<String>,
    /// Events of one source that wait at most.
    pub max: u32,
}
