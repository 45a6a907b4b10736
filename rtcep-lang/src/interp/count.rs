//! What counting kinds detect (language.md, 4.2).

use super::compose::Composition;
use super::expr::{Lookup, Outcome};
use super::judge::weight;
use super::rules::Rules;
use super::state::{Candidate, State};
use crate::model::{Aggregate, Attribute, Demand, Kind, Quantifier, Type, Value};

/// What `emit` sees: the sum of the weights.
struct Sum<'a> {
    rules: &'a Rules,
    sum: u128,
}

impl Lookup for Sum<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        unreachable!("{attribute:?} in the `emit` of a count")
    }

    fn aggregate(&self, _: &Aggregate, _: Type) -> Outcome {
        Ok(Value::U64(u64::try_from(self.sum).unwrap_or(u64::MAX)))
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.rules.functions.call(function, arguments)
    }
}

/// The sum of the weights that an instance keeps.
fn kept(rules: &Rules, state: &State) -> u128 {
    let operands = 0..rules.situation.operands.len();
    operands.map(|o| state.accepted_at(rules, o).weight).sum()
}

/// What an instance detects at its end.
pub(super) fn at_the_end(rules: &Rules, state: &State) -> Composition {
    let (sum, n) = (kept(rules, state), demanded(rules));
    let holds = match rules.situation.kind {
        Kind::AtLeast => sum >= n,
        Kind::AtMost => sum <= n,
        _ => sum == n,
    };
    if holds {
        Composition::emitted(rules, &Sum { rules, sum })
    } else {
        Composition::default()
    }
}

/// What `nth` detects where an event was counted: once, when the sum is `n`.
pub(super) fn nth(rules: &Rules, state: &mut State) -> Composition {
    let sum = kept(rules, state);
    if state.fired || sum != demanded(rules) {
        return Composition::default();
    }
    state.fired = true;
    Composition::emitted(rules, &Sum { rules, sum })
}

/// What `atleast` detects with a new event of an operand, and whom it uses.
pub(super) fn atleast(
    rules: &Rules,
    state: &State,
    operand: usize,
    event: &Candidate,
) -> Composition {
    let own = |o, event: &Candidate| u128::from(weight(rules, o, event).unwrap_or(0));
    let sum = kept(rules, state) + own(operand, event);
    let n = demanded(rules);
    if sum < n {
        return Composition::default();
    }
    let mut composition = Composition::emitted(rules, &Sum { rules, sum });
    let lists = rules.lists.iter().zip(&state.lists);
    let mut all: Vec<(usize, Candidate)> = lists
        .flat_map(|(list, events)| events.iter().map(|event| (list.operands[0], event.clone())))
        .collect();
    all.sort_by_key(|(_, event)| event.n);
    all.push((operand, event.clone()));
    let quantifier = rules.situation.operands[operand].quantifier;
    if quantifier == Quantifier::Last {
        all.reverse();
    }
    if quantifier != Quantifier::Each {
        // The shortest run that reaches `n`, from its end.
        let mut reached = 0;
        all.retain(|(o, event)| {
            let used = reached < n;
            reached += own(*o, event);
            used
        });
    }
    composition.used = all;
    composition
}

fn demanded(rules: &Rules) -> u128 {
    match rules.situation.demand {
        Demand::Count(n) => n.into(),
        ref other => unreachable!("{other:?} in a counting kind"),
    }
}
