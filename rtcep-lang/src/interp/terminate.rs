//! Which instances an event ends, and what their end composes (language.md,
//! 2.2 and 5).

use super::absence;
use super::compose::{Composition, compose};
use super::count;
use super::expr::holds;
use super::rules::{Rules, own};
use super::state::{Instance, State};
use super::tell::Kept;
use super::{Interpreter, Output};
use crate::model::{End, Kind, Quantifier, Source, Terminator, Value};
use rtcep_core::Expression;
use std::collections::BTreeMap;

impl Interpreter {
    /// The terminate phase: all clauses are judged on the state before, then
    /// all selected instances close, then those that ended by `terminate`
    /// compose. Gives the detections to process before the event goes on.
    pub(super) fn terminate(
        &mut self,
        source: Source,
        t: u64,
        values: &[Value],
        out: &mut Vec<Output>,
    ) -> Kept {
        let mut ended = BTreeMap::new();
        for lifespan in 0..self.model.lifespans.len() {
            for clause in 0..self.model.lifespans[lifespan].terminators.len() {
                let (selected, end) = self.selected(lifespan, clause, source, values, out);
                for instance in selected {
                    // The first declared clause says how.
                    ended.entry(instance).or_insert(end);
                }
            }
        }
        let at = self.losses.moment(t);
        let closed = self.close(&ended, at);
        self.conclude(closed, t, out)
    }

    /// The instances that one clause ends, and how.
    fn selected(
        &mut self,
        lifespan: usize,
        clause: usize,
        source: Source,
        values: &[Value],
        out: &mut Vec<Output>,
    ) -> (Vec<u64>, End) {
        let (which, all_keys, end) = match &self.model.lifespans[lifespan].terminators[clause] {
            Terminator::Event {
                source: of,
                which,
                all_keys,
                end,
                ..
            } if *of == source => (*which, *all_keys, *end),
            Terminator::Event { end, .. }
            | Terminator::At { end, .. }
            | Terminator::After { end, .. } => {
                return (Vec::new(), *end);
            }
        };
        let key = match all_keys {
            true => None,
            false => self.key(lifespan, source, values),
        };
        let met = self.open_with(lifespan, key);
        // Where nothing could end, nothing is judged.
        if met.is_empty() || !self.ends(lifespan, clause, values, out) {
            return (Vec::new(), end);
        }
        let met = match which {
            Quantifier::Each => &met[..],
            Quantifier::First => &met[..1],
            Quantifier::Last => &met[met.len() - 1..],
        };
        let ordinals = met.iter().map(|&place| self.open[place].ordinal);
        (ordinals.collect(), end)
    }

    /// Whether the condition of a clause holds; a fault is told.
    fn ends(
        &mut self,
        lifespan: usize,
        clause: usize,
        values: &[Value],
        out: &mut Vec<Output>,
    ) -> bool {
        let Terminator::Event {
            condition: Some(condition),
            ..
        } = &self.model.lifespans[lifespan].terminators[clause]
        else {
            return true;
        };
        let holds = holds(condition, &own(values, &self.functions));
        if holds.is_none() {
            self.tell_clause(lifespan, Expression::Until, out);
        }
        holds == Some(true)
    }

    /// Composes the deferred situations of the instances that ended by
    /// `terminate`. A frozen one composes too: it kept what it had.
    pub(super) fn conclude(
        &mut self,
        closed: Vec<(Instance, End)>,
        t: u64,
        out: &mut Vec<Output>,
    ) -> Kept {
        let mut kept = Kept::new();
        for (instance, end) in closed {
            if end == End::Discard {
                continue;
            }
            let whose = (instance.ordinal, instance.opened);
            for situation in self.model.deferred_in(instance.lifespan) {
                let mut state = instance.states[&situation].clone();
                let found = at_the_end(&self.rules[situation], &mut state);
                self.tell_found(situation, whose, t, found, &mut kept, out);
            }
        }
        kept
    }
}

/// What a deferred situation detects at the end of an instance.
fn at_the_end(rules: &Rules, state: &mut State) -> Composition {
    match rules.situation.kind {
        Kind::Unless if state.seen.forbidden => Composition::default(),
        Kind::All | Kind::Sequence | Kind::Unless => compose(rules, state, None),
        Kind::Not => absence::not(rules, state),
        Kind::AtLeast | Kind::AtMost | Kind::Nth => count::at_the_end(rules, state),
        _ => state.aggregate(rules, None),
    }
}
