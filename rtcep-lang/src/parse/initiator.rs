//! `from startup;`, `from at 5s;`, `from E including if x > 1;`

use super::behind::Clause;
use super::lifespan::begins_max_open;
use super::stream::{Parsed, Stream};
use super::token::describe;
use super::words::{FROM_WORDS, LIFESPAN_CLAUSES};
use crate::ast::{Condition, Initiator, Lifespan};
use crate::diagnostic::Range;
use proc_macro2::TokenTree;

const FROM: Clause = Clause {
    word: "from",
    behind: &FROM_WORDS,
};

const AT: Clause = Clause {
    word: "from at",
    behind: &[],
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
    if FROM.is_at(s) {
        s.skip();
        let moment = s.moment("from at")?;
        lifespan.initiators.push(Initiator::At(moment));
        if s.starts_with(&FROM_WORDS) {
            let message = format!("a time is no event and takes no {}; remove it", s.found());
            return s.error(s.here(), message);
        }
        if s.is_punct(',') {
            return s.error(s.here(), AT.another());
        }
        return s.end_clause(&LIFESPAN_CLAUSES);
    }
    let word = usize::from(s.word().is_some());
    if matches!(s.peek_at(word), Some(TokenTree::Literal(_))) && !begins_max_open(s) {
        let at = s.here().to(s.range_at(word));
        let time = s.peek_at(word).map(describe).unwrap_or_default();
        return s.error(
            at,
            format!("{time}: a time stands behind `at`, as in `from at 5s`, counted from startup"),
        );
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
