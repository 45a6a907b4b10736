//! `lifespan L { policy add; from E; until F discard; key x; max_open 16; }`

use super::initiator::initiator;
use super::key::key;
use super::nearest::hint;
use super::situation;
use super::stream::{Noted, Parsed, Stream};
use super::terminator::terminator;
use super::words::{self, LIFESPAN_CLAUSES, MAX_OPEN_WORDS, Place};
use crate::ast::{Lifespan, Rules};
use crate::diagnostic::Range;
use crate::model::Policy;
use proc_macro2::TokenTree;

pub(super) fn lifespan(s: &mut Stream<'_>, rules: &mut Rules, doc: Vec<String>) -> Parsed<()> {
    let name = s.name("the name of a lifespan")?;
    let mut lifespan = Lifespan {
        doc,
        name,
        policy: None,
        initiators: Vec::new(),
        terminators: Vec::new(),
        key: None,
        max_open: None,
        per_key: None,
        on_full: None,
        from_lost: false,
        until_lost: false,
        key_lost: false,
        limits_lost: false,
    };
    match s.block(Ok(())) {
        Some(group) => s
            .inside(&group)
            .clauses(begins, |s| clause(s, &mut lifespan)),
        None => lost(&mut lifespan),
    }
    rules.lifespans.push(lifespan);
    Ok(())
}

/// Whether a clause certainly begins here, be it one of a situation.
fn begins(s: &Stream<'_>) -> bool {
    begins_max_open(s)
        || (s.starts_with(&["policy", "from", "until", "key"]) && s.word_at(1).is_some())
        || situation::begins(s)
}

/// Whether `max_open 16` stands here, which is no name.
pub(super) fn begins_max_open(s: &Stream<'_>) -> bool {
    s.is_word("max_open") && matches!(s.peek_at(1), Some(TokenTree::Literal(_)))
}

/// Any clause may be missing.
fn lost(lifespan: &mut Lifespan) {
    lifespan.from_lost = true;
    lifespan.until_lost = true;
    lifespan.key_lost = true;
    lifespan.limits_lost = true;
}

fn clause(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let Some(word) = s.word() else {
        lost(lifespan);
        return s.expected("a clause, such as `from startup;` or `max_open 1;`");
    };
    match word.as_str() {
        "policy" => policy(s, lifespan),
        "from" => {
            let read = initiator(s, lifespan);
            lifespan.from_lost |= read.is_err();
            read
        }
        "until" => {
            let read = terminator(s, lifespan);
            lifespan.until_lost |= read.is_err();
            read
        }
        "key" => {
            let again = lifespan.key.as_ref().map(|key| key.range);
            s.said_before("key", again)?;
            let read = key(s, lifespan);
            lifespan.key_lost |= read.is_err();
            read
        }
        "max_open" => {
            s.said_before("max_open", lifespan.max_open.map(|count| count.range))?;
            let read = max_open(s, lifespan);
            lifespan.limits_lost |= read.is_err();
            read
        }
        other => {
            // A part of a clause was understood, if not where it belongs.
            if !words::in_lifespan(other) {
                lost(lifespan);
            }
            s.error(s.here(), words::unknown(Place::LifespanClause, other))
        }
    }
}

fn policy(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    s.said_before("policy", lifespan.policy.map(|(_, range)| range))?;
    let start = s.skip();
    let policies = [Policy::Add, Policy::Ignore];
    match s.chosen(policies, Policy::name, "a policy", "policies") {
        Ok(policy) => lifespan.policy = Some((policy, start.to(s.before()))),
        Err(noted) => {
            lifespan.limits_lost = true;
            return Err(noted);
        }
    }
    s.end_clause(&LIFESPAN_CLAUSES)
}

/// `max_open 16, per_key 2, on_full drop_oldest;`
fn max_open(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let start = s.skip();
    lifespan.max_open = Some(s.count("max_open", start)?);
    loop {
        let comma = s.eat_punct(',');
        let Some(word) = s.word().filter(|w| !LIFESPAN_CLAUSES.contains(&w.as_str())) else {
            if let Some(comma) = comma {
                let _ = s.error::<()>(comma, "`max_open` ends with `;`, not `,`");
                return match s.is_empty() || s.starts_with(&LIFESPAN_CLAUSES) {
                    true => Ok(()),
                    false => Err(Noted),
                };
            }
            return s.end_clause(&LIFESPAN_CLAUSES);
        };
        if !MAX_OPEN_WORDS.contains(&word.as_str()) {
            let what = "words behind `max_open`";
            let message = if words::in_lifespan(&word) {
                words::unknown(Place::LifespanClause, &word)
            } else {
                let hint = hint(&word, MAX_OPEN_WORDS, what);
                format!("`{word}` is no word behind `max_open`; {hint}")
            };
            return s.error(s.here(), message);
        }
        if comma.is_none() {
            let _ = s.error::<()>(s.here(), format!("missing `,` before `{word}`"));
        }
        if word == "per_key" {
            s.said_before("per_key", lifespan.per_key.map(|count| count.range))?;
            let start = s.skip();
            lifespan.per_key = Some(s.count("per_key", start)?);
        } else {
            s.said_before("on_full", lifespan.on_full.map(|(_, range)| range))?;
            let start = s.skip();
            lifespan.on_full = Some(s.on_full(start)?);
        }
    }
}

impl Stream<'_> {
    /// Refuses the word that stands here if it was said before.
    pub(super) fn said_before(&mut self, word: &str, first: Option<Range>) -> Parsed<()> {
        match first {
            Some(first) => {
                let line = first.line();
                self.error(
                    self.here(),
                    format!("`{word}` is already said on line {line}"),
                )
            }
            None => Ok(()),
        }
    }
}
