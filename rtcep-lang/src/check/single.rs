//! Lifespans that have one open instance at most, whatever `max_open` says.

use super::Subject;
use crate::diagnostic::Diagnostic;

pub(super) fn check_single(subject: &mut Subject<'_>) {
    for (lifespan, names) in subject.model.lifespans.iter().zip(&subject.names.lifespans) {
        if let Some(at) = names.max_open
            && lifespan.max_open > 1
            && lifespan.is_single()
        {
            let why = if lifespan.starts() && lifespan.initiators.len() == 1 {
                "it opens at startup alone"
            } else if lifespan.ever().is_some_and(|ever| ever <= 1) {
                "it opens at one moment alone"
            } else {
                "`policy ignore` opens nothing while one is"
            };
            subject.found.push(Diagnostic::warning(
                at,
                format!(
                    "`max_open {}`: only one instance of `{}` is ever open, since {why}; write `max_open 1`",
                    lifespan.max_open, lifespan.name
                ),
            ));
        }
    }
}
