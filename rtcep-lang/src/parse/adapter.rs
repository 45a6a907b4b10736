//! `reorder within 50ms, max 64;`, `merge radar, sonar, max 16;`

use super::item::{no_docs_of, recover};
use super::nearest::hint;
use super::stream::{Parsed, Stream};
use crate::ast::{Merge, Reorder, Rules};
use crate::diagnostic::Range;
use proc_macro2::TokenTree;

const REORDER_WORDS: [&str; 2] = ["within", "max"];

/// How to write it, for messages.
pub(crate) const REORDER: &str = "`reorder within 50ms, max 64;`";

/// How to write it, for messages.
pub(crate) const MERGE: &str = "`merge radar, sonar, max 16;`";

/// How late events may come; the word is taken.
pub(super) fn reorder(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    documented: Option<Range>,
) -> Parsed<()> {
    no_docs_of(s, "reorder", documented);
    let mut reorder = Reorder {
        word: s.before(),
        within: None,
        max: None,
        broken: false,
    };
    let read = how_late(s, &mut reorder);
    reorder.broken = read.is_err();
    rules.reorders.push(reorder);
    end(s, read);
    Ok(())
}

/// `within 50ms, max 64`
fn how_late(s: &mut Stream<'_>, reorder: &mut Reorder) -> Parsed<()> {
    loop {
        let Some(word) = s.word() else {
            return s.expected(&format!("`within` and a time, as in {REORDER}"));
        };
        let start = s.here();
        match word.as_str() {
            "within" => {
                let first = reorder.within.as_ref().map(|time| time.span.into());
                s.said_before("within", first)?;
                s.skip();
                reorder.within = Some(s.duration("within")?);
            }
            "max" => {
                s.said_before("max", reorder.max.map(|count| count.range))?;
                s.skip();
                reorder.max = Some(s.count("max", start)?);
            }
            _ => return no_word_behind(s, "reorder", &word, &REORDER_WORDS),
        }
        if !another(s, "reorder", |s| s.starts_with(&REORDER_WORDS))? {
            return Ok(());
        }
    }
}

/// What is merged; the word is taken.
pub(super) fn merge(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    documented: Option<Range>,
) -> Parsed<()> {
    no_docs_of(s, "merge", documented);
    let mut merge = Merge {
        word: s.before(),
        sources: Vec::new(),
        max: None,
        broken: false,
    };
    let read = sources(s, &mut merge);
    merge.broken = read.is_err();
    rules.merges.push(merge);
    end(s, read);
    Ok(())
}

/// `radar, sonar, max 16`
fn sources(s: &mut Stream<'_>, merge: &mut Merge) -> Parsed<()> {
    loop {
        let start = s.here();
        match s.word().as_deref() {
            Some("max") => {
                s.said_before("max", merge.max.map(|count| count.range))?;
                s.skip();
                merge.max = Some(s.count("max", start)?);
            }
            // What else a user may think of: a source alone stands between commas.
            Some(word @ ("within" | "on_full")) => {
                return no_word_behind(s, "merge", word, &["max"]);
            }
            Some(word) if matches!(s.peek_at(1), Some(TokenTree::Literal(_))) => {
                return no_word_behind(s, "merge", word, &["max"]);
            }
            Some(_) => merge.sources.push(s.name("the name of a source")?),
            None => return s.expected(&format!("the name of a source, as in {MERGE}")),
        }
        if !another(s, "merge", |s| s.word().is_some())? {
            return Ok(());
        }
    }
}

fn no_word_behind<T>(s: &mut Stream<'_>, item: &str, word: &str, words: &[&str]) -> Parsed<T> {
    let what = format!("words behind `{item}`");
    let hint = hint(word, words.iter().copied(), &what);
    let message = format!("`{word}` is no word behind `{item}`; {hint}");
    s.error(s.here(), message)
}

/// Takes the comma before one more part, if there is one.
fn another(s: &mut Stream<'_>, item: &str, part: impl Fn(&Stream<'_>) -> bool) -> Parsed<bool> {
    if let Some(comma) = s.eat_punct(',') {
        if s.is_punct(';') || s.is_empty() || s.begins_item() {
            return s.error(comma, format!("`{item}` ends with `;`, not `,`"));
        }
        return Ok(true);
    }
    if part(s) && !s.begins_item() {
        let found = s.found();
        let _ = s.error::<()>(s.here(), format!("missing `,` before {found}"));
        return Ok(true);
    }
    Ok(false)
}

/// The end of an item without a block, of which something may be unread.
fn end(s: &mut Stream<'_>, read: Parsed<()>) {
    if read.is_err() {
        recover(s);
    } else {
        s.end_item();
    }
}
