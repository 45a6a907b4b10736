//! The calls that have a bound.

use super::measure::Counts;
use super::rules::{Counted, Dearest, Rules};
use serde::Serialize;

/// What is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// `process` with an event: the timers that may be due, and then the event.
    Process,
    /// The event alone, when no timer is due.
    Event,
    /// All timers that may be due at one call: what an `advance` can cost.
    Timers,
}

impl What {
    /// The word in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            What::Process => "process",
            What::Event => "event",
            What::Timers => "timers",
        }
    }
}

/// A call that has a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Call {
    pub(super) what: What,
    /// The event, by declaration; of no matter for timers.
    pub(super) event: usize,
}

impl Call {
    /// What its dearest paths do.
    pub(super) fn dearest(self, counted: &Counted) -> Dearest {
        match self.what {
            What::Process => counted.sweep.and(&counted.events[self.event]),
            What::Event => counted.events[self.event].clone(),
            What::Timers => counted.sweep.clone(),
        }
    }

    pub(super) fn counts(self, counted: &Counted) -> Counts {
        let add = |mut sum: Counts, counts: &Counts| {
            for (&column, n) in counts {
                *sum.entry(column).or_default() += n;
            }
            sum
        };
        match self.what {
            What::Process => add(
                counted.sweep.counts.clone(),
                &counted.events[self.event].counts,
            ),
            What::Event => counted.events[self.event].counts.clone(),
            What::Timers => counted.sweep.counts.clone(),
        }
    }

    /// The event's name; empty for timers.
    pub(super) fn event_name(self, rules: &Rules) -> String {
        match self.what {
            What::Timers => String::new(),
            _ => rules.model.events[self.event].name.clone(),
        }
    }

    /// `process TrackData`, `timers`.
    pub(super) fn name(self, rules: &Rules) -> String {
        match self.what {
            What::Timers => self.what.name().into(),
            _ => format!("{} {}", self.what.name(), self.event_name(rules)),
        }
    }
}

/// All calls: `process` by event, and, where timers can be due, what each part costs alone.
pub(super) fn calls(rules: &Rules, counted: &Counted) -> Vec<Call> {
    let events = 0..rules.model.events.len();
    let of = |what| move |event| Call { what, event };
    let mut calls: Vec<Call> = events.clone().map(of(What::Process)).collect();
    if !counted.sweep.counts.is_empty() {
        calls.extend(events.map(of(What::Event)));
        calls.push(of(What::Timers)(0));
    }
    calls
}

/// The calls that a limit is about: `process` of these events, or of all. Rules without an
/// event have their timers.
pub(super) fn judged(rules: &Rules, events: &[usize]) -> Vec<Call> {
    let of = |what| move |event| Call { what, event };
    if rules.model.events.is_empty() {
        return vec![of(What::Timers)(0)];
    }
    let all = 0..rules.model.events.len();
    let judged = all.filter(|e| events.is_empty() || events.contains(e));
    judged.map(of(What::Process)).collect()
}

impl Rules {
    /// The bound of a call.
    pub(super) fn bound(&self, call: Call, counted: &Counted) -> f64 {
        let cost = self.measure.cost_of(&call.counts(counted));
        self.measure.bound(cost)
    }

    /// The dearest of some calls with these numbers; none where the language refuses them.
    pub(super) fn worst(&self, calls: &[Call], numbers: &[u32]) -> Option<(Call, f64)> {
        let at = self.at(numbers);
        let counted = at.as_ref().as_ref().ok()?;
        let bounds = calls.iter().map(|&call| (call, self.bound(call, counted)));
        // Of those that cost the same the first one.
        bounds.reduce(|most, one| if one.1 > most.1 { one } else { most })
    }
}
