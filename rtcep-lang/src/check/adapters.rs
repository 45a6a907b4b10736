//! What waits before the engine is bounded, and sources are told apart.

use super::Subject;
use super::max::MOST;
use crate::diagnostic::{Diagnostic, Range};
use crate::parse::adapter::{MERGE, REORDER};

/// Each release looks at all sources.
const SOURCES: usize = 64;

pub(super) fn check_adapters(subject: &mut Subject<'_>) {
    reorder(subject);
    merge(subject);
}

fn reorder(subject: &mut Subject<'_>) {
    let Some(names) = subject.names.reorder.clone() else {
        return;
    };
    if names.broken {
        return;
    }
    if names.within.is_none() {
        let message =
            format!("`reorder` needs the time by which an event may come late, as in {REORDER}");
        subject.found.push(Diagnostic::error(names.word, message));
    }
    capacity(subject, names.word, names.max, REORDER);
}

fn merge(subject: &mut Subject<'_>) {
    let Some(names) = subject.names.merge.clone() else {
        return;
    };
    if names.broken {
        return;
    }
    let found = match names.sources.as_slice() {
        [] => Some((
            names.word,
            format!("`merge` names no source; write {MERGE}"),
        )),
        [only] => Some((
            (*only).into(),
            "one source alone is in order already; name another one, or remove `merge`".to_owned(),
        )),
        sources => sources.get(SOURCES).map(|excess| {
            let message = format!(
                "`merge` has more than {SOURCES} sources, and each release looks at all of them; \
                 let several share one"
            );
            ((*excess).into(), message)
        }),
    };
    if let Some((at, message)) = found {
        subject.found.push(Diagnostic::error(at, message));
    }
    capacity(subject, names.word, names.max, MERGE);
}

/// `max` is written, and there is room for something.
fn capacity(subject: &mut Subject<'_>, word: Range, max: Option<(u32, Range)>, how: &str) {
    let (at, message) = match max {
        None => (
            word,
            format!("events wait without a limit; write `max` and a number, as in {how}"),
        ),
        Some((0, at)) => (
            at,
            "`max 0`: no event could ever wait; write `max 1` or more".to_owned(),
        ),
        Some((max, at)) if max > MOST => (
            at,
            format!("`max {max}`: at most {MOST} events wait; lower it"),
        ),
        Some(_) => return,
    };
    subject.found.push(Diagnostic::error(at, message));
}
