//! What the language has and generated code does not have yet. It is refused
//! where code is generated or counted; the interpreter runs it.

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Expr, ExprKind, Kind, Role, Situation, Type};

pub(super) fn check_unfinished(subject: &mut Subject<'_>) {
    let model = subject.model;
    for (s, situation) in model.situations.iter().enumerate() {
        let Some(names) = subject.names.situations.get(s) else {
            continue;
        };
        for what in situation_parts(situation) {
            let message = format!("{what} is not part of this version");
            subject.found.push(Diagnostic::error(names.name, message));
        }
    }
    let strings = model.events.iter().flat_map(|e| &e.attributes);
    let strings = strings.filter(|a| matches!(a.ty, Type::Str(_))).count();
    let at = subject.names.engine;
    for (is, what) in [
        (strings > 0, "`str`"),
        (model.enums.iter().any(|e| e.ordered), "`ordered`"),
        (!model.functions.is_empty(), "`fn`"),
    ] {
        if is {
            let message = format!("{what} is not part of this version");
            subject.found.push(Diagnostic::error(at, message));
        }
    }
}

/// The parts of a situation that are not generated yet, in words.
fn situation_parts(situation: &Situation) -> Vec<&'static str> {
    let mut parts = Vec::new();
    let unfinished = [
        Kind::Any,
        Kind::Unless,
        Kind::Report,
        Kind::Percentage,
        Kind::Crosses,
        Kind::Trend,
    ];
    if unfinished.contains(&situation.kind) {
        parts.push(situation.kind.name());
    }
    for operand in &situation.operands {
        let found = [
            (operand.role == Role::Absent, "`absent`"),
            (operand.absolute, "`absolute`"),
            (
                operand.overrides.is_some() && !situation.kind.counts(),
                "`override`",
            ),
            (operand.repetition.is_some(), "`{m..=n}`"),
        ];
        parts.extend(
            found
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, what)| what),
        );
    }
    let operands = situation.operands.iter();
    let own = operands.flat_map(|o| [&o.threshold, &o.retain, &o.weight, &o.overrides]);
    let own = own.filter_map(Option::as_ref);
    let emitted = situation.emit.iter().map(|e| &e.value);
    if own.chain(situation.when.as_ref()).chain(emitted).any(calls) {
        parts.push("a call in an expression");
    }
    parts.dedup();
    parts
}

fn calls(expr: &Expr) -> bool {
    let mut found = false;
    expr.visit(&mut |e| {
        found |= matches!(e.kind, ExprKind::Call(..) | ExprKind::Declared(..));
    });
    found
}
