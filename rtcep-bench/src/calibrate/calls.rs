//! What was measured, as calls of one unit.

use super::measure::Measured;
use super::points::Call;
use super::states::{State, counts};
use super::time::Timed;
use crate::statistics::real;

/// Calls with their instructions.
pub(super) fn calls(measured: &Measured) -> Vec<Call> {
    let states = measured.states.iter().zip(&measured.instructions);
    let call = |(state, &observed): (&State, &u64)| Call {
        shape: state.shape,
        event: state.event,
        counts: state.counts(),
        observed: real(observed),
    };
    states.map(call).collect()
}

pub(super) fn warm(measured: &Measured) -> Vec<Call> {
    let call = |timed: &Timed| Call {
        shape: timed.shape,
        event: timed.event,
        counts: counts(&timed.counts),
        observed: timed.warm,
    };
    let calls = measured.times.iter().map(call);
    calls.filter(|call| call.observed > 0.0).collect()
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
