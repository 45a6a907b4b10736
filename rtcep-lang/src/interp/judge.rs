//! What a situation says of an event before any instance is asked: judged once,
//! however many instances it meets (language.md, 2.3, 3.1 and 4.4).

use super::rules::Rules;
use super::state::Candidate;
use crate::model::{Counted, Source, Value};
use rtcep_core::Expression;
use std::collections::BTreeMap;

/// What a situation says of an event.
pub(super) struct Judged {
    /// By operand, whether the event passes its threshold; in counting and
    /// aggregating kinds the first that it passes alone.
    passes: Vec<bool>,
    /// By operand, whether it is admitted: it passes, its weight is one, and it
    /// can be aggregated.
    pub(super) admitted: Vec<bool>,
    /// By operand, whether it drops the earlier candidates.
    pub(super) overrides: Vec<bool>,
    /// Faults by kind of expression, in the order of telling.
    pub(super) faults: Vec<(Expression, u64)>,
    /// Whether those were told.
    pub(super) told: bool,
}

impl Judged {
    /// Whether the event passes a threshold of an operand that it would fill.
    pub(super) fn passes_required(&self, rules: &Rules) -> bool {
        rules.situation.required().any(|o| self.passes[o])
    }

    /// Whether any instance would notice it.
    pub(super) fn passes_any(&self) -> bool {
        self.passes.contains(&true)
    }

    /// The operand that a counting or aggregating kind admits it to.
    pub(super) fn admitted_at(&self) -> Option<usize> {
        self.admitted.iter().position(|admitted| *admitted)
    }

    /// Whether it is admitted to an operand that it would fill.
    pub(super) fn admitted_required(&self, rules: &Rules) -> bool {
        rules.situation.required().any(|o| self.admitted[o])
    }
}

/// Judges an event of a source.
pub(super) fn judge(rules: &Rules, source: Source, event: &Candidate) -> Judged {
    let mut faults: BTreeMap<usize, (Expression, u64)> = BTreeMap::new();
    let mut fault = |expression: Expression, count: u64| {
        let order = ORDER.iter().position(|e| *e == expression);
        let told = faults.entry(order.unwrap_or(ORDER.len()));
        told.or_insert((expression, 0)).1 += count;
    };
    let mut passes = thresholds(rules, source, event, &mut fault);
    let kind = rules.situation.kind;
    if kind.counts() || kind.aggregates() {
        // An event counts once, by the first operand that it passes.
        let first = passes.iter().position(|passes| *passes);
        passes = (0..passes.len()).map(|o| Some(o) == first).collect();
    }
    let mut admitted = passes.clone();
    let mut overrides = vec![false; passes.len()];
    for (o, operand) in rules.situation.operands.iter().enumerate() {
        if !passes[o] {
            continue;
        }
        if weight(rules, o, event).is_none() {
            fault(Expression::Weight, 1);
            admitted[o] = false;
            continue;
        }
        let values = rules.aggregated_of(o, event);
        let wrong = values.iter().filter(|value| value.is_none()).count();
        if wrong > 0 {
            fault(Expression::Aggregate, wrong as u64);
            admitted[o] = false;
            continue;
        }
        let first = shared_with(rules, o).find(|&first| first < o && admitted[first]);
        overrides[o] = match (&operand.overrides, first) {
            (None, _) => false,
            (Some(_), Some(first)) => overrides[first],
            (Some(condition), None) => rules.holds(condition, event).unwrap_or_else(|| {
                fault(Expression::Override, 1);
                false
            }),
        };
        if counted(rules, o, event).is_none() {
            fault(Expression::Counted, 1);
        }
    }
    Judged {
        passes,
        admitted,
        overrides,
        faults: faults.into_values().collect(),
        told: false,
    }
}

/// The order in which faults are told.
const ORDER: [Expression; 5] = [
    Expression::Threshold,
    Expression::Weight,
    Expression::Aggregate,
    Expression::Override,
    Expression::Counted,
];

/// Which operands an event passes. One threshold is judged for all operands of
/// a shared list.
fn thresholds(
    rules: &Rules,
    source: Source,
    event: &Candidate,
    fault: &mut impl FnMut(Expression, u64),
) -> Vec<bool> {
    let operands = &rules.situation.operands;
    let mut passes = vec![false; operands.len()];
    for (o, operand) in operands.iter().enumerate() {
        if operand.source != source {
            continue;
        }
        if let Some(first) = shared_with(rules, o).find(|&first| first < o) {
            passes[o] = passes[first];
            continue;
        }
        let holds = match &operand.threshold {
            None => Some(true),
            Some(condition) => rules.holds(condition, event),
        };
        match holds {
            Some(holds) => passes[o] = holds,
            None => fault(Expression::Threshold, 1),
        }
    }
    passes
}

/// The operands of an operand's list, itself among them.
fn shared_with(rules: &Rules, operand: usize) -> impl Iterator<Item = usize> + '_ {
    let list = rules.list_of(operand).map(|list| &rules.lists[list]);
    list.into_iter()
        .flat_map(|list| list.operands.iter().copied())
}

/// The weight of an event at an operand; none if it faults.
pub(super) fn weight(rules: &Rules, operand: usize, event: &Candidate) -> Option<u32> {
    let Some(weight) = &rules.situation.operands[operand].weight else {
        return Some(1);
    };
    match rules.own(weight, event) {
        Ok(Value::U32(weight)) => Some(weight),
        Ok(other) => unreachable!("{other:?} as a weight"),
        Err(_) => None,
    }
}

/// Whether an event is counted at an operand; none if that faults.
pub(super) fn counted(rules: &Rules, operand: usize, event: &Candidate) -> Option<bool> {
    match &rules.situation.operands[operand].counted {
        Counted::Never => Some(false),
        Counted::Always => Some(true),
        Counted::If(condition) => rules.holds(condition, event),
    }
}
