//! The reference interpreter: the executable meaning of the language.
//!
//! Slow and obvious on purpose: plain vectors, whole tuples enumerated one by
//! one, no index, no cache. It obeys the capacities. With generated code it
//! shares the arithmetic of [`rtcep_core::arith`] and nothing else, so that an
//! agreement of the two says something; it is never optimised.
//!
//! | module | what it decides | language.md |
//! |---|---|---|
//! | `stateless` | which events an event makes, which actions it queues | 2.1 |
//! | `offer` | one event and its transitive closure, phase by phase | 2 |
//! | `terminate` | which instances an event ends, what their end composes | 2.2, 5 |
//! | `judge` | what a situation says of an event, before any instance is asked | 2.3, 3.1 |
//! | `add` | what an event does in the situations that take it | 2.3 |
//! | `take` | prune, override, compose, consume, add in one instance | 3.1 |
//! | `initiate` | which instances an event opens | 2.4, 5 |
//! | `lifespans` | opening, closing, limits and freezes | 5 |
//! | `timers` | what is due at which tick, in which order | 1.3 |
//! | `temporal` | `at`, `every`, `after` | 4.5 |
//! | `compose`, `group` | which combinations are detected, with which groups | 4.1, 4.6 |
//! | `count` | what counters detect | 4.2 |
//! | `absence` | what forbids; `any` and `not` | 4.1, 4.3 |
//! | `aggregate`, `sums` | what aggregates are, and what they detect | 4.4 |
//! | `state` | which candidates exist, what a full list does | 3.2, 3.4, 4.1 |
//! | `exact` | which losses touch a detection | 7 |
//! | [`expr`], `function` | values and faults, functions | 6 |
//! | `tell`, `output` | what the sink is told | 2.6, 7 |
//! | `rules` | what follows from the declaration of a situation | |
//! | `declared` | which input events the rules know | |

mod absence;
mod add;
mod aggregate;
mod compose;
mod count;
mod declared;
mod exact;
pub mod expr;
mod function;
mod group;
mod initiate;
mod judge;
mod lifespans;
mod offer;
mod output;
mod rules;
mod scalar;
mod state;
mod stateless;
mod sums;
mod take;
mod tell;
mod temporal;
mod terminate;
mod timers;

pub use function::Declared;
pub use output::{Output, Refused, same_value};
pub use stateless::Queued;

use crate::model::{Model, Source, Value};
use exact::Losses;
use function::Functions;
use lifespans::Frozen;
use rtcep_core::Late;
use rtcep_core::notice::Tally;
use rules::Rules;
use state::Instance;
use stateless::Queue;
use std::collections::BTreeSet;

/// Runs a model, event by event.
///
/// The model must be one that passed the checks of [`compile`](mod@crate::compile):
/// types that fit, indices that exist, no cycle among situations, a `max`
/// wherever candidates are stored, an attribute for every key.
#[derive(Clone, Debug)]
pub struct Interpreter {
    model: Model,
    functions: Functions,
    /// By situation.
    rules: Vec<Rules>,
    /// Open lifespan instances in opening order.
    open: Vec<Instance>,
    /// Lifespan instances opened so far.
    opened: u64,
    /// By lifespan.
    frozen: Vec<Frozen>,
    losses: Losses,
    /// The absolute openings that are still to come: tick and lifespan.
    openings: BTreeSet<(u64, usize)>,
    /// Actions that wait for the host.
    queue: Queue,
    /// The tick of the first accepted call.
    startup: u64,
    /// The newest accepted tick; none before the first call.
    now: Option<u64>,
    /// Accepted calls so far.
    call: u64,
    /// The running number of the event offered last (language.md, 1.2).
    n: u64,
    late: u64,
    /// By situation.
    tallies: Vec<Tally>,
    /// By lifespan.
    lifespan_tallies: Vec<Tally>,
    /// By event.
    event_tallies: Vec<Tally>,
    /// By action.
    action_tallies: Vec<Tally>,
}

impl Interpreter {
    /// An interpreter before its first call: no lifespan is open yet. Rules that
    /// declare functions need [`with_functions`](Self::with_functions).
    #[must_use]
    pub fn new(model: Model) -> Self {
        Self::with_functions(model, &[])
    }

    /// The same with the declared functions, by name. They are Rust, of which the
    /// rules know the path alone.
    #[must_use]
    pub fn with_functions(model: Model, functions: &[(&str, Declared)]) -> Self {
        let functions = Functions::new(&model, functions);
        let situations = 0..model.situations.len();
        let rules = situations.map(|s| Rules::new(&model, s, &functions));
        Self {
            rules: rules.collect(),
            functions,
            open: Vec::new(),
            opened: 0,
            frozen: vec![Frozen::default(); model.lifespans.len()],
            losses: Losses::new(&model),
            openings: BTreeSet::new(),
            queue: Queue::new(),
            startup: 0,
            now: None,
            call: 0,
            n: 0,
            late: 0,
            tallies: vec![Tally::ZERO; model.situations.len()],
            lifespan_tallies: vec![Tally::ZERO; model.lifespans.len()],
            event_tallies: vec![Tally::ZERO; model.events.len()],
            action_tallies: vec![Tally::ZERO; model.actions.len()],
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
    /// An event that the rules do not declare so, a declared function that was not
    /// given, or a `t` before an accepted call; nothing but the counter of late
    /// calls changes.
    pub fn process(
        &mut self,
        t: u64,
        event: usize,
        values: &[Value],
        out: &mut Vec<Output>,
    ) -> Result<(), Refused> {
        self.declared(event, values)?;
        if let Some(function) = self.functions.missing() {
            return Err(Refused::Function { function });
        }
        self.advance(t, out)?;
        self.offer(Source::Event(event), t, values, out);
        Ok(())
    }

    /// Lets time pass without an event: the timers that are due by `t` run.
    ///
    /// Appends to `out` what the sink is told, in call order.
    ///
    /// # Errors
    /// A `t` before an accepted call; nothing but the counter of late calls
    /// changes.
    pub fn advance(&mut self, t: u64, out: &mut Vec<Output>) -> Result<(), Late> {
        self.accept(t)?;
        self.sweep(t, out);
        // Not before: a timer that is late may open an instance in the past.
        self.forget(t);
        Ok(())
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

    /// What a lifespan has told of so far; `None` beyond the last lifespan.
    #[must_use]
    pub fn lifespan_tally(&self, lifespan: usize) -> Option<Tally> {
        self.lifespan_tallies.get(lifespan).copied()
    }

    /// What the stateless rules that make an event have told of so far; `None` beyond
    /// the last event.
    #[must_use]
    pub fn event_tally(&self, event: usize) -> Option<Tally> {
        self.event_tallies.get(event).copied()
    }

    /// What an action has told of so far; `None` beyond the last action.
    #[must_use]
    pub fn action_tally(&self, action: usize) -> Option<Tally> {
        self.action_tallies.get(action).copied()
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
            None => self.start(t),
        }
        self.now = Some(t);
        self.call += 1;
        Ok(())
    }
}
