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
mod clock;
mod expr;
mod initiator;
mod kind;
mod lifespan;
mod lists;
mod moment;
mod operator;
mod refer;
mod situation;
mod types;

pub use action::{Action, ActionQueue};
pub use adapter::{Merge, Reorder};
pub use call::{Aggregate, AggregateFn, Function};
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
            || self.refers.iter().any(|r| r.source == source)
    }

    /// The attribute that `init.x` reads in an event of `source`: an attribute of a
    /// lifespan's first initiator, by the name that it has there.
    #[must_use]
    pub fn of_initiator(&self, lifespan: usize, source: Source, a: usize) -> usize {
        match self.first_initiator(lifespan) {
            Some(first) => self.named_as(first, source, a),
            None => a,
        }
    }

    /// What a lifespan's first initiator that is an event or a detection is.
    #[must_use]
    pub fn first_initiator(&self, lifespan: usize) -> Option<Source> {
        let initiators = &self.lifespans[lifespan].initiators;
        initiators.iter().find_map(|i| match i {
            Initiator::Event { source, .. } => Some(*source),
            Initiator::Startup | Initiator::At(_) => None,
        })
    }

    /// The stateless rules that make events from those of `source`, by declaration.
    pub fn refers_from(&self, source: Source) -> impl Iterator<Item = (usize, &Refer)> {
        let refers = self.refers.iter().enumerate();
        refers.filter(move |(_, refer)| refer.source == source)
    }

    /// The actions that are bound to `source`, by declaration.
    pub fn actions_on(&self, source: Source) -> impl Iterator<Item = (usize, &Action)> {
        let actions = self.actions.iter().enumerate();
        actions.filter(move |(_, action)| action.source == source)
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
        self.named_as(operands[0].source, operands[operand].source, a)
    }

    /// Which attribute of `other` has the name of attribute `a` of `first`.
    fn named_as(&self, first: Source, other: Source, a: usize) -> usize {
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
