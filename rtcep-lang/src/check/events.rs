//! An engine without events can do nothing.

use super::Subject;
use crate::diagnostic::Diagnostic;

pub(super) fn check_events(subject: &mut Subject<'_>) {
    // Operands with gaps refer to an event that is no declared one.
    if subject.names.events.is_empty() && !subject.gaps.lost {
        subject.found.push(Diagnostic::error(
            subject.names.engine,
            "the rules declare no event; write `event E { x: u32 }`",
        ));
    }
}
