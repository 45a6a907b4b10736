//! Which combinations are detected (language.md, 4.1).
//!
//! Every whole tuple of candidates is looked at, in lexicographic order by
//! declaration. That is the definition, word by word, and the reason why this
//! file is slow.

use super::expr::{eval, holds};
use super::state::{Candidate, State};
use super::{Rules, Value};
use crate::model::{Attribute, Kind, Quantifier};
use std::collections::BTreeSet;

/// What one composition found.
#[derive(Debug, Default)]
pub(super) struct Composition {
    /// The values of each detection, in order.
    pub(super) detections: Vec<Vec<Value>>,
    /// Who was used in which operand, the trigger included; those of
    /// combinations whose emission faulted too.
    pub(super) used: Vec<(usize, Candidate)>,
    /// Evaluations of `when` that faulted.
    pub(super) when_faults: u64,
    /// Emissions that faulted, in one or more attributes.
    pub(super) emit_faults: u64,
}

/// Composes what contains the trigger, which may take the operands in its
/// `passes`; without a trigger, at the end of an instance, all that there is.
pub(super) fn compose(
    rules: &Rules,
    state: &State,
    trigger: Option<(&Candidate, &[bool])>,
) -> Composition {
    let choices = choices(rules, state, trigger);
    let mut composition = Composition::default();
    // The combinations of the `each` operands that have their detection.
    let mut chosen: BTreeSet<Vec<u64>> = BTreeSet::new();
    for tuple in Tuples::new(&choices) {
        let each = each_of(rules, &tuple);
        if chosen.contains(&each) || !fits(rules, &tuple, trigger.map(|(t, _)| t)) {
            continue;
        }
        let lookup = |attribute| match attribute {
            Attribute::Operand(operand, a) => tuple[operand].values[a],
            Attribute::Own(a) | Attribute::Common(a) => {
                unreachable!("attribute {a} of no operand in `when` or `emit`")
            }
        };
        match rules
            .situation
            .when
            .as_ref()
            .map(|when| holds(when, &lookup))
        {
            None | Some(Some(true)) => {}
            Some(Some(false)) => continue,
            Some(None) => {
                composition.when_faults += 1;
                continue;
            }
        }
        chosen.insert(each);
        // All attributes are evaluated before one fault drops them all.
        let values: Vec<Option<Value>> = rules
            .situation
            .emit
            .iter()
            .map(|emission| eval(&emission.value, &lookup))
            .collect();
        match values.into_iter().collect::<Option<Vec<Value>>>() {
            Some(values) => composition.detections.push(values),
            None => composition.emit_faults += 1,
        }
        for (operand, candidate) in tuple.into_iter().enumerate() {
            composition.used.push((operand, candidate.clone()));
        }
        if rules.situation.once {
            break;
        }
    }
    composition
}

/// The candidates of each operand in the order of choice. The trigger is the
/// newest of every list that it may take.
fn choices(
    rules: &Rules,
    state: &State,
    trigger: Option<(&Candidate, &[bool])>,
) -> Vec<Vec<Candidate>> {
    let operands = rules.situation.operands.iter().enumerate();
    operands
        .map(|(o, operand)| {
            let mut candidates = state.existing(rules, o);
            if let Some((trigger, passes)) = trigger
                && passes[o]
            {
                candidates.push(trigger.clone());
            }
            if operand.quantifier == Quantifier::Last {
                candidates.reverse();
            }
            candidates
        })
        .collect()
}

/// The members of a tuple that stand for `each` operands.
fn each_of(rules: &Rules, tuple: &[&Candidate]) -> Vec<u64> {
    let operands = rules.situation.operands.iter().zip(tuple);
    operands
        .filter(|(operand, _)| operand.quantifier == Quantifier::Each)
        .map(|(_, candidate)| candidate.n)
        .collect()
}

/// Whether a tuple contains the trigger and satisfies distinctness, order and
/// window, so that `when` may look at it.
fn fits(rules: &Rules, tuple: &[&Candidate], trigger: Option<&Candidate>) -> bool {
    let contains = trigger.is_none_or(|trigger| tuple.iter().any(|c| c.n == trigger.n));
    let distinct = (0..tuple.len()).all(|i| (0..i).all(|j| tuple[i].n != tuple[j].n));
    let ordered = match rules.situation.kind {
        Kind::Sequence => tuple.is_sorted_by_key(|candidate| candidate.n),
        _ => true,
    };
    let times = || tuple.iter().map(|candidate| candidate.t);
    let span = match (times().min(), times().max()) {
        (Some(first), Some(last)) => last - first,
        _ => 0,
    };
    let in_window = rules.situation.within.is_none_or(|within| span <= within);
    contains && distinct && ordered && in_window
}

/// All tuples of one candidate per operand, in lexicographic order.
struct Tuples<'a> {
    choices: &'a [Vec<Candidate>],
    /// Positions of the next tuple; none after the last.
    next: Option<Vec<usize>>,
}

impl<'a> Tuples<'a> {
    fn new(choices: &'a [Vec<Candidate>]) -> Self {
        let some = choices.iter().all(|candidates| !candidates.is_empty());
        Self {
            choices,
            next: some.then(|| vec![0; choices.len()]),
        }
    }
}

impl<'a> Iterator for Tuples<'a> {
    type Item = Vec<&'a Candidate>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut positions = self.next.take()?;
        let operands = positions.iter().zip(self.choices);
        let tuple = operands.map(|(&p, candidates)| &candidates[p]).collect();
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
