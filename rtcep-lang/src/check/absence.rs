//! What must not come, and what it stands between (language.md, 4.1 and 4.3).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Kind, Role, same_threshold};

pub(super) fn check_absence(subject: &mut Subject<'_>) {
    for s in 0..subject.model.situations.len() {
        let gaps = &subject.gaps.situations[s];
        if gaps.kind || gaps.operands_lost {
            continue;
        }
        match subject.model.situations[s].kind {
            Kind::Unless => unless(subject, s),
            Kind::Sequence => edges(subject, s),
            _ => {}
        }
    }
}

/// Something is required and something forbidden.
fn unless(subject: &mut Subject<'_>, s: usize) {
    let (situation, names) = (&subject.model.situations[s], &subject.names.situations[s]);
    let name = &situation.name;
    let has = |role| situation.operands.iter().any(|o| o.role == role);
    if situation.operands.is_empty() {
        return;
    }
    if !has(Role::Forbidden) {
        subject.found.push(Diagnostic::error(
            names.kind,
            format!(
                "nothing is forbidden in `{name}`; write `forbidden n: E;`, or `all` with `detect \
                 deferred;`"
            ),
        ));
    } else if !has(Role::Required) {
        subject.found.push(Diagnostic::error(
            names.kind,
            format!(
                "nothing is required in `{name}`; write `operand a: first E, max 10;`, or `not`"
            ),
        ));
    }
    let gaps = &subject.gaps.situations[s].operands;
    let operands = &situation.operands;
    for (o, forbidden) in operands.iter().enumerate() {
        if forbidden.role != Role::Forbidden || gaps[o].any() {
            continue;
        }
        let covers = |&r: &usize| {
            let required = &operands[r];
            required.role == Role::Required
                && !gaps[r].any()
                && required.source == forbidden.source
                && (forbidden.threshold.is_none()
                    || same_threshold(&forbidden.threshold, &required.threshold))
        };
        if let Some(r) = (0..operands.len()).find(covers) {
            subject.found.push(Diagnostic::warning(
                names.operands[o].source,
                format!(
                    "`{name}` is never detected: each event that `{}` takes is forbidden by `{}`; \
                     write a narrower `if` here",
                    operands[r].name, forbidden.name
                ),
            ));
        }
    }
}

/// `absent` stands between two operands.
fn edges(subject: &mut Subject<'_>, s: usize) {
    let situation = &subject.model.situations[s];
    let mut required = situation.required();
    let first = required.next();
    let last = situation.last_required();
    for (o, operand) in situation.operands.iter().enumerate() {
        if operand.role != Role::Absent {
            continue;
        }
        let side = match (first, last) {
            (Some(first), _) if o < first => "before its first operand",
            (_, Some(last)) if o > last => "behind its last operand",
            (None, _) => "without an operand",
            _ => continue,
        };
        let instead = if side.starts_with("behind") {
            "; to detect that it does not come later, write `unless` in a lifespan that ends: \
             `until after 30s terminate;`"
        } else {
            ""
        };
        let message = format!(
            "`absent {}` stands {side}; it is absent between two operands{instead}",
            operand.name
        );
        let at = subject.names.situations[s].operands[o].role;
        subject.found.push(Diagnostic::error(at, message));
    }
}
