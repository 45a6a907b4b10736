//! What the sink is told, and why a call is refused.

use crate::model::{OnFull, Value};
use rtcep_core::{Expression, Late};
use std::fmt;

/// One call at the sink; their order is meaning (language.md, 2.7).
///
/// `==` is that of Rust, so that NaN differs from itself; tests that compare
/// an engine with the interpreter use [`Output::same`].
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// A situation was detected.
    Detection {
        /// Ticks of the trigger.
        t: u64,
        /// Ordinal of the accepted call that produced it, from 1.
        call: u64,
        /// Ordinal of the lifespan instance since start, from 1.
        instance: u64,
        /// The situation, by declaration.
        situation: usize,
        /// Whether no loss can have changed it.
        exact: bool,
        /// The emitted attributes, by declaration.
        values: Vec<Value>,
    },
    /// A list was full; with [`OnFull::Freeze`] the instance is frozen from now on.
    Overflow {
        /// The situation, by declaration.
        situation: usize,
        /// The first operand of the list, by declaration.
        operand: usize,
        /// What was done.
        on_full: OnFull,
    },
    /// Expressions overflowed, divided by zero or did not fit a conversion.
    Fault {
        /// The situation, by declaration.
        situation: usize,
        /// Which kind of expression.
        expression: Expression,
        /// How many evaluations of this event and instance faulted.
        count: u64,
    },
    /// A lifespan had no room for an opening.
    LifespanFull {
        /// The lifespan, by declaration.
        lifespan: usize,
        /// What was done.
        on_full: OnFull,
    },
    /// The condition of a clause of a lifespan faulted.
    LifespanFault {
        /// The lifespan, by declaration.
        lifespan: usize,
        /// Of `from` or `until`.
        expression: Expression,
        /// How many evaluations faulted.
        count: u64,
    },
    /// A late call has skipped periods of an `every`; behind its detection.
    Missed {
        /// The situation, by declaration.
        situation: usize,
        /// How many.
        count: u64,
    },
    /// A stateless rule faulted: the event was not made.
    ReferFault {
        /// The event that the rule makes, by declaration.
        event: usize,
        /// How many rules faulted.
        count: u64,
    },
    /// The condition or an attribute of an action faulted: it was not queued.
    ActionFault {
        /// The action, by declaration.
        action: usize,
        /// How many times.
        count: u64,
    },
    /// The queue of actions was full.
    ActionsFull {
        /// The action that is lost, by declaration.
        action: usize,
        /// What was done: it was not queued, or dropped for a newer one.
        on_full: OnFull,
    },
}

impl Output {
    /// Whether both tell the same: as `==`, but a NaN is the same as a NaN,
    /// and 0.0 is not the same as -0.0.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Output::Detection {
                    t,
                    call,
                    instance,
                    situation,
                    exact,
                    values,
                },
                Output::Detection {
                    t: t2,
                    call: call2,
                    instance: instance2,
                    situation: situation2,
                    exact: exact2,
                    values: values2,
                },
            ) => {
                (t, call, instance, situation, exact) == (t2, call2, instance2, situation2, exact2)
                    && values.len() == values2.len()
                    && values.iter().zip(values2).all(|(a, b)| same_value(a, b))
            }
            (a, b) => a == b,
        }
    }
}

/// Whether two values are the same: floats by their bits, but any NaN is the
/// same as any other, since Rust leaves the payload of a computed NaN open.
#[must_use]
pub fn same_value(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::F32(a), Value::F32(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
        (Value::F64(a), Value::F64(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
        (a, b) => a == b,
    }
}

/// Why a call was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The clock stepped back.
    Late(Late),
    /// There is no such event.
    Event {
        /// The event asked for.
        event: usize,
        /// How many events the rules declare.
        events: usize,
    },
    /// The event has another number of attributes.
    Attributes {
        /// The event, by declaration.
        event: usize,
        /// How many the rules declare.
        expected: usize,
        /// How many were given.
        given: usize,
    },
    /// A value is not of the attribute's type, or is no variant of its enumeration.
    Value {
        /// The event, by declaration.
        event: usize,
        /// The attribute, by declaration.
        attribute: usize,
    },
    /// The rules declare a function that the interpreter was not given.
    Function {
        /// The function, by declaration.
        function: usize,
    },
}

impl From<Late> for Refused {
    fn from(late: Late) -> Self {
        Refused::Late(late)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Late(late) => late.fmt(f),
            Refused::Event { event, events } => {
                write!(f, "there is no event {event}: the rules declare {events}")
            }
            Refused::Attributes {
                event,
                expected,
                given,
            } => write!(f, "event {event} has {expected} attributes, not {given}"),
            Refused::Value { event, attribute } => write!(
                f,
                "the value of attribute {attribute} of event {event} is not of its declared type"
            ),
            Refused::Function { function } => write!(
                f,
                "function {function} was not given: make the interpreter `with_functions`"
            ),
        }
    }
}

impl std::error::Error for Refused {}
