//! Worst-case operation counts from the model alone (bounds.md, section 1).

use crate::model::Model;

/// A count that does not fit `u64`.
#[derive(Clone, Debug, PartialEq)]
pub struct Overflow {
    /// The situation whose contribution overflows, by declaration.
    pub situation: usize,
    /// What is counted, in words.
    pub what: String,
}

/// The counts of a whole rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Costs {}

/// Counts a model that has passed the checks of bounds.
///
/// # Errors
/// All counts that overflow, by situation.
pub fn analyze(_model: &Model) -> Result<Costs, Vec<Overflow>> {
    Ok(Costs {})
}
