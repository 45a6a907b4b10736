//! `key target;`, `key target = Plot.id, Track.number;`

use super::lifespan::begins_max_open;
use super::stream::{Parsed, Stream};
use super::words::LIFESPAN_CLAUSES;
use crate::ast::{Key, Lifespan, Name, Renamed};

/// A `key` clause, whose word stands here.
pub(super) fn key(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let start = s.skip();
    let name = s.name("the name of an attribute, as in `key target`")?;
    let range = start.to(name.span.into());
    if s.is_punct('.') {
        let owner = name.text;
        let attribute = s.word_at(1).unwrap_or_else(|| "id".to_owned());
        let at = start.to(s.range_at(1));
        return s.error(
            at,
            format!("a key has a name of its own; write `key {attribute} = {owner}.{attribute}`"),
        );
    }
    let key = lifespan.key.insert(Key {
        name,
        range,
        renamed: Vec::new(),
    });
    if let Some(comma) = s.eat_punct(',') {
        if ends(s) {
            let _ = s.error::<()>(comma, NO_COMMA);
            return Ok(());
        }
        return s.error(
            comma,
            "a lifespan has one key; put several attributes into one before you send the event",
        );
    }
    if s.eat_punct('=').is_some() {
        loop {
            let renamed = renamed(s, &key.name.text)?;
            key.renamed.push(renamed);
            let Some(comma) = s.eat_punct(',') else {
                break;
            };
            if ends(s) {
                let _ = s.error::<()>(comma, NO_COMMA);
                return Ok(());
            }
        }
    }
    s.end_clause(&LIFESPAN_CLAUSES)
}

const NO_COMMA: &str = "`key` ends with `;`, not `,`";

/// Whether the clause ends behind a `,`, with or without its `;`.
fn ends(s: &mut Stream<'_>) -> bool {
    s.eat_punct(';').is_some()
        || s.is_empty()
        || (s.starts_with(&LIFESPAN_CLAUSES) && !s.is_punct_at(1, '.'))
}

/// `Plot.id`
fn renamed(s: &mut Stream<'_>, key: &str) -> Parsed<Renamed> {
    let example = format!("as in `key {key} = Plot.id`");
    let source = part(s, &format!("an event and its attribute, {example}"))?;
    if !s.is_punct('.') {
        let message = format!(
            "`{}` alone does not say which attribute of which event; write both, {example}",
            source.text
        );
        return s.error(source.span, message);
    }
    s.skip();
    let attribute = part(s, &format!("the name of an attribute, {example}"))?;
    Ok(Renamed { source, attribute })
}

fn part(s: &mut Stream<'_>, what: &str) -> Parsed<Name> {
    if begins_max_open(s) {
        return s.expected(what);
    }
    s.name(what)
}
