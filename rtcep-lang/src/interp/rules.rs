//! A situation beside what follows from its declaration.

use super::expr::{Lookup, Outcome, evaluate};
use super::function::Functions;
use super::state::Candidate;
use crate::model::{
    Aggregate, Attribute, CandidateList, Demand, Expr, ExprKind, Kind, Model, Situation, Value,
    lists,
};

/// A situation beside the lists that its operands read, and what they aggregate.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) situation: Situation,
    pub(super) lists: Vec<CandidateList>,
    /// By operand: what is aggregated of its events, each expression once, over
    /// the event's own attributes.
    pub(super) aggregated: Vec<Vec<Expr>>,
    /// What is aggregated over all operands, by the place of each operand's own
    /// form of it in `aggregated`.
    pub(super) totals: Vec<Total>,
    /// By operand: where it has each attribute of the first operand, as far as
    /// all have it.
    pub(super) common: Vec<Vec<usize>>,
    /// Declared functions.
    pub(super) functions: Functions,
}

/// An expression that is aggregated over all operands.
#[derive(Clone, Debug)]
pub(super) struct Total {
    /// As it is written, over common attributes.
    value: Expr,
    /// By operand, its place in `aggregated`.
    pub(super) places: Vec<usize>,
}

impl Rules {
    pub(super) fn new(model: &Model, situation: usize, functions: &Functions) -> Self {
        let rules = &model.situations[situation];
        let mut aggregated = vec![Vec::new(); rules.operands.len()];
        let mut totals: Vec<Total> = Vec::new();
        for aggregate in aggregates(rules) {
            let Some(value) = &aggregate.value else {
                continue;
            };
            match aggregate.operand {
                Some(operand) => {
                    place(&mut aggregated[operand], value.clone());
                }
                None if totals.iter().any(|total| same(&total.value, value)) => {}
                None => {
                    let places = aggregated.iter_mut().enumerate().map(|(operand, of)| {
                        let own = |a| model.common(situation, operand, a);
                        place(of, at_operand(value, &own))
                    });
                    totals.push(Total {
                        places: places.collect(),
                        value: value.clone(),
                    });
                }
            }
        }
        if let Demand::Run(run) = &rules.demand {
            place(&mut aggregated[0], run.of.clone());
        }
        let first = rules.operands.first();
        let attributes = first.map_or(0, |first| model.attributes(first.source).len());
        let common = (0..rules.operands.len()).map(|operand| {
            let common = (0..attributes).map(|a| model.common(situation, operand, a));
            common.collect()
        });
        Self {
            common: common.collect(),
            functions: functions.clone(),
            situation: rules.clone(),
            lists: lists(rules),
            aggregated,
            totals,
        }
    }

    /// The list that an operand reads; none if it never stores.
    pub(super) fn list_of(&self, operand: usize) -> Option<usize> {
        self.lists
            .iter()
            .position(|list| list.operands.contains(&operand))
    }

    /// The operand before another one of a sequence: what does not exist there
    /// lets nothing exist here. Where there is no order there is none.
    pub(super) fn before(&self, operand: usize) -> Option<usize> {
        if self.situation.kind != Kind::Sequence {
            return None;
        }
        self.situation.required().rfind(|&o| o < operand)
    }

    /// Candidates that an operand needs at least: more than one if it repeats.
    pub(super) fn least(&self, operand: usize) -> usize {
        let repetition = self.situation.operands[operand].repetition;
        repetition.map_or(1, |r| r.least as usize)
    }

    /// Where in `aggregated` an operand has what an aggregate ranges over.
    pub(super) fn place(&self, operand: usize, aggregate: &Aggregate) -> Option<usize> {
        let value = aggregate.value.as_ref()?;
        match aggregate.operand {
            Some(_) => self.aggregated[operand].iter().position(|e| same(e, value)),
            None => Some(self.totals[self.total(aggregate)?].places[operand]),
        }
    }

    /// Which of the `totals` an aggregate over all operands ranges over.
    pub(super) fn total(&self, aggregate: &Aggregate) -> Option<usize> {
        let value = aggregate.value.as_ref()?;
        self.totals
            .iter()
            .position(|total| same(&total.value, value))
    }

