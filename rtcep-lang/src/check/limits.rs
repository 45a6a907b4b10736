//! Events, situations and operands are counted in 16 bits where notices and
//! `BOUNDS` name them.

use super::Subject;
use crate::diagnostic::Diagnostic;
use proc_macro2::Span;

/// The most of each.
const MOST: usize = u16::MAX as usize;

/// Whether all is within the limits.
pub(super) fn check_limits(subject: &mut Subject<'_>) -> bool {
    let names = subject.names;
    let engine = format!("engine `{}`", subject.model.engine);
    let events = names.events.get(MOST).map(|e| e.name);
    let situations = names.situations.get(MOST).map(|s| s.name);
    let mut within = within(subject, events, &engine, "events");
    within &= self::within(subject, situations, &engine, "situations");
    for (situation, names) in subject.model.situations.iter().zip(&names.situations) {
        let operands = names.operands.get(MOST).map(|o| o.name);
        let of = format!("situation `{}`", situation.name);
        within &= self::within(subject, operands, &of, "operands");
    }
    within
}

/// Reports the first one that is too many, if there is one.
fn within(subject: &mut Subject<'_>, excess: Option<Span>, of: &str, what: &str) -> bool {
    if let Some(at) = excess {
        subject.found.push(Diagnostic::error(
            at,
            format!("{of} has more than {MOST} {what}; divide it"),
        ));
    }
    excess.is_none()
}
