//! Lifespans: an opening, and limits of open instances.

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Initiator, Policy};

/// Open instances at most: what generated code counts them with.
const MOST: u32 = 65_535;

pub(super) fn check_lifespans(subject: &mut Subject<'_>) {
    for l in 0..subject.names.lifespans.len() {
        opening(subject, l);
        let most = max_open(subject, l);
        per_key(subject, l, most);
    }
}

/// Something opens it, and startup does so once.
fn opening(subject: &mut Subject<'_>, l: usize) {
    let (lifespan, names) = (&subject.model.lifespans[l], &subject.names.lifespans[l]);
    if lifespan.initiators.is_empty() && !subject.gaps.lifespans[l].from {
        subject.found.push(Diagnostic::error(
            names.name,
            format!(
                "lifespan `{}` does not say when it opens; write `from startup;`, or `from` and an \
                 event",
                lifespan.name
            ),
        ));
    }
    let mut first = None;
    for (initiator, names) in lifespan.initiators.iter().zip(&names.initiators) {
        if *initiator != Initiator::Startup {
            continue;
        }
        if let Some(line) = first {
            subject.found.push(Diagnostic::error(
                names.source,
                format!("`from startup` is already said on line {line}: startup comes once"),
            ));
        } else {
            first = Some(names.source.line());
        }
    }
}

/// The number of open instances is limited; returns it where it is right.
fn max_open(subject: &mut Subject<'_>, l: usize) -> Option<u32> {
    let (lifespan, names) = (&subject.model.lifespans[l], &subject.names.lifespans[l]);
    let name = &lifespan.name;
    let Some(at) = names.max_open else {
        if !subject.gaps.lifespans[l].limits {
            let example = if lifespan.is_static() { 1 } else { 16 };
            subject.found.push(Diagnostic::error(
                names.name,
                format!(
                    "lifespan `{name}` has no limit of open instances; write `max_open {example};`"
                ),
            ));
        }
        return None;
    };
    let message = match lifespan.max_open {
        0 => format!("`max_open 0`: `{name}` could never open; write `max_open 1`"),
        max if max > MOST => {
            format!("`max_open {max}`: a lifespan has at most {MOST} open instances; lower it")
        }
        max => return Some(max),
    };
    subject.found.push(Diagnostic::error(at, message));
    None
}

/// `per_key` is below `max_open`, and has a key to speak of.
fn per_key(subject: &mut Subject<'_>, l: usize, most: Option<u32>) {
    let (lifespan, names) = (&subject.model.lifespans[l], &subject.names.lifespans[l]);
    let (Some(at), Some(per_key)) = (names.per_key, lifespan.per_key) else {
        return;
    };
    let name = &lifespan.name;
    let message = if per_key == 0 {
        format!("`per_key 0`: `{name}` could never open; write `per_key 1`")
    } else if names.key.is_none() && !subject.gaps.lifespans[l].key {
        format!("`per_key {per_key}`: `{name}` has no key; remove it, or write `key x;`")
    } else if lifespan.policy == Policy::Ignore && per_key > 1 {
        format!(
            "`per_key {per_key}`: under `policy ignore` one instance of a key is open at most; \
             remove it, or write `policy add`"
        )
    } else if let Some(max) = most.filter(|&max| per_key > max) {
        format!("`per_key {per_key}` is more than `max_open {max}`; lower it")
    } else {
        return;
    };
    subject.found.push(Diagnostic::error(at, message));
}
