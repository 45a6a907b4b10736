//! Operands that no event can fill, and thresholds that say nothing
//! (language.md, 2.5 and 4.2).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::interp::expr::holds;
use crate::model::{
    Expr, ExprKind, Kind, Lifespan, Model, Operand, Quantifier, Role, Situation, Source,
    Terminator, Value, same_threshold,
};
use crate::print::{Scope, print_expr};

pub(super) fn check_unfilled(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || matches!(situation.kind, Kind::At | Kind::Every) {
            continue;
        }
        let lifespan = &subject.model.lifespans[situation.lifespan];
        for (o, operand) in situation.operands.iter().enumerate() {
            if gaps.operands[o].any() {
                continue;
            }
            let places = &subject.names.situations[s].operands[o];
            let source = subject.model.source_name(operand.source);
            let name = &operand.name;
            let (at, message) = if let (Some(at), Some(threshold)) =
                (places.threshold, &operand.threshold)
                && let Some((text, always)) = constant(subject.model, operand.source, threshold)
            {
                let message = if always {
                    format!("`if {text}` is always true; remove it")
                } else {
                    format!(
                        "`if {text}` is never true, so no `{source}` fills `{name}`; remove `{name}`, or compare an attribute"
                    )
                };
                (at, message)
            } else if let Some(first) = taken_before(situation, o) {
                let first = &situation.operands[first].name;
                let kind = situation.kind.name();
                let message = format!(
                    "no `{source}` fills `{name}`: in `{kind}` an event counts once, and `{first}` takes \
                     all that `{name}` would; remove `{name}`, or write a narrower `if` at `{first}`"
                );
                (places.source.into(), message)
            } else if let Some(until) = ends_all(lifespan, operand) {
                let message = format!(
                    "no `{source}` fills `{name}`: `until {until}{source}` ends each instance of `{0}` that it \
                     meets, and what ends an instance is no operand of it; remove `{name}`, or \
                     let another event end `{0}`",
                    lifespan.name
                );
                (places.source.into(), message)
            } else {
                continue;
            };
            subject.found.push(Diagnostic::warning(at, message));
        }
    }
}

/// The text of a condition that reads nothing, and whether it holds.
pub(super) fn constant(model: &Model, source: Source, condition: &Expr) -> Option<(String, bool)> {
    if !is_constant(condition) {
        return None;
    }
    let text = print_expr(model, Scope::Own(source), condition);
    let always = holds(condition, &|_| Value::Bool(false)) == Some(true);
    Some((text, always))
}

/// Whether an expression reads nothing.
fn is_constant(expr: &Expr) -> bool {
    let mut constant = true;
    expr.visit(&mut |e| {
        constant &= !matches!(
            e.kind,
            ExprKind::Attribute(_)
                | ExprKind::Aggregate(_)
                | ExprKind::Call(..)
                | ExprKind::Declared(..)
        );
    });
    constant
}

/// The operand before that takes all events that this one would, where an event
/// counts once.
fn taken_before(situation: &Situation, o: usize) -> Option<usize> {
    let kind = situation.kind;
    if !(kind.counts() || kind.aggregates() || matches!(kind, Kind::Any | Kind::Not)) {
        return None;
    }
    let this = &situation.operands[o];
    (0..o).find(|&first| {
        let first = &situation.operands[first];
        first.role == Role::Required
            && first.source == this.source
            && (first.threshold.is_none() || same_threshold(&first.threshold, &this.threshold))
    })
}

/// Whether each event that an operand would take ends every instance that it
/// meets; the quantifier of that `until`.
fn ends_all(lifespan: &Lifespan, operand: &Operand) -> Option<&'static str> {
    // The instance that it opens may take it after all.
    if lifespan.includes(operand.source) {
        return None;
    }
    lifespan.terminators.iter().find_map(|t| match t {
        Terminator::Event {
            source,
            condition,
            which,
            ..
        } if *source == operand.source
            && (condition.is_none() || same_threshold(condition, &operand.threshold))
            && (*which == Quantifier::Each || lifespan.met() == 1) =>
        {
            Some(match which {
                Quantifier::Each => "",
                Quantifier::First => "first ",
                Quantifier::Last => "last ",
            })
        }
        _ => None,
    })
}
