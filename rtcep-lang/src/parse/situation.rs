//! `situation S: all in Watch { .. }`

use super::kind;
use super::operand::{ROLES, operand, role};
use super::stream::{Noted, Parsed, Stream};
use super::words::{self, CLAUSES, Place};
use crate::ast::{Demand, Emission, Expr, Guarded, Rules, Situation};
use crate::diagnostic::Range;
use crate::model::Detect;
use proc_macro2::{Delimiter, Group, TokenTree};

pub(super) fn situation(s: &mut Stream<'_>, rules: &mut Rules, doc: Vec<String>) -> Parsed<()> {
    let name = s.name("the name of a situation")?;
    let mut situation = Situation {
        doc,
        name,
        kind: None,
        demand: Demand::Nothing,
        lifespan: None,
        operands: Vec::new(),
        when: None,
        within: None,
        once: false,
        max_combinations: None,
        emit: Vec::new(),
        operands_lost: false,
        emit_lost: false,
        limits_lost: false,
        within_lost: false,
        detect: None,
        detect_lost: false,
    };
    let header = kind::header(s, &mut situation);
    match s.block(header) {
        Some(group) => {
            let mut said = Vec::new();
            s.inside(&group)
                .clauses(begins, |s| clause(s, &mut situation, &mut said));
        }
        None => {
            situation.operands_lost = true;
            situation.emit_lost = true;
            situation.limits_lost = true;
            situation.within_lost = true;
            situation.detect_lost = true;
        }
    }
    rules.situations.push(situation);
    Ok(())
}

/// Whether a clause certainly begins here.
pub(super) fn begins(s: &Stream<'_>) -> bool {
    let literal = matches!(s.peek_at(1), Some(TokenTree::Literal(_)));
    (s.starts_with(&ROLES) && s.word_at(1).is_some() && s.is_punct_at(2, ':'))
        || (s.is_word("emit") && s.group_at(1, Delimiter::Brace).is_some())
        || (s.is_word("detect") && s.word_at(1).is_some())
        || (s.starts_with(&["within", "max_combinations"]) && literal)
}

/// Notes which clauses were said; a second one is an error.
fn once(
    s: &mut Stream<'_>,
    said: &mut Vec<(&'static str, Range)>,
    word: &'static str,
) -> Parsed<()> {
    let here = s.here();
    match said.iter().find(|(other, _)| *other == word) {
        Some((_, first)) => {
            let line = first.line();
            let _ = s.error::<()>(here, format!("`{word}` is already said on line {line}"));
            if word == "emit" {
                // Its block has no `;` to go on behind.
                s.skip();
                s.eat_group(Delimiter::Brace);
                s.no_semicolon();
                return Ok(());
            }
            Err(Noted)
        }
        None => {
            said.push((word, here));
            Ok(())
        }
    }
}

fn clause(
    s: &mut Stream<'_>,
    situation: &mut Situation,
    said: &mut Vec<(&'static str, Range)>,
) -> Parsed<()> {
    let block = |ahead| s.group_at(ahead, Delimiter::Brace).is_some();
    let emits = block(0) || block(1);
    let Some(word) = s.word() else {
        situation.operands_lost = true;
        situation.within_lost = true;
        situation.emit_lost |= emits;
        return s.expected("a clause, such as `operand`, `when` or `emit`");
    };
    let Some(&word) = CLAUSES.iter().find(|known| **known == word) else {
        situation.operands_lost = true;
        situation.limits_lost = true;
        situation.within_lost = true;
        situation.detect_lost = true;
        situation.emit_lost |= emits;
        return s.error(s.here(), words::unknown(Place::Clause, &word));
    };
    if let Some(role) = role(word) {
        let word = s.skip();
        return operand(s, situation, (role, word));
    }
    let errors = s.errors.len();
    once(s, said, word)?;
    if s.errors.len() > errors {
        return Ok(());
    }
    let start = s.skip();
    match word {
        "when" => {
            let condition = s.expression();
            let mut when = Guarded {
                word: start,
                condition: None,
            };
            situation.when = Some(when.clone());
            let condition = condition?;
            s.end_clause(&CLAUSES)?;
            // Kept only if all of it could be read: half a condition would
            // cause errors of its own.
            when.condition = Some(condition);
            situation.when = Some(when);
            return Ok(());
        }
        "within" => match s.duration("within") {
            Ok(duration) => situation.within = Some(duration),
            Err(noted) => {
                situation.within_lost = true;
                return Err(noted);
            }
        },
        "once" => situation.once = true,
        "detect" => {
            let modes = [Detect::Immediate, Detect::Deferred];
            let what = "a time of detection";
            match s.chosen(modes, Detect::name, what, "times of detection") {
                Ok(detect) => situation.detect = Some((detect, start.to(s.before()))),
                Err(noted) => {
                    situation.detect_lost = true;
                    return Err(noted);
                }
            }
        }
        "max_combinations" => match s.count("max_combinations", start) {
            Ok(count) => situation.max_combinations = Some(count),
            Err(noted) => {
                situation.limits_lost = true;
                return Err(noted);
            }
        },
        _ => return emit(s, situation),
    }
    s.end_clause(&CLAUSES)
}

/// A value with nothing behind it: half a value would cause errors of its own.
fn emitted(s: &mut Stream<'_>) -> Parsed<Expr> {
    let value = s.expression()?;
    // The next attribute lacks a comma only.
    if s.word().is_some() && !s.is_punct_at(1, ':') {
        let message = format!("unexpected {}; a value ends with `,`", s.found());
        return s.error(s.here(), message);
    }
    Ok(value)
}

/// `emit { x: a.x, y: b.y + 1 }`
fn emit(s: &mut Stream<'_>, situation: &mut Situation) -> Parsed<()> {
    let Some(group) = s.eat_group(Delimiter::Brace) else {
        situation.emit_lost = true;
        return s.expected("a block, as in `emit { range: a.range }`");
    };
    s.no_semicolon();
    let read = values(
        s,
        &group,
        &mut situation.emit,
        ("an emitted attribute", "range: a.range"),
    );
    situation.emit_lost |= !read;
    Ok(())
}

/// Attributes with their values in a block; whether all could be read.
pub(super) fn values(
    s: &mut Stream<'_>,
    group: &Group,
    to: &mut Vec<Emission>,
    (what, example): (&str, &str),
) -> bool {
    s.inside(group).list(|s| {
        let name = s.name(&format!("the name of {what}"))?;
        let value = s
            .expect_punct(':', &format!("and a value, as in `{example}`"))
            .and_then(|_| emitted(s));
        to.push(Emission {
            name,
            value: value.as_ref().ok().cloned(),
        });
        value.map(|_| ())
    })
}
