//! What a cause costs in all: its own entries, and those of the derived events
//! of its transitive closure.

use super::{Bounds, Cause, Entry, EventBounds, LifespanEntry};
use crate::{Op, OpCounts};

impl Bounds {
    /// The part of the bounds that belongs to a cause.
    #[must_use]
    pub const fn of(&self, cause: Cause) -> &EventBounds {
        match cause {
            Cause::Event(e) => &self.events[e],
            Cause::Sweep => &self.sweep,
        }
    }

    /// Counts of the engine itself: arrival, timers looked at, derivation.
    #[must_use]
    pub const fn engine_counts(&self, cause: Cause) -> OpCounts {
        let bounds = self.of(cause);
        let arrivals = matches!(cause, Cause::Event(_)) as u64;
        let mut counts = OpCounts::ZERO
            .with(Op::Arrival, arrivals)
            .with(Op::TimerCheck, bounds.checks);
        let derived = bounds.derived;
        let mut i = 0;
        while i < derived.len() {
            counts = counts.with(Op::Derive, derived[i].1);
            i += 1;
        }
        counts
    }

    /// What `situation` contributes to a cause, closure included.
    #[must_use]
    pub const fn situation_counts(&self, cause: Cause, situation: usize) -> OpCounts {
        let bounds = self.of(cause);
        let mut counts = at_situation(bounds.entries, situation);
        let derived = bounds.derived;
        let mut i = 0;
        while i < derived.len() {
            let (from, times) = derived[i];
            let one = at_situation(self.situations[from as usize].entries, situation);
            counts = counts.plus(&one.times(times));
            i += 1;
        }
        counts
    }

    /// What `lifespan` contributes to a cause, closure included.
    #[must_use]
    pub const fn lifespan_counts(&self, cause: Cause, lifespan: usize) -> OpCounts {
        let bounds = self.of(cause);
        let mut counts = at_lifespan(bounds.lifespans, lifespan);
        let derived = bounds.derived;
        let mut i = 0;
        while i < derived.len() {
            let (from, times) = derived[i];
            let one = at_lifespan(self.situations[from as usize].lifespans, lifespan);
            counts = counts.plus(&one.times(times));
            i += 1;
        }
        counts
    }

    /// All that a cause can cost, closure included.
    #[must_use]
    pub const fn counts(&self, cause: Cause) -> OpCounts {
        let mut counts = self.engine_counts(cause);
        let mut s = 0;
        while s < self.situations.len() {
            counts = counts.plus(&self.situation_counts(cause, s));
            s += 1;
        }
        let mut l = 0;
        while l < self.lifespans.len() {
            counts = counts.plus(&self.lifespan_counts(cause, l));
            l += 1;
        }
        counts
    }

    /// All that a call of `process` with an event can cost: the sweep of the
    /// timers and then the event, closures included.
    #[must_use]
    pub const fn process_counts(&self, event: usize) -> OpCounts {
        self.counts(Cause::Sweep)
            .plus(&self.counts(Cause::Event(event)))
    }
}

const fn at_situation(entries: &[Entry], situation: usize) -> OpCounts {
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

const fn at_lifespan(entries: &[LifespanEntry], lifespan: usize) -> OpCounts {
    let mut counts = OpCounts::ZERO;
    let mut i = 0;
    while i < entries.len() {
        if entries[i].lifespan as usize == lifespan {
            counts = counts.plus(&entries[i].counts());
        }
        i += 1;
    }
    counts
}
