//! What the language has and generated code does not have yet. It is refused
//! where code is generated or counted; the interpreter runs it.

use super::Subject;
use crate::diagnostic::Diagnostic;

pub(super) fn check_unfinished(subject: &mut Subject<'_>) {
    let model = subject.model;
    let mut found = Vec::new();
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
