//! `lifespan L { policy add; from E; until F discard; key x; max_open 16; }`

use super::initiator::initiator;
use super::key::key;
use super::nearest::hint;
use super::stream::{Noted, Parsed, Stream};
use super::terminator::terminator;
use super::words::{self, LIFESPAN_CLAUSES, MAX_OPEN_WORDS, Place};
use crate::ast::{Expr, Lifespan, Rules};
use crate::diagnostic::Range;
use crate::model::Policy;

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
        Some(group) => s.inside(&group).clauses(|s| clause(s, &mut lifespan)),
        None => lost(&mut lifespan),
    }
    rules.lifespans.push(lifespan);
    Ok(())
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
    fn said_before(&mut self, word: &str, first: Option<Range>) -> Parsed<()> {
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

    /// The condition of a `from` or `until`, whose `if` is taken; `behind` are
    /// the words that may follow it.
    pub(super) fn lifespan_condition(&mut self, behind: &[&str]) -> Parsed<Expr> {
        let condition = self.expression()?;
        let ends = self.is_empty()
            || self.is_punct(';')
            || self.starts_with(behind)
            || self.starts_with(&LIFESPAN_CLAUSES);
        if ends || self.word().is_some() || self.is_punct(',') {
            return Ok(condition);
        }
        let found = self.found();
        self.error(
            self.here(),
            format!("unexpected {found}; the condition ends before it, with `;`"),
        )
    }

    /// Refuses what stands behind the event of a `from` or `until` and does
    /// not belong there.
    pub(super) fn nothing_else_behind(&mut self, clause: &str, behind: &[&str]) -> Parsed<()> {
        if self.is_punct(',') {
            return self.error(
                self.here(),
                format!("the words of `{clause}` stand side by side, without `,`"),
            );
        }
        let Some(word) = self.word() else {
            return Ok(());
        };
        if LIFESPAN_CLAUSES.contains(&word.as_str()) {
            return Ok(());
        }
        let message = match word.as_str() {
            "when" | "where" => format!("`{clause}` reads one event; write `if` for `{word}`"),
            "and" | "or" => format!("one event a clause; write another `{clause}` for the next"),
            _ => {
                let what = format!("words of `{clause}`");
                let hint = hint(&word, behind.iter().copied(), &what);
                format!("`{word}` is no word of `{clause}`; {hint}")
            }
        };
        self.error(self.here(), message)
    }

    /// Refuses an absolute time, as in `from at 10s`.
    pub(super) fn no_absolute_time(&mut self, clause: &str, instead: &str) -> Parsed<()> {
        let literal = matches!(self.peek_at(1), Some(proc_macro2::TokenTree::Literal(_)));
        if self.is_word("at") && literal {
            let at = self.here().to(self.range_at(1));
            return self.error(at, words::not_yet(&format!("{clause} at"), instead));
        }
        Ok(())
    }
}
