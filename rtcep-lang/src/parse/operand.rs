//! `operand a: absolute first E{2..=4} ..;`

use super::modifier::modifiers;
use super::nearest::{hint, nearest};
use super::stream::{Parsed, Stream};
use super::words::{CLAUSES, MODIFIERS};
use crate::ast::{Operand, Situation};
use crate::diagnostic::Range;
use crate::model::{Quantifier, Role};

/// The words that begin an operand.
pub(super) const ROLES: [&str; 3] = ["operand", "forbidden", "absent"];

const QUANTIFIERS: [Quantifier; 3] = [Quantifier::First, Quantifier::Last, Quantifier::Each];

/// What an operand is that begins with this word.
pub(super) fn role(word: &str) -> Option<Role> {
    let roles = [Role::Required, Role::Forbidden, Role::Absent];
    roles.into_iter().find(|role| role.name() == word)
}

/// Reads an operand, whose word is taken. Once its name is known it is
/// declared, whatever follows.
pub(super) fn operand(
    s: &mut Stream<'_>,
    situation: &mut Situation,
    role: (Role, Range),
) -> Parsed<()> {
    let what = match role.0 {
        Role::Required => "the name of an operand, as in `operand a: first E`".to_owned(),
        role => format!("a name, as in `{} n: E`", role.name()),
    };
    let name = match s.name(&what) {
        Ok(name) => name,
        Err(noted) => {
            situation.operands_lost = true;
            return Err(noted);
        }
    };
    let mut operand = Operand {
        role,
        name,
        absolute: None,
        quantifier: None,
        source: None,
        repetition: None,
        threshold: None,
        overrides: None,
        weight: None,
        counted: None,
        retain: None,
        max: None,
        on_full: None,
        broken: false,
    };
    let read = source(s, &mut operand)
        .and_then(|()| modifiers(s, &mut operand, &mut situation.within_lost));
    operand.broken |= read.is_err();
    situation.operands.push(operand);
    read
}

/// `: absolute first E{2..=4}`; whether the kind wants a quantifier is judged
/// later.
fn source(s: &mut Stream<'_>, operand: &mut Operand) -> Parsed<()> {
    s.expect_punct(':', "and an event, as in `: first E`")?;
    if s.word().is_none() {
        return s.expected("a quantifier and an event, as in `first E`");
    }
    if s.is_word("absolute") && names_event(s, 1) {
        operand.absolute = Some(s.skip());
    }
    let word = s.word().unwrap_or_default();
    if let Some(quantifier) = QUANTIFIERS.into_iter().find(|q| q.name() == word) {
        operand.quantifier = Some((quantifier, s.skip()));
    } else if names_event(s, 1) {
        let names = QUANTIFIERS.map(Quantifier::name);
        let hint = match word.as_str() {
            word if nearest(word, ["absolute"]).is_some() => "did you mean `absolute`?".to_owned(),
            word => hint(word, names, "quantifiers"),
        };
        return s.error(s.here(), format!("`{word}` is no quantifier; {hint}"));
    }
    if s.is_word("absolute") && names_event(s, 1) {
        return s.error(s.here(), "`absolute` stands before `first` or `last`");
    }
    operand.source = Some(s.name("the name of an event or a situation")?);
    operand.repetition = s.repetition()?;
    Ok(())
}

/// Whether the word `n` places ahead goes on with a quantifier or an event.
fn names_event(s: &Stream<'_>, n: usize) -> bool {
    s.word_at(n)
        .is_some_and(|next| !CLAUSES.contains(&&*next) && !MODIFIERS.contains(&&*next))
}
