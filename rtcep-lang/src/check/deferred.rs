//! Deferred situations: nothing that they use is used again, and something
//! should terminate them (language.md, 2.2 and 4.2).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::{Detect, Kind, Role};

pub(super) fn check_deferred(subject: &mut Subject<'_>) {
    for (s, names) in subject.names.situations.iter().enumerate() {
        let situation = &subject.model.situations[s];
        if situation.detect != Detect::Deferred {
            continue;
        }
        let name = &situation.name;
        for (operand, names) in situation.operands.iter().zip(&names.operands) {
            let composes = situation.kind.joins() || situation.kind == Kind::AtLeast;
            if let Some(at) = names.retain
                && composes
                && operand.role == Role::Required
            {
                subject.found.push(Diagnostic::error(
                    at,
                    format!(
                        "`retain` on `{}`: `{name}` is deferred and composes once, when its \
                         lifespan ends, so nothing is used again; remove `retain`",
                        operand.name
                    ),
                ));
            }
        }
        let l = situation.lifespan;
        let known = subject
            .gaps
            .lifespans
            .get(l)
            .is_some_and(|gaps| !gaps.until);
        let lifespan = &subject.model.lifespans[l];
        if known && !lifespan.terminates() {
            let instead = if situation.kind.only_deferred() {
                String::new()
            } else {
                ", or `detect immediate` here".to_owned()
            };
            subject.found.push(Diagnostic::warning(
                names.detect.unwrap_or(names.kind),
                format!(
                    "`{name}` is never detected: it composes when an instance of `{0}` is \
                     terminated, which never happens; write `until E terminate;` or `until after 30s terminate;` in `{0}`{instead}",
                    lifespan.name
                ),
            ));
        }
    }
}
