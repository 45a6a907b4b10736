//! What a sink is told, in the interpreter's form for both engines.

use rtcep::Notice;
use rtcep_lang::interp::Output;

/// One call at the sink, or a refused call of the engine.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// The sink was called.
    Sink(Output),
    /// The engine refused a call.
    Late { t: u64 },
}

impl Told {
    /// A notice of generated code.
    pub(crate) fn from_notice(notice: Notice) -> Self {
        Told::Sink(match notice {
            Notice::Overflow {
                situation,
                operand,
                on_full,
            } => Output::Overflow {
                situation: situation.index.into(),
                operand: operand.index.into(),
                on_full,
            },
            Notice::Fault {
                situation,
                expression,
                count,
            } => Output::Fault {
                situation: situation.index.into(),
                expression,
                count,
            },
            Notice::LifespanFull { lifespan, on_full } => Output::LifespanFull {
                lifespan: lifespan.index.into(),
                on_full,
            },
            Notice::LifespanFault {
                lifespan,
                expression,
                count,
            } => Output::LifespanFault {
                lifespan: lifespan.index.into(),
                expression,
                count,
            },
            Notice::Missed { situation, count } => Output::Missed {
                situation: situation.index.into(),
                count,
            },
            Notice::ReferFault { event, count } => Output::ReferFault {
                event: event.index.into(),
                count,
            },
            Notice::ActionFault { action, count } => Output::ActionFault {
                action: action.index.into(),
                count,
            },
            Notice::ActionsFull { action, on_full } => Output::ActionsFull {
                action: action.index.into(),
                on_full,
            },
            other => panic!("a notice that the corpus does not know: {other}"),
        })
    }

    /// The tick of a detection; notices have none.
    pub(crate) fn t(&self) -> Option<u64> {
        match self {
            Told::Sink(Output::Detection { t, .. }) => Some(*t),
            _ => None,
        }
    }

    /// The same without the ordinal of the call: what a law compares where
    /// calls are split or joined.
    pub(crate) fn of_any_call(mut self) -> Self {
        if let Told::Sink(Output::Detection { call, .. }) = &mut self {
            *call = 0;
        }
        self
    }

    /// Equal bit for bit: a NaN equals itself.
    fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Told::Sink(a), Told::Sink(b)) => a.same(b),
            (Told::Late { t }, Told::Late { t: other }) => t == other,
            _ => false,
        }
    }
}

/// Whether two sequences are the same, call by call.
pub(crate) fn same(a: &[Told], b: &[Told]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same(b))
}