    /// What is aggregated of an event at an operand: faults and NaN keep it out.
    pub(super) fn aggregated_of(&self, operand: usize, event: &Candidate) -> Vec<Option<Value>> {
        let values = self.aggregated[operand].iter().map(|expr| {
            let value = self.own(expr, event).ok();
            value.filter(|value| !is_nan(value))
        });
        values.collect()
    }

    /// Whether an event can be aggregated at an operand.
    pub(super) fn is_sound(&self, operand: usize, event: &Candidate) -> bool {
        !self.aggregated_of(operand, event).contains(&None)
    }

    /// An expression over an event's own attributes.
    pub(super) fn own(&self, expr: &Expr, event: &Candidate) -> Outcome {
        evaluate(expr, &own(&event.values, &self.functions))
    }

    /// A condition over an event's own attributes; none if it faults.
    pub(super) fn holds(&self, condition: &Expr, event: &Candidate) -> Option<bool> {
        super::expr::holds(condition, &own(&event.values, &self.functions))
    }
}

/// Reads an event's own attributes.
pub(super) fn own<'a>(values: &'a [Value], functions: &'a Functions) -> Own<'a> {
    Own { values, functions }
}

/// What an expression over one event reads.
pub(super) struct Own<'a> {
    values: &'a [Value],
    functions: &'a Functions,
}

impl Lookup for Own<'_> {
    fn attribute(&self, attribute: Attribute) -> Value {
        match attribute {
            Attribute::Own(a) => self.values[a],
            other => unreachable!("{other:?} in an expression over one event"),
        }
    }

    fn function(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        self.functions.call(function, arguments)
    }
}

/// All aggregates of a situation.
fn aggregates(situation: &Situation) -> Vec<&Aggregate> {
    let mut found = Vec::new();
    let emitted = situation.emit.iter().map(|emission| &emission.value);
    let mut all: Vec<&Expr> = situation.when.iter().chain(emitted).collect();
    if let Demand::Crossing(crossing) = &situation.demand {
        all.push(&crossing.of);
    }
    for expr in all {
        found.extend(read_by(expr));
    }
    found
}

/// The aggregates that an expression reads.
pub(super) fn read_by(expr: &Expr) -> Vec<&Aggregate> {
    let mut found = Vec::new();
    expr.visit(&mut |node| {
        if let ExprKind::Aggregate(aggregate) = &node.kind {
            found.push(&**aggregate);
        }
    });
    found
}

/// The place of an expression among others, added if it is new.
fn place(among: &mut Vec<Expr>, expr: Expr) -> usize {
    let place = among.iter().position(|e| same(e, &expr));
    place.unwrap_or_else(|| {
        among.push(expr);
        among.len() - 1
    })
}

/// Whether two expressions are the same; `0.0` and `-0.0` are not.
fn same(a: &Expr, b: &Expr) -> bool {
    format!("{a:?}") == format!("{b:?}")
}

/// An expression over common attributes as one over an operand's own.
fn at_operand(expr: &Expr, own: &impl Fn(usize) -> usize) -> Expr {
    let of = |e: &Expr| at_operand(e, own);
    let boxed = |e: &Expr| Box::new(at_operand(e, own));
    let kind = match &expr.kind {
        ExprKind::Attribute(Attribute::Common(a)) => ExprKind::Attribute(Attribute::Own(own(*a))),
        ExprKind::Unary(op, e) => ExprKind::Unary(*op, boxed(e)),
        ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, boxed(a), boxed(b)),
        ExprKind::Convert(e) => ExprKind::Convert(boxed(e)),
        ExprKind::Call(function, of_them) => {
            ExprKind::Call(*function, of_them.iter().map(of).collect())
        }
        ExprKind::Declared(function, of_them) => {
            ExprKind::Declared(*function, of_them.iter().map(of).collect())
        }
        other => other.clone(),
    };
    Expr { kind, ty: expr.ty }
}

fn is_nan(value: &Value) -> bool {
    match value {
        Value::F32(x) => x.is_nan(),
        Value::F64(x) => x.is_nan(),
        _ => false,
    }
}
