//! `operand a: first E if x > 1, retain if y, max 10, on_full drop_oldest;`

use super::nearest::nearest;
use super::stream::{Noted, Parsed, Stream};
use super::words::{self, CLAUSES, MODIFIERS, Place};
use crate::ast::{Expr, Operand, Retain, Situation};
use crate::model::{OnFull, Quantifier};
use proc_macro2::Delimiter;

/// Reads an operand, whose word is taken. Once its name is known it is
/// declared, whatever follows.
pub(super) fn operand(s: &mut Stream<'_>, situation: &mut Situation) -> Parsed<()> {
    let name = match s.name("the name of an operand, as in `operand a: first E`") {
        Ok(name) => name,
        Err(noted) => {
            situation.operands_lost = true;
            return Err(noted);
        }
    };
    let mut operand = Operand {
        name,
        quantifier: None,
        source: None,
        threshold: None,
        retain: None,
        max: None,
        on_full: None,
        broken: false,
    };
    let read = source(s, &mut operand).and_then(|()| modifiers(s, &mut operand));
    operand.broken |= read.is_err();
    situation.operands.push(operand);
    read
}

/// `: first E`
fn source(s: &mut Stream<'_>, operand: &mut Operand) -> Parsed<()> {
    s.expect_punct(':', "and an event, as in `: first E`")?;
    let Some(word) = s.word() else {
        return s.expected("a quantifier and an event, as in `first E`");
    };
    operand.quantifier = Some(match word.as_str() {
        "first" => Quantifier::First,
        "last" => Quantifier::Last,
        "each" => Quantifier::Each,
        _ => return no_quantifier(s, &word),
    });
    s.skip();
    operand.source = Some(s.name("the name of an event or a situation")?);
    if s.group(Delimiter::Brace).is_some() {
        let at = s.here();
        return s.error(
            at,
            words::not_yet(
                "{m..=n}",
                "write one operand for each event, without repetition",
            ),
        );
    }
    Ok(())
}

/// What stands in the place of a quantifier, in words.
fn no_quantifier(s: &mut Stream<'_>, word: &str) -> Parsed<()> {
    if word == "absolute" {
        return s.error(s.here(), words::not_yet("absolute", "leave it out"));
    }
    let near = nearest(word, ["first", "last", "each"]);
    let message = match near {
        Some(near) if s.word_at(1).is_some_and(|next| next != "if") => {
            format!("`{word}` is no quantifier; did you mean `{near}`?")
        }
        _ => format!("missing quantifier; write `first {word}`, `last {word}` or `each {word}`"),
    };
    s.error(s.here(), message)
}

/// The modifiers with the `;` behind them.
fn modifiers(s: &mut Stream<'_>, operand: &mut Operand) -> Parsed<()> {
    let mut first = true;
    loop {
        if s.eat_punct(';').is_some() {
            return Ok(());
        }
        if s.is_empty() || (s.starts_with(&CLAUSES) && !s.is_word("within")) {
            s.missing_semicolon();
            return Ok(());
        }
        if s.eat_punct(',').is_none() && !(first && s.is_word("if")) {
            let Some(word) = s.word() else {
                return s.expected("`,` and a modifier, or `;`");
            };
            if s.is_word("within") {
                s.missing_semicolon();
                return Ok(());
            }
            if !MODIFIERS.contains(&word.as_str()) {
                return s.error(s.here(), words::unknown(Place::Modifier, &word));
            }
            let _ = s.error::<()>(s.here(), format!("missing `,` before `{word}`"));
        }
        first = false;
        if modifier(s, operand).is_err() {
            operand.broken = true;
            s.skip_until(|s| s.is_punct(',') || s.is_punct(';') || s.is_word("operand"));
        }
    }
}

fn modifier(s: &mut Stream<'_>, operand: &mut Operand) -> Parsed<()> {
    let Some(word) = s.word() else {
        return s.expected("a modifier: `if`, `retain`, `max` or `on_full`");
    };
    let start = s.here();
    match word.as_str() {
        "if" => {
            said_once(s, "if", operand.threshold.is_some())?;
            s.skip();
            operand.threshold = Some(None);
            operand.threshold = Some(Some(condition(s)?));
            Ok(())
        }
        "retain" => {
            said_once(s, "retain", operand.retain.is_some())?;
            s.skip();
            if s.eat_word("if").is_none() {
                operand.retain = Some(Retain::Always);
                if !ends_modifier(s) {
                    return s.error(
                        s.here(),
                        "the condition of `retain` needs an `if`: `retain if ..`",
                    );
                }
                return Ok(());
            }
            operand.retain = Some(Retain::If(None));
            operand.retain = Some(Retain::If(Some(condition(s)?)));
            Ok(())
        }
        "max" => {
            said_once(s, "max", operand.max.is_some())?;
            s.skip();
            operand.max = Some(s.count("max", start)?);
            Ok(())
        }
        "on_full" => {
            said_once(s, "on_full", operand.on_full.is_some())?;
            s.skip();
            let policy = s.word().unwrap_or_default();
            let policies = [OnFull::Reject, OnFull::DropOldest, OnFull::Freeze];
            match policies.into_iter().find(|p| p.name() == policy) {
                Some(policy) => {
                    operand.on_full = Some((policy, start.to(s.skip())));
                    Ok(())
                }
                None if policy.is_empty() => {
                    s.expected("a policy: `reject`, `drop_oldest` or `freeze`")
                }
                None => {
                    let hint = super::nearest::hint(
                        &policy,
                        policies.iter().map(|p| p.name()),
                        "policies",
                    );
                    s.error(s.here(), format!("`{policy}` is no policy; {hint}"))
                }
            }
        }
        other => s.error(start, words::unknown(Place::Modifier, other)),
    }
}

/// A condition with nothing behind it: half a condition would cause errors of
/// its own.
fn condition(s: &mut Stream<'_>) -> Parsed<Expr> {
    let condition = s.expression()?;
    if ends_modifier(s) {
        return Ok(condition);
    }
    let found = s.found();
    s.error(
        s.here(),
        format!("unexpected {found}; a condition ends with `,` or `;`"),
    )
}

/// Whether a modifier may end here. (A missing `,` or `;` is told apart later.)
fn ends_modifier(s: &Stream<'_>) -> bool {
    s.is_empty()
        || s.is_punct(',')
        || s.is_punct(';')
        || s.starts_with(&CLAUSES)
        || s.starts_with(&MODIFIERS)
}

fn said_once(s: &mut Stream<'_>, word: &str, said: bool) -> Parsed<()> {
    if said {
        let _ = s.error::<()>(s.here(), format!("`{word}` stands twice on this operand"));
        return Err(Noted);
    }
    Ok(())
}
