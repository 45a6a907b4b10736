//! Which combinations are detected (language.md, 4.1).
//!
//! Every whole tuple of candidates is looked at, in lexicographic order by
//! declaration. That is the definition, word by word, and the reason why this
//! file is slow.

use super::aggregate::Aggregates;
use super::expr::{Lookup, Missing, Outcome, decide, evaluate};
use super::group::{Members, fill};
use super::rules::Rules;
use super::state::{Candidate, State};
use crate::model::{Aggregate, Attribute, Kind, Quantifier, Role, Type, Value};
use std::collections::BTreeSet;

/// What one composition found.
#[derive(Debug, Default)]
pub(super) struct Composition {
    /// The values of each detection, in order.
    pub(super) detections: Vec<Vec<Value>>,
    /// Whether anything was chosen, its emission may have faulted.
    pub(super) chose: bool,
    /// Who was used in which operand, the trigger included; those of
    /// combinations whose emission faulted too.
    pub(super) used: Vec<(usize, Candidate)>,
    /// Evaluations of `when` that faulted.
    pub(super) when_faults: u64,
    /// Whether the `of` of a `crosses` faulted.
    pub(super) of_faults: u64,
    /// Emissions that faulted, in one or more attributes.
    pub(super) emit_faults: u64,
}

impl Composition {
    /// One choice, which emits.
    pub(super) fn emitted(rules: &Rules, lookup: &impl Lookup) -> Self {
        let mut composition = Self::default();
        composition.emit(rules, lookup);
        composition
    }

    /// Emits a choice. All attributes are evaluated before one fault drops them all.
    pub(super) fn emit(&mut self, rules: &Rules, lookup: &impl Lookup) {
        self.chose = true;
        let emit = rules.situation.emit.iter();
        let values: Vec<Outcome> = emit
            .map(|emission| evaluate(&emission.value, lookup))
            .collect();
        if values.contains(&Err(Missing::Fault)) {
            self.emit_faults += 1;
        } else if let Ok(values) = values.into_iter().collect() {
            self.detections.push(values);
        }
    }
}

/// Composes what contains the trigger, which takes the operands in its
/// `takes`; without a trigger, at the end of an instance, all that there is.
pub(super) fn compose(
    rules: &Rules,
    state: &State,
    trigger: Option<(&Candidate, &[bool])>,
) -> Composition {
    let candidates = candidates(rules, state, trigger);
    let trigger = trigger.map(|(trigger, _)| trigger);
    let choices = choices(rules, &candidates);
    let mut composition = Composition::default();
    // The combinations of the `each` operands that have their detection.
    let mut chosen: BTreeSet<Vec<u64>> = BTreeSet::new();
    for tuple in Tuples::new(&choices) {
        let each = each_of(rules, &tuple);
        if chosen.contains(&each) {
            continue;
        }
        let members = fill(rules, &tuple, &candidates, trigger);
        let Some(members) = members.filter(|members| fits(rules, state, members, trigger)) else {
            continue;
        };
        let combination = Combination {
            aggregates: Aggregates::of_members(rules, &members),
            rules,
            members: &members,
        };
        let when = rules.situation.when.as_ref();
        match when.map_or(Ok(true), |when| decide(when, &combination)) {
            Ok(true) => {}
            Ok(false) | Err(Missing::Nothing) => continue,
            Err(Missing::Fault) => {
                composition.when_faults += 1;
                continue;
            }
        }
        chosen.insert(each);
        composition.emit(rules, &combination);
        for (operand, members) in members.into_iter().enumerate() {
            let used = members.into_iter().map(|member| (operand, member));
            composition.used.extend(used);
        }
        if rules.situation.once {
            break;
        }
    }
    composition
}

/// What `when` and `emit` see.
struct Combination<'a> {
    rules: &'a Rules,
    members: &'a Members,
    aggregates: Aggregates,
}

impl Lookup for Combination<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        match attribute {
            Attribute::Operand(operand, a) => self.members[operand][0].values[a],
            other => unreachable!("{other:?} in `when` or `emit` of a join"),
        }
    }

    fn aggregate(&self, aggregate: &Aggregate, ty: Type) -> Outcome {
        self.aggregates.read(self.rules, aggregate, ty)
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.rules.functions.call(function, arguments)
    }
}

