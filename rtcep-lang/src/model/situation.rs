//! Situations and their operands.

use super::{Demand, Expr, Kind, OnFull};

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
    /// What the kind demands beside its word.
    pub demand: Demand,
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
    /// The operands that a combination needs, by declaration: neither forbidden
    /// nor absent ones.
    pub fn required(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.operands.len()).filter(|&o| self.operands[o].role == Role::Required)
    }

    /// The last operand that a combination needs.
    #[must_use]
    pub fn last_required(&self) -> Option<usize> {
        self.required().next_back()
    }

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

/// What an operand is to a combination.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// It is a part of it, or is counted or aggregated.
    #[default]
    Required,
    /// An event that passes its threshold forbids the detection (`unless`).
    Forbidden,
    /// None may stand between the operands before and after it (`sequence`).
    Absent,
}

impl Role {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Role::Required => "operand",
            Role::Forbidden => "forbidden",
            Role::Absent => "absent",
        }
    }
}

/// `{m..=n}` behind an event: so many candidates are used as a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repetition {
    /// Candidates at least; 1 or more.
    pub least: u32,
    /// Candidates at most.
    pub most: u32,
}

/// Whether an accepted event belongs to the share of a `percentage`.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Counted {
    /// It is in the total alone.
    #[default]
    Never,
    /// `counted`
    Always,
    /// `counted if c`, over its own attributes.
    If(Expr),
}

/// An operand of a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    /// The name in `when` and `emit`.
    pub name: String,
    /// Whose events it takes.
    pub source: Source,
    /// What it is to a combination.
    pub role: Role,
    /// Which candidate is used; of no matter where none is chosen (`any`, `not`,
    /// forbidden and absent operands): `Each`.
    pub quantifier: Quantifier,
    /// `absolute`: the first one, or the newest one, that ever came. Only with
    /// `First` and `Last`.
    pub absolute: bool,
    /// `{m..=n}`
    pub repetition: Option<Repetition>,
    /// The threshold (`if`) over the event's own attributes.
    pub threshold: Option<Expr>,
    /// `weight`, a `u32` over the event's own attributes; none: 1.
    pub weight: Option<Expr>,
    /// `counted`, in a `percentage`.
    pub counted: Counted,
    /// `override`: whether the event drops the earlier candidates of this operand,
    /// over its own attributes.
    pub overrides: Option<Expr>,
    /// Whether a used candidate stays, over its own attributes; none: consumed.
    pub retain: Option<Expr>,
    /// Candidates at most.
    pub max: Option<u32>,
    /// What happens to an event that finds the list full; `reject` if not said.
    pub on_full: OnFull,
}
