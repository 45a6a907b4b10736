//! What was written, with spans: names are not looked up, types not known.
//!
//! A part that could not be read is `None`, and `broken` says that something
//! is missing, so that later stages do not report what follows from it.

mod expr;
mod lifespan;

pub use expr::{Expr, ExprKind, Float, Int};
pub use lifespan::{Initiator, Key, Lifespan, Renamed, Terminator};

use crate::diagnostic::Range;
use crate::model::{Detect, Kind, OnFull, Quantifier};
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
    /// `enum` items.
    pub enums: Vec<Enum>,
    /// `event` items.
    pub events: Vec<Event>,
    /// `lifespan` items.
    pub lifespans: Vec<Lifespan>,
    /// `situation` items.
    pub situations: Vec<Situation>,
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
    /// Its variants.
    pub variants: Vec<Name>,
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

/// A number such as the one of `max 10`.
#[derive(Clone, Copy, Debug)]
pub struct Count<T> {
    /// The number.
    pub value: T,
    /// From the word before to the number.
    pub range: Range,
}

/// `situation S: all in Watch { .. }`
#[derive(Clone, Debug)]
pub struct Situation {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// Its name.
    pub name: Name,
    /// `all` or `sequence`.
    pub kind: Option<Kind>,
    /// The lifespan's name.
    pub lifespan: Option<Name>,
    /// Its operands.
    pub operands: Vec<Operand>,
    /// `when`; the expression is `None` if it could not be read.
    pub when: Option<Condition>,
    /// `within`.
    pub within: Option<Duration>,
    /// `once`.
    pub once: bool,
    /// `detect ..`.
    pub detect: Option<(Detect, Range)>,
    /// `max_combinations`.
    pub max_combinations: Option<Count<u64>>,
    /// The attributes of `emit`.
    pub emit: Vec<Emission>,
    /// An operand, or the whole body, could not be read.
    pub operands_lost: bool,
    /// An attribute of `emit`, or the whole body, could not be read.
    pub emit_lost: bool,
    /// A number or a window could not be read.
    pub limits_lost: bool,
    /// `detect`, or the whole body, could not be read.
    pub detect_lost: bool,
}

/// `operand a: first E if x > 1, retain, max 10, on_full reject;`
#[derive(Clone, Debug)]
pub struct Operand {
    /// Its name.
    pub name: Name,
    /// Which candidate is used.
    pub quantifier: Option<Quantifier>,
    /// The event or situation.
    pub source: Option<Name>,
    /// `if`.
    pub threshold: Option<Condition>,
    /// `retain`, with its condition.
    pub retain: Option<Retain>,
    /// `max N`.
    pub max: Option<Count<u32>>,
    /// `on_full policy`.
    pub on_full: Option<(OnFull, Range)>,
    /// A modifier could not be read.
    pub broken: bool,
}

/// `retain`, or `retain if c`.
#[derive(Clone, Debug)]
pub struct Retain {
    /// The word `retain`.
    pub word: Range,
    /// `if c`; none: always.
    pub condition: Option<Condition>,
}

/// The expression after `if` or `when`; `None` where it could not be read.
pub type Condition = Option<Expr>;

/// `x: a.x + 1` of an `emit` block.
#[derive(Clone, Debug)]
pub struct Emission {
    /// The attribute's name.
    pub name: Name,
    /// Its value; `None` if it could not be read.
    pub value: Option<Expr>,
}
