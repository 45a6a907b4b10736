//! Every operand that stores has a limit, and no other has one
//! (language.md, 3.4).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Detect, Kind, stores};

/// Candidates of a list at most: what generated code counts them with.
pub(super) const MOST: u32 = 1 << 24;

/// A situation has operands.
pub(super) fn check_operands(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        if situation.operands.is_empty() && !subject.gaps.situations[s].operands_lost {
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
        if gaps.kind {
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
                        Detect::Immediate => "",
                        Detect::Deferred => ", as every operand of a deferred situation does",
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
            if gaps.operands_lost || gaps.detect {
                continue;
            }
            let why = match situation.kind {
                Kind::All => {
                    "the only operand of an `all`, so each event completes a detection at once"
                }
                Kind::Sequence => {
                    "the last operand of a `sequence`, whose event completes a detection at once"
                }
                // Their own words come with them.
                _ => "one that keeps no events",
            };
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
