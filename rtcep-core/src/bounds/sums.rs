//! What a cause costs in all: its own entries, and those of the derived events
//! and of the events made by stateless rules in its transitive closure.

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
        OpCounts::ZERO
            .with(Op::Arrival, arrivals)
            .with(Op::TimerCheck, bounds.checks)
            .with(Op::Derive, all(bounds.derived))
            .with(Op::Derive, all(bounds.referenced))
    }

    /// What `situation` contributes to a cause, closure included.
    #[must_use]
    pub const fn situation_counts(&self, cause: Cause, situation: usize) -> OpCounts {
        let bounds = self.of(cause);
        let mut counts = at_situation(bounds.entries, situation);
        let mut i = 0;
        while i < bounds.derived.len() {
            let (from, times) = bounds.derived[i];
            let one = at_situation(self.situations[from as usize].entries, situation);
            counts = counts.plus(&one.times(times));
            i += 1;
        }
        let mut i = 0;
        while i < bounds.referenced.len() {
            let (event, times) = bounds.referenced[i];
            let one = at_situation(self.events[event as usize].entries, situation);
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
        let mut i = 0;
        while i < bounds.derived.len() {
            let (from, times) = bounds.derived[i];
            let one = at_lifespan(self.situations[from as usize].lifespans, lifespan);
            counts = counts.plus(&one.times(times));
            i += 1;
        }
        let mut i = 0;
        while i < bounds.referenced.len() {
            let (event, times) = bounds.referenced[i];
            let one = at_lifespan(self.events[event as usize].lifespans, lifespan);
            counts = counts.plus(&one.times(times));
            i += 1;
        }
        counts
    }

    /// What a stateless rule or an action contributes to a cause, closure included.
    #[must_use]
    pub const fn rule_counts(&self, cause: Cause, rule: usize) -> OpCounts {
        let judged = self.of(cause).rules;
        let mut counts = OpCounts::ZERO;
        let mut i = 0;
        while i < judged.len() {
            let (judged, times) = judged[i];
            if judged as usize == rule {
                counts = counts.plus(&self.rules[rule].counts().times(times));
            }
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
        let mut r = 0;
        while r < self.rules.len() {
            counts = counts.plus(&self.rule_counts(cause, r));
            r += 1;
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

/// How many events of all kinds.
const fn all(events: &[(u16, u64)]) -> u64 {
    let mut sum = 0u64;
    let mut i = 0;
    while i < events.len() {
        sum = sum.saturating_add(events[i].1);
        i += 1;
    }
    sum
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
