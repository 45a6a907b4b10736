//! Actions: what the host is to do, queued for it (language.md, 2.1).

use super::{Emission, Expr, OnFull, Source};

/// `action Warn on E if c { x: y + 1 }`
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// The name in the rules.
    pub name: String,
    /// The arriving event or the detection that it is bound to.
    pub source: Source,
    /// The condition over the source's own attributes.
    pub condition: Option<Expr>,
    /// What the host is given, over the source's own attributes.
    pub attributes: Vec<Emission>,
}

/// `actions max 16, on_full reject;`: where actions wait until the host takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionQueue {
    /// Actions that wait at most.
    pub max: u32,
    /// What happens to an action that finds no room: `reject` or `drop_oldest`.
    pub on_full: OnFull,
}
