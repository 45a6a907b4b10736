//! The reference interpreter: the executable meaning of the language.
//!
//! Slow and obvious on purpose: plain vectors, whole tuples enumerated one by
//! one, no index, no cache. It obeys the capacities. With generated code it
//! shares the arithmetic of [`rtcep_core::arith`] and nothing else, so that an
//! agreement of the two says something; it is never optimised.
//!
//! | module | what it decides | language.md |
//! |---|---|---|
//! | `offer` | one event and its transitive closure, call order at the sink | 2, 3.1 |
//! | `compose` | which combinations are detected | 4.1 |
//! | `state` | which candidates exist, what a full list does | 3.2, 3.4, 4.1 |
//! | [`expr`] | values and faults | 6 |
//! | `output` | what the sink is told | 2.6, 7 |

mod compose;
pub mod expr;
mod offer;
mod output;
mod state;

pub use output::{Output, Refused, same_value};

use crate::model::{CandidateList, Model, Situation, Source, Type, Value, lists};
use rtcep_core::Late;
use rtcep_core::notice::Tally;
use state::Instance;

/// Runs a model, event by event.
///
/// The model must be one that passed the checks of [`compile`](mod@crate::compile):
/// types that fit, indices that exist, no cycle among situations, a `max`
/// wherever candidates are stored.
#[derive(Clone, Debug)]
pub struct Interpreter {
    model: Model,
    /// By situation.
    rules: Vec<Rules>,
    /// Open lifespan instances in opening order.
    open: Vec<Instance>,
    /// Lifespan instances opened so far.
    opened: u64,
    /// The newest accepted tick; none before the first call.
    now: Option<u64>,
    /// Accepted calls so far.
    call: u64,
    /// The running number of the event offered last (language.md, 1.2).
    n: u64,
    late: u64,
    /// By situation.
    tallies: Vec<Tally>,
}

/// A situation beside the lists that its operands read.
#[derive(Clone, Debug)]
struct Rules {
    /// By declaration.
    index: usize,
    situation: Situation,
    lists: Vec<CandidateList>,
}

impl Rules {
    /// The list that an operand reads; none if it never stores.
    fn list_of(&self, operand: usize) -> Option<usize> {
        self.lists
            .iter()
            .position(|list| list.operands.contains(&operand))
    }
}

impl Interpreter {
    /// An interpreter before its first call: no lifespan is open yet.
    #[must_use]
    pub fn new(model: Model) -> Self {
        let rules = model
            .situations
            .iter()
            .enumerate()
            .map(|(index, situation)| Rules {
                index,
                situation: situation.clone(),
                lists: lists(situation),
            })
            .collect();
        Self {
            rules,
            open: Vec::new(),
            opened: 0,
            now: None,
            call: 0,
            n: 0,
            late: 0,
            tallies: vec![Tally::ZERO; model.situations.len()],
            model,
        }
    }

    /// The rules that it runs.
    #[must_use]
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Processes one input event, given by declaration, with its transitive
    /// closure: what [`advance`](Self::advance) does at `t`, and then the event.
    ///
    /// Appends to `out` what the sink is told, in call order.
    ///
    /// # Errors
    /// An event that the rules do not declare so, or a `t` before an accepted
    /// call; nothing but the counter of late calls changes.
    pub fn process(
        &mut self,
        t: u64,
        event: usize,
        values: &[Value],
        out: &mut Vec<Output>,
    ) -> Result<(), Refused> {
        self.declared(event, values)?;
        self.accept(t)?;
        self.offer(Source::Event(event), t, values, out);
        Ok(())
    }

    /// Lets time pass without an event. No timers exist in this version of the
    /// language, so `out` gets nothing yet.
    ///
    /// # Errors
    /// A `t` before an accepted call; nothing but the counter of late calls
    /// changes.
    pub fn advance(&mut self, t: u64, out: &mut Vec<Output>) -> Result<(), Late> {
        let _ = out;
        self.accept(t)
    }

    /// Calls refused because their time was before an accepted one.
    #[must_use]
    pub fn late(&self) -> u64 {
        self.late
    }

    /// What a situation has told of so far; `None` beyond the last situation.
    #[must_use]
    pub fn tally(&self, situation: usize) -> Option<Tally> {
        self.tallies.get(situation).copied()
    }

    /// Moves the clock. The first accepted call opens the startup lifespans,
    /// before anything else and by declaration.
    fn accept(&mut self, t: u64) -> Result<(), Late> {
        match self.now {
            Some(now) if t < now => {
                self.late += 1;
                return Err(Late { t, now });
            }
            Some(_) => {}
            None => {
                for lifespan in 0..self.model.lifespans.len() {
                    self.opened += 1;
                    self.open
                        .push(Instance::new(self.opened, lifespan, &self.rules));
                }
            }
        }
        self.now = Some(t);
        self.call += 1;
        Ok(())
    }

    /// Whether the rules declare the event with values of these types.
    fn declared(&self, event: usize, values: &[Value]) -> Result<(), Refused> {
        let Some(definition) = self.model.events.get(event) else {
            let events = self.model.events.len();
            return Err(Refused::Event { event, events });
        };
        let expected = definition.attributes.len();
        if values.len() != expected {
            let given = values.len();
            return Err(Refused::Attributes {
                event,
                expected,
                given,
            });
        }
        for (attribute, (definition, value)) in definition.attributes.iter().zip(values).enumerate()
        {
            if !self.fits(definition.ty, value) {
                return Err(Refused::Value { event, attribute });
            }
        }
        Ok(())
    }

    /// Whether a value is of a type; of an enumeration: one of its variants.
    fn fits(&self, ty: Type, value: &Value) -> bool {
        match (ty, value) {
            (Type::Enum(e), Value::Variant(v)) => {
                usize::from(*v) < self.model.enums[e].variants.len()
            }
            (Type::Bool, Value::Bool(_))
            | (Type::U8, Value::U8(_))
            | (Type::U16, Value::U16(_))
            | (Type::U32, Value::U32(_))
            | (Type::U64, Value::U64(_))
            | (Type::I8, Value::I8(_))
            | (Type::I16, Value::I16(_))
            | (Type::I32, Value::I32(_))
            | (Type::I64, Value::I64(_))
            | (Type::F32, Value::F32(_))
            | (Type::F64, Value::F64(_)) => true,
            _ => false,
        }
    }
}
