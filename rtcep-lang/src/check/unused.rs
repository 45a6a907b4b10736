//! A lifespan in which nothing is detected.

use super::Subject;
use crate::diagnostic::Diagnostic;

/// Silent where no situation is declared yet: the rules have just begun.
pub(super) fn check_unused(subject: &mut Subject<'_>) {
    if subject.model.situations.is_empty() {
        return;
    }
    for (l, names) in subject.names.lifespans.iter().enumerate() {
        if !subject.model.situations_in(l).is_empty() {
            continue;
        }
        let name = &subject.model.lifespans[l].name;
        subject.found.push(Diagnostic::warning(
            names.name,
            format!(
                "nothing is detected in `{name}`; remove it, or write \
                 `situation S: all in {name} {{ .. }}`"
            ),
        ));
    }
}