/// The candidates of each operand, oldest first. The trigger is the newest of
/// every list that it may take.
fn candidates(
    rules: &Rules,
    state: &State,
    trigger: Option<(&Candidate, &[bool])>,
) -> Vec<Vec<Candidate>> {
    let operands = rules.situation.operands.iter().enumerate();
    operands
        .map(|(o, operand)| {
            if operand.role != Role::Required {
                return Vec::new();
            }
            let mut candidates = state.existing(rules, o);
            if let Some((trigger, takes)) = trigger
                && takes[o]
            {
                candidates.push(trigger.clone());
            }
            candidates
        })
        .collect()
}

/// The candidates of each single operand in the order of choice; one that
/// stands for no candidate where nothing is chosen: groups are filled.
fn choices(rules: &Rules, candidates: &[Vec<Candidate>]) -> Vec<Vec<Option<Candidate>>> {
    let operands = rules.situation.operands.iter().zip(candidates);
    operands
        .map(|(operand, candidates)| {
            if operand.role != Role::Required || operand.repetition.is_some() {
                return vec![None];
            }
            let mut choices: Vec<_> = candidates.iter().cloned().map(Some).collect();
            if operand.quantifier == Quantifier::Last {
                choices.reverse();
            }
            choices
        })
        .collect()
}

/// The members of a tuple that stand for `each` operands.
fn each_of(rules: &Rules, tuple: &[Option<&Candidate>]) -> Vec<u64> {
    let operands = rules.situation.operands.iter().zip(tuple);
    let each = operands.filter(|(operand, _)| operand.quantifier == Quantifier::Each);
    each.filter_map(|(_, candidate)| Some(candidate.as_ref()?.n))
        .collect()
}

/// Whether a combination contains the trigger and satisfies distinctness,
/// order, window and absence, so that `when` may look at it.
fn fits(rules: &Rules, state: &State, members: &Members, trigger: Option<&Candidate>) -> bool {
    let all: Vec<&Candidate> = members.iter().flatten().collect();
    let contains = trigger.is_none_or(|trigger| all.iter().any(|c| c.n == trigger.n));
    let distinct = (0..all.len()).all(|i| (0..i).all(|j| all[i].n != all[j].n));
    let ordered = match rules.situation.kind {
        Kind::Sequence => all.is_sorted_by_key(|candidate| candidate.n),
        _ => true,
    };
    let times = || all.iter().map(|candidate| candidate.t);
    let span = match (times().min(), times().max()) {
        (Some(first), Some(last)) => last - first,
        _ => 0,
    };
    let in_window = rules.situation.within.is_none_or(|within| span <= within);
    contains && distinct && ordered && in_window && nothing_between(rules, state, members)
}

/// Whether no absent event stands between the members before and after it.
fn nothing_between(rules: &Rules, state: &State, members: &Members) -> bool {
    let operands = rules.situation.operands.iter().enumerate();
    let mut absent = operands.filter(|(_, operand)| operand.role == Role::Absent);
    absent.all(|(o, _)| {
        let before = members[..o].iter().flatten().next_back();
        let after = members[o..].iter().flatten().next();
        match (before, after) {
            (Some(before), Some(after)) => !state.seen.absent_between(o, before.n, after.n),
            _ => true,
        }
    })
}

/// All tuples of one candidate per operand, in lexicographic order.
struct Tuples<'a> {
    choices: &'a [Vec<Option<Candidate>>],
    /// Positions of the next tuple; none after the last.
    next: Option<Vec<usize>>,
}

impl<'a> Tuples<'a> {
    fn new(choices: &'a [Vec<Option<Candidate>>]) -> Self {
        let some = choices.iter().all(|candidates| !candidates.is_empty());
        Self {
            choices,
            next: some.then(|| vec![0; choices.len()]),
        }
    }
}

impl<'a> Iterator for Tuples<'a> {
    type Item = Vec<Option<&'a Candidate>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut positions = self.next.take()?;
        let operands = positions.iter().zip(self.choices);
        let tuple = operands
            .map(|(&p, candidates)| candidates[p].as_ref())
            .collect();
        // Counts up like digits: the last operand runs fastest.
        for operand in (0..positions.len()).rev() {
            positions[operand] += 1;
            if positions[operand] < self.choices[operand].len() {
                self.next = Some(positions);
                break;
            }
            positions[operand] = 0;
        }
        Some(tuple)
    }
}
