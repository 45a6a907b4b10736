//! What the language has and generated code does not have yet. It is refused
//! where code is generated or counted; the interpreter runs it.

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::Situation;

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
}

/// The parts of a situation that are not generated yet, in words.
fn situation_parts(situation: &Situation) -> Vec<&'static str> {
    let mut parts = Vec::new();
    for operand in &situation.operands {
        let found = [(operand.repetition.is_some(), "`{m..=n}`")];
        parts.extend(
            found
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, what)| what),
        );
    }
    parts.dedup();
    parts
}
