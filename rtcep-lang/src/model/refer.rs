//! Stateless rules: events made from others (language.md, 2.1).

use super::{Expr, Source};

/// `refer T from E if c { x: y + 1 }`
#[derive(Clone, Debug, PartialEq)]
pub struct Refer {
    /// The event that is made, by declaration.
    pub target: usize,
    /// What it is made from.
    pub source: Source,
    /// The condition over the source's own attributes.
    pub condition: Option<Expr>,
    /// A value for every attribute of the target, by declaration, over the source's
    /// own attributes.
    pub map: Vec<Expr>,
}
