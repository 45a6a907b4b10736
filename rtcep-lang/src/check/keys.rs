//! What speaks of keys stands in a lifespan that has one, and events alone
//! have keys (language.md, section 5).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::Initiator;

pub(super) fn check_keys(subject: &mut Subject<'_>) {
    for (l, names) in subject.names.lifespans.iter().enumerate() {
        let lifespan = &subject.model.lifespans[l];
        let name = &lifespan.name;
        if let Some(at) = names.key
            && let Some(moment) = lifespan.initiators.iter().find_map(|i| match i {
                Initiator::Startup => Some("at startup"),
                Initiator::At(_) => Some("at a time"),
                Initiator::Event { .. } => None,
            })
        {
            subject.found.push(Diagnostic::error(
                at,
                format!(
                    "`{name}` opens {moment}, which has no key; remove `key`, or open it from \
                     events alone"
                ),
            ));
        }
        if names.key.is_some() || subject.gaps.lifespans[l].key {
            continue;
        }
        for at in names.terminators.iter().filter_map(|t| t.all_keys) {
            subject.found.push(Diagnostic::error(
                at,
                format!("`all_keys`: `{name}` has no key; remove it, or write `key x;`"),
            ));
        }
    }
}
