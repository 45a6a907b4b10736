//! One event at one situation instance that takes it (language.md, 3.1): prune,
//! override, compose, consume, add.

use super::absence::any;
use super::compose::{Composition, compose};
use super::count::{atleast, nth};
use super::judge::Judged;
use super::rules::Rules;
use super::state::{Candidate, Overflow, Phase, State};
use super::temporal;
use crate::model::{Detect, Kind, OnFull, Quantifier};
use std::collections::BTreeSet;

/// What an event did in one situation instance.
#[derive(Default)]
pub(super) struct Taken {
    pub(super) composition: Composition,
    pub(super) retain_faults: u64,
    pub(super) overflows: Vec<Overflow>,
}

/// Offers an event to a situation instance.
pub(super) fn take(rules: &Rules, state: &mut State, event: &Candidate, judged: &Judged) -> Taken {
    let taken = match rules.situation.kind {
        Kind::Not | Kind::At | Kind::Every => Taken::default(),
        Kind::After => temporal::start(rules, state, event, judged),
        Kind::Any => found(any(rules, event, &judged.admitted)),
        Kind::All | Kind::Sequence | Kind::Unless => join(rules, state, event, judged),
        Kind::AtLeast | Kind::AtMost | Kind::Nth => match judged.admitted_at() {
            Some(operand) => count(rules, state, event, judged, operand),
            None => Taken::default(),
        },
        Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend => {
            match judged.admitted_at() {
                Some(operand) => aggregate(rules, state, event, judged, operand),
                None => Taken::default(),
            }
        }
    };
    if taken.composition.chose && rules.situation.once {
        // Neither `retain` nor capacities matter to an instance that rests.
        state.phase = Phase::Ended;
    }
    // Last: an event is not its own absent one.
    state.see(rules, event, &judged.admitted);
    taken
}

fn found(composition: Composition) -> Taken {
    Taken {
        composition,
        ..Taken::default()
    }
}

/// A join: what composes is consumed, what is not consumed is added. A deferred
/// one only adds.
fn join(rules: &Rules, state: &mut State, event: &Candidate, judged: &Judged) -> Taken {
    if !judged.admitted_required(rules) {
        return Taken::default();
    }
    let immediate = rules.situation.detect == Detect::Immediate;
    if immediate {
        state.prune(rules, event.t);
    }
    state.drop_earlier(rules, &drops(rules, judged));
    let takes = state.takes(rules, event, &judged.admitted);
    let mut taken = Taken::default();
    if immediate {
        taken = found(compose(rules, state, Some((event, &takes))));
    }
    settle(rules, state, event, &takes, taken)
}

/// By operand, whether the event drops the earlier candidates. The newest alone
/// stays of an `absolute last`.
fn drops(rules: &Rules, judged: &Judged) -> Vec<bool> {
    let operands = rules.situation.operands.iter().enumerate();
    operands
        .map(|(o, operand)| {
            let newest = operand.absolute && operand.quantifier == Quantifier::Last;
            judged.admitted[o] && (newest || judged.overrides[o])
        })
        .collect()
}

/// A counter: `atleast` consumes what it uses, as a join does; `nth` and what is
/// deferred only adds.
fn count(
    rules: &Rules,
    state: &mut State,
    event: &Candidate,
    judged: &Judged,
    operand: usize,
) -> Taken {
    let immediate = rules.situation.detect == Detect::Immediate;
    if immediate {
        state.prune(rules, event.t);
    }
    state.drop_earlier(rules, &judged.overrides);
    let mut taken = Taken::default();
    if immediate && rules.situation.kind == Kind::AtLeast {
        taken = found(atleast(rules, state, operand, event));
    }
    if rules.list_of(operand).is_some() {
        return settle(rules, state, event, &judged.admitted, taken);
    }
    if taken.composition.chose {
        // A sum alone: all of it is used.
        state.drop_earlier(rules, &vec![true; rules.situation.operands.len()]);
    } else {
        state.accept(rules, operand, event);
        if immediate && rules.situation.kind == Kind::Nth {
            taken = found(nth(rules, state));
        }
    }
    taken
}

/// An aggregate: the add comes first, then the composition over what is kept.
/// An event without room composes nothing, but for what `drop_oldest` drops.
fn aggregate(
    rules: &Rules,
    state: &mut State,
    event: &Candidate,
    judged: &Judged,
    operand: usize,
) -> Taken {
    let immediate = rules.situation.detect == Detect::Immediate;
    if immediate {
        state.prune(rules, event.t);
    }
    state.drop_earlier(rules, &judged.overrides);
    state.before_adding(rules, event);
    let mut taken = Taken::default();
    if rules.list_of(operand).is_some() {
        taken.overflows = state.add(rules, event, &judged.admitted);
    } else {
        state.accept(rules, operand, event);
    }
    let added = |overflow: &Overflow| overflow.on_full == OnFull::DropOldest;
    if immediate && taken.overflows.iter().all(added) {
        taken.composition = state.aggregate(rules, Some(event));
    }
    taken
}

/// What was used and does not stay leaves; what was not used is added.
fn settle(
    rules: &Rules,
    state: &mut State,
    event: &Candidate,
    takes: &[bool],
    mut taken: Taken,
) -> Taken {
    if taken.composition.chose && rules.situation.once {
        return taken;
    }
    let (consumed, faults) = consumption(rules, &taken.composition.used);
    taken.retain_faults = faults;
    state.consume(rules, &consumed);
    if !consumed.contains(&event.n) {
        taken.overflows = state.add(rules, event, takes);
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
        match retain.map(|condition| rules.holds(condition, candidate)) {
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
