//! Where the parts of a model stand in the text: for carets under errors of
//! later stages, and for identifiers of generated code.

mod read;

pub(super) use read::names;

use super::adapter::{MergeNames, ReorderNames};
use crate::diagnostic::Range;
use proc_macro2::{Span, TokenStream};

/// Places of everything that is declared, in the order of the model.
#[derive(Clone, Debug)]
pub struct Names {
    /// The engine's name.
    pub engine: Span,
    /// The tokens of the visibility, empty for none.
    pub visibility: TokenStream,
    /// Enumerations with their variants.
    pub enums: Vec<ItemNames>,
    /// The tokens of the paths of declared functions.
    pub functions: Vec<TokenStream>,
    /// Events with their attributes.
    pub events: Vec<ItemNames>,
    /// Stateless rules.
    pub refers: Vec<ReferNames>,
    /// Lifespans.
    pub lifespans: Vec<LifespanNames>,
    /// Situations.
    pub situations: Vec<SituationNames>,
    /// Actions.
    pub actions: Vec<ActionNames>,
    /// `actions`, its `max N` and its `on_full policy`, if written.
    pub queue: Option<(Range, Option<Range>, Option<Range>)>,
    /// `reorder`, if written.
    pub reorder: Option<ReorderNames>,
    /// `merge`, if written.
    pub merge: Option<MergeNames>,
}

/// A stateless rule.
#[derive(Clone, Debug)]
pub struct ReferNames {
    /// The name of the event that is made.
    pub target: Span,
    /// The name of what it is made from; that of the target where it could not be read.
    pub source: Span,
    /// The condition, if it could be read.
    pub condition: Option<Range>,
}

/// An action.
#[derive(Clone, Debug)]
pub struct ActionNames {
    /// Its name.
    pub name: Span,
    /// The name of what it is bound to; its own where that could not be read.
    pub source: Span,
    /// The condition, if it could be read.
    pub condition: Option<Range>,
    /// The names of its attributes.
    pub attributes: Vec<Span>,
}

/// An enumeration or an event.
#[derive(Clone, Debug)]
pub struct ItemNames {
    /// Its name.
    pub name: Span,
    /// The tokens of the adopted path.
    pub adopted: Option<TokenStream>,
    /// Its variants or attributes.
    pub parts: Vec<Span>,
    /// The types of the attributes; their names where those could not be read.
    pub types: Vec<Span>,
}

/// A lifespan.
#[derive(Clone, Debug)]
pub struct LifespanNames {
    /// Its name.
    pub name: Span,
    /// Its `from` clauses.
    pub initiators: Vec<InitiatorNames>,
    /// Its `until` clauses.
    pub terminators: Vec<TerminatorNames>,
    /// `key x`, if written.
    pub key: Option<Range>,
    /// `max_open N`, if written.
    pub max_open: Option<Range>,
    /// `per_key M`, if written.
    pub per_key: Option<Range>,
}

/// A `from` clause.
#[derive(Clone, Copy, Debug)]
pub struct InitiatorNames {
    /// The name of its event, `from startup`, or the moment.
    pub source: Range,
    /// `including`, if written.
    pub including: Option<Range>,
}

/// An `until` clause.
#[derive(Clone, Copy, Debug)]
pub struct TerminatorNames {
    /// The name of its event, the duration, or the moment.
    pub source: Range,
    /// `all_keys`, if written.
    pub all_keys: Option<Range>,
}

/// A situation.
#[derive(Clone, Debug)]
pub struct SituationNames {
    /// Its name.
    pub name: Span,
    /// The word of its kind; its name where that could not be read.
    pub kind: Range,
    /// The number or time that the kind demands, if written.
    pub number: Option<Range>,
    /// `when`, if written.
    pub when: Option<Range>,
    /// The duration of `within`, if written.
    pub within: Option<Range>,
    /// `detect ..`, if written.
    pub detect: Option<Range>,
    /// `max_combinations N`, if written.
    pub max_combinations: Option<Range>,
    /// Its operands.
    pub operands: Vec<OperandNames>,
    /// The names of its emitted attributes.
    pub emit: Vec<Span>,
}

/// An operand.
#[derive(Clone, Debug)]
pub struct OperandNames {
    /// `operand`, `forbidden` or `absent`.
    pub role: Range,
    /// Its name.
    pub name: Span,
    /// `absolute`, if written.
    pub absolute: Option<Range>,
    /// The quantifier, if written.
    pub quantifier: Option<Range>,
    /// The name of its event; its own name where that could not be read.
    pub source: Span,
    /// `{m..=n}`, if written.
    pub repetition: Option<Range>,
    /// The condition of `if`, if it could be read.
    pub threshold: Option<Range>,
    /// `override`, if written.
    pub overrides: Option<Range>,
    /// `weight`, if written.
    pub weight: Option<Range>,
    /// `counted`, if written.
    pub counted: Option<Range>,
    /// `retain`, if written.
    pub retain: Option<Range>,
    /// `max N`, if written.
    pub max: Option<Range>,
    /// `on_full policy`, if written.
    pub on_full: Option<Range>,
}
