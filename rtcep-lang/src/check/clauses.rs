//! Clauses and roles that a kind of situation does not have
//! (language.md, 4.1 to 4.4).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Detect, Kind, Role, Situation};

pub(super) fn check_clauses(subject: &mut Subject<'_>) {
    for (s, situation) in subject.model.situations.iter().enumerate() {
        let (gaps, names) = (&subject.gaps.situations[s], &subject.names.situations[s]);
        if gaps.kind {
            continue;
        }
        let found = &mut *subject.found;
        if let Some(at) = names.when
            && let Some(why) = no_when(situation.kind)
        {
            found.push(Diagnostic::error(at, why));
        }
        if let Some(at) = names.detect
            && let Some(why) = no_such_time(situation)
        {
            found.push(Diagnostic::error(at, why));
        }
        let timed = situation.kind.temporal();
        if let Some(at) = names.within
            && !gaps.detect
            && (timed || names.detect.is_none() || no_such_time(situation).is_none())
            && let Some(why) = no_window(subject.model, situation)
        {
            found.push(Diagnostic::error(at, why));
        }
        if matches!(situation.kind, Kind::At | Kind::Every) {
            continue;
        }
        for (o, operand) in situation.operands.iter().enumerate() {
            let at = names.operands[o].role;
            if let Some(why) = no_role(situation.kind, operand.role, &operand.name) {
                subject.found.push(Diagnostic::error(at, why));
            }
        }
    }
}

/// Why a kind has no `when`.
fn no_when(kind: Kind) -> Option<String> {
    let name = kind.name();
    let instead = match kind {
        Kind::All | Kind::Sequence | Kind::Unless | Kind::Report => return None,
        Kind::Any | Kind::Not | Kind::AtLeast | Kind::AtMost | Kind::Nth => {
            "write a condition behind the event, as in `operand a: E if ..`"
        }
        Kind::At | Kind::Every => "the clock alone detects it; remove it",
        Kind::After => "write a condition behind the event, as in `operand a: E if ..`",
        Kind::Percentage | Kind::Crosses | Kind::Trend => {
            "write a condition behind the event, or a `report` with this `when` over aggregates"
        }
    };
    Some(format!("`{name}` has no `when`; {instead}"))
}

/// Why a kind is not judged then.
fn no_such_time(situation: &Situation) -> Option<String> {
    let (kind, name) = (situation.kind, situation.kind.name());
    if kind.temporal() {
        return Some(format!(
            "`{name}` is detected when its timer says, which is neither; remove `detect`"
        ));
    }
    match situation.detect {
        Detect::Immediate if kind.only_deferred() => {
            let why = match kind {
                Kind::AtMost => "more events may still come",
                _ => "an event may still come",
            };
            Some(format!(
                "`{name}` is judged when its lifespan ends, since {why} before; \
                 write `detect deferred;`, or leave it out"
            ))
        }
        Detect::Deferred if kind.only_immediate() => Some(format!(
            "`{name}` is judged at each event, never at the end; \
             write `detect immediate;`, or leave it out"
        )),
        _ => None,
    }
}

/// Why there is no window.
fn no_window(model: &crate::Model, situation: &Situation) -> Option<String> {
    let (kind, name) = (situation.kind, situation.kind.name());
    let deferred = situation.detect == Detect::Deferred;
    let why = match kind {
        Kind::All | Kind::Sequence => return None,
        Kind::AtLeast | Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend
            if !deferred =>
        {
            return None;
        }
        Kind::Any => return Some("`any` detects each event alone; remove `within`".to_owned()),
        Kind::AtLeast | Kind::Report | Kind::Percentage | Kind::Crosses | Kind::Trend => {
            format!("a deferred `{name}` is of all events of the instance")
        }
        Kind::At | Kind::Every | Kind::After => {
            return Some(format!(
                "the timer of `{name}` says when it is detected; remove `within`"
            ));
        }
        Kind::Not | Kind::Unless | Kind::AtMost | Kind::Nth => {
            format!("`{name}` is of all events of the instance")
        }
    };
    let lifespan = model.lifespans[situation.lifespan].name.as_str();
    let lifespan = match lifespan {
        "?" => "its lifespan".to_owned(),
        name => format!("`{name}`"),
    };
    Some(format!(
        "{why}; remove `within`, or let the instance end: `until after 30s terminate;` in {lifespan}"
    ))
}

/// Why a kind has no operand with this role.
fn no_role(kind: Kind, role: Role, operand: &str) -> Option<String> {
    let name = kind.name();
    match (role, kind) {
        (Role::Required, _) | (Role::Forbidden, Kind::Unless) | (Role::Absent, Kind::Sequence) => {
            None
        }
        (Role::Forbidden, Kind::Sequence) => Some(format!(
            "`sequence` has no `forbidden`; write `absent {operand}: ..` between two operands, or \
             `unless` for the whole lifespan"
        )),
        (Role::Forbidden, Kind::Not) => {
            Some("every operand of a `not` is one that must not come; write `operand`".to_owned())
        }
        (Role::Forbidden, _) => Some(format!(
            "`{name}` has no `forbidden`; that no event came is judged at the end, by `unless`"
        )),
        (Role::Absent, Kind::Unless) => {
            Some("`unless` is of the whole lifespan; write `forbidden`".to_owned())
        }
        (Role::Absent, _) => Some(format!(
            "`{name}` has no order, so nothing is between its operands; `absent` goes with \
             `sequence`"
        )),
    }
}
