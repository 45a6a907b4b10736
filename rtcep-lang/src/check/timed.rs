//! Operands of what timers detect: none of `at` and `every`, one of `after`
//! (language.md, 4.5); and `missed`.

use super::Subject;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Attribute, ExprKind, Kind};

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
    for s in 0..subject.names.situations.len() {
        never_missed(subject, s);
    }
}

/// With `once` there is nothing more that could be missed.
fn never_missed(subject: &mut Subject<'_>, s: usize) {
    let situation = &subject.model.situations[s];
    if !situation.once {
        return;
    }
    for (emission, at) in situation.emit.iter().zip(&subject.names.situations[s].emit) {
        let mut reads = false;
        emission
            .value
            .visit(&mut |e| reads |= e.kind == ExprKind::Attribute(Attribute::Missed));
        if reads {
            let message = format!(
                "`missed` is always 0 in `{}`, which is detected `once`; remove one of them",
                situation.name
            );
            subject.found.push(Diagnostic::warning(*at, message));
        }
    }
}
