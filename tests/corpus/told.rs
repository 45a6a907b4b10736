//! What a sink is told, in one form for both engines.

use rtcep::{Expression, Notice, OnFull, Value};
use rtcep_lang::interp::{Output, same_value};

/// One call at the sink, or a refused call of the engine.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Told {
    Detection {
        t: u64,
        call: u64,
        instance: u64,
        situation: usize,
        values: Vec<Value>,
    },
    Overflow {
        situation: usize,
        operand: usize,
        on_full: OnFull,
    },
    Fault {
        situation: usize,
        expression: Expression,
        count: u64,
    },
    Late {
        t: u64,
    },
}

impl Told {
    pub(crate) fn from_notice(notice: Notice) -> Self {
        match notice {
            Notice::Overflow {
                situation,
                operand,
                on_full,
            } => Told::Overflow {
                situation: situation.index.into(),
                operand: operand.index.into(),
                on_full,
            },
            Notice::Fault {
                situation,
                expression,
                count,
            } => Told::Fault {
                situation: situation.index.into(),
                expression,
                count,
            },
            other => panic!("a notice that the corpus does not know: {other}"),
        }
    }

    pub(crate) fn from_output(output: Output) -> Self {
        match output {
            Output::Detection {
                t,
                call,
                instance,
                situation,
                values,
            } => Told::Detection {
                t,
                call,
                instance,
                situation,
                values,
            },
            Output::Overflow {
                situation,
                operand,
                on_full,
            } => Told::Overflow {
                situation,
                operand,
                on_full,
            },
            Output::Fault {
                situation,
                expression,
                count,
            } => Told::Fault {
                situation,
                expression,
                count,
            },
        }
    }

    /// Equal bit for bit: a NaN equals itself.
    pub(crate) fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Told::Detection {
                    t,
                    call,
                    instance,
                    situation,
                    values,
                },
                Told::Detection {
                    t: t2,
                    call: call2,
                    instance: instance2,
                    situation: situation2,
                    values: values2,
                },
            ) => {
                (t, call, instance, situation) == (t2, call2, instance2, situation2)
                    && values.len() == values2.len()
                    && values.iter().zip(values2).all(|(a, b)| same_value(a, b))
            }
            (a, b) => a == b,
        }
    }
}

/// Whether two sequences are the same, call by call.
pub(crate) fn same(a: &[Told], b: &[Told]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same(b))
}
