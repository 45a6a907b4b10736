//! Stateless rules and actions as written.

use super::{Condition, Count, Emission, Name};
use crate::diagnostic::Range;
use crate::model::OnFull;

/// `refer T from E if c { x: y + 1 }`
#[derive(Clone, Debug)]
pub struct Refer {
    /// The event that is made.
    pub target: Name,
    /// The event or situation that it is made from; `None` if it could not be read.
    pub source: Option<Name>,
    /// `if`.
    pub condition: Option<Condition>,
    /// The attributes of the target.
    pub map: Vec<Emission>,
    /// An attribute, or the whole block, could not be read.
    pub map_lost: bool,
}

/// `action Warn on E if c { x: y + 1 }`
#[derive(Clone, Debug)]
pub struct Action {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// Its name.
    pub name: Name,
    /// The event or situation that it is bound to; `None` if it could not be read.
    pub source: Option<Name>,
    /// `if`.
    pub condition: Option<Condition>,
    /// What the host is given.
    pub attributes: Vec<Emission>,
    /// An attribute, or the whole block, could not be read.
    pub attributes_lost: bool,
}

/// `actions max 16, on_full reject;`
#[derive(Clone, Debug)]
pub struct ActionQueue {
    /// The word `actions`.
    pub word: Range,
    /// `max N`; `None` if it could not be read, or is missing.
    pub max: Option<Count<u32>>,
    /// `on_full policy`.
    pub on_full: Option<(OnFull, Range)>,
    /// Something in it could not be read.
    pub broken: bool,
}
