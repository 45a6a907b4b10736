//! Lifespans as written.

use super::{Condition, Count, Duration, Moment, Name};
use crate::diagnostic::Range;
use crate::model::{End, OnFull, Policy, Quantifier};

/// `lifespan L { from E; until F discard; key x; max_open 16; }`
#[derive(Clone, Debug)]
pub struct Lifespan {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// Its name.
    pub name: Name,
    /// `policy add`.
    pub policy: Option<(Policy, Range)>,
    /// `from` clauses, by declaration.
    pub initiators: Vec<Initiator>,
    /// `until` clauses, by declaration.
    pub terminators: Vec<Terminator>,
    /// `key`.
    pub key: Option<Key>,
    /// `max_open N`.
    pub max_open: Option<Count<u32>>,
    /// `per_key M`.
    pub per_key: Option<Count<u32>>,
    /// `on_full policy`.
    pub on_full: Option<(OnFull, Range)>,
    /// A `from` clause, or the whole body, could not be read.
    pub from_lost: bool,
    /// An `until` clause, or the whole body, could not be read.
    pub until_lost: bool,
    /// `key`, or the whole body, could not be read.
    pub key_lost: bool,
    /// A number, `policy`, or the whole body, could not be read.
    pub limits_lost: bool,
}

/// A `from` clause.
#[derive(Clone, Debug)]
pub enum Initiator {
    /// `from startup`, with its place.
    Startup(Range),
    /// `from at 5s`.
    At(Moment),
    /// `from E including if c`.
    Event {
        /// The event or situation.
        source: Name,
        /// `including`.
        including: Option<Range>,
        /// `if`.
        condition: Option<Condition>,
    },
}

/// An `until` clause; `end` is `None` if it could not be read.
#[derive(Clone, Debug)]
pub enum Terminator {
    /// `until first E all_keys if c terminate`.
    Event {
        /// Which of the open instances.
        which: Quantifier,
        /// The event or situation.
        source: Name,
        /// `all_keys`.
        all_keys: Option<Range>,
        /// `if`.
        condition: Option<Condition>,
        /// `terminate` or `discard`.
        end: Option<End>,
    },
    /// `until at 60s discard`.
    At {
        /// When.
        moment: Moment,
        /// `terminate` or `discard`.
        end: Option<End>,
    },
    /// `until after 30s discard`.
    After {
        /// How long after the opening.
        duration: Duration,
        /// `terminate` or `discard`.
        end: Option<End>,
    },
}

/// `key target = Plot.id, Track.number`.
#[derive(Clone, Debug)]
pub struct Key {
    /// Its name.
    pub name: Name,
    /// From `key` to its name.
    pub range: Range,
    /// Attributes of another name.
    pub renamed: Vec<Renamed>,
}

/// `Plot.id` of a `key`.
#[derive(Clone, Debug)]
pub struct Renamed {
    /// The event or situation.
    pub source: Name,
    /// Its attribute.
    pub attribute: Name,
}
