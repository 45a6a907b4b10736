//! `lifespan Watch { from startup; max_open 1; }`

use super::stream::{Parsed, Stream};
use super::words::{self, LIFESPAN_CLAUSES, Place};
use crate::ast::{Lifespan, Rules};

pub(super) fn lifespan(s: &mut Stream<'_>, rules: &mut Rules, doc: Vec<String>) -> Parsed<()> {
    let name = s.name("the name of a lifespan")?;
    let mut lifespan = Lifespan {
        doc,
        name,
        from: None,
        max_open: None,
        broken: false,
    };
    let block = s.block(Ok(()));
    lifespan.broken = match block {
        Some(group) => {
            let errors = s.errors.len();
            s.inside(&group).clauses(|s| clause(s, &mut lifespan));
            s.errors.len() > errors
        }
        None => true,
    };
    rules.lifespans.push(lifespan);
    Ok(())
}

fn clause(s: &mut Stream<'_>, lifespan: &mut Lifespan) -> Parsed<()> {
    let Some(word) = s.word() else {
        return s.expected("a clause: `from startup;` or `max_open 1;`");
    };
    match word.as_str() {
        "from" => {
            let start = s.skip();
            if lifespan.from.is_some() {
                return s.error(
                    start,
                    "a second `from` is not supported yet in this version; \
                     leave it out: startup is the only opening",
                );
            }
            if s.is_word("startup") {
                lifespan.from = Some(start.to(s.skip()));
            } else if s.word().is_some() {
                let found = s.found();
                return s.error(
                    s.here(),
                    format!("opening from {found} is not supported yet in this version; write `from startup`"),
                );
            } else {
                return s.expected("`startup`");
            }
        }
        "max_open" => {
            let start = s.skip();
            let count = s.count("max_open", start)?;
            if let Some(first) = &lifespan.max_open {
                let line = first.range.line();
                return s.error(start, format!("`max_open` is already said on line {line}"));
            }
            lifespan.max_open = Some(count);
            if s.is_punct(',') {
                s.skip();
                let word = s.word().unwrap_or_default();
                if s.is_empty() || word.is_empty() {
                    return s.expected("`;`");
                }
                return s.error(s.here(), words::unknown(Place::LifespanClause, &word));
            }
        }
        "policy" => {
            s.skip();
            if s.is_word("ignore") {
                return s.error(s.here(), words::not_yet("ignore", "write `policy add`"));
            }
            if s.eat_word("add").is_none() {
                return s.expected("`add`");
            }
        }
        other => return s.error(s.here(), words::unknown(Place::LifespanClause, other)),
    }
    s.end_clause(&LIFESPAN_CLAUSES)
}
