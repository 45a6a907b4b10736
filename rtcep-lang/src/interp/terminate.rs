//! Which instances an event ends, and what their end composes (language.md,
//! 2.2 and 5).

use super::absence;
use super::compose::{Composition, compose};
use super::count;
use super::expr::{Lookup, holds};
use super::rules::Rules;
use super::state::{Instance, State};
use super::tell::Kept;
use super::{Interpreter, Output};
use crate::model::{Attribute, End, Kind, Quantifier, Source, Terminator, Value};
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
        // Of each instance: the condition may read what opened it. Where nothing could
        // end, nothing is judged.
        let judged: Vec<Option<bool>> = met
            .iter()
            .map(|&place| self.ends(lifespan, clause, values, place))
            .collect();
        if judged.contains(&None) {
            // One notice, however many instances it is judged of.
            self.tell_clause(lifespan, Expression::Until, out);
        }
        let holding = met.iter().zip(judged);
        let holding = holding.filter(|(_, holds)| *holds == Some(true));
        let mut holding = holding.map(|(&place, _)| self.open[place].ordinal);
        let selected = match which {
            Quantifier::Each => holding.collect(),
            Quantifier::First => holding.take(1).collect(),
            Quantifier::Last => holding.next_back().into_iter().collect(),
        };
        (selected, end)
    }

    /// Whether the condition of a clause holds of an open instance; none if it faults.
    fn ends(&self, lifespan: usize, clause: usize, values: &[Value], place: usize) -> Option<bool> {
        let Terminator::Event {
            condition: Some(condition),
            ..
        } = &self.model.lifespans[lifespan].terminators[clause]
        else {
            return Some(true);
        };
        let judged = Ending {
            interpreter: self,
            lifespan,
            values,
            place,
        };
        holds(condition, &judged)
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

/// What a condition of `until` sees: an event, and the one that opened the instance.
struct Ending<'a> {
    interpreter: &'a Interpreter,
    lifespan: usize,
    values: &'a [Value],
    place: usize,
}

impl Lookup for Ending<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        let initiator = &self.interpreter.open[self.place].initiator;
        match (attribute, initiator) {
            (Attribute::Own(a), _) => self.values[a],
            (Attribute::Initiator(a), Some((source, values))) => {
                let model = &self.interpreter.model;
                values[model.of_initiator(self.lifespan, *source, a)]
            }
            other => unreachable!("{other:?} in the condition of an `until`"),
        }
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.interpreter.functions.call(function, arguments)
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
