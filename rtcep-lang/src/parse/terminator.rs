//! `until last E all_keys if x > 1 discard;`, `until after 30s terminate;`,
//! `until at 60s discard;`

use super::behind::{Clause, is_capital};
use super::lifespan::begins_max_open;
use super::nearest::{hint, nearest};
use super::stream::{Parsed, Stream};
use super::token::{describe, range};
use super::words::UNTIL_WORDS;
use crate::ast::{Condition, Lifespan, Moment, Terminator};
use crate::diagnostic::Range;
use crate::model::{End, Quantifier};
use proc_macro2::TokenTree;

const UNTIL: Clause = Clause {
    word: "until",
    behind: &UNTIL_WORDS,
};

const AFTER: Clause = Clause {
    word: "until after",
    behind: &["terminate", "discard"],
};

const AT: Clause = Clause {
    word: "until at",
    behind: &["terminate", "discard"],
};

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
    UNTIL.name_alone(s)?;
    let which = quantifier(s)?;
    UNTIL.name_alone(s)?;
    if s.is_word("after") || UNTIL.is_at(s) {
        let word = s.word().unwrap_or_default();
        if which.is_some() {
            let message = if word == "after" {
                "`until after` ends each instance at its own time; leave the quantifier out"
            } else {
                "`until at` ends every instance that is open then; leave the quantifier out"
            };
            return s.error(s.before(), message);
        }
        s.skip();
        return timed(s, lifespan, start, &word);
    }
    if matches!(s.peek_at(1), Some(TokenTree::Literal(_))) && !begins_max_open(s) {
        let found = s.found();
        // `within 3s` would begin a clause of a situation.
        let at = s.skip();
        return s.error(
            at,
            format!(
                "{found} is no word of `until`; a time stands behind `after` or `at`: \
                 `until after 30s`"
            ),
        );
    }
    if s.literal().is_some() {
        let found = s.found();
        return s.error(
            s.here(),
            format!(
                "{found}: a time stands behind `after`, counted from the opening, or behind `at`: \
                 `until after 30s`, `until at 30s`"
            ),
        );
    }
    if s.is_word("startup") {
        return s.error(
            s.here(),
            "startup opens instances and ends none; end them at an event, or write \
             `until after 30s discard`",
        );
    }
    let what = "the name of an event or a situation, or `after` and a duration";
    let source = UNTIL.event(s, what)?;
    let mut behind = Behind::default();
    let read = self::behind(s, &mut behind);
    if read.is_ok() && behind.end.is_none() {
        lifespan.until_lost = true;
        no_end(s, start, &mut behind.condition);
    }
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
    let names = quantifiers.map(Quantifier::name);
    let meant = nearest(&word, names).is_some() || matches!(&*word, "all" | "any" | "every");
    // A name behind it is that of the event, certainly if the clause goes on.
    // Only what is written like an event can be one itself, as in `F with discard`.
    let itself = is_capital(&word);
    let next = s.word_at(1).is_some_and(|next| is_capital(&next));
    let more = s.word_at(2).is_some_and(|w| UNTIL_WORDS.contains(&&*w));
    let event = if itself { next && meant } else { meant || more };
    if event && UNTIL.names_event(s, 1) {
        let hint = hint(&word, names, "quantifiers");
        return s.error(s.here(), format!("`{word}` is no quantifier; {hint}"));
    }
    Ok(None)
}

/// `30s terminate;` behind `until after` or `until at`.
fn timed(s: &mut Stream<'_>, lifespan: &mut Lifespan, start: Range, word: &str) -> Parsed<()> {
    let (time, clause) = if word == "after" {
        (Moment::Since(s.duration("until after")?), AFTER)
    } else {
        (s.moment("until at")?, AT)
    };
    if s.starts_with(&["all_keys", "if"]) {
        let found = s.found();
        let whom = match word {
            "after" => "each instance at its own time",
            _ => "every instance that is open then",
        };
        return s.error(
            s.here(),
            format!("{found} speaks of an event; `until {word}` ends {whom}"),
        );
    }
    let mut end = None;
    let read = loop {
        match self::end(s, &mut end).and_then(|word| Ok(word || clause.goes_on(s)?)) {
            Ok(true) => {}
            Ok(false) => break Ok(()),
            Err(noted) => break Err(noted),
        }
    };
    if read.is_ok() && end.is_none() {
        lifespan.until_lost = true;
        no_end(s, start, &mut None);
    }
    lifespan.terminators.push(match time {
        Moment::Since(duration) if word == "after" => Terminator::After { duration, end },
        moment => Terminator::At { moment, end },
    });
    read
}

/// `all_keys if x > 1 discard;`, the end last.
fn behind(s: &mut Stream<'_>, behind: &mut Behind) -> Parsed<()> {
    loop {
        let word = UNTIL.flag(s, "all_keys", &mut behind.all_keys)?
            || UNTIL.condition(s, &mut behind.condition)?
            || end(s, &mut behind.end)?;
        if !word && !UNTIL.goes_on(s)? {
            return Ok(());
        }
    }
}

/// `terminate` or `discard`, if it stands here: the last word.
fn end(s: &mut Stream<'_>, end: &mut Option<End>) -> Parsed<bool> {
    let ends = [End::Terminate, End::Discard];
    let Some(read) = ends.into_iter().find(|end| s.is_word(end.name())) else {
        return Ok(false);
    };
    s.skip();
    *end = Some(read);
    // As in `terminate or discard`, `terminate, discard`.
    let joined = s.starts_with(&["or", "and"]) || [',', '/', '|'].iter().any(|&c| s.is_punct(c));
    let another = s.word_at(1);
    if joined && another.is_some_and(|w| ends.iter().any(|end| end.name() == w)) {
        return s.error(s.range_at(1), ONE_WAY);
    }
    if !s.starts_with(&UNTIL_WORDS) {
        return Ok(true);
    }
    let found = s.found();
    let message = if s.starts_with(&["terminate", "discard"]) {
        ONE_WAY.to_owned()
    } else {
        format!("{found} stands before `{}`", read.name())
    };
    s.error(s.here(), message)
}

const ONE_WAY: &str = "an instance ends in one way; write `terminate` or `discard`";

/// Notes that the clause, which was read to its end, does not say how the
/// instance ends.
fn no_end(s: &mut Stream<'_>, start: Range, condition: &mut Option<Condition>) {
    let last = s.last_of_clause();
    let word = last.map(describe).unwrap_or_default();
    let last = last.map_or(start, range);
    if condition.is_some() && matches!(word.as_str(), "`terminate`" | "`discard`") {
        // As in `if x > 1 && discard`: it was meant as the end.
        *condition = Some(None);
        let _ = s.error::<()>(last, format!("expected an expression before {word}"));
        return;
    }
    let _ = s.error::<()>(
        start.to(last),
        "this `until` does not say how the instance ends; write `terminate` behind it (its \
         deferred situations compose) or `discard` (they do not)",
    );
}
