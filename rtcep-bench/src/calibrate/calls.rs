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

/// Warm calls.
pub(super) fn warm(measured: &Measured) -> Vec<Call> {
    timed(measured, WARM)
}

/// Cold calls: the dearest of each cause.
pub(super) fn cold(measured: &Measured) -> Vec<Call> {
    timed(measured, COLD)
}

/// Causes that are left out, warm or cold.
pub(super) fn left_out(measured: &Measured) -> usize {
    unknown(measured, WARM)
        .union(&unknown(measured, COLD))
        .count()
}

/// What a call took, of those that were to be timed so.
type Took = fn(&Timed) -> Option<Option<f64>>;

const WARM: Took = |timed| Some(timed.warm);
const COLD: Took = |timed| timed.dearest.then_some(timed.cold);

/// Where a call of a cause has no time that is known, its maximum is not known either: the
/// cause is left out.
fn timed(measured: &Measured, took: Took) -> Vec<Call> {
    let unknown = unknown(measured, took);
    let call = |timed: &Timed| {
        Some(Call {
            shape: timed.shape,
            event: timed.event,
            counts: counts(&timed.counts),
            observed: took(timed)??,
        })
    };
    let known = measured.times.iter();
    let known = known.filter(|t| !unknown.contains(&(t.shape, t.event)));
    known.filter_map(call).collect()
}

fn unknown(measured: &Measured, took: Took) -> BTreeSet<(usize, Option<usize>)> {
    let unknown = measured
        .times
        .iter()
        .filter(|timed| took(timed) == Some(None));
    unknown.map(|timed| (timed.shape, timed.event)).collect()
}

#[cfg(test)]
mod tests {
    use super::{cold, left_out, warm};
    use crate::calibrate::measure::Measured;
    use crate::calibrate::time::Timed;

    fn timed(shape: usize, dearest: bool, warm: Option<f64>, cold: Option<f64>) -> Timed {
        Timed {
            shape,
            event: Some(0),
            counts: Vec::new(),
            dearest,
            warm,
            cold,
            taken: 64,
            dropped: 0,
            short: 0,
            told: true,
        }
    }

    #[test]
    fn a_cause_of_which_a_time_is_not_known_is_left_out() {
        let times = vec![
            timed(0, true, Some(50.0), Some(90.0)),
            timed(0, false, Some(40.0), None),
            // Of one call nothing is left: the other one's is no maximum.
            timed(1, true, Some(70.0), Some(99.0)),
            timed(1, false, None, None),
            timed(2, true, Some(60.0), None),
        ];
        let measured = Measured {
            times,
            ..Measured::default()
        };
        let took = |calls: Vec<crate::calibrate::points::Call>| -> Vec<(usize, f64)> {
            calls
                .iter()
                .map(|call| (call.shape, call.observed))
                .collect()
        };
        assert_eq!(took(warm(&measured)), [(0, 50.0), (0, 40.0), (2, 60.0)]);
        assert_eq!(took(cold(&measured)), [(0, 90.0), (1, 99.0)]);
        assert_eq!(left_out(&measured), 2);
    }
}
