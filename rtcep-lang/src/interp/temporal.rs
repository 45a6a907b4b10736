//! What the timers of a situation detect: `at`, `every`, `after` (language.md, 4.5).

use super::compose::Composition;
use super::expr::Lookup;
use super::judge::Judged;
use super::rules::Rules;
use super::state::{Candidate, Phase, State};
use super::take::Taken;
use crate::model::{Attribute, Demand, Quantifier, Value};

/// What a situation waits for beside the candidates of its list.
#[derive(Clone, Debug, Default)]
pub(super) struct Waits {
    /// `at` and `every`: the next tick; none if it never comes.
    next: Option<u64>,
    /// `after` with `first` or `last`: whose delay runs.
    candidate: Option<Candidate>,
}

impl Waits {
    /// As an instance opens at a tick.
    pub(super) fn new(rules: &Rules, opened: u64, startup: u64) -> Self {
        let next = match rules.situation.demand {
            // What opens at the very moment is not open at it.
            Demand::At(moment) => moment.tick(startup).filter(|&at| opened < at),
            Demand::Every(period) => opened.checked_add(period),
            _ => None,
        };
        Self {
            next,
            candidate: None,
        }
    }
}

/// What came of the timers of a situation instance at one tick.
pub(super) struct Fired {
    pub(super) composition: Composition,
    /// Further periods that the call has reached already.
    pub(super) missed: u64,
}

/// When the next timer of a situation instance is due.
pub(super) fn due(rules: &Rules, state: &State) -> Option<u64> {
    let candidates = waiting(state);
    let deadlines = candidates.filter_map(|candidate| deadline(rules, candidate));
    state.waits.next.into_iter().chain(deadlines).min()
}

/// The candidates whose delay runs, oldest first.
fn waiting(state: &State) -> impl Iterator<Item = &Candidate> {
    state
        .waits
        .candidate
        .iter()
        .chain(state.lists.iter().flatten())
}

/// When the delay of a candidate is over; none beyond the last tick, and where no
/// candidate has one.
fn deadline(rules: &Rules, candidate: &Candidate) -> Option<u64> {
    match rules.situation.demand {
        Demand::After(delay) => candidate.t.checked_add(delay),
        _ => None,
    }
}

/// An event at an `after`: it starts a delay.
pub(super) fn start(rules: &Rules, state: &mut State, event: &Candidate, judged: &Judged) -> Taken {
    let mut taken = Taken::default();
    if !judged.admitted_required(rules) {
        return taken;
    }
    match rules.situation.operands[0].quantifier {
        // While a delay runs, others are ignored, unless they override it.
        Quantifier::First if state.waits.candidate.is_some() && !judged.overrides[0] => {}
        Quantifier::First | Quantifier::Last => state.waits.candidate = Some(event.clone()),
        Quantifier::Each => {
            state.drop_earlier(rules, &judged.overrides);
            taken.overflows = state.add(rules, event, &judged.admitted);
        }
    }
    taken
}

/// Fires what is due at a tick. The call has reached the tick `last`, or the end of
/// the instance right behind it.
pub(super) fn fire(rules: &Rules, state: &mut State, due: u64, last: u64) -> Fired {
    let mut fired = Fired {
        composition: Composition::default(),
        missed: 0,
    };
    match rules.situation.demand {
        Demand::Every(period) => {
            // With `once` there are no further ones.
            if !rules.situation.once {
                fired.missed = (last - due) / period;
            }
            let passed = period.checked_mul(fired.missed);
            let next = passed.and_then(|passed| due.checked_add(passed)?.checked_add(period));
            state.waits.next = next;
            let missed = fired.missed;
            fired.composition.emit(
                rules,
                &Timer {
                    rules,
                    event: None,
                    missed,
                },
            );
        }
        Demand::After(_) => {
            let is_due = |candidate: &Candidate| deadline(rules, candidate) == Some(due);
            let candidates: Vec<Candidate> =
                waiting(state).filter(|c| is_due(c)).cloned().collect();
            state.waits.candidate.take_if(|candidate| is_due(candidate));
            for list in &mut state.lists {
                list.retain(|candidate| !is_due(candidate));
            }
            for event in &candidates {
                let event = Some(event);
                fired.composition.emit(
                    rules,
                    &Timer {
                        rules,
                        event,
                        missed: 0,
                    },
                );
                if rules.situation.once {
                    break;
                }
            }
        }
        _ => {
            state.waits.next = None;
            fired.composition.emit(
                rules,
                &Timer {
                    rules,
                    event: None,
                    missed: 0,
                },
            );
        }
    }
    if rules.situation.once {
        // What waits still will tell nothing.
        state.phase = Phase::Ended;
        state.waits = Waits::default();
        state.lists.iter_mut().for_each(Vec::clear);
    }
    fired
}

/// What `emit` sees.
struct Timer<'a> {
    rules: &'a Rules,
    /// Of an `after`.
    event: Option<&'a Candidate>,
    /// Of an `every`.
    missed: u64,
}

impl Lookup for Timer<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        match (attribute, self.event) {
            (Attribute::Operand(0, a), Some(event)) => event.values[a],
            (Attribute::Missed, None) => Value::U64(self.missed),
            other => unreachable!("{other:?} in the `emit` of a timer"),
        }
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.rules.functions.call(function, arguments)
    }
}
