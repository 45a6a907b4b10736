//! Events, situations, lifespans and actions are counted in 16 bits where notices and `BOUNDS` name
//! them. Operands are few: the paths of an event multiply with them.

use super::Subject;
use crate::diagnostic::Diagnostic;
use proc_macro2::Span;

/// The most events, situations, and lifespans.
const MOST: usize = u16::MAX as usize;

/// The most operands of a situation.
pub(super) const OPERANDS: usize = 64;

/// Whether there are few enough of all to look at.
pub(super) fn check_limits(subject: &mut Subject<'_>) -> bool {
    let names = subject.names;
    let engine = format!("engine `{}`", subject.model.engine);
    let events = names.events.get(MOST).map(|e| e.name);
    let situations = names.situations.get(MOST).map(|s| s.name);
    let lifespans = names.lifespans.get(MOST).map(|l| l.name);
    let mut few = within(subject, events, &engine, (MOST, "events"));
    few &= within(subject, situations, &engine, (MOST, "situations"));
    few &= within(subject, lifespans, &engine, (MOST, "lifespans"));
    let refers = names.refers.get(MOST).map(|r| r.target);
    few &= within(subject, refers, &engine, (MOST, "refers"));
    let actions = names.actions.get(MOST).map(|a| a.name);
    few &= within(subject, actions, &engine, (MOST, "actions"));
    for (situation, names) in subject.model.situations.iter().zip(&names.situations) {
        let operands = names.operands.get(OPERANDS).map(|o| o.name);
        let of = format!("situation `{}`", situation.name);
        within(subject, operands, &of, (OPERANDS, "operands"));
    }
    few
}

/// Reports the first one that is too many, if there is one.
fn within(
    subject: &mut Subject<'_>,
    excess: Option<Span>,
    of: &str,
    (most, what): (usize, &str),
) -> bool {
    if let Some(at) = excess {
        subject.found.push(Diagnostic::error(
            at,
            format!("{of} has more than {most} {what}; divide it"),
        ));
    }
    excess.is_none()
}
