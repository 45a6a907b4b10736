//! What an event does in the situations that take it (language.md, 2.3 and 3.1).

use super::judge::judge;
use super::offer::Trigger;
use super::state::Phase;
use super::take::take;
use super::{Interpreter, Output};
use rtcep_core::Expression;

impl Interpreter {
    /// Offers an event to one situation in some open instances, given by their
    /// places, in opening order. Detections that feed something are kept.
    pub(super) fn enter(
        &mut self,
        situation: usize,
        places: &[usize],
        trigger: &mut Trigger,
        out: &mut Vec<Output>,
    ) {
        let (event, source) = (&trigger.event, trigger.source);
        let judged = trigger.judged.entry(situation);
        let judged = judged.or_insert_with(|| judge(&self.rules[situation], source, event));
        let phase = |place: usize| self.open[place].states[&situation].phase;
        // Where nobody takes the event, it is not judged; a frozen instance
        // wants to know of losses and of what forbids alone.
        if !judged.told && places.iter().any(|&place| phase(place) == Phase::Open) {
            judged.told = true;
            for (expression, count) in judged.faults.clone() {
                self.tell_faults(situation, expression, count, out);
            }
        }
        if !judged.passes_any() {
            return; // no effect at all
        }
        for &place in places {
            let rules = &self.rules[situation];
            let instance = &mut self.open[place];
            let whose = (instance.ordinal, instance.opened);
            let Some(state) = instance.states.get_mut(&situation) else {
                continue;
            };
            match state.phase {
                Phase::Ended => {}
                Phase::Frozen => {
                    state.see(rules, event, &judged.admitted);
                    if judged.passes_required(rules) {
                        self.lose_events(situation, event.t, 1);
                    }
                }
                Phase::Open => {
                    let taken = take(rules, state, event, judged);
                    // Aggregates add first: what they lose, their detection lacks.
                    let (first, later) = match rules.situation.kind.aggregates() {
                        true => (taken.overflows.len(), 0),
                        false => (0, taken.overflows.len()),
                    };
                    self.lose_events(situation, event.t, first);
                    let kept = &mut trigger.kept;
                    self.tell_found(situation, whose, event.t, taken.composition, kept, out);
                    self.tell_faults(situation, Expression::Retain, taken.retain_faults, out);
                    self.lose_events(situation, event.t, later);
                    for overflow in taken.overflows {
                        self.tell_overflow(situation, overflow, out);
                    }
                }
            }
        }
    }
}
