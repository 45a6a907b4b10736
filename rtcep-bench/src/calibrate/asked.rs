//! Which calls are timed.

use super::limit::Limit;
use super::shapes::{Role, Shape};
use super::states::{Pattern, State};
use std::collections::BTreeSet;

/// How many calls of each cause are timed beside its dearest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Others {
    /// Of shapes that prices are fitted to: each can be a point.
    pub fitted: usize,
    /// Of the others.
    pub rest: usize,
}

/// Of the calls of some shapes, numbered from `first` on, those that are timed: of each cause
/// that enters something the dearest and others; and, of what is held out, an event with the
/// timers that are due before it.
pub fn asked(
    states: &[State],
    limits: &[Limit],
    (first, shapes): (usize, &[Shape]),
    number: Others,
) -> Vec<State> {
    let entering = limits.iter().map(|limit| (limit.shape, limit.event));
    let entering: BTreeSet<(usize, Option<usize>)> = entering.collect();
    let mut others = 0;
    let wanted = |state: &&State| {
        let role = shapes[state.shape - first].role;
        if state.process {
            return role == Role::Test;
        }
        if !entering.contains(&(state.shape, state.event)) {
            return false;
        }
        let most = match role {
            Role::Fit => number.fitted,
            Role::Margin | Role::Test => number.rest,
        };
        match state.pattern {
            Pattern::Dearest => {
                others = 0;
                true
            }
            Pattern::Other => {
                others += 1;
                others <= most
            }
            Pattern::Random(_) => false,
        }
    };
    states.iter().filter(wanted).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::{Others, asked};
    use crate::calibrate::limit::Limit;
    use crate::calibrate::shapes::{Role, Shape};
    use crate::calibrate::states::{Pattern, State};
    use rtcep::Family;

    #[test]
    fn more_calls_are_timed_of_what_is_fitted() {
        let shape = |role| Shape {
            template: 0,
            family: Family::Join,
            several: false,
            text: String::new(),
            role,
        };
        let shapes = [shape(Role::Fit), shape(Role::Test)];
        let state = |shape, event, pattern, process| State {
            shape,
            event: Some(event),
            pattern,
            trace: String::new(),
            counts: Vec::new(),
            process,
        };
        let mut states = Vec::new();
        for shape in [7, 8] {
            states.push(state(shape, 0, Pattern::Other, true));
            for event in [0, 1] {
                states.push(state(shape, event, Pattern::Dearest, false));
                states.extend([0; 3].map(|_| state(shape, event, Pattern::Other, false)));
                states.push(state(shape, event, Pattern::Random(10), false));
            }
        }
        // Event 1 enters nothing.
        let limit = |shape: usize| {
            let text = format!("{{\"shape\":{shape},\"event\":0,\"process\":false,\"parts\":[]}}");
            serde_json::from_str::<Limit>(&text).expect("a limit")
        };
        let number = Others { fitted: 2, rest: 1 };
        let asked = asked(&states, &[limit(7), limit(8)], (7, &shapes), number);
        let of = |shape: usize, process: bool| {
            let all = asked
                .iter()
                .filter(|s| s.shape == shape && s.process == process);
            all.map(|s| (s.event, s.pattern)).collect::<Vec<_>>()
        };
        let (dearest, other) = ((Some(0), Pattern::Dearest), (Some(0), Pattern::Other));
        assert_eq!(of(7, false), [dearest, other, other]);
        assert_eq!(of(8, false), [dearest, other]);
        assert_eq!((of(7, true), of(8, true)), (vec![], vec![other]));
    }
}
