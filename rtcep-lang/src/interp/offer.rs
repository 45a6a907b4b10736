//! One event and its transitive closure, in the call order at the sink
//! (language.md, 2 and 3.1).

use super::compose::compose;
use super::expr::holds;
use super::state::{Candidate, Phase, State};
use super::{Interpreter, Output, Rules};
use crate::model::{Attribute, Expr, OnFull, Source, Value};
use rtcep_core::Expression;
use rtcep_core::notice::Tally;
use std::collections::BTreeSet;

impl Interpreter {
    /// Offers an event to all situations; then its detections that feed
    /// something, each with its own closure before the next.
    pub(super) fn offer(
        &mut self,
        source: Source,
        t: u64,
        values: &[Value],
        out: &mut Vec<Output>,
    ) {
        // A running number is taken as the add phase begins.
        self.n += 1;
        let event = Candidate {
            t,
            n: self.n,
            values: values.to_vec(),
        };
        let mut kept = Vec::new();
        for situation in self.model.entered(source) {
            let detections = self.enter(situation, source, &event, out);
            if self.model.feeds(situation) {
                kept.extend(detections.into_iter().map(|values| (situation, values)));
            }
        }
        for (situation, values) in kept {
            self.offer(Source::Situation(situation), t, &values, out);
        }
    }

    /// Offers an event to one situation in all of its instances, in opening
    /// order; gives the detections.
    fn enter(
        &mut self,
        situation: usize,
        source: Source,
        event: &Candidate,
        out: &mut Vec<Output>,
    ) -> Vec<Vec<Value>> {
        let rules = &self.rules[situation];
        let mut told = Told {
            rules,
            tally: &mut self.tallies[situation],
            call: self.call,
            out,
        };
        let (passes, faults) = judge(rules, source, event);
        let mut instances: Vec<(u64, &mut State)> = self
            .open
            .iter_mut()
            .filter_map(|open| Some((open.ordinal, open.states.get_mut(&situation)?)))
            .collect();
        if instances
            .iter()
            .any(|(_, state)| state.phase == Phase::Open)
        {
            // Where nobody takes the event, its thresholds are not judged; a
            // frozen instance wants to know of a loss alone.
            told.faults(Expression::Threshold, faults);
        }
        let mut detections = Vec::new();
        if !passes.contains(&true) {
            return detections; // no effect at all
        }
        for (ordinal, state) in &mut instances {
            match state.phase {
                Phase::Ended => {}
                Phase::Frozen => told.tally.lost += 1,
                Phase::Open => {
                    let found = take(state, *ordinal, event, &passes, &mut told);
                    detections.extend(found);
                }
            }
        }
        detections
    }
}

/// Which operands an event passes, and how many thresholds faulted. One
/// threshold is judged for all operands of a shared list.
fn judge(rules: &Rules, source: Source, event: &Candidate) -> (Vec<bool>, u64) {
    let operands = &rules.situation.operands;
    let mut passes = vec![false; operands.len()];
    let mut faults = 0;
    for (o, operand) in operands.iter().enumerate() {
        if operand.source != source {
            continue;
        }
        let first = match rules.list_of(o) {
            Some(list) => rules.lists[list].operands[0],
            None => o,
        };
        if first < o {
            passes[o] = passes[first];
            continue;
        }
        match operand.threshold.as_ref().map(|c| holds_of(c, event)) {
            None => passes[o] = true,
            Some(Some(holds)) => passes[o] = holds,
            Some(None) => faults += 1,
        }
    }
    (passes, faults)
}

/// One event at one situation instance that takes it: prune, compose, consume,
/// add. Gives the detections.
fn take(
    state: &mut State,
    instance: u64,
    event: &Candidate,
    passes: &[bool],
    told: &mut Told<'_>,
) -> Vec<Vec<Value>> {
    let rules = told.rules;
    state.prune(rules, event.t);
    let composition = compose(rules, state, event, passes);
    for values in &composition.detections {
        told.detection(event.t, instance, values);
    }
    told.faults(Expression::When, composition.when_faults);
    told.faults(Expression::Emit, composition.emit_faults);
    if rules.situation.once && !composition.used.is_empty() {
        // Neither `retain` nor capacities matter to an instance that rests.
        state.phase = Phase::Ended;
        return composition.detections;
    }
    let (consumed, faults) = consumption(rules, &composition.used);
    told.faults(Expression::Retain, faults);
    state.consume(rules, &consumed);
    if !consumed.contains(&event.n) {
        let overflows = state.add(rules, event, passes);
        for overflow in overflows {
            told.overflow(overflow.operand, overflow.on_full);
        }
    }
    composition.detections
}

/// The used events that do not stay, and how many evaluations of `retain`
/// faulted. Each is evaluated once per candidate and role, however many
/// combinations used it; an event stays only if every role retains it.
fn consumption(rules: &Rules, used: &[(usize, Candidate)]) -> (BTreeSet<u64>, u64) {
    let mut consumed = BTreeSet::new();
    let mut judged = BTreeSet::new();
    let mut faults = 0;
    for (operand, candidate) in used {
        if !judged.insert((candidate.n, *operand)) {
            continue;
        }
        let retain = rules.situation.operands[*operand].retain.as_ref();
        match retain.map(|c| holds_of(c, candidate)) {
            Some(Some(true)) => {}
            None | Some(Some(false)) => {
                consumed.insert(candidate.n);
            }
            Some(None) => {
                faults += 1;
                consumed.insert(candidate.n);
            }
        }
    }
    (consumed, faults)
}

/// A condition over an event's own attributes.
fn holds_of(condition: &Expr, event: &Candidate) -> Option<bool> {
    holds(condition, &|attribute| match attribute {
        Attribute::Own(a) => event.values[a],
        Attribute::Operand(o, _) => unreachable!("operand {o} in a condition over one event"),
    })
}

/// The sink and the counters of one situation.
struct Told<'a> {
    rules: &'a Rules,
    tally: &'a mut Tally,
    call: u64,
    out: &'a mut Vec<Output>,
}

impl Told<'_> {
    fn detection(&mut self, t: u64, instance: u64, values: &[Value]) {
        self.out.push(Output::Detection {
            t,
            call: self.call,
            instance,
            situation: self.rules.index,
            values: values.to_vec(),
        });
    }

    /// One notice for all faults of a kind; none without a fault.
    fn faults(&mut self, expression: Expression, count: u64) {
        if count > 0 {
            self.tally.faults += count;
            self.out.push(Output::Fault {
                situation: self.rules.index,
                expression,
                count,
            });
        }
    }

    fn overflow(&mut self, operand: usize, on_full: OnFull) {
        self.tally.lost += 1;
        self.out.push(Output::Overflow {
            situation: self.rules.index,
            operand,
            on_full,
        });
    }
}
