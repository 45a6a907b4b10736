//! Notices: nothing is lost in silence (language.md, section 7).

use core::fmt;

/// Where a notice comes from, by declaration and in the user's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// Position among its kind, by declaration.
    pub index: u16,
    /// The name in the rules.
    pub name: &'static str,
}

/// What happens to an event that finds a list full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnFull {
    /// The new event is not stored.
    Reject,
    /// The oldest candidate goes.
    DropOldest,
    /// The situation instance stores and composes nothing more.
    Freeze,
}

impl OnFull {
    /// The word in the rules.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            OnFull::Reject => "reject",
            OnFull::DropOldest => "drop_oldest",
            OnFull::Freeze => "freeze",
        }
    }
}

/// The expression that faulted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expression {
    /// The `if` of an operand.
    Threshold,
    /// The `when` of a situation.
    When,
    /// An attribute of `emit`.
    Emit,
    /// The `retain` of an operand.
    Retain,
    /// The `weight` of an operand: the event is not admitted.
    Weight,
    /// What is aggregated faulted or is NaN: the event is not admitted.
    Aggregate,
    /// The `override` of an operand.
    Override,
    /// The `counted` of an operand: admitted and not counted.
    Counted,
    /// The `of` of `crosses`: the state stays as it is.
    Of,
    /// The condition of a `from` clause of a lifespan.
    From,
    /// The condition of an `until` clause of a lifespan.
    Until,
    /// The condition or an attribute of a `refer`: the event is not made.
    Refer,
    /// The condition or an attribute of an `action`: it is not queued.
    Action,
}

impl Expression {
    /// The word in the rules; `threshold` for the `if` of an operand.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Expression::Threshold => "threshold",
            Expression::When => "when",
            Expression::Emit => "emit",
            Expression::Retain => "retain",
            Expression::Weight => "weight",
            Expression::Aggregate => "aggregate",
            Expression::Override => "override",
            Expression::Counted => "counted",
            Expression::Of => "of",
            Expression::From => "from",
            Expression::Until => "until",
            Expression::Refer => "refer",
            Expression::Action => "action",
        }
    }
}

/// Something that the sink is told beside detections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// A list was full; with [`OnFull::Freeze`] the instance is frozen from now on.
    Overflow {
        /// The situation.
        situation: Place,
        /// The operand; the first one of a shared list.
        operand: Place,
        /// What was done.
        on_full: OnFull,
    },
    /// Expressions overflowed, divided by zero or did not fit a conversion.
    Fault {
        /// The situation.
        situation: Place,
        /// Which kind of expression.
        expression: Expression,
        /// How many evaluations of this event and instance faulted.
        count: u64,
    },
    /// As many instances of a lifespan were open as may be, of one key or at
    /// all; with [`OnFull::Freeze`] none of that key, or of any, opens before
    /// all of them have ended.
    LifespanFull {
        /// The lifespan.
        lifespan: Place,
        /// What was done: the opening was refused, or the oldest instance discarded.
        on_full: OnFull,
    },
    /// The condition of a `from` or `until` clause faulted, and counts as false.
    LifespanFault {
        /// The lifespan.
        lifespan: Place,
        /// [`Expression::From`] or [`Expression::Until`].
        expression: Expression,
        /// How many evaluations faulted.
        count: u64,
    },
    /// A late call skipped periods of an `every`; told after its detection.
    Missed {
        /// The situation.
        situation: Place,
        /// How many.
        count: u64,
    },
    /// A stateless rule faulted ([`Expression::Refer`]): the event was not made.
    ReferFault {
        /// The event that the rule makes.
        event: Place,
        /// How many evaluations faulted.
        count: u64,
    },
    /// The condition or an attribute of an action faulted ([`Expression::Action`]): it was
    /// not queued.
    ActionFault {
        /// The action.
        action: Place,
        /// How many evaluations faulted.
        count: u64,
    },
    /// The queue of actions was full, and one is lost.
    ActionsFull {
        /// The action that is lost: the new one, or the one that had waited longest.
        action: Place,
        /// What was done: the new one was not queued, or the oldest one was dropped.
        on_full: OnFull,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::Overflow {
                situation,
                operand,
                on_full,
            } => write!(
                f,
                "{}.{} is full: {}",
                situation.name,
                operand.name,
                on_full.name()
            ),
            Notice::Fault {
                situation,
                expression,
                count,
            } => write!(
                f,
                "{}: {count} fault(s) in {}",
                situation.name,
                expression.name()
            ),
            Notice::LifespanFull { lifespan, on_full } => {
                write!(f, "{} is full: {}", lifespan.name, on_full.name())
            }
            Notice::LifespanFault {
                lifespan,
                expression,
                count,
            } => write!(
                f,
                "{}: {count} fault(s) in {}",
                lifespan.name,
                expression.name()
            ),
            Notice::Missed { situation, count } => {
                write!(f, "{}: {count} period(s) missed", situation.name)
            }
            Notice::ReferFault { event, count } => {
                write!(f, "refer {}: {count} fault(s)", event.name)
            }
            Notice::ActionFault { action, count } => {
                write!(f, "action {}: {count} fault(s)", action.name)
            }
            Notice::ActionsFull { action, on_full } => {
                write!(
                    f,
                    "the queue of actions is full, {} is lost: {}",
                    action.name,
                    on_full.name()
                )
            }
        }
    }
}

/// How much a situation or a lifespan has told of, since the engine was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Events, or openings and instances, that a capacity or a freeze took away.
    pub lost: u64,
    /// Evaluations that faulted.
    pub faults: u64,
    /// Periods of an `every` that late calls have skipped.
    pub missed: u64,
}

impl Tally {
    /// Nothing told yet.
    pub const ZERO: Self = Self {
        lost: 0,
        faults: 0,
        missed: 0,
    };
}
