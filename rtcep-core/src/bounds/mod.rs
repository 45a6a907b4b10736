//! Worst-case operation counts as constants (bounds.md, section 1).
//!
//! A bound is not one vector of largest counts, which paths that exclude each
//! other never reach together, but a short list of *path vectors* per (trigger,
//! situation). Its price is the maximum over its paths; the price of an event
//! is the sum over the situations that it and its derived events enter.

mod sums;
mod table;

use crate::adapter::AdapterBounds;
use crate::{Family, Op, OpCounts};

/// What an engine can cost at most, whatever the input.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Input events by declaration, without the timers that may be due.
    pub events: &'static [EventBounds],
    /// The sweep: all timers that may be due at one call, whatever the time
    /// that has passed, and the openings at startup. It enters what the ends of
    /// lifespans compose.
    pub sweep: EventBounds,
    /// Situations by declaration.
    pub situations: &'static [SituationBounds],
    /// Lifespans by declaration.
    pub lifespans: &'static [LifespanBounds],
    /// Stateless rules and then actions, each by declaration.
    pub rules: &'static [RuleBounds],
    /// The adapter that puts late events into order, if the rules say `reorder`.
    pub reorder: Option<AdapterBounds>,
    /// The adapter that makes one stream of several, if the rules say `merge`.
    pub merge: Option<AdapterBounds>,
    /// Bytes of the engine's state, notice counters and the queue of actions included.
    pub bytes: usize,
}

/// What one input event, or the sweep, can cause.
#[derive(Clone, Copy, Debug)]
pub struct EventBounds {
    /// The event's name in the rules.
    pub name: &'static str,
    /// The situations that the event itself enters.
    pub entries: &'static [Entry],
    /// The lifespans that the event itself enters.
    pub lifespans: &'static [LifespanEntry],
    /// Timers compared with the time.
    pub checks: u64,
    /// Derived events of the transitive closure: (situation, how many at most).
    pub derived: &'static [(u16, u64)],
    /// Events of the closure that stateless rules make: (event, how many at most).
    /// Each enters what an input event of its type enters.
    pub referenced: &'static [(u16, u64)],
    /// Stateless rules and actions that are judged: (rule, how often at most).
    pub rules: &'static [(u16, u64)],
    /// Detections handed to the sink at most, the closure's included.
    pub detections: u64,
    /// Depth of the closure: 1 for an event that no derived event follows. What a
    /// stateless rule makes stands beside what it is made from.
    pub depth: u32,
    /// Bytes on the stack that keep detections, and events that stateless rules made,
    /// for the closure.
    pub closure_bytes: usize,
}

/// What one situation can cause when its detection is a derived event.
#[derive(Clone, Copy, Debug)]
pub struct SituationBounds {
    /// The situation's name in the rules.
    pub name: &'static str,
    /// The family whose prices apply.
    pub family: Family,
    /// The situations that its detection enters; empty if it feeds nothing.
    pub entries: &'static [Entry],
    /// The lifespans that its detection enters.
    pub lifespans: &'static [LifespanEntry],
}

/// One lifespan.
#[derive(Clone, Copy, Debug)]
pub struct LifespanBounds {
    /// The lifespan's name in the rules.
    pub name: &'static str,
    /// The family whose prices apply.
    pub family: Family,
    /// Open instances at most.
    pub max_open: u32,
    /// Open instances of one key at most.
    pub per_key: u32,
}

/// One stateless rule, or one action.
#[derive(Clone, Copy, Debug)]
pub struct RuleBounds {
    /// `refer Track from Plot`, `action Warn`.
    pub name: &'static str,
    /// The path vectors of judging it once; every execution costs at most the dearest
    /// of them.
    pub paths: &'static [Path],
}

/// Where in the processing of a trigger something happens (language.md, 2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Instances end, by event or by timer, and deferred situations compose.
    Terminate,
    /// Timers of situations fire, in the sweep.
    Fire,
    /// The trigger is offered to the open instances.
    Add,
    /// Instances open; one opened by `from .. including` is offered the trigger.
    Initiate,
}

impl Phase {
    /// The name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Terminate => "terminate",
            Phase::Fire => "fire",
            Phase::Add => "add",
            Phase::Initiate => "initiate",
        }
    }
}

/// One trigger at one situation.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The situation entered, by declaration.
    pub situation: u16,
    /// When.
    pub phase: Phase,
    /// Lifespan instances in which it happens at most: the counts of every path
    /// are those of so many instances together.
    pub instances: u64,
    /// Detections of that situation at most, in all instances.
    pub detections: u64,
    /// Combinations examined at most in one instance, in the capacities of the
    /// operands: `max_a·max_b`.
    pub rows: &'static str,
    /// The path vectors; every execution costs at most the dearest of them.
    pub paths: &'static [Path],
}

/// One trigger at one lifespan.
#[derive(Clone, Copy, Debug)]
pub struct LifespanEntry {
    /// The lifespan entered, by declaration.
    pub lifespan: u16,
    /// When.
    pub phase: Phase,
    /// The path vectors; every execution costs at most the dearest of them.
    pub paths: &'static [Path],
}

/// What a bound is asked of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// An input event, by declaration, without the timers that may be due.
    Event(usize),
    /// The timers that may be due at one call.
    Sweep,
}

/// One way through the code.
#[derive(Clone, Copy, Debug)]
pub struct Path {
    /// What happens on it.
    pub name: &'static str,
    /// How often each operation happens.
    pub counts: OpCounts,
}

impl Entry {
    /// The largest count of each operation over all paths.
    #[must_use]
    pub const fn counts(&self) -> OpCounts {
        most(self.paths)
    }

    /// The dearest path under a price per operation.
    pub fn price(&self, price: impl Fn(Op) -> f64) -> f64 {
        dearest(self.paths, price)
    }
}

impl LifespanEntry {
    /// The largest count of each operation over all paths.
    #[must_use]
    pub const fn counts(&self) -> OpCounts {
        most(self.paths)
    }

    /// The dearest path under a price per operation.
    pub fn price(&self, price: impl Fn(Op) -> f64) -> f64 {
        dearest(self.paths, price)
    }
}

impl RuleBounds {
    /// The largest count of each operation over all paths.
    #[must_use]
    pub const fn counts(&self) -> OpCounts {
        most(self.paths)
    }

    /// The dearest path under a price per operation.
    pub fn price(&self, price: impl Fn(Op) -> f64) -> f64 {
        dearest(self.paths, price)
    }
}

const fn most(paths: &[Path]) -> OpCounts {
    let mut most = OpCounts::ZERO;
    let mut i = 0;
    while i < paths.len() {
        most = most.max(&paths[i].counts);
        i += 1;
    }
    most
}

fn dearest(paths: &[Path], price: impl Fn(Op) -> f64) -> f64 {
    paths
        .iter()
        .map(|path| {
            Op::ALL
                .iter()
                .map(|&op| {
                    #[allow(clippy::cast_precision_loss)] // counts far below 2^53 in practice
                    let n = path.counts.get(op) as f64;
                    n * price(op)
                })
                .sum()
        })
        .fold(0.0, f64::max)
}

/// The larger of two numbers of bytes.
#[must_use]
pub const fn larger(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}
