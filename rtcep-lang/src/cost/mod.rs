//! Worst-case operation counts from the model alone (bounds.md, section 1).
//!
//! Counts depend only on capacities and sizes. Every (trigger, situation) and
//! every (trigger, lifespan) gets a short list of *path vectors* that exclude
//! each other, per phase of the trigger's processing:
//!
//! - `paths` (of joins with `verdict`, `compose`, `search`, `admission`, `expiry`,
//!   `roles`; of the other kinds `count`, `weighed`, `absence`, `aggregate`): what an
//!   event does at the open instances of a situation; `fresh`: at the one that it opens;
//! - `timer`: what sets the timers of `at`, `every`, `after`; `firing`: what they do;
//! - `conclude`: what a deferred situation does at the end of an instance;
//! - `ends` (with `reading`) and `opens`: what an event does at a lifespan, with `shapes` and `room`
//!   about which and how many instances can be open;
//! - `entered` puts these together per source of events;
//! - `stateless`: what judging a stateless rule or an action costs;
//! - `sweep`: the timers, with `moments` (and `beside`) about openings at such, `ticks`
//!   about how many of them are due apart, and `visits` about the instances that are open
//!   then; `closure`, over a
//!   `graph`, adds up what all `triggers` enter, and so what the transitive
//!   closure of an input event, or of the sweep, can cause;
//! - `parts`: what a bound is the sum of, for who prices it without generated code.

mod absence;
mod admission;
mod aggregate;
mod beside;
mod chains;
mod closure;
mod compose;
mod conclude;
mod count;
mod draft;
mod ends;
mod entered;
mod expiry;
mod firing;
mod followed;
mod formula;
mod fresh;
mod graph;
mod group;
mod leftover;
mod lengths;
mod moments;
mod nodes;
mod opens;
mod pairs;
mod parts;
mod paths;
mod polynomial;
mod reading;
mod roles;
mod room;
mod search;
mod shapes;
mod stateless;
mod sweep;
mod ticks;
mod timer;
mod triggers;
mod vector;
mod verdict;
mod visits;
mod waited;
mod weighed;

pub use closure::EventCosts;
pub use entered::{Entered, EntryCosts, LifespanCosts, PathCosts};
pub use expiry::behind_nothing;
pub use nodes::{nodes, text_words};
pub use parts::{Part, PartOf};
pub use polynomial::Polynomial;
pub use stateless::RuleCosts;

use crate::model::{Model, Source};
use crate::plan::{Expansions, SituationPlan, expansions, plan};
use room::Room;
use timer::Timer;
use triggers::Triggers;

/// A count that does not fit `u64`.
#[derive(Clone, Debug, PartialEq)]
pub struct Overflow {
    /// The situation whose contribution overflows, by declaration.
    pub situation: usize,
    /// What is counted, in words.
    pub what: String,
}

/// The counts of a whole rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Costs {
    /// How each situation is executed.
    pub plans: Vec<SituationPlan>,
    /// Input events by declaration.
    pub events: Vec<EventCosts>,
    /// What each situation's detection enters, by declaration; nothing if it
    /// feeds nothing.
    pub situations: Vec<Entered>,
    /// What stateless rules make of the events of each source.
    pub expansions: Expansions,
    /// Stateless rules and then actions, each by declaration.
    pub rules: Vec<RuleCosts>,
    /// The timers that may be due at one call, and the openings at startup.
    pub sweep: EventCosts,
    /// Whether a call looks at timers at all: the clock ends or opens some
    /// lifespan, or one opens at startup and can end.
    pub timed: bool,
    /// Timers that each round of the sweep compares with the time.
    pub timers: u64,
    /// By lifespan: open instances that counts rest on.
    pub open: Vec<Open>,
    /// By situation: what counts rest on of its timers, if it has some.
    pub waiting: Vec<Option<Waiting>>,
}

/// Open instances of a lifespan at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Of all keys.
    pub all: u64,
    /// Of one key; all where there is none.
    pub key: u64,
}

/// What is known of the timers of a situation that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// While one waits, it is looked at no tick before the first one is due.
    pub exact: bool,
    /// All instances wait for the same newest events.
    pub alike: bool,
}

impl From<Room> for Open {
    fn from(room: Room) -> Self {
        // No more than `max_open`.
        let fits = |n: u128| u64::try_from(n).unwrap_or(u64::MAX);
        Self {
            all: fits(room.open),
            key: fits(room.met),
        }
    }
}

impl From<&Timer> for Waiting {
    fn from(timer: &Timer) -> Self {
        Self {
            exact: timer.window.is_some() && !timer.early,
            alike: timer.alike,
        }
    }
}

impl Costs {
    /// What an event of `source` enters.
    #[must_use]
    pub fn entered(&self, source: Source) -> &Entered {
        match source {
            Source::Event(e) => &self.events[e].entered,
            Source::Situation(s) => &self.situations[s],
        }
    }
}

/// Counts a model that has passed the checks of bounds.
///
/// # Errors
/// All counts that overflow, by situation.
pub fn analyze(model: &Model) -> Result<Costs, Vec<Overflow>> {
    let plans = plan(model);
    let mut overflows = Vec::new();
    let mut entered = |source| entered::entered(model, &plans, source, &mut overflows);
    let inputs: Vec<_> = (0..model.events.len())
        .map(|e| entered(Source::Event(e)))
        .collect();
    let situations: Vec<_> = (0..model.situations.len())
        .map(|s| entered(Source::Situation(s)))
        .collect();
    let (expansions, rules) = (expansions(model), stateless::rules(model));
    let triggers = Triggers {
        events: &inputs,
        situations: &situations,
        expansions: &expansions,
        rules: &rules,
    };
    let fires = sweep::fires(model, &plans, &mut overflows);
    let timers = timer::timers(model, &plans, &mut overflows);
    // Closure counts are sums of what overflowed already: they would repeat it.
    if overflows.is_empty() {
        let events = 0..model.events.len();
        let events = events
            .map(|e| closure::event(model, e, triggers, &mut overflows))
            .collect();
        let sweep = sweep::sweep(model, &plans, (&fires, &timers), triggers, &mut overflows);
        if overflows.is_empty() {
            return Ok(Costs {
                plans,
                events,
                situations,
                expansions,
                rules,
                sweep,
                timed: sweep::timed(model),
                timers: ticks::timers(model),
                open: (0..model.lifespans.len())
                    .map(|l| Room::most(model, l).into())
                    .collect(),
                waiting: timers
                    .iter()
                    .map(|t| t.as_ref().map(Waiting::from))
                    .collect(),
            });
        }
    }
    overflows.sort_by_key(|o| o.situation);
    overflows.dedup_by_key(|o| o.situation);
    Err(overflows)
}
