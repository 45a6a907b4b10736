//! What an event does in the situations that take it (language.md, 2.3 and 3.1).

use super::compose::{Composition, compose};
use super::expr::holds;
use super::offer::Trigger;
use super::state::{Candidate, Overflow, Phase, State};
use super::{Interpreter, Output, Rules};
use crate::model::{Attribute, Detect, Expr, Source, Value};
use rtcep_core::Expression;
use std::collections::BTreeSet;

/// What the thresholds of a situation say of an event: judged once, however
/// many instances it meets.
pub(super) struct Judged {
    /// By operand, whether the event passes.
    passes: Vec<bool>,
    /// Thresholds that faulted.
    faults: u64,
    /// Whether that was told.
    told: bool,
}

/// What an event did in one situation instance.
struct Taken {
    composition: Composition,
    retain_faults: u64,
    overflows: Vec<Overflow>,
}

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
        // Where nobody takes the event, its thresholds are not judged; a frozen
        // instance wants to know of a loss alone.
        if !judged.told && places.iter().any(|&place| phase(place) == Phase::Open) {
            judged.told = true;
            self.tell_faults(situation, Expression::Threshold, judged.faults, out);
        }
        if !judged.passes.contains(&true) {
            return; // no effect at all
        }
        for &place in places {
            let instance = &mut self.open[place];
            let whose = (instance.ordinal, instance.opened);
            let Some(state) = instance.states.get_mut(&situation) else {
                continue;
            };
            match state.phase {
                Phase::Ended => {}
                Phase::Frozen => self.lose_event(situation, event.t),
                Phase::Open => {
                    let taken = take(&self.rules[situation], state, event, &judged.passes);
                    for values in taken.composition.detections {
                        let kept = &mut trigger.kept;
                        self.tell_detection(situation, whose, event.t, values, kept, out);
                    }
                    let Composition {
                        when_faults,
                        emit_faults,
                        ..
                    } = taken.composition;
                    self.tell_faults(situation, Expression::When, when_faults, out);
                    self.tell_faults(situation, Expression::Emit, emit_faults, out);
                    self.tell_faults(situation, Expression::Retain, taken.retain_faults, out);
                    for overflow in taken.overflows {
                        self.tell_overflow(situation, overflow, event.t, out);
                    }
                }
            }
        }
    }
}

/// Which operands an event passes, and how many thresholds faulted. One
/// threshold is judged for all operands of a shared list.
fn judge(rules: &Rules, source: Source, event: &Candidate) -> Judged {
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
        match operand
            .threshold
            .as_ref()
            .map(|c| holds_of(c, &event.values))
        {
            None => passes[o] = true,
            Some(Some(holds)) => passes[o] = holds,
            Some(None) => faults += 1,
        }
    }
    Judged {
        passes,
        faults,
        told: false,
    }
}

/// One event at one situation instance that takes it: prune, compose, consume,
/// add. A deferred situation only adds.
fn take(rules: &Rules, state: &mut State, event: &Candidate, passes: &[bool]) -> Taken {
    let mut taken = Taken {
        composition: Composition::default(),
        retain_faults: 0,
        overflows: Vec::new(),
    };
    let mut consumed = BTreeSet::new();
    if rules.situation.detect == Detect::Immediate {
        state.prune(rules, event.t);
        taken.composition = compose(rules, state, Some((event, passes)));
        if rules.situation.once && !taken.composition.used.is_empty() {
            // Neither `retain` nor capacities matter to an instance that rests.
            state.phase = Phase::Ended;
            return taken;
        }
        (consumed, taken.retain_faults) = consumption(rules, &taken.composition.used);
        state.consume(rules, &consumed);
    }
    if !consumed.contains(&event.n) {
        taken.overflows = state.add(rules, event, passes);
    }
    taken
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
        match retain.map(|c| holds_of(c, &candidate.values)) {
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
pub(super) fn holds_of(condition: &Expr, values: &[Value]) -> Option<bool> {
    holds(condition, &|attribute| match attribute {
        Attribute::Own(a) => values[a],
        Attribute::Operand(o, _) => unreachable!("operand {o} in a condition over one event"),
        Attribute::Common(a) => unreachable!("`it` attribute {a} in a condition over one event"),
    })
}
