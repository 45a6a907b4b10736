//! Worst-case operation counts as constants (bounds.md, section 1).
//!
//! A bound is not one vector of largest counts, which paths that exclude each
//! other never reach together, but a short list of *path vectors* per (trigger,
//! situation). Its price is the maximum over its paths; the price of an event
//! is the sum over the situations that it and its derived events enter.

mod table;

use crate::{Family, Op, OpCounts};

/// What an engine can cost at most, whatever the input.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Input events by declaration.
    pub events: &'static [EventBounds],
    /// Situations by declaration.
    pub situations: &'static [SituationBounds],
    /// Bytes of the engine's state, notice counters included.
    pub bytes: usize,
}

/// What one input event can cause.
#[derive(Clone, Copy, Debug)]
pub struct EventBounds {
    /// The event's name in the rules.
    pub name: &'static str,
    /// The situations that the event itself enters.
    pub entries: &'static [Entry],
    /// Derived events of the transitive closure: (situation, how many at most).
    pub derived: &'static [(u16, u64)],
    /// Detections handed to the sink at most, the closure's included.
    pub detections: u64,
    /// Depth of the closure: 1 for an event that no derived event follows.
    pub depth: u32,
    /// Bytes on the stack that keep detections for the closure.
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
}

/// One trigger at one situation.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The situation entered, by declaration.
    pub situation: u16,
    /// Detections of that situation at most.
    pub detections: u64,
    /// Combinations examined at most, in the capacities of the operands:
    /// `max_a·max_b`.
    pub rows: &'static str,
    /// The path vectors; every execution costs at most the dearest of them.
    pub paths: &'static [Path],
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
        let mut most = OpCounts::ZERO;
        let mut i = 0;
        while i < self.paths.len() {
            most = most.max(&self.paths[i].counts);
            i += 1;
        }
        most
    }

    /// The dearest path under a price per operation.
    pub fn price(&self, price: impl Fn(Op) -> f64) -> f64 {
        self.paths
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
}

impl Bounds {
    /// Counts of the engine itself for one input event: arrival and derivation.
    #[must_use]
    pub const fn engine_counts(&self, event: usize) -> OpCounts {
        let mut counts = OpCounts::ZERO.with(Op::Arrival, 1);
        let derived = self.events[event].derived;
        let mut i = 0;
        while i < derived.len() {
            counts = counts.with(Op::Derive, derived[i].1);
            i += 1;
        }
        counts
    }

    /// What `situation` contributes to one input event, closure included.
    #[must_use]
    pub const fn situation_counts(&self, event: usize, situation: usize) -> OpCounts {
        let mut counts = entry_counts(self.events[event].entries, situation);
        let derived = self.events[event].derived;
        let mut i = 0;
        while i < derived.len() {
            let (from, times) = derived[i];
            let one = entry_counts(self.situations[from as usize].entries, situation);
            counts = counts.plus(&one.times(times));
            i += 1;
        }
        counts
    }

    /// All that one input event can cost, closure included.
    #[must_use]
    pub const fn process_counts(&self, event: usize) -> OpCounts {
        let mut counts = self.engine_counts(event);
        let mut s = 0;
        while s < self.situations.len() {
            counts = counts.plus(&self.situation_counts(event, s));
            s += 1;
        }
        counts
    }
}

const fn entry_counts(entries: &[Entry], situation: usize) -> OpCounts {
    let mut counts = OpCounts::ZERO;
    let mut i = 0;
    while i < entries.len() {
        if entries[i].situation as usize == situation {
            counts = counts.plus(&entries[i].counts());
        }
        i += 1;
    }
    counts
}

/// The larger of two numbers of bytes.
#[must_use]
pub const fn larger(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}
