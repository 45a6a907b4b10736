//! Items: engine, resolution, enums and events; lifespans and situations have
//! files of their own.

use super::stream::{Noted, Parsed, Stream};
use super::words::{self, Place};
use super::{adapter, function, lifespan, moment, situation, stateless, types};
use crate::ast::{AttributeDef, Engine, Enum, Event, Path, Rules};
use crate::diagnostic::Range;
use crate::parse::nearest::nearest;
use proc_macro2::{Delimiter, TokenStream};

/// Reads items to the end.
pub(super) fn items(s: &mut Stream<'_>, rules: &mut Rules) {
    while !s.is_empty() {
        s.step(|s| {
            if item(s, rules).is_err() {
                rules.lost = true;
                recover(s);
            }
        });
    }
}

/// Goes on at the next item.
pub(super) fn recover(s: &mut Stream<'_>) {
    s.skip_until(|s| s.is_punct(';') || s.group(Delimiter::Brace).is_some() || s.begins_item());
    if s.eat_punct(';').is_none() {
        s.eat_group(Delimiter::Brace);
    }
}

/// One item; an error if its name could not be read.
fn item(s: &mut Stream<'_>, rules: &mut Rules) -> Parsed<()> {
    let first = s.here();
    let errors = s.errors.len();
    let doc = s.docs();
    let documented = first.to(s.before());
    let visible = s.here();
    let (visibility, visibility_text) = s.visibility()?;
    let Some(word) = s.word() else {
        if s.errors.len() > errors {
            // An attribute that could not be read: what follows it is unclear.
            return Err(Noted);
        }
        if s.is_empty() && !doc.is_empty() {
            return s.error(documented, "a doc comment stands before an item");
        }
        return s.expected("an item: `engine`, `enum`, `event`, `fn`, `lifespan` or `situation`");
    };
    let word = known_item(s, &word)?;
    if !visibility_text.is_empty() && word != "engine" {
        let _ = s.error::<()>(
            visible,
            "write the visibility before `engine`; it holds for everything that is generated",
        );
    }
    s.skip();
    let said = (!doc.is_empty()).then_some(documented);
    match word {
        "engine" => engine(s, rules, doc, (visibility, visibility_text)),
        "resolution" => {
            no_docs_of(s, "resolution", said);
            resolution(s, rules)
        }
        "enum" => enumeration(s, rules, doc, false),
        "ordered" => {
            if s.eat_word("enum").is_none() {
                return s.expected("`enum` after `ordered`");
            }
            enumeration(s, rules, doc, true)
        }
        "fn" => {
            if !doc.is_empty() {
                let _ = s.error::<()>(
                    documented,
                    "write `//` here: the function has its documentation in Rust",
                );
            }
            function::function(s, rules)
        }
        "event" => event(s, rules, doc),
        "epoch" => moment::epoch(s, rules, said),
        "reorder" => adapter::reorder(s, rules, said),
        "merge" => adapter::merge(s, rules, said),
        "refer" => stateless::refer(s, rules, said),
        "action" => stateless::action(s, rules, doc),
        "actions" => stateless::queue(s, rules, said),
        "lifespan" => lifespan::lifespan(s, rules, doc),
        _ => situation::situation(s, rules, doc),
    }
}

/// Refuses documentation of what has none.
pub(super) fn no_docs_of(s: &mut Stream<'_>, word: &str, documented: Option<Range>) {
    if let Some(at) = documented {
        let message = format!("write `//` here: `{word}` has no documentation");
        let _ = s.error::<()>(at, message);
    }
}

