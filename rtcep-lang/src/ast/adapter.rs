//! Adapters as written.

use super::{Count, Duration, Name};
use crate::diagnostic::Range;

/// `reorder within 50ms, max 64;`
#[derive(Clone, Debug)]
pub struct Reorder {
    /// The word `reorder`.
    pub word: Range,
    /// `within`; `None` if it could not be read, or is missing.
    pub within: Option<Duration>,
    /// `max N`; `None` if it could not be read, or is missing.
    pub max: Option<Count<u32>>,
    /// Something in it could not be read.
    pub broken: bool,
}

/// `merge radar, sonar, max 16;`
#[derive(Clone, Debug)]
pub struct Merge {
    /// The word `merge`.
    pub word: Range,
    /// The names of the sources, the first served first.
    pub sources: Vec<Name>,
    /// `max N`; `None` if it could not be read, or is missing.
    pub max: Option<Count<u32>>,
    /// Something in it could not be read.
    pub broken: bool,
}
