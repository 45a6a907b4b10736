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

/// Warm calls: an event or the timers, or both in one call.
pub(super) fn warm(measured: &Measured, process: bool) -> Vec<Call> {
    timed(measured, WARM, process)
}

/// Cold calls.
pub(super) fn cold(measured: &Measured, process: bool) -> Vec<Call> {
    timed(measured, COLD, process)
}

/// Causes that are left out, warm or cold.
pub(super) fn left_out(measured: &Measured) -> usize {
    unknown(measured, WARM)
        .union(&unknown(measured, COLD))
        .count()
}

/// What a call took, if that is known.
type Took = fn(&Timed) -> Option<f64>;

const WARM: Took = |timed| timed.warm;
const COLD: Took = |timed| timed.cold;

/// Where a call of a cause has no time that is known, its maximum is not known either: the
/// cause is left out.
fn timed(measured: &Measured, took: Took, process: bool) -> Vec<Call> {
    let unknown = unknown(measured, took);
    let call = |timed: &Timed| {
        Some(Call {
            shape: timed.shape,
            event: timed.event,
            counts: counts(&timed.counts),
            observed: took(timed)?,
        })
    };
    let known = measured.times.iter();
    let known = known.filter(|t| t.process == process && !unknown.contains(&cause(t)));
    known.filter_map(call).collect()
}

type Cause = (usize, Option<usize>, bool);

const fn cause(timed: &Timed) -> Cause {
    (timed.shape, timed.event, timed.process)
}

fn unknown(measured: &Measured, took: Took) -> BTreeSet<Cause> {
    let unknown = measured.times.iter().filter(|timed| took(timed).is_none());
    unknown.map(cause).collect()
}

#[cfg(test)]
mod tests {
    use super::{cold, left_out, warm};
    use crate::calibrate::measure::Measured;
    use crate::calibrate::time::Timed;

    fn timed(shape: usize, process: bool, warm: Option<f64>, cold: Option<f64>) -> Timed {
        Timed {
            shape,
            event: Some(0),
            counts: Vec::new(),
            process,
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
            timed(0, false, Some(50.0), Some(90.0)),
            timed(0, true, Some(40.0), None),
            // Of one call nothing is left: the other one's is no maximum.
            timed(1, false, Some(70.0), Some(99.0)),
            timed(1, false, None, Some(80.0)),
            timed(2, false, Some(60.0), None),
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
        assert_eq!(took(warm(&measured, false)), [(0, 50.0), (2, 60.0)]);
        assert_eq!(
            took(cold(&measured, false)),
            [(0, 90.0), (1, 99.0), (1, 80.0)]
        );
        assert_eq!(took(warm(&measured, true)), [(0, 40.0)]);
        assert_eq!(took(cold(&measured, true)), []);
        // One warm, one cold, and one with timers.
        assert_eq!(left_out(&measured), 3);
    }
}
