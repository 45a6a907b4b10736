//! `from startup;`, `from E including if x > 1;`

use super::behind::Clause;
use super::stream::{Parsed, Stream};
use super::words::{FROM_WORDS, LIFESPAN_CLAUSES};
use crate::ast::{Condition, Initiator, Lifespan};
use crate::diagnostic::Range;

const FROM: Clause = Clause {
    word: "from",
    behind: &FROM_WORDS,
};

/// A `from` clause, whose word stands here.
pub(super) fn initiator(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let start = s.skip();
    if let Some(end) = s.eat_word("startup") {
        lifespan.initiators.push(Initiator::Startup(start.to(end)));
        if s.starts_with(&FROM_WORDS) {
            let message = format!(
                "startup is no event and takes no {}; write `from startup;`",
                s.found()
            );
            return s.error(s.here(), message);
        }
        return s.end_clause(&LIFESPAN_CLAUSES);
    }
    if s.is_time_word("at") {
        s.skip();
        let moment = s.moment("from at")?;
        lifespan.initiators.push(Initiator::At(moment));
        return s.end_clause(&LIFESPAN_CLAUSES);
    }
    if s.starts_with(&["first", "last", "each"]) && s.word_at(1).is_some() {
        let found = s.found();
        return s.error(
            s.here(),
            format!("`from` takes every event that its `if` lets pass; leave {found} out"),
        );
    }
    FROM.name_alone(s)?;
    let source = FROM.event(s, "`startup`, or the name of an event or a situation")?;
    let (mut including, mut condition) = (None, None);
    let read = behind(s, &mut including, &mut condition);
    lifespan.initiators.push(Initiator::Event {
        source,
        including,
        condition,
    });
    read
}

/// `including if x > 1;`, in either order.
fn behind(
    s: &mut Stream<'_>,
    including: &mut Option<Range>,
    condition: &mut Option<Condition>,
) -> Parsed<()> {
    loop {
        let word = FROM.flag(s, "including", including)? || FROM.condition(s, condition)?;
        if !word && !FROM.goes_on(s)? {
            return Ok(());
        }
    }
}
