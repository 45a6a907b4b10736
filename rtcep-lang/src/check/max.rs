//! Every operand that stores has a limit, and no other has one
//! (language.md, 3.4).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Detect, Kind, OnFull, Operand, Quantifier, Role, Situation, stores};

/// Candidates of a list at most: what generated code counts them with.
pub(super) const MOST: u32 = 1 << 24;

/// A situation has operands.
pub(super) fn check_operands(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let timed = matches!(situation.kind, Kind::At | Kind::Every);
        let gaps = &subject.gaps.situations[s];
        if situation.operands.is_empty() && !timed && !gaps.operands_lost && !gaps.kind {
            let message = format!(
                "situation `{}` has no operand and would never be detected; \
                 write `operand a: first E;`",
                situation.name
            );
            subject
                .found
                .push(Diagnostic::error(subject.names.situations[s].name, message));
        }
    }
}

/// `max` and `on_full` stand where candidates are stored, and only there.
pub(super) fn check_max(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || matches!(situation.kind, Kind::At | Kind::Every) {
            continue;
        }
        for (o, operand) in situation.operands.iter().enumerate() {
            let places = &subject.names.situations[s].operands[o];
            let (name, of) = (&operand.name, &situation.name);
            if let Some(at) = places.max
                && operand.max == Some(0)
            {
                subject.found.push(Diagnostic::error(
                    at,
                    format!("`max 0`: `{name}` of `{of}` could never hold a candidate; write `max 1` or more"),
                ));
                continue;
            }
            if operand.absolute {
                for (at, word) in [(places.max, "max"), (places.on_full, "on_full")] {
                    if let Some(at) = at {
                        let message = format!(
                            "`{name}` of `{of}` is `absolute`: it keeps one event and is never full; remove `{word}`"
                        );
                        subject.found.push(Diagnostic::error(at, message));
                    }
                }
                continue;
            }
            let all = situation.kind.aggregates() && situation.within.is_none();
            if all && operand.role == Role::Required && !gaps.window {
                last_ones(subject, s, o);
                continue;
            }
            if stores(situation, o) {
                if let Some(at) = places.max
                    && let Some(max) = operand.max.filter(|max| *max > MOST)
                {
                    subject.found.push(Diagnostic::error(
                        at,
                        format!("`max {max}`: a list holds at most {MOST} candidates; lower it"),
                    ));
                }
                if operand.max.is_none() && !gaps.operands[o].modifiers {
                    let deferred = match situation.detect {
                        Detect::Deferred if situation.kind.joins() => {
                            ", as every operand of a deferred situation does"
                        }
                        _ if situation.kind.aggregates() => ", as a window demands",
                        _ if situation.kind == Kind::After => ", each with its timer",
                        _ => "",
                    };
                    subject.found.push(Diagnostic::error(
                        places.source,
                        format!(
                            "operand `{name}` of `{of}` stores candidates without a limit{deferred}; \
                             write `max 10` (any number) after the event"
                        ),
                    ));
                }
                continue;
            }
            // An operand that could not be read may stand behind this one.
            if gaps.operands_lost || gaps.detect || gaps.window {
                continue;
            }
            let why = never_stores(situation, operand);
            for (at, word) in [(places.max, "max"), (places.on_full, "on_full")] {
                if let Some(at) = at {
                    subject.found.push(Diagnostic::error(
                        at,
                        format!("`{name}` of `{of}` never stores candidates: it is {why}; remove `{word}`"),
                    ));
                }
            }
        }
    }
}

/// Why an operand never stores candidates, in words.
fn never_stores(situation: &Situation, operand: &Operand) -> &'static str {
    match (operand.role, situation.kind) {
        (Role::Forbidden, _) => "`forbidden`, so that it came is all that is kept",
        (Role::Absent, _) => "`absent`, so the time of the newest is all that is kept",
        (_, Kind::All) => {
            "the only operand of an `all`, so each event completes a detection at once"
        }
        (_, Kind::Sequence) => {
            "the last operand of a `sequence`, whose event completes a detection at once"
        }
        (_, Kind::Any) => "an operand of `any`, which detects each event at once",
        (_, Kind::Not) => "an operand of `not`, where that it came is all that is kept",
        (_, Kind::AtLeast) => {
            "an operand of an `atleast` without `within`, `retain`, `first` and `last`, which keeps \
             a sum alone"
        }
        (_, Kind::At | Kind::Every | Kind::After) => match operand.quantifier {
            Quantifier::First => {
                "`first`, so events are ignored while its timer runs; `each` has one for each"
            }
            _ => "`last`, so an event restarts its timer; `each` has one for each",
        },
        // Of an `unless` all operands store, and those of all events are judged
        // by `last_ones`: these are `atmost` and `nth`.
        _ => "an operand of a counter, which keeps a sum alone",
    }
}

/// `max` without `within` in an aggregating kind: of the last N events.
fn last_ones(subject: &mut Subject<'_>, s: usize, o: usize) {
    let situation = &subject.model.situations[s];
    let (operand, places) = (
        &situation.operands[o],
        &subject.names.situations[s].operands[o],
    );
    if subject.gaps.situations[s].operands[o].modifiers {
        return;
    }
    let (name, of) = (&operand.name, &situation.name);
    let (at, message) = match (operand.max, places.max, places.on_full) {
        (None, _, Some(at)) => (
            at,
            format!(
                "`{name}` of `{of}` is of all events and keeps none, so it is never full; remove \
                 `on_full`, or write `max 10, on_full drop_oldest` for the last 10"
            ),
        ),
        (Some(max), Some(at), _) if max > MOST => (
            at,
            format!("`max {max}`: a list holds at most {MOST} candidates; lower it"),
        ),
        (Some(max), Some(at), on_full) if operand.on_full != OnFull::DropOldest => (
            on_full.unwrap_or(at),
            format!(
                "`{name}` of `{of}`: without `within`, `max {max}` is of the last {max} events; \
                 write `max {max}, on_full drop_oldest`, or remove `max` for all events"
            ),
        ),
        _ => return,
    };
    subject.found.push(Diagnostic::error(at, message));
}
