//! The resolved rule set: plain data without spans.
//!
//! Names are indices, types are known, durations are ticks. What the user can
//! still get wrong about *bounds* (a missing `max`, a cycle, a count that
//! overflows) is judged on this form by [`check`](crate::check).

// A literal may be a text: plain data is worth its bytes.
#![allow(clippy::large_enum_variant)]

mod call;
mod expr;
mod kind;
mod lifespan;
mod lists;
mod operator;
mod situation;
mod types;

pub use call::{Aggregate, AggregateFn, Function};
pub(crate) use expr::limits;
pub use expr::{Attribute, Expr, ExprKind, sorted};
pub use kind::{Crossing, Demand, Direction, Kind, Run, Share, Slope};
pub use lifespan::{End, Initiator, Key, Lifespan, Policy, Terminator};
pub use operator::{BinaryOp, UnaryOp};
pub use situation::{
    Counted, Detect, Emission, Operand, Quantifier, Repetition, Role, Situation, Source,
};
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
    /// Enumerations by declaration.
    pub enums: Vec<EnumDef>,
    /// Declared functions by declaration.
    pub functions: Vec<FunctionDef>,
    /// Events by declaration.
    pub events: Vec<EventDef>,
    /// Lifespans by declaration.
    pub lifespans: Vec<Lifespan>,
    /// Situations by declaration.
    pub situations: Vec<Situation>,
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

impl Model {
    /// The attributes of an event or of a detection.
    #[must_use]
    pub fn attributes(&self, source: Source) -> Vec<AttributeDef> {
        match source {
            Source::Event(e) => self.events[e].attributes.clone(),
            Source::Situation(s) => self.situations[s]
                .emit
                .iter()
                .map(|emission| AttributeDef {
                    name: emission.name.clone(),
                    ty: emission.value.ty,
                })
                .collect(),
        }
    }

    /// The name of an event or situation.
    #[must_use]
    pub fn source_name(&self, source: Source) -> &str {
        match source {
            Source::Event(e) => &self.events[e].name,
            Source::Situation(s) => &self.situations[s].name,
        }
    }

    /// Whether a situation's detections are events for something: operands of
    /// another situation, initiators or terminators of a lifespan.
    #[must_use]
    pub fn feeds(&self, situation: usize) -> bool {
        let source = Source::Situation(situation);
        let mut operands = self.situations.iter().flat_map(|s| &s.operands);
        operands.any(|o| o.source == source)
            || self
                .lifespans
                .iter()
                .any(|l| l.opened_by(source) || l.ended_by(source))
    }

    /// The situations that are detected in a lifespan, by declaration.
    #[must_use]
    pub fn situations_in(&self, lifespan: usize) -> Vec<usize> {
        (0..self.situations.len())
            .filter(|&s| self.situations[s].lifespan == lifespan)
            .collect()
    }

    /// The deferred situations of a lifespan, by declaration.
    #[must_use]
    pub fn deferred_in(&self, lifespan: usize) -> Vec<usize> {
        let mut deferred = self.situations_in(lifespan);
        deferred.retain(|&s| self.situations[s].detect == Detect::Deferred);
        deferred
    }

    /// The operands of `situation` that take events of `source`, by declaration.
    #[must_use]
    pub fn roles(&self, situation: usize, source: Source) -> Vec<usize> {
        let operands = &self.situations[situation].operands;
        (0..operands.len())
            .filter(|&o| operands[o].source == source)
            .collect()
    }

    /// The situations that events of `source` enter, by declaration.
    #[must_use]
    pub fn entered(&self, source: Source) -> Vec<usize> {
        (0..self.situations.len())
            .filter(|&s| !self.roles(s, source).is_empty())
            .collect()
    }

    /// What `it.x` reads of an event at `operand`: attribute `a` of the first
    /// operand's source by its name. The checks have seen that all have it.
    #[must_use]
    pub fn common(&self, situation: usize, operand: usize, a: usize) -> usize {
        let operands = &self.situations[situation].operands;
        let (first, other) = (operands[0].source, operands[operand].source);
        if first == other {
            return a;
        }
        let first = self.attributes(first);
        let name = first.get(a).map(|attribute| &attribute.name);
        let others = self.attributes(other);
        others
            .iter()
            .position(|o| Some(&o.name) == name)
            .unwrap_or(a)
    }

    /// The name of a type in the rules.
    #[must_use]
    pub fn type_name(&self, ty: Type) -> String {
        match ty {
            Type::Str(n) => format!("str<{n}>"),
            Type::Enum(e) => self.enums[e].name.clone(),
            other => format!("{other:?}").to_lowercase(),
        }
    }
}
