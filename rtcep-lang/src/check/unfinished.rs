//! What the language has and generated code does not have yet. It is refused
//! where code is generated or counted; the interpreter runs it.

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Attribute, Expr, ExprKind, Terminator};

pub(super) fn check_unfinished(subject: &mut Subject<'_>) {
    let model = subject.model;
    let mut found = Vec::new();
    if model.situations.iter().any(|s| s.kind.temporal()) {
        found.push("`at`, `every` and `after`");
    }
    for terminator in model.lifespans.iter().flat_map(|l| &l.terminators) {
        if let Terminator::Event {
            condition: Some(condition),
            ..
        } = terminator
            && reads_initiator(condition)
        {
            found.push("`init.x`");
        }
    }
    if !model.refers.is_empty() {
        found.push("`refer`");
    }
    if !model.actions.is_empty() {
        found.push("`action`");
    }
    found.dedup();
    for what in found {
        let message = format!("{what} is not part of this version");
        let at = subject.names.engine;
        subject.found.push(Diagnostic::error(at, message));
    }
}

fn reads_initiator(condition: &Expr) -> bool {
    let mut reads = false;
    condition.visit(&mut |e| {
        reads |= matches!(e.kind, ExprKind::Attribute(Attribute::Initiator(_)));
    });
    reads
}
