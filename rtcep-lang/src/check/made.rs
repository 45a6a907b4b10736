//! What stateless rules make of one event waits on the stack until all of it is known:
//! that it is not much is a limit as well (language.md, section 8).

use super::Subject;
use crate::diagnostic::Diagnostic;
use crate::model::Source;
use crate::plan::expansions;

/// The most events that are made of one, along all paths.
const MOST: u64 = 256;

pub(super) fn check_made(subject: &mut Subject<'_>) {
    let (model, names) = (subject.model, subject.names);
    let expansions = expansions(model);
    let events = (0..model.events.len()).map(Source::Event);
    let sources = events.chain((0..model.situations.len()).map(Source::Situation));
    let made = sources.map(|source| (expansions.of(source).events(), source));
    // What leads to it makes more: it would be told again.
    let Some((made, source)) = made.filter(|(made, _)| *made > MOST).min() else {
        return;
    };
    let Some((r, _)) = model.refers_from(source).next() else {
        return;
    };
    let message = format!(
        "{made} events are made of one `{}` by `refer`s that follow each other, and all would \
         be kept at once; at most {MOST}: leave out rules that make the same events",
        model.source_name(source)
    );
    let at = names.refers[r].target;
    subject.found.push(Diagnostic::error(at, message));
}
