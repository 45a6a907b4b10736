//! Lifespans: the contexts in which situations are detected (language.md, 5).

use super::{Expr, Moment, OnFull, Quantifier, Source, Type};
use rtcep_core::Family;

/// A lifespan: when its instances open and end, and how many may be open.
#[derive(Clone, Debug, PartialEq)]
pub struct Lifespan {
    /// Doc comment lines.
    pub doc: Vec<String>,
    /// The name in the rules.
    pub name: String,
    /// What an initiator does while an instance is open.
    pub policy: Policy,
    /// What opens it, by declaration; at least one.
    pub initiators: Vec<Initiator>,
    /// What ends it, by declaration; none: it is open for ever.
    pub terminators: Vec<Terminator>,
    /// The attribute by which events and instances meet.
    pub key: Option<Key>,
    /// Open instances at most, of all keys.
    pub max_open: u32,
    /// Open instances of one key at most, as written.
    pub per_key: Option<u32>,
    /// What happens to an opening that finds no room; `reject` if not said.
    pub on_full: OnFull,
}

/// What an initiator does while an instance (with its key) is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// It opens another one.
    #[default]
    Add,
    /// It does nothing.
    Ignore,
}

impl Policy {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Add => "add",
            Policy::Ignore => "ignore",
        }
    }
}

/// A `from` clause.
#[derive(Clone, Debug, PartialEq)]
pub enum Initiator {
    /// `from startup`: in the first accepted call, before anything else.
    Startup,
    /// `from at 5s`: at a moment.
    At(Moment),
    /// `from E if c including`.
    Event {
        /// Whose events open an instance.
        source: Source,
        /// The condition over the event's own attributes.
        condition: Option<Expr>,
        /// Whether the event is offered to the instance that it opens.
        including: bool,
    },
}

/// An `until` clause.
#[derive(Clone, Debug, PartialEq)]
pub enum Terminator {
    /// `until each E if c terminate`.
    Event {
        /// Whose events end instances.
        source: Source,
        /// The condition over the event's own attributes, and over those of the
        /// initiator ([`Attribute::Initiator`](super::Attribute::Initiator)).
        condition: Option<Expr>,
        /// Which of the open instances with the key.
        which: Quantifier,
        /// Whether instances of every key are meant.
        all_keys: bool,
        /// How they end.
        end: End,
    },
    /// `until at d terminate`: at a moment; what would open then or later does not open.
    At {
        /// When it ends.
        moment: Moment,
        /// How it ends.
        end: End,
    },
    /// `until after d terminate`: so many ticks after the opening.
    After {
        /// Ticks from the opening to the end.
        ticks: u64,
        /// How it ends.
        end: End,
    },
}

/// How an instance ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Its deferred situations compose.
    Terminate,
    /// Nothing more is detected.
    Discard,
}

impl End {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            End::Terminate => "terminate",
            End::Discard => "discard",
        }
    }
}

/// `key x`, and what it is called in events that name it otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The name in the rules.
    pub name: String,
    /// An integer, bool or enumeration.
    pub ty: Type,
    /// The attribute of every event and situation that meets instances by it:
    /// initiators, terminators without `all_keys`, operands. By source.
    pub attributes: Vec<(Source, usize)>,
}

impl Key {
    /// The attribute of events of `source` that holds the key.
    #[must_use]
    pub fn attribute(&self, source: Source) -> Option<usize> {
        let found = self.attributes.iter().find(|(s, _)| *s == source);
        found.map(|&(_, attribute)| attribute)
    }
}

impl Lifespan {
    /// Whether an instance opens at startup.
    #[must_use]
    pub fn starts(&self) -> bool {
        self.initiators.contains(&Initiator::Startup)
    }

    /// Whose prices its own operations have: instances with a key are found by it.
    #[must_use]
    pub const fn family(&self) -> Family {
        match self.key {
            None => Family::Lifespan,
            Some(_) => Family::Keyed,
        }
    }

    /// Whether its only instance opens at startup and never ends.
    #[must_use]
    pub fn is_static(&self) -> bool {
        self.initiators == [Initiator::Startup] && self.terminators.is_empty()
    }

    /// Open instances of one key at most: `per_key`, else 1 under `ignore`,
    /// else `max_open`. Without a key, `ignore` keeps one open at all.
    #[must_use]
    pub fn per_key(&self) -> u32 {
        match (self.per_key, self.policy) {
            (Some(per_key), _) => per_key,
            (None, Policy::Ignore) => 1,
            (None, Policy::Add) => self.max_open,
        }
    }

    /// Whether no second instance can open, whatever `max_open` says: it opens at
    /// startup, or at one moment, alone, or ignores every opening while one is open.
    #[must_use]
    pub fn is_single(&self) -> bool {
        let once = self.ever().is_some_and(|ever| ever <= 1);
        once || (self.policy == Policy::Ignore && self.key.is_none())
    }

    /// Instances that there has to be room for.
    #[must_use]
    pub fn slots(&self) -> u32 {
        if self.is_single() {
            return 1;
        }
        self.ever()
            .map_or(self.max_open, |ever| ever.min(self.max_open))
    }

    /// Whether an opening can find no room.
    #[must_use]
    pub fn can_be_full(&self) -> bool {
        !self.is_single() && self.ever().is_none_or(|ever| ever > self.max_open)
    }

    /// Open instances that one event can meet: those of its key.
    #[must_use]
    pub fn met(&self) -> u32 {
        self.per_key().min(self.slots())
    }

    /// Whether events of `source` can open an instance.
    #[must_use]
    pub fn opened_by(&self, source: Source) -> bool {
        self.initiators
            .iter()
            .any(|i| matches!(i, Initiator::Event { source: s, .. } if *s == source))
    }

    /// Whether events of `source` can open an instance that takes them too.
    #[must_use]
    pub fn includes(&self, source: Source) -> bool {
        self.initiators.iter().any(
            |i| matches!(i, Initiator::Event { source: s, including: true, .. } if *s == source),
        )
    }

    /// Whether events of `source` can end an instance.
    #[must_use]
    pub fn ended_by(&self, source: Source) -> bool {
        self.terminators
            .iter()
            .any(|t| matches!(t, Terminator::Event { source: s, .. } if *s == source))
    }

    /// The interval after which an instance ends, the shortest one, and how:
    /// of two equal ones as the first declared says.
    #[must_use]
    pub fn after(&self) -> Option<(u64, End)> {
        let mut after: Option<(u64, End)> = None;
        for terminator in &self.terminators {
            if let Terminator::After { ticks, end } = *terminator
                && after.is_none_or(|(shortest, _)| ticks < shortest)
            {
                after = Some((ticks, end));
            }
        }
        after
    }

    /// Whether some end of an instance composes its deferred situations.
    #[must_use]
    pub fn terminates(&self) -> bool {
        self.terminators.iter().any(|t| match t {
            Terminator::Event { end, .. }
            | Terminator::At { end, .. }
            | Terminator::After { end, .. } => *end == End::Terminate,
        })
    }
}
