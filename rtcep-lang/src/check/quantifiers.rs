//! Which events of an operand are used: said where something is chosen, and
//! only there (language.md, 3.5, 4.2 and 4.6).

use super::Subject;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Kind, Operand, Quantifier, Role, Situation};
use crate::resolve::OperandNames;

pub(super) fn check_quantifiers(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || matches!(situation.kind, Kind::At | Kind::Every) {
            continue;
        }
        for (o, operand) in situation.operands.iter().enumerate() {
            let places = &subject.names.situations[s].operands[o];
            if gaps.operands[o].head {
                continue;
            }
            let source = subject.model.source_name(operand.source);
            let source = (!gaps.operands[o].source).then_some(source);
            if let Some(found) = quantifier(situation, operand, places, source) {
                subject.found.push(found);
                continue;
            }
            if let Some(found) = absolute(situation, operand, places) {
                subject.found.push(found);
            }
            if let Some(at) = places.repetition
                && operand.quantifier == Quantifier::Each
                && operand.role == Role::Required
                && situation.kind.joins()
            {
                let message = format!(
                    "`each` with a repetition: `{}` is one group of events; write `first` for the \
                     oldest or `last` for the newest ones",
                    operand.name
                );
                subject.found.push(Diagnostic::error(at, message));
            }
        }
        agree(subject, s);
    }
}

/// A quantifier too many, or missing.
fn quantifier(
    situation: &Situation,
    operand: &Operand,
    places: &OperandNames,
    source: Option<&str>,
) -> Option<Diagnostic> {
    let kind = situation.kind;
    let word = operand.quantifier.name();
    let unwanted = |why: String| {
        let at = places.quantifier.or(places.absolute)?;
        let words = match (places.absolute, places.quantifier) {
            (Some(_), Some(_)) => format!("absolute {word}"),
            (Some(_), None) => "absolute".to_owned(),
            _ => word.to_owned(),
        };
        let at = places.absolute.map_or(at, |absolute| absolute.to(at));
        Some(Diagnostic::error(at, format!("{why}; remove `{words}`")))
    };
    if operand.role != Role::Required {
        let role = operand.role.name();
        return unwanted(format!("`{role}` is of every event and chooses none"));
    }
    if matches!(kind, Kind::Any | Kind::Not) {
        let name = kind.name();
        return unwanted(format!("`{name}` is of every event and chooses none"));
    }
    if kind.joins() || kind == Kind::After {
        if let Some(at) = places.absolute
            && kind == Kind::After
        {
            let message = "`after` has no `absolute`: an event is gone when its timer has fired; \
                           remove `absolute`";
            return Some(Diagnostic::error(at, message));
        }
        if places.quantifier.is_some() {
            return None;
        }
        let Some(source) = source else {
            // The event has no name in the model, and an error of its own.
            let message = "missing quantifier; write `first`, `last` or `each` before the event";
            return Some(Diagnostic::error(places.source, message));
        };
        let absolute = if places.absolute.is_some() {
            "absolute "
        } else {
            ""
        };
        let each = if absolute.is_empty() {
            format!(", `last {source}` or `each {source}`")
        } else {
            format!(" or `absolute last {source}`")
        };
        return Some(Diagnostic::error(
            places.source,
            format!("missing quantifier; write `{absolute}first {source}`{each}"),
        ));
    }
    if places.absolute.is_some() {
        return unwanted(format!(
            "`{}` has no `absolute`: it chooses no single event",
            kind.name()
        ));
    }
    if kind != Kind::AtLeast && operand.quantifier != Quantifier::Each {
        return unwanted(format!("`{}` is of every event", kind.name()));
    }
    None
}

/// `absolute` where it says nothing, or too much.
fn absolute(situation: &Situation, operand: &Operand, places: &OperandNames) -> Option<Diagnostic> {
    let at = places.absolute?;
    if operand.quantifier == Quantifier::Each {
        return Some(Diagnostic::warning(
            at,
            "`absolute each` is `each`: all events are used; remove `absolute`",
        ));
    }
    let word = operand.quantifier.name();
    if situation.within.is_some() {
        let message = format!(
            "`absolute {word}` with `within`: the window would let go of what is kept for ever; \
             remove one of them"
        );
        return Some(Diagnostic::error(at, message));
    }
    let (range, message) = (
        places.repetition?,
        format!(
            "`absolute {word}` keeps one event and a repetition needs more; remove one of them"
        ),
    );
    Some(Diagnostic::error(range, message))
}

/// The quantifiers of an `atleast` agree: one run of events is used.
fn agree(subject: &mut Subject<'_>, s: usize) {
    let situation = &subject.model.situations[s];
    if situation.kind != Kind::AtLeast {
        return;
    }
    let gaps = &subject.gaps.situations[s].operands;
    let mut known = (0..situation.operands.len()).filter(|&o| !gaps[o].head);
    let Some(first) = known.next().map(|o| &situation.operands[o]) else {
        return;
    };
    let places = &subject.names.situations[s].operands;
    for o in known {
        let operand = &situation.operands[o];
        if operand.quantifier == first.quantifier || operand.role != Role::Required {
            continue;
        }
        let at: Range = places[o]
            .quantifier
            .unwrap_or_else(|| places[o].source.into());
        let (one, other) = (first.quantifier.name(), operand.quantifier.name());
        let said = |o: &Operand| {
            if o.quantifier == Quantifier::Each {
                format!("every event of `{}`", o.name)
            } else {
                format!("the {} of `{}`", o.quantifier.name(), o.name)
            }
        };
        let message = format!(
            "`atleast` uses one run of events: {} and {} do not agree; write `{one}` or `{other}` \
             at all operands",
            said(first),
            said(operand),
        );
        subject.found.push(Diagnostic::error(at, message));
    }
}
