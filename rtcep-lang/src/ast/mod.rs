//! What was written, with spans: names are not looked up, types not known.
//!
//! A part that could not be read is `None`, and `broken` says that something
//! is missing, so that later stages do not report what follows from it.

mod adapter;
mod expr;
mod lifespan;
mod situation;
mod stateless;

pub use adapter::{Merge, Reorder};
pub use expr::{Expr, ExprKind, Float, Int};
pub use lifespan::{Initiator, Key, Lifespan, Renamed, Terminator};
pub use situation::{
    Condition, Crossing, Demand, Emission, Flag, Guarded, Operand, Repetition, Situation, Weight,
};
pub use stateless::{Action, ActionQueue, Refer};

use crate::diagnostic::Range;
use proc_macro2::{Span, TokenStream};

/// A name as the user means it: without `r#`.
#[derive(Clone, Debug)]
pub struct Name {
    /// The text, without `r#`.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// A whole rule set.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    /// `engine` items; there should be one.
    pub engines: Vec<Engine>,
    /// `resolution` items; there should be one at most.
    pub resolutions: Vec<Duration>,
    /// `epoch` items; there should be one at most.
    pub epochs: Vec<Instant>,
    /// `reorder` items; there should be one at most.
    pub reorders: Vec<Reorder>,
    /// `merge` items; there should be one at most.
    pub merges: Vec<Merge>,
    /// `enum` items.
    pub enums: Vec<Enum>,
    /// `fn` items.
    pub functions: Vec<Function>,
    /// `event` items.
    pub events: Vec<Event>,
    /// `refer` items.
    pub refers: Vec<Refer>,
    /// `lifespan` items.
    pub lifespans: Vec<Lifespan>,
    /// `situation` items.
    pub situations: Vec<Situation>,
    /// `action` items.
    pub actions: Vec<Action>,
    /// `actions` items; there should be one at most.
    pub queues: Vec<ActionQueue>,
    /// An item was skipped whose name is unknown: a name that does not exist
    /// may have been declared there.
    pub lost: bool,
    /// The first token of all.
    pub start: Option<Span>,
}

/// `pub engine Name;`
#[derive(Clone, Debug)]
pub struct Engine {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// The visibility's tokens, with their spans; empty for none.
    pub visibility: TokenStream,
    /// The same in canonical print.
    pub visibility_text: String,
    /// Its name.
    pub name: Name,
}

/// `enum Kind { Air, Surface }`
#[derive(Clone, Debug)]
pub struct Enum {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// Its name.
    pub name: Name,
    /// The adopted type.
    pub adopted: Option<Path>,
    /// `ordered`, if written.
    pub ordered: bool,
    /// Its variants.
    pub variants: Vec<Name>,
    /// Something in it could not be read.
    pub broken: bool,
}

/// `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// Its parameters.
    pub parameters: Vec<AttributeDef>,
    /// The type of its value; `None` if it could not be read.
    pub result: Option<Name>,
    /// The user's function; `None` if it could not be read.
    pub path: Option<Path>,
    /// Something in it could not be read.
    pub broken: bool,
}

/// `event E { x: u32 }`
#[derive(Clone, Debug)]
pub struct Event {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// Its name.
    pub name: Name,
    /// The adopted type.
    pub adopted: Option<Path>,
    /// Its attributes.
    pub attributes: Vec<AttributeDef>,
    /// Something in it could not be read.
    pub broken: bool,
}

/// `crate::radar::Plot`
#[derive(Clone, Debug)]
pub struct Path {
    /// In canonical print.
    pub text: String,
    /// The tokens, with their spans.
    pub tokens: TokenStream,
}

/// `x: u32` of an event.
#[derive(Clone, Debug)]
pub struct AttributeDef {
    /// Its name.
    pub name: Name,
    /// The type's name; `None` if it could not be read.
    pub ty: Option<Name>,
}

/// A literal such as `1.5ms`: an exact number of seconds.
#[derive(Clone, Debug)]
pub struct Duration {
    /// Seconds as a reduced fraction, numerator and denominator.
    pub seconds: (u128, u128),
    /// As written.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// A text such as `"2018-08-02T08:34:47Z"`: what it means is judged later.
#[derive(Clone, Debug)]
pub struct Instant {
    /// As written.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// What stands behind `at`.
#[derive(Clone, Debug)]
pub enum Moment {
    /// `5s`: since startup.
    Since(Duration),
    /// `"2018-08-02T08:34:47Z"`
    Instant(Instant),
}

impl Moment {
    /// Where it stands.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            Moment::Since(duration) => duration.span,
            Moment::Instant(instant) => instant.span,
        }
    }
}

/// A number such as the one of `max 10`.
#[derive(Clone, Copy, Debug)]
pub struct Count<T> {
    /// The number.
    pub value: T,
    /// From the word before to the number.
    pub range: Range,
}
