//! The resolved rule set: plain data without spans.
//!
//! Names are indices, types are known, durations are ticks. What the user can
//! still get wrong about *bounds* (a missing `max`, a cycle, a count that
//! overflows) is judged on this form by [`check`](crate::check).

// A literal may be a text: plain data is worth its bytes.
#![allow(clippy::large_enum_variant)]

mod action;
mod adapter;
mod call;
mod capacity;
mod clock;
mod expr;
mod initiator;
mod kind;
mod lifespan;
mod lists;
mod moment;
mod operator;
mod queries;
mod refer;
mod situation;
pub(crate) mod span;
mod sums;
mod types;

pub use action::{Action, ActionQueue};
pub use adapter::{Merge, Reorder};
pub use call::{Aggregate, AggregateFn, Function};
pub use capacity::{Capacity, capacities};
pub use clock::{ClockEnd, Openings};
pub(crate) use expr::limits;
pub use expr::{Attribute, Expr, ExprKind, sorted};
pub use kind::{Crossing, Demand, Direction, Kind, Run, Share, Slope};
pub use lifespan::{End, Initiator, Key, Lifespan, Policy, Terminator};
pub use moment::Moment;
pub use operator::{BinaryOp, UnaryOp};
pub use refer::Refer;
pub use situation::{
    Counted, Detect, Emission, Operand, Quantifier, Repetition, Role, Situation, Source,
};
pub(crate) use sums::{constant_weights, made_of};
pub use types::Type;

pub use lists::{CandidateList, lists, same_threshold, stores};

pub use rtcep_core::{OnFull, Value};

/// A whole rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Doc comment lines of the engine.
    pub doc: Vec<String>,
    /// The visibility of every generated item, as written (`pub`, `pub(crate)`, or empty).
    pub visibility: String,
    /// The engine's name.
    pub engine: String,
    /// One tick in seconds, as a reduced fraction.
    pub resolution: Resolution,
    /// `epoch "2026-01-01T00:00:00Z"`: the instant of tick 0, in UTC.
    pub epoch: Option<String>,
    /// `reorder within 50ms, max 64`: events may come late.
    pub reorder: Option<Reorder>,
    /// `merge radar, sonar, max 16`: events come from several sources.
    pub merge: Option<Merge>,
    /// Enumerations by declaration.
    pub enums: Vec<EnumDef>,
    /// Declared functions by declaration.
    pub functions: Vec<FunctionDef>,
    /// Events by declaration.
    pub events: Vec<EventDef>,
    /// Stateless rules by declaration.
    pub refers: Vec<Refer>,
    /// Lifespans by declaration.
    pub lifespans: Vec<Lifespan>,
    /// Situations by declaration.
    pub situations: Vec<Situation>,
    /// Actions by declaration.
    pub actions: Vec<Action>,
    /// Where actions wait; where there are some.
    pub queue: Option<ActionQueue>,
}

/// One tick in seconds: `numerator / denominator`, reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// Numerator of the fraction.
    pub numerator: u64,
    /// Denominator of the fraction.
    pub denominator: u64,
}

/// `enum Kind { Air, Surface }`, or `enum Kind = path { .. }` for the user's own.
#[derive(Clone, Debug, PartialEq)]
pub struct EnumDef {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// The name in the rules.
    pub name: String,
    /// The path of the adopted type, as written.
    pub adopted: Option<String>,
    /// Whether its variants are ordered, by declaration.
    pub ordered: bool,
    /// Variant names by declaration.
    pub variants: Vec<String>,
}

/// `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionDef {
    /// The name in the rules.
    pub name: String,
    /// The path of the user's function, as written.
    pub path: String,
    /// Parameters by declaration.
    pub parameters: Vec<AttributeDef>,
    /// The type of its value.
    pub result: Type,
}

/// `event E { x: u32 }`, or `event E = path { .. }` for the user's own type.
#[derive(Clone, Debug, PartialEq)]
pub struct EventDef {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// The name in the rules.
    pub name: String,
    /// The path of the adopted type, as written.
    pub adopted: Option<String>,
    /// Attributes by declaration.
    pub attributes: Vec<AttributeDef>,
}

/// An attribute of an event, or of a detection seen as an event.
#[derive(Clone, Debug, PartialEq)]
pub struct AttributeDef {
    /// The name, without `r#`.
    pub name: String,
    /// The type.
    pub ty: Type,
}
