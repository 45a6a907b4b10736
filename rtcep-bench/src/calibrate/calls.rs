//! What was measured, as calls of one unit.

use super::measure::Measured;
use super::points::Call;
use super::states::{State, counts};
use super::time::Timed;
use crate::statistics::real;
use std::collections::BTreeSet;

/// Calls with their instructions: an event or the timers, or both in one call.
pub(super) fn calls(measured: &Measured, process: bool) -> Vec<Call> {
    let states = measured.states.iter().zip(&measured.instructions);
    let states = states.filter(|(state, _)| state.process == process);
    let call = |(state, &observed): (&State, &u64)| Call {
        shape: state.shape,
        event: state.event,
        counts: state.counts(),
        observed: real(observed),
    };
    states.map(call).collect()
}

/// Warm calls. Where a call of a cause has no time that is known, its maximum is not known
/// either: the cause is left out.
pub(super) fn warm(measured: &Measured) -> Vec<Call> {
    let unknown = unknown(measured);
    let call = |timed: &Timed| {
        Some(Call {
            shape: timed.shape,
            event: timed.event,
            counts: counts(&timed.counts),
            observed: timed.warm?,
        })
    };
    let known = measured.times.iter();
    let known = known.filter(|t| !unknown.contains(&(t.shape, t.event)));
    known.filter_map(call).collect()
}

/// Causes of which the time of some call is not known.
pub(super) fn unknown(measured: &Measured) -> BTreeSet<(usize, Option<usize>)> {
    let unknown = measured.times.iter().filter(|timed| timed.warm.is_none());
    unknown.map(|timed| (timed.shape, timed.event)).collect()
}

pub(super) fn cold(measured: &Measured) -> Vec<Call> {
    let call = |timed: &Timed| {
        Some(Call {
            shape: timed.shape,
            event: timed.event,
            counts: counts(&timed.counts),
            observed: timed.cold?,
        })
    };
    measured.times.iter().filter_map(call).collect()
}
