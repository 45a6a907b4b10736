//! The sink and the counters (language.md, 2.6, 2.7 and 7).

use super::compose::Composition;
use super::exact::{Loser, Moment};
use super::state::Overflow;
use super::{Interpreter, Output};
use crate::model::{OnFull, Source, Value};
use rtcep_core::Expression;
use std::collections::BTreeSet;

/// Detections that are events for something, in the order of composition:
/// situation and emitted attributes.
pub(super) type Kept = Vec<(usize, Vec<Value>)>;

impl Interpreter {
    /// A detection is told, its actions are queued and, if it feeds something, it is
    /// kept for the closure.
    /// Its instance is given by ordinal and opening.
    fn tell_detection(
        &mut self,
        situation: usize,
        (instance, opened): (u64, Moment),
        t: u64,
        values: Vec<Value>,
        kept: &mut Kept,
        out: &mut Vec<Output>,
    ) {
        out.push(Output::Detection {
            t,
            call: self.call,
            instance,
            situation,
            exact: self.losses.exact(situation, opened, t),
            values: values.clone(),
        });
        self.act(Source::Situation(situation), t, &values, out);
        if self.model.feeds(situation) {
            kept.push((situation, values));
        }
    }

    /// What a composition found is told: detections, then faults by kind.
    pub(super) fn tell_found(
        &mut self,
        situation: usize,
        whose: (u64, Moment),
        t: u64,
        found: Composition,
        kept: &mut Kept,
        out: &mut Vec<Output>,
    ) {
        for values in found.detections {
            self.tell_detection(situation, whose, t, values, kept, out);
        }
        for (expression, count) in [
            (Expression::When, found.when_faults),
            (Expression::Of, found.of_faults),
            (Expression::Emit, found.emit_faults),
        ] {
            self.tell_faults(situation, expression, count, out);
        }
    }

    /// One notice for all faults of a kind; none without a fault.
    pub(super) fn tell_faults(
        &mut self,
        situation: usize,
        expression: Expression,
        count: u64,
        out: &mut Vec<Output>,
    ) {
        if count > 0 {
            self.tallies[situation].faults += count;
            out.push(Output::Fault {
                situation,
                expression,
                count,
            });
        }
    }

    /// A late call has skipped periods of an `every`: a loss from after the detection
    /// that tells of them.
    pub(super) fn tell_missed(
        &mut self,
        situation: usize,
        t: u64,
        count: u64,
        out: &mut Vec<Output>,
    ) {
        if count > 0 {
            let missed = &mut self.tallies[situation].missed;
            // Of several instances it may be more than there are ticks.
            *missed = missed.saturating_add(count);
            out.push(Output::Missed { situation, count });
            let lifespan = self.model.situations[situation].lifespan;
            let open = self.open_in(lifespan);
            self.losses.lose(Loser::Situation(situation), t, open);
        }
    }

    /// A stateless rule faulted: its event is not made.
    pub(super) fn tell_refer(&mut self, event: usize, out: &mut Vec<Output>) {
        self.event_tallies[event].faults += 1;
        out.push(Output::ReferFault { event, count: 1 });
    }

    /// An action faulted: it is not queued.
    pub(super) fn tell_action(&mut self, action: usize, out: &mut Vec<Output>) {
        self.action_tallies[action].faults += 1;
        out.push(Output::ActionFault { action, count: 1 });
    }

    /// The queue was full: the action is lost.
    pub(super) fn tell_actions_full(
        &mut self,
        action: usize,
        on_full: OnFull,
        out: &mut Vec<Output>,
    ) {
        self.action_tallies[action].lost += 1;
        out.push(Output::ActionsFull { action, on_full });
    }

    /// The condition of a clause of a lifespan faulted.
    pub(super) fn tell_clause(
        &mut self,
        lifespan: usize,
        expression: Expression,
        out: &mut Vec<Output>,
    ) {
        self.lifespan_tallies[lifespan].faults += 1;
        out.push(Output::LifespanFault {
            lifespan,
            expression,
            count: 1,
        });
    }

    /// A list of a situation was full.
    pub(super) fn tell_overflow(
        &mut self,
        situation: usize,
        overflow: Overflow,
        out: &mut Vec<Output>,
    ) {
        let Overflow { operand, on_full } = overflow;
        out.push(Output::Overflow {
            situation,
            operand,
            on_full,
        });
    }

    /// A lifespan was full.
    pub(super) fn tell_full(&mut self, lifespan: usize, on_full: OnFull, out: &mut Vec<Output>) {
        out.push(Output::LifespanFull { lifespan, on_full });
    }

    /// A situation loses events.
    pub(super) fn lose_events(&mut self, situation: usize, t: u64, count: usize) {
        if count == 0 {
            return;
        }
        self.tallies[situation].lost += count as u64;
        let lifespan = self.model.situations[situation].lifespan;
        let open = self.open_in(lifespan);
        self.losses.lose(Loser::Situation(situation), t, open);
    }

    /// A lifespan loses an opening or an instance; what opens in its place is
    /// open already.
    pub(super) fn lose_instance(&mut self, lifespan: usize, t: u64) {
        self.lifespan_tallies[lifespan].lost += 1;
        let open = self.open_in(lifespan);
        self.losses.lose(Loser::Lifespan(lifespan), t, open);
    }

    /// Losses that no instance can tell any more are let go of.
    pub(super) fn forget(&mut self, t: u64) {
        let open = self.open.iter().flat_map(|instance| {
            let situations = instance.states.keys();
            situations.map(|&situation| (situation, instance.opened))
        });
        self.losses.forget(t, &open.collect::<Vec<_>>());
    }

    /// The ordinals of the open instances of a lifespan.
    fn open_in(&self, lifespan: usize) -> BTreeSet<u64> {
        let of = self.open.iter().filter(|i| i.lifespan == lifespan);
        of.map(|instance| instance.ordinal).collect()
    }
}
