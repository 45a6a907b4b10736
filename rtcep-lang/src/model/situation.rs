//! Situations and their operands.

use super::{Expr, OnFull};

/// What a situation detects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Every operand has a candidate, in any order.
    All,
    /// Every operand has a candidate, in the order of declaration.
    Sequence,
}

impl Kind {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::All => "all",
            Kind::Sequence => "sequence",
        }
    }
}

/// When a situation composes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Detect {
    /// At every event that completes a combination.
    #[default]
    Immediate,
    /// When an instance of its lifespan is terminated.
    Deferred,
}

impl Detect {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Detect::Immediate => "immediate",
            Detect::Deferred => "deferred",
        }
    }
}

/// A situation.
#[derive(Clone, Debug, PartialEq)]
pub struct Situation {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// The name in the rules.
    pub name: String,
    /// What it detects.
    pub kind: Kind,
    /// The lifespan in which it is detected, by declaration.
    pub lifespan: usize,
    /// Operands by declaration; at least one.
    pub operands: Vec<Operand>,
    /// The condition over a combination.
    pub when: Option<Expr>,
    /// When it composes.
    pub detect: Detect,
    /// The window in ticks, inclusive.
    pub within: Option<u64>,
    /// Emits once per lifespan instance and then rests.
    pub once: bool,
    /// The user's own limit of combinations, where the default does not do.
    pub max_combinations: Option<u64>,
    /// Emitted attributes by declaration.
    pub emit: Vec<Emission>,
}

impl Situation {
    /// The window that lets candidates go: an immediate situation's. In a
    /// deferred one the window tests combinations, and nothing is pruned.
    #[must_use]
    pub fn prunes(&self) -> Option<u64> {
        match self.detect {
            Detect::Immediate => self.within,
            Detect::Deferred => None,
        }
    }

    /// The window that a combination has to fit: a deferred situation's.
    #[must_use]
    pub fn tests(&self) -> Option<u64> {
        match self.detect {
            Detect::Immediate => None,
            Detect::Deferred => self.within,
        }
    }
}

/// `name: expression` of an `emit` block.
#[derive(Clone, Debug, PartialEq)]
pub struct Emission {
    /// The attribute's name, without `r#`; its type is the expression's.
    pub name: String,
    /// The value.
    pub value: Expr,
}

/// Where an operand's events come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// An input event, by declaration.
    Event(usize),
    /// Another situation's detections, by declaration.
    Situation(usize),
}

/// Which candidate of an operand is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quantifier {
    /// The oldest that makes the combination hold.
    First,
    /// The newest that makes the combination hold.
    Last,
    /// Every one.
    Each,
}

impl Quantifier {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Quantifier::First => "first",
            Quantifier::Last => "last",
            Quantifier::Each => "each",
        }
    }
}

/// An operand of a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// The name in `when` and `emit`.
    pub name: String,
    /// Whose events it takes.
    pub source: Source,
    /// Which candidate is used.
    pub quantifier: Quantifier,
    /// The threshold (`if`) over the event's own attributes.
    pub threshold: Option<Expr>,
    /// Whether a used candidate stays, over its own attributes; none: consumed.
    pub retain: Option<Expr>,
    /// Candidates at most.
    pub max: Option<u32>,
    /// What happens to an event that finds the list full; `reject` if not said.
    pub on_full: OnFull,
}
