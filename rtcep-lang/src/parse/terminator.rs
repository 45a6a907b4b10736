//! `until last E all_keys if x > 1 discard;`, `until after 30s terminate;`

use super::nearest::hint;
use super::stream::{Parsed, Stream};
use super::words::{LIFESPAN_CLAUSES, UNTIL_WORDS};
use crate::ast::{Condition, Lifespan, Terminator};
use crate::diagnostic::Range;
use crate::model::{End, Quantifier};

/// What was read behind the event.
#[derive(Default)]
struct Behind {
    all_keys: Option<Range>,
    condition: Option<Condition>,
    end: Option<End>,
}

/// An `until` clause, whose word stands here.
pub(super) fn terminator(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let start = s.skip();
    let instead = "write `until after 30s`, for example, or end at an event";
    s.no_absolute_time("until", instead)?;
    let which = quantifier(s)?;
    if s.is_word("after") {
        if which.is_some() {
            return s.error(
                s.before(),
                "`until after` ends each instance at its own time; leave the quantifier out",
            );
        }
        s.skip();
        return after(s, lifespan, start);
    }
    if s.is_word("startup") {
        return s.error(
            s.here(),
            "startup opens instances and ends none; end them at an event, or write \
             `until after 30s discard`",
        );
    }
    let source = s.name("the name of an event or a situation, or `after` and a duration")?;
    let mut behind = Behind::default();
    let read = self::behind(s, &mut behind).and_then(|()| end(s, start, behind.end));
    lifespan.terminators.push(Terminator::Event {
        which: which.unwrap_or(Quantifier::Each),
        source,
        all_keys: behind.all_keys,
        condition: behind.condition,
        end: behind.end,
    });
    read
}

/// `first`, `last` or `each`, if one stands here.
fn quantifier(s: &mut Stream<'_>) -> Parsed<Option<Quantifier>> {
    let quantifiers = [Quantifier::First, Quantifier::Last, Quantifier::Each];
    let Some(word) = s.word() else {
        return Ok(None);
    };
    if let Some(which) = quantifiers.into_iter().find(|q| q.name() == word) {
        s.skip();
        return Ok(Some(which));
    }
    // A name behind it is that of the event.
    let event = s.word_at(1).is_some_and(|next| {
        let next = next.as_str();
        !UNTIL_WORDS.contains(&next) && !LIFESPAN_CLAUSES.contains(&next)
    });
    let likely = super::nearest::nearest(&word, quantifiers.map(Quantifier::name)).is_some()
        || matches!(word.as_str(), "all" | "any" | "every");
    if event && likely {
        let hint = hint(&word, quantifiers.map(Quantifier::name), "quantifiers");
        return s.error(s.here(), format!("`{word}` is no quantifier; {hint}"));
    }
    Ok(None)
}

/// `30s terminate;`
fn after(s: &mut Stream<'_>, lifespan: &mut Lifespan, start: Range) -> Parsed<()> {
    let duration = s.duration("until after")?;
    if s.starts_with(&["all_keys", "if"]) {
        let found = s.found();
        return s.error(
            s.here(),
            format!("{found} speaks of an event; `until after` ends each instance at its own time"),
        );
    }
    let end = end_word(s);
    let read = if end.is_some() {
        s.nothing_else_behind("until", &UNTIL_WORDS)
            .and_then(|()| s.end_clause(&LIFESPAN_CLAUSES))
    } else {
        s.nothing_else_behind("until", &["terminate", "discard"])
            .and_then(|()| self::end(s, start, None))
    };
    lifespan
        .terminators
        .push(Terminator::After { duration, end });
    read
}

fn end_word(s: &mut Stream<'_>) -> Option<End> {
    let end = [End::Terminate, End::Discard];
    let end = end.into_iter().find(|end| s.is_word(end.name()))?;
    s.skip();
    Some(end)
}

/// `all_keys if x > 1 discard`, the last one last.
fn behind(s: &mut Stream<'_>, behind: &mut Behind) -> Parsed<()> {
    loop {
        if s.is_word("all_keys") {
            if behind.all_keys.is_some() {
                return s.error(s.here(), "`all_keys` stands twice on this `until`");
            }
            behind.all_keys = Some(s.skip());
        } else if s.is_word("if") {
            if behind.condition.is_some() {
                return s.error(
                    s.here(),
                    "`if` stands twice on this `until`; join the conditions with `&&`",
                );
            }
            s.skip();
            behind.condition = Some(None);
            behind.condition = Some(Some(s.lifespan_condition(&UNTIL_WORDS)?));
        } else if let Some(end) = end_word(s) {
            behind.end = Some(end);
            return misplaced(s, end);
        } else {
            return s.nothing_else_behind("until", &UNTIL_WORDS);
        }
    }
}

/// `terminate` and `discard` are the last word.
fn misplaced(s: &mut Stream<'_>, end: End) -> Parsed<()> {
    if s.starts_with(&UNTIL_WORDS) {
        let (found, end) = (s.found(), end.name());
        let message = if s.starts_with(&["terminate", "discard"]) {
            "an instance ends in one way; write `terminate` or `discard`".to_owned()
        } else {
            format!("{found} stands before `{end}`")
        };
        return s.error(s.here(), message);
    }
    s.nothing_else_behind("until", &UNTIL_WORDS)
}

/// The end of the clause; an error if it did not say how the instance ends.
fn end(s: &mut Stream<'_>, start: Range, end: Option<End>) -> Parsed<()> {
    let clause = start.to(s.before());
    s.end_clause(&LIFESPAN_CLAUSES)?;
    if end.is_some() {
        return Ok(());
    }
    s.error(
        clause,
        "this `until` does not say how the instance ends; write `terminate` behind it (its \
         deferred situations compose) or `discard` (they do not)",
    )
}
