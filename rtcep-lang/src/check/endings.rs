//! `until` clauses that never end anything: an instance that several clauses
//! select ends as the first of them says, and the shortest interval wins
//! (language.md, 5).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{End, Lifespan, Quantifier, Terminator, same_threshold};
use crate::print::print_duration;

pub(super) fn check_endings(subject: &mut Subject<'_>) {
    for l in 0..subject.names.lifespans.len() {
        let lifespan = &subject.model.lifespans[l];
        for t in 0..lifespan.terminators.len() {
            let message = match (&lifespan.terminators[t], before(lifespan, t)) {
                (Terminator::After { ticks, .. }, Some(first)) => {
                    never_comes(subject, l, *ticks, first)
                }
                (Terminator::At { .. }, Some(_)) => continue,
                (Terminator::Event { .. }, Some(first)) => ends_nothing(subject, l, first, t),
                (_, None) => continue,
            };
            let so = never_detected(subject, l, t);
            let at = subject.names.lifespans[l].terminators[t].source;
            let Message { what, instead } = message;
            subject
                .found
                .push(Diagnostic::warning(at, format!("{what}{so}; {instead}")));
        }
    }
}

/// What is wrong, and what to do about it.
struct Message {
    what: String,
    instead: &'static str,
}

/// The clause that ends, before clause `t`, all that `t` selects.
fn before(lifespan: &Lifespan, t: usize) -> Option<usize> {
    let clause = lifespan.terminators.get(t)?;
    let mut others = lifespan.terminators.iter().enumerate();
    let other = match clause {
        Terminator::After { ticks, .. } => others.find(|&(i, other)| match other {
            Terminator::After { ticks: d, .. } => d < ticks || (d == ticks && i < t),
            Terminator::Event { .. } | Terminator::At { .. } => false,
        }),
        Terminator::At { .. } => None,
        Terminator::Event { .. } => others.take(t).find(|(_, other)| covers(other, clause)),
    };
    other.map(|(i, _)| i)
}

/// Whether `first`, which stands before `second`, selects all that it selects.
fn covers(first: &Terminator, second: &Terminator) -> bool {
    let (
        Terminator::Event {
            source,
            condition,
            which,
            all_keys,
            ..
        },
        Terminator::Event {
            source: of,
            condition: narrower,
            which: fewer,
            all_keys: all,
            ..
        },
    ) = (first, second)
    else {
        return false;
    };
    let selects = match which {
        Quantifier::Each => *all_keys || !all,
        Quantifier::First | Quantifier::Last => which == fewer && all_keys == all,
    };
    source == of && selects && (condition.is_none() || same_threshold(condition, narrower))
}

fn never_comes(subject: &Subject<'_>, l: usize, ticks: u64, other: usize) -> Message {
    let (model, names) = (subject.model, &subject.names.lifespans[l]);
    let line = names.terminators[other].source.line();
    let text = |ticks| print_duration(ticks, model.resolution);
    let why = match &model.lifespans[l].terminators[other] {
        Terminator::After { ticks: d, .. } if *d < ticks => {
            format!("`until after {}` on line {line} is shorter", text(*d))
        }
        _ => format!("`until after {}` on line {line} comes first", text(ticks)),
    };
    Message {
        what: format!("`until after {}` never comes: {why}", text(ticks)),
        instead: "remove one of them",
    }
}

fn ends_nothing(subject: &Subject<'_>, l: usize, first: usize, t: usize) -> Message {
    let (lifespan, names) = (&subject.model.lifespans[l], &subject.names.lifespans[l]);
    let (earlier, clause) = (&lifespan.terminators[first], &lifespan.terminators[t]);
    let event = match clause {
        Terminator::Event { source, .. } => subject.model.source_name(*source),
        Terminator::At { .. } => "at",
        Terminator::After { .. } => "after",
    };
    let instead = if end(earlier) == end(clause) {
        "remove this one"
    } else if covers(clause, earlier) {
        "remove one of them"
    } else {
        "write it before that one"
    };
    let (line, word) = (names.terminators[first].source.line(), end(earlier).name());
    Message {
        what: format!(
            "this `until {event}` ends nothing: all that it selects ends by `until {event}` on \
             line {line}, with `{word}`"
        ),
        instead,
    }
}

/// How a clause ends an instance.
pub(super) fn end(terminator: &Terminator) -> End {
    match terminator {
        Terminator::Event { end, .. }
        | Terminator::At { end, .. }
        | Terminator::After { end, .. } => *end,
    }
}

/// What follows where this clause and its like were all that terminates.
fn never_detected(subject: &Subject<'_>, l: usize, t: usize) -> String {
    let lifespan = &subject.model.lifespans[l];
    let terminates = |t: usize| end(&lifespan.terminators[t]) == End::Terminate;
    let live = |t: usize| terminates(t) && before(lifespan, t).is_none();
    let deferred = subject.model.deferred_in(l);
    if !terminates(t) || deferred.is_empty() || (0..lifespan.terminators.len()).any(live) {
        return String::new();
    }
    let names = deferred.iter().map(|&s| &subject.model.situations[s].name);
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    let are = if names.len() == 1 { "is" } else { "are" };
    format!(", so {} {are} never detected", names.join(", "))
}
