//! `if x > 1, override if y, retain if z, max 10, on_full drop_oldest;`

use super::nearest::hint;
use super::stream::{Parsed, Stream};
use super::words::{self, CLAUSES, MODIFIERS, Place};
use crate::ast::{Expr, Flag, Guarded, Operand, Weight};
use crate::diagnostic::Range;
use crate::model::OnFull;
use proc_macro2::TokenTree;

/// The modifiers with the `;` behind them. A `within` among them is lost to the
/// situation.
pub(super) fn modifiers(
    s: &mut Stream<'_>,
    operand: &mut Operand,
    within_lost: &mut bool,
) -> Parsed<()> {
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
            // `within` is told apart, as no modifier.
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
        let window = s.is_word("within");
        if modifier(s, operand).is_err() {
            operand.broken = true;
            if window {
                // Meant for the situation, and not read as its clause.
                *within_lost = true;
                s.skip();
            }
            s.skip_until(|s| s.is_punct(',') || s.is_punct(';') || super::situation::begins(s));
        }
    }
}

fn modifier(s: &mut Stream<'_>, operand: &mut Operand) -> Parsed<()> {
    let Some(word) = s.word() else {
        return s.expected("a modifier, such as `if`, `retain` or `max`");
    };
    let start = s.here();
    if !MODIFIERS.contains(&word.as_str()) {
        return s.error(start, words::unknown(Place::Modifier, &word));
    }
    said_once(s, operand, &word)?;
    s.skip();
    match word.as_str() {
        "if" => {
            operand.threshold = Some(guarded(start));
            operand.threshold = Some(Guarded {
                word: start,
                condition: Some(condition(s)?),
            });
        }
        "override" => {
            operand.overrides = Some(guarded(start));
            if s.eat_word("if").is_none() {
                return s.error(
                    s.here(),
                    "`override` needs a condition: write `override if ..`, or `override if true`",
                );
            }
            operand.overrides = Some(Guarded {
                word: start,
                condition: Some(condition(s)?),
            });
        }
        "weight" => {
            operand.weight = Some(Weight {
                word: start,
                value: None,
            });
            operand.weight = Some(Weight {
                word: start,
                value: Some(condition(s)?),
            });
        }
        "counted" => {
            let (flag, read) = flag(s, "counted", start);
            operand.counted = Some(flag);
            read?;
        }
        "retain" => {
            let (flag, read) = flag(s, "retain", start);
            operand.retain = Some(flag);
            read?;
        }
        "max" => operand.max = Some(s.count("max", start)?),
        _ => operand.on_full = Some(s.on_full(start)?),
    }
    Ok(())
}

fn guarded(word: Range) -> Guarded {
    Guarded {
        word,
        condition: None,
    }
}

/// `if c` behind `retain` or `counted`, or nothing.
fn flag(s: &mut Stream<'_>, word: &str, at: Range) -> (Flag, Parsed<()>) {
    let mut flag = Flag {
        word: at,
        condition: None,
    };
    if s.eat_word("if").is_some() {
        let read = condition(s);
        flag.condition = Some(read.as_ref().ok().cloned());
        return (flag, read.map(|_| ()));
    }
    if ends_modifier(s) && !when_of_one_event(s) {
        return (flag, Ok(()));
    }
    let message = format!("the condition of `{word}` needs an `if`: `{word} if ..`");
    (flag, s.error(s.here(), message))
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
        // `in` goes on with what stands behind the word that is missing.
        let Some(word) = self.word().filter(|word| word != "in") else {
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
        "override" => operand.overrides.is_some(),
        "weight" => operand.weight.is_some(),
        "counted" => operand.counted.is_some(),
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
