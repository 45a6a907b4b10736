//! Operands of what timers detect: none of `at` and `every`, one of `after`
//! (language.md, 4.5).

use super::Subject;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::Kind;

pub(super) fn check_timed(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        if subject.gaps.situations[s].kind {
            continue;
        }
        let (kind, of) = (situation.kind.name(), &situation.name);
        let operands = &subject.names.situations[s].operands;
        let (at, message) = match (situation.kind, operands.as_slice()) {
            (Kind::At | Kind::Every, [first, ..]) => (
                first.role.to(first.source.into()),
                format!(
                    "`{of}` has an operand, and no event is part of `{kind}`: the clock alone \
                     detects it; remove the operand, or write `after` for a time behind an event"
                ),
            ),
            (Kind::After, [_, second, ..]) => (
                Range::from(second.name),
                format!(
                    "`{of}` has {} operands, and a timer of `after` is of one event; write a \
                     situation for each",
                    operands.len()
                ),
            ),
            _ => continue,
        };
        subject.found.push(Diagnostic::error(at, message));
    }
}
