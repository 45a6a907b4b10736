//! `operand a: first E if x > 1, retain if y, max 10, on_full drop_oldest;`

use super::nearest::hint;
use super::stream::{Parsed, Stream};
use super::words::{self, CLAUSES, MODIFIERS, Place};
use crate::ast::{Expr, Operand, Retain, Situation};
use crate::diagnostic::Range;
use crate::model::{OnFull, Quantifier};
use proc_macro2::{Delimiter, TokenTree};

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
    // A name behind it is that of the event.
    let event = s
        .word_at(1)
        .is_some_and(|next| !CLAUSES.contains(&&*next) && !MODIFIERS.contains(&&*next));
    let message = if event {
        let hint = hint(word, ["first", "last", "each"], "quantifiers");
        format!("`{word}` is no quantifier; {hint}")
    } else {
        format!("missing quantifier; write `first {word}`, `last {word}` or `each {word}`")
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
        if let Some(comma) = s.eat_punct(',') {
            // `within` is told apart as a modifier of a later version.
            if s.is_empty() || (s.starts_with(&CLAUSES) && !s.is_word("within")) {
                let _ = s.error::<()>(comma, "an operand ends with `;`, not `,`");
                return Ok(());
            }
        } else if !(first && s.is_word("if")) {
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
            // A modifier that is not wanted needs no comma either.
            if !is_said(operand, &word) {
                let _ = s.error::<()>(s.here(), format!("missing `,` before `{word}`"));
            }
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
            said_once(s, operand, "if")?;
            s.skip();
            operand.threshold = Some(None);
            operand.threshold = Some(Some(condition(s)?));
            Ok(())
        }
        "retain" => {
            said_once(s, operand, "retain")?;
            let word = s.skip();
            if s.eat_word("if").is_none() {
                operand.retain = Some(Retain {
                    word,
                    condition: None,
                });
                if !ends_modifier(s) || when_of_one_event(s) {
                    return s.error(
                        s.here(),
                        "the condition of `retain` needs an `if`: `retain if ..`",
                    );
                }
                return Ok(());
            }
            let read = condition(s);
            operand.retain = Some(Retain {
                word,
                condition: Some(read.as_ref().ok().cloned()),
            });
            read.map(|_| ())
        }
        "max" => {
            said_once(s, operand, "max")?;
            s.skip();
            operand.max = Some(s.count("max", start)?);
            Ok(())
        }
        "on_full" => {
            said_once(s, operand, "on_full")?;
            s.skip();
            operand.on_full = Some(s.on_full(start)?);
            Ok(())
        }
        other => s.error(start, words::unknown(Place::Modifier, other)),
    }
}

impl Stream<'_> {
    /// The policy of an `on_full`, whose word is taken and stands at `start`.
    pub(super) fn on_full(&mut self, start: Range) -> Parsed<(OnFull, Range)> {
        let policies = [OnFull::Reject, OnFull::DropOldest, OnFull::Freeze];
        let policy = self.chosen(policies, OnFull::name, "a policy", "policies")?;
        Ok((policy, start.to(self.before())))
    }

    /// One of several words. `one` and `all` say of what, as in "a policy".
    pub(super) fn chosen<T: Copy, const N: usize>(
        &mut self,
        choices: [T; N],
        name: impl Fn(T) -> &'static str,
        one: &str,
        all: &str,
    ) -> Parsed<T> {
        let names = choices.map(&name);
        let Some(word) = self.word() else {
            let quoted = names.map(|name| format!("`{name}`"));
            let words = match &quoted[..] {
                [first @ .., last] if !first.is_empty() => {
                    format!("{} or {last}", first.join(", "))
                }
                other => other.concat(),
            };
            return self.expected(&format!("{one}: {words}"));
        };
        if let Some(&choice) = choices.iter().find(|choice| name(**choice) == word) {
            self.skip();
            return Ok(choice);
        }
        let hint = hint(&word, names, all);
        let what = one.trim_start_matches("a ");
        self.error(self.here(), format!("`{word}` is no {what}; {hint}"))
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

/// Whether `when` stands here for `if`, as in `retain when x > 1`: the clause
/// `when` reads attributes of operands, with a point, and a modifier never does.
fn when_of_one_event(s: &Stream<'_>) -> bool {
    if !s.is_word("when") {
        return false;
    }
    let mut waiting: Vec<TokenTree> = Vec::new();
    for ahead in 1.. {
        match s.peek_at(ahead) {
            None => break,
            Some(TokenTree::Punct(p)) if matches!(p.as_char(), ';' | ',') => break,
            Some(tree) => waiting.push(tree.clone()),
        }
    }
    let mut reads = false;
    while let Some(tree) = waiting.pop() {
        match tree {
            TokenTree::Group(group) => waiting.extend(group.stream()),
            TokenTree::Punct(p) if p.as_char() == '.' => return false,
            TokenTree::Ident(_) => reads = true,
            _ => {}
        }
    }
    reads
}

/// Whether a modifier was read already.
fn is_said(operand: &Operand, modifier: &str) -> bool {
    match modifier {
        "if" => operand.threshold.is_some(),
        "retain" => operand.retain.is_some(),
        "max" => operand.max.is_some(),
        _ => operand.on_full.is_some(),
    }
}

fn said_once(s: &mut Stream<'_>, operand: &Operand, word: &str) -> Parsed<()> {
    if !is_said(operand, word) {
        return Ok(());
    }
    let instead = if word == "if" {
        "; join the conditions with `&&`"
    } else {
        ""
    };
    s.error(
        s.here(),
        format!("`{word}` stands twice on this operand{instead}"),
    )
}
