//! Modifiers that an operand of a kind does not have (language.md, 3.3 to 3.8
//! and 4.2 to 4.6).

use super::Subject;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Detect, Kind, Operand, Role, Situation, stores};

pub(super) fn check_modifiers(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || matches!(situation.kind, Kind::At | Kind::Every) {
            continue;
        }
        for (o, operand) in situation.operands.iter().enumerate() {
            let places = &subject.names.situations[s].operands[o];
            let modifiers: [(&str, Option<Range>, Option<String>); 5] = [
                ("retain", places.retain, no_retain(situation, operand)),
                (
                    "override",
                    places.overrides,
                    no_override(situation.kind, operand),
                ),
                ("weight", places.weight, no_weight(situation.kind, operand)),
                (
                    "counted",
                    places.counted,
                    no_counted(situation.kind, operand),
                ),
                (
                    "the repetition",
                    places.repetition,
                    no_repetition(situation.kind, operand),
                ),
            ];
            for (word, at, why) in modifiers {
                let (Some(at), Some(why)) = (at, why) else {
                    continue;
                };
                let what = if word.starts_with("the ") {
                    word.to_owned()
                } else {
                    format!("`{word}`")
                };
                let message = format!("{why}; remove {what}");
                subject.found.push(Diagnostic::error(at, message));
            }
            // The last operand may be lost, and what is stored depends on it.
            if !(gaps.operands_lost || gaps.detect)
                && let Some(at) = places.overrides
                && drops_nothing(situation, o)
            {
                subject.found.push(Diagnostic::warning(
                    at,
                    format!(
                        "`override` on `{}`: it never stores candidates, so nothing is dropped; \
                         remove `override`",
                        operand.name
                    ),
                ));
            }
        }
    }
}

/// Why an operand that only forbids has no modifier but `if`.
fn forbids(operand: &Operand) -> Option<String> {
    (operand.role != Role::Required).then(|| {
        format!(
            "`{}` is `{}`: its events are no candidates",
            operand.name,
            operand.role.name()
        )
    })
}

fn no_retain(situation: &Situation, operand: &Operand) -> Option<String> {
    let (kind, name) = (situation.kind, situation.kind.name());
    if let Some(why) = forbids(operand) {
        return Some(why);
    }
    match kind {
        // Deferred ones have a check of their own.
        Kind::All | Kind::Sequence | Kind::AtLeast | Kind::Unless => None,
        Kind::Trend => match &operand.retain {
            Some(retain) if !retain.is_true() => Some(
                "the `retain` of a `trend` has no condition: the run goes on, or begins anew"
                    .to_owned(),
            ),
            _ => None,
        },
        Kind::Any | Kind::Not => Some(format!("`{name}` stores no event that could be used again")),
        Kind::AtMost => Some("`atmost` is judged once, when its lifespan ends".to_owned()),
        Kind::At | Kind::Every | Kind::After => Some(format!(
            "in `{name}` an event is gone when its timer has fired"
        )),
        Kind::Nth | Kind::Report | Kind::Percentage | Kind::Crosses => {
            Some(format!("`{name}` never consumes an event"))
        }
    }
}

fn no_override(kind: Kind, operand: &Operand) -> Option<String> {
    forbids(operand).or_else(|| {
        matches!(kind, Kind::Any | Kind::Not)
            .then(|| format!("`{}` stores no event that could be dropped", kind.name()))
    })
}

fn no_weight(kind: Kind, operand: &Operand) -> Option<String> {
    forbids(operand).or_else(|| {
        (!kind.counts() && kind != Kind::Percentage).then(|| {
            format!(
                "`{}` has no weights: they go with `atleast`, `atmost`, `nth` and `percentage`",
                kind.name()
            )
        })
    })
}

fn no_counted(kind: Kind, operand: &Operand) -> Option<String> {
    forbids(operand).or_else(|| {
        (kind != Kind::Percentage).then(|| {
            format!(
                "`counted` goes with `percentage`, not with `{}`",
                kind.name()
            )
        })
    })
}

fn no_repetition(kind: Kind, operand: &Operand) -> Option<String> {
    forbids(operand).or_else(|| {
        let instead = if kind.counts() || kind.aggregates() {
            ", which is of many events anyhow"
        } else {
            ""
        };
        (!matches!(kind, Kind::All | Kind::Sequence)).then(|| {
            format!(
                "a repetition goes with `all` and `sequence`, not with `{}`{instead}",
                kind.name()
            )
        })
    })
}

/// Whether there is never a candidate that an `override` could drop.
fn drops_nothing(situation: &Situation, o: usize) -> bool {
    let operand = &situation.operands[o];
    matches!(situation.kind, Kind::All | Kind::Sequence)
        && situation.detect == Detect::Immediate
        && operand.role == Role::Required
        && !operand.absolute
        && !stores(situation, o)
}
