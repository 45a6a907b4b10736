//! `from startup;`, `from E including if x > 1;`

use super::stream::{Parsed, Stream};
use super::words::{FROM_WORDS, LIFESPAN_CLAUSES};
use crate::ast::{Initiator, Lifespan};

/// A `from` clause, whose word stands here.
pub(super) fn initiator(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let start = s.skip();
    if let Some(end) = s.eat_word("startup") {
        lifespan.initiators.push(Initiator::Startup(start.to(end)));
        if s.starts_with(&FROM_WORDS) {
            let found = s.found();
            return s.error(
                s.here(),
                format!(
                    "{found} reads or takes an event, and startup is none; write `from startup;`"
                ),
            );
        }
        return s.end_clause(&LIFESPAN_CLAUSES);
    }
    s.no_absolute_time("from", "write `from startup`, or open from an event")?;
    if s.starts_with(&["first", "last", "each"]) && s.word_at(1).is_some() {
        let found = s.found();
        return s.error(
            s.here(),
            format!("`from` takes every event that its `if` lets pass; leave {found} out"),
        );
    }
    let source = s.name("`startup`, or the name of an event or a situation")?;
    let mut including = None;
    let mut condition = None;
    let read = behind(s, &mut including, &mut condition);
    lifespan.initiators.push(Initiator::Event {
        source,
        including: including.is_some(),
        condition,
    });
    read
}

/// `including if x > 1;`, in either order.
fn behind(
    s: &mut Stream<'_>,
    including: &mut Option<crate::diagnostic::Range>,
    condition: &mut Option<crate::ast::Condition>,
) -> Parsed<()> {
    loop {
        if s.is_word("including") {
            if including.is_some() {
                return s.error(s.here(), "`including` stands twice on this `from`");
            }
            *including = Some(s.skip());
        } else if s.is_word("if") {
            if condition.is_some() {
                return s.error(
                    s.here(),
                    "`if` stands twice on this `from`; join the conditions with `&&`",
                );
            }
            s.skip();
            *condition = Some(None);
            *condition = Some(Some(s.lifespan_condition(&FROM_WORDS)?));
        } else {
            s.nothing_else_behind("from", &FROM_WORDS)?;
            return s.end_clause(&LIFESPAN_CLAUSES);
        }
    }
}
