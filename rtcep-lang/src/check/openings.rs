//! `from` clauses that never open, and `including` that includes nothing
//! (language.md, 5: for one event the first clause that matches opens).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Initiator, Lifespan, same_threshold};

pub(super) fn check_openings(subject: &mut Subject<'_>) {
    for l in 0..subject.names.lifespans.len() {
        for i in 0..subject.names.lifespans[l].initiators.len() {
            match behind(&subject.model.lifespans[l], i) {
                Some(first) => never_opens(subject, l, first, i),
                None => includes_nothing(subject, l, i),
            }
        }
    }
}

/// The earlier clause that matches whenever clause `i` would.
fn behind(lifespan: &Lifespan, i: usize) -> Option<usize> {
    let Initiator::Event {
        source, condition, ..
    } = lifespan.initiators.get(i)?
    else {
        return None;
    };
    let mut earlier = lifespan.initiators.iter().take(i);
    earlier.position(|earlier| match earlier {
        Initiator::Event {
            source: s,
            condition: c,
            ..
        } => s == source && (c.is_none() || same_threshold(c, condition)),
        Initiator::Startup | Initiator::At(_) => false,
    })
}

fn never_opens(subject: &mut Subject<'_>, l: usize, first: usize, i: usize) {
    let (lifespan, names) = (&subject.model.lifespans[l], &subject.names.lifespans[l]);
    let (
        Initiator::Event {
            condition: weaker,
            including: before,
            ..
        },
        Initiator::Event {
            source,
            condition,
            including,
        },
    ) = (&lifespan.initiators[first], &lifespan.initiators[i])
    else {
        return;
    };
    let event = subject.model.source_name(*source);
    let so = match (before, including) {
        (false, true) => format!(", so this `{event}` is not included"),
        (true, false) => format!(", so this `{event}` is included"),
        _ => String::new(),
    };
    let instead = if before == including {
        "remove this one"
    } else if weaker.is_none() && condition.is_some() {
        "write this one before it"
    } else {
        "remove one of them"
    };
    let (name, line) = (&lifespan.name, names.initiators[first].source.line());
    subject.found.push(Diagnostic::warning(
        names.initiators[i].source,
        format!(
            "this `from {event}` never opens `{name}`: `from {event}` on line {line} always \
             matches first{so}; {instead}"
        ),
    ));
}

fn includes_nothing(subject: &mut Subject<'_>, l: usize, i: usize) {
    let (model, names) = (subject.model, &subject.names.lifespans[l]);
    let (Initiator::Event { source, .. }, Some(at)) = (
        &model.lifespans[l].initiators[i],
        names.initiators[i].including,
    ) else {
        return;
    };
    // Where nothing is detected at all, that is the warning.
    let situations = model.situations_in(l);
    let takes = |&s: &usize| !model.roles(s, *source).is_empty();
    if situations.is_empty() || situations.iter().any(takes) {
        return;
    }
    let (event, name) = (model.source_name(*source), &model.lifespans[l].name);
    subject.found.push(Diagnostic::warning(
        at,
        format!("`including`: no situation in `{name}` has an operand of `{event}`; remove it"),
    ));
}