/// The word of an item. A misspelt one that is followed by a name is reported
/// and then taken as meant, so that what it declares counts as declared.
fn known_item(s: &mut Stream<'_>, word: &str) -> Parsed<&'static str> {
    if let Some(known) = words::ITEMS.iter().find(|known| **known == word) {
        return Ok(known);
    }
    let note: Parsed<()> = s.error(s.here(), words::unknown(Place::Item, word));
    match nearest(word, words::ITEMS) {
        Some(near) if s.word_at(1).is_some() => Ok(near),
        _ => note.and(Err(Noted)),
    }
}

impl Stream<'_> {
    /// Whether an item certainly begins here: its word and then a name. (The
    /// words alone may be names of attributes.)
    pub(super) fn begins_item(&self) -> bool {
        self.is_punct('#')
            || self.is_word("pub")
            || (self.starts_with(&words::ITEMS)
                && (self.word_at(1).is_some() || self.is_word("resolution")))
            || self.is_time_word("epoch")
    }

    /// The `;` behind an item without a block.
    pub(super) fn end_item(&mut self) {
        if self.eat_punct(';').is_some() {
            return;
        }
        if self.is_empty() || self.begins_item() {
            self.missing_semicolon();
            return;
        }
        let _ = self.expected::<()>("`;`");
        recover(self);
    }
}

fn engine(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    doc: Vec<String>,
    (visibility, visibility_text): (TokenStream, String),
) -> Parsed<()> {
    let name = match s.name("the name of the engine") {
        Ok(name) => name,
        Err(noted) => {
            // No second error about a missing engine.
            rules.lost = true;
            return Err(noted);
        }
    };
    rules.engines.push(Engine {
        doc,
        visibility,
        visibility_text,
        name,
    });
    s.end_item();
    Ok(())
}

fn resolution(s: &mut Stream<'_>, rules: &mut Rules) -> Parsed<()> {
    let duration = s.duration("resolution")?;
    rules.resolutions.push(duration);
    s.end_item();
    Ok(())
}

/// `= path`, if it stands here.
fn adopted(s: &mut Stream<'_>) -> Parsed<Option<Path>> {
    match s.eat_punct('=') {
        Some(_) => s
            .path("the path of a type, such as `crate::radar::Plot`")
            .map(Some),
        None => Ok(None),
    }
}

fn enumeration(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    doc: Vec<String>,
    ordered: bool,
) -> Parsed<()> {
    let name = s.name("the name of an enum")?;
    let adopted = adopted(s);
    let header = adopted.as_ref().map(|_| ()).map_err(|noted| *noted);
    let mut variants = Vec::new();
    let block = s.block(header);
    let read = block.is_some_and(|group| {
        s.inside(&group).list(|s| {
            let name = s.name("the name of a variant")?;
            variants.push(name);
            if s.is_punct('=')
                || s.group(Delimiter::Parenthesis).is_some()
                || s.group(Delimiter::Brace).is_some()
            {
                return s.error(
                    s.here(),
                    "a variant is a name alone, without value or fields",
                );
            }
            Ok(())
        })
    });
    rules.enums.push(Enum {
        doc,
        name,
        broken: !read || adopted.is_err(),
        adopted: adopted.unwrap_or_default(),
        ordered,
        variants,
    });
    Ok(())
}

fn event(s: &mut Stream<'_>, rules: &mut Rules, doc: Vec<String>) -> Parsed<()> {
    let name = s.name("the name of an event")?;
    let adopted = adopted(s);
    let header = adopted.as_ref().map(|_| ()).map_err(|noted| *noted);
    let mut attributes = Vec::new();
    let block = s.block(header);
    if s.starts_with(&["every", "else"]) {
        // `event X { .. } every >= 10ms ..;`: declared arrivals.
        let word = s.word().unwrap_or_default();
        let _ = s.error::<()>(
            s.here(),
            words::not_yet(&word, "leave the declared arrivals out"),
        );
        recover(s);
    }
    let read = block.is_some_and(|group| {
        s.inside(&group).list(|s| {
            let start = s.here();
            if !s.visibility()?.1.is_empty() {
                let _ = s.error::<()>(
                    start.to(s.before()),
                    "attributes have no visibility of their own, they have that of the engine; \
                     remove `pub`",
                );
            }
            let name = s.name("the name of an attribute")?;
            let ty = s
                .expect_punct(':', "and a type, as in `range: f32`")
                .and_then(|_| types::attribute_type(s));
            attributes.push(AttributeDef {
                name,
                ty: ty.as_ref().ok().cloned(),
            });
            ty.map(|_| ())
        })
    });
    rules.events.push(Event {
        doc,
        name,
        broken: !read || adopted.is_err(),
        adopted: adopted.unwrap_or_default(),
        attributes,
    });
    Ok(())
}
