//! What stands behind the event of `from` and `until`: words side by side.

use super::lifespan::begins_max_open;
use super::nearest::{hint, nearest};
use super::stream::{Parsed, Stream};
use super::words::{self, LIFESPAN_CLAUSES};
use crate::ast::{Condition, Name};
use crate::diagnostic::Range;
use proc_macro2::TokenTree;

/// Words that join something to what stands before them.
const JOINING: [&str; 7] = ["with", "by", "and", "or", "when", "where", "then"];

/// A clause of a lifespan, and what may stand behind its event.
#[derive(Clone, Copy)]
pub(super) struct Clause {
    /// `from` or `until`.
    pub(super) word: &'static str,
    pub(super) behind: &'static [&'static str],
}

impl Clause {
    /// Refuses what stands before the name of an event and belongs to no `from`
    /// or `until`; an event may have such a name itself.
    pub(super) fn name_alone(self, s: &mut Stream<'_>) -> Parsed<()> {
        let Some(word) = s.word().filter(|_| self.names_event(s, 1)) else {
            return Ok(());
        };
        let clause = self.word;
        let message = match word.as_str() {
            "event" | "situation" => {
                format!("`{clause}` takes the name alone; leave `{word}` out")
            }
            "absent" | "not" | "no" => {
                let instead = if clause == "from" {
                    "open at an event, as in `from E`"
                } else {
                    "end at an event, as in `until E discard`, or write `until after 30s discard`"
                };
                words::not_yet(&format!("{clause} {word}"), instead)
            }
            _ => return Ok(()),
        };
        s.error(s.here(), message)
    }

    /// Whether the word `n` places ahead is meant as the name of an event, where
    /// another word stands before it.
    pub(super) fn names_event(self, s: &Stream<'_>, n: usize) -> bool {
        s.word_at(n).is_some_and(|word| {
            let known = [self.behind, &LIFESPAN_CLAUSES, &JOINING];
            let misspelt =
                word.chars().count() > 2 && nearest(&word, self.behind.iter().copied()).is_some();
            !known.iter().any(|words| words.contains(&&*word)) && (is_capital(&word) || !misspelt)
        })
    }

    /// The event. It may have a name that is a word of the clause; where an
    /// `until` ends with that word, the event is missing.
    pub(super) fn event(self, s: &mut Stream<'_>, what: &str) -> Parsed<Name> {
        let follows = s.word_at(1).is_some_and(|w| self.behind.contains(&&*w));
        let missing = self.word == "until" && s.starts_with(self.behind) && !follows;
        if missing || s.is_word("if") || begins_max_open(s) {
            return s.expected(what);
        }
        if let (Some(event), true, Some(attribute)) =
            (s.word(), s.is_punct_at(1, '.'), s.word_at(2))
        {
            let message = format!(
                "`{0}` names an event, and its condition stands behind `if`; write `{0} {event} \
                 if {attribute} ..`",
                self.word
            );
            return s.error(s.here().to(s.range_at(2)), message);
        }
        s.name(what)
    }

    /// `including` or `all_keys`, if it stands here.
    pub(super) fn flag(
        self,
        s: &mut Stream<'_>,
        word: &str,
        flag: &mut Option<Range>,
    ) -> Parsed<bool> {
        if !s.is_word(word) {
            return Ok(false);
        }
        if flag.is_some() {
            let message = format!("`{word}` stands twice on this `{}`", self.word);
            return s.error(s.here(), message);
        }
        *flag = Some(s.skip());
        Ok(true)
    }

    /// `if c`, if it stands here.
    pub(super) fn condition(
        self,
        s: &mut Stream<'_>,
        condition: &mut Option<Condition>,
    ) -> Parsed<bool> {
        if !s.is_word("if") {
            return Ok(false);
        }
        if condition.is_some() {
            let message = format!(
                "`if` stands twice on this `{}`; join the conditions with `&&`",
                self.word
            );
            return s.error(s.here(), message);
        }
        s.skip();
        *condition = Some(None);
        let read = s.expression()?;
        // Half a condition would cause errors of its own.
        let ends = s.is_empty()
            || s.is_punct(';')
            || s.is_punct(',')
            || s.starts_with(self.behind)
            || s.starts_with(&LIFESPAN_CLAUSES);
        if ends {
            *condition = Some(Some(read));
        } else if s.word().is_none() {
            let found = s.found();
            let message = format!("unexpected {found}; the condition ends before it, with `;`");
            return s.error(s.here(), message);
        }
        // Other words are refused by `goes_on`.
        Ok(true)
    }

    /// Whether the words of this clause go on behind a comma, which is an error;
    /// refuses everything else but the end of the clause.
    pub(super) fn goes_on(self, s: &mut Stream<'_>) -> Parsed<bool> {
        let clause = self.word;
        if let Some(comma) = s.eat_punct(',') {
            let end = s.eat_punct(';').is_some();
            if end || s.is_empty() || s.starts_with(&LIFESPAN_CLAUSES) {
                let _ = s.error::<()>(comma, format!("`{clause}` ends with `;`, not `,`"));
                return Ok(false);
            }
            if s.starts_with(self.behind) {
                let message = format!("the words of `{clause}` stand side by side, without `,`");
                let _ = s.error::<()>(comma, message);
                return Ok(true);
            }
            if s.word().is_none() {
                return s.error(comma, "unexpected `,`; the clause ends before it, with `;`");
            }
            return s.error(comma, self.another());
        }
        let Some(word) = s.word().filter(|w| !LIFESPAN_CLAUSES.contains(&&**w)) else {
            s.end_clause(&LIFESPAN_CLAUSES)?;
            return Ok(false);
        };
        let message = match word.as_str() {
            "when" | "where" => format!("`{clause}` reads one event; write `if` for `{word}`"),
            "and" | "or" => self.another(),
            _ => {
                let what = format!("words of `{clause}`");
                let hint = hint(&word, self.behind.iter().copied(), &what);
                format!("`{word}` is no word of `{clause}`; {hint}")
            }
        };
        s.error(s.here(), message)
    }

    pub(super) fn another(self) -> String {
        let what = if self.word.contains(' ') {
            "time"
        } else {
            "event"
        };
        format!(
            "`{0}` names one {what}; write another `{0}` for the next",
            self.word
        )
    }

    /// Whether `at` stands here before a time, or what is meant as one: an event may
    /// have this name.
    pub(super) fn is_at(self, s: &Stream<'_>) -> bool {
        let name = match s.peek_at(1) {
            None => true,
            Some(TokenTree::Punct(p)) => matches!(p.as_char(), ';' | ',' | '.'),
            Some(TokenTree::Ident(ident)) => {
                let word = ident.to_string();
                let known = [self.behind, &LIFESPAN_CLAUSES, &JOINING];
                known.iter().any(|words| words.contains(&&*word))
            }
            Some(_) => false,
        };
        s.is_word("at") && !name
    }
}

/// Whether a word is written as most names of events are.
pub(super) fn is_capital(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}
