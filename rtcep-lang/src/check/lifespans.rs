//! Lifespans: an opening, and a limit of open instances.

use super::Subject;
use crate::diagnostic::Diagnostic;

pub(super) fn check_lifespans(subject: &mut Subject<'_>) {
    for (l, names) in subject.names.lifespans.iter().enumerate() {
        let lifespan = &subject.model.lifespans[l];
        let name = &lifespan.name;
        if let Some(at) = names.max_open
            && lifespan.max_open == 0
        {
            subject.found.push(Diagnostic::error(
                at,
                format!("`max_open 0`: `{name}` could never open; write `max_open 1`"),
            ));
        }
        if subject.gaps.lifespans[l] {
            continue;
        }
        if names.from.is_none() {
            subject.found.push(Diagnostic::error(
                names.name,
                format!("lifespan `{name}` does not say when it opens; write `from startup;`"),
            ));
        }
        if names.max_open.is_none() {
            subject.found.push(Diagnostic::error(
                names.name,
                format!("lifespan `{name}` has no limit of open instances; write `max_open 1;`"),
            ));
        }
    }
}
