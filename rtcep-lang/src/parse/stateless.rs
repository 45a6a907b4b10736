//! `refer T from E if c { x: y }`, `action Warn on E if c { x: y }`,
//! `actions max 16, on_full reject;`

use super::item::{no_docs_of, recover};
use super::nearest::hint;
use super::situation::values;
use super::stream::{Parsed, Stream};
use crate::ast::{Action, ActionQueue, Condition, Name, Refer, Rules};
use crate::diagnostic::Range;
use proc_macro2::{Delimiter, TokenTree};

/// The attributes in the block, and how one is written.
const OWN: (&str, &str) = ("an attribute", "x: y + 1");

/// A stateless rule, whose word is taken.
pub(super) fn refer(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    documented: Option<Range>,
) -> Parsed<()> {
    no_docs_of(s, "refer", documented);
    if s.is_word("from") && !s.starts_with_at(1, "from") {
        return s.error(
            s.here(),
            "`refer` makes an event and does not say which; write `refer Made from E { .. }`",
        );
    }
    let target = s.name("the name of an event")?;
    let mut refer = Refer {
        target,
        source: None,
        condition: None,
        map: Vec::new(),
        map_lost: false,
    };
    let header = header(
        s,
        ("refer", "from"),
        &mut refer.source,
        &mut refer.condition,
    );
    refer.map_lost = match s.block(header) {
        Some(group) => !values(s, &group, &mut refer.map, OWN),
        None => true,
    };
    rules.refers.push(refer);
    Ok(())
}

/// An action, whose word is taken.
pub(super) fn action(s: &mut Stream<'_>, rules: &mut Rules, doc: Vec<String>) -> Parsed<()> {
    if s.is_word("on") && !s.starts_with_at(1, "on") {
        return s.error(
            s.here(),
            "an action has a name of its own; write `action Warn on E { .. }`",
        );
    }
    if s.is_word("max") && matches!(s.peek_at(1), Some(TokenTree::Literal(_))) {
        return s.error(
            s.before(),
            "an action has a name and an event; where actions wait is said by `actions max 16;`",
        );
    }
    let name = s.name("the name of an action")?;
    let mut action = Action {
        doc,
        name,
        source: None,
        condition: None,
        attributes: Vec::new(),
        attributes_lost: false,
    };
    let header = header(
        s,
        ("action", "on"),
        &mut action.source,
        &mut action.condition,
    );
    action.attributes_lost = match s.block(header) {
        Some(group) => !values(s, &group, &mut action.attributes, OWN),
        None => true,
    };
    rules.actions.push(action);
    Ok(())
}

/// `from E if c`: what stands before the block.
fn header(
    s: &mut Stream<'_>,
    (item, word): (&str, &str),
    source: &mut Option<Name>,
    condition: &mut Option<Condition>,
) -> Parsed<()> {
    if s.eat_word(word).is_none() {
        return s.expected(&format!("`{word}` and an event, as in `{word} E`"));
    }
    *source = Some(s.name("the name of an event or a situation")?);
    if s.eat_word("if").is_some() {
        *condition = Some(None);
        let read = s.expression()?;
        if s.group(Delimiter::Brace).is_some() || s.is_punct(';') || s.is_empty() {
            // Half a condition would cause errors of its own.
            *condition = Some(Some(read));
        }
    } else if s.starts_with(&["when", "where"]) {
        let found = s.found();
        return s.error(
            s.here(),
            format!("write `if` for {found}: one event is read"),
        );
    } else if s.is_punct(',') || s.starts_with(&["and", "or"]) {
        let message = format!("`{word}` names one event; write another `{item}` for the next");
        return s.error(s.here(), message);
    }
    if s.group(Delimiter::Brace).is_some() {
        return Ok(());
    }
    s.expected("a block with the attributes, as in `{ x: y + 1 }`, or `{}`")
}

const QUEUE_WORDS: [&str; 2] = ["max", "on_full"];

/// Where actions wait; the word is taken.
pub(super) fn queue(
    s: &mut Stream<'_>,
    rules: &mut Rules,
    documented: Option<Range>,
) -> Parsed<()> {
    no_docs_of(s, "actions", documented);
    let mut queue = ActionQueue {
        word: s.before(),
        max: None,
        on_full: None,
        broken: false,
    };
    let read = limits(s, &mut queue);
    queue.broken = read.is_err();
    rules.queues.push(queue);
    if read.is_err() {
        recover(s);
    } else {
        s.end_item();
    }
    Ok(())
}

/// `max 16, on_full reject`
fn limits(s: &mut Stream<'_>, queue: &mut ActionQueue) -> Parsed<()> {
    loop {
        let Some(word) = s.word() else {
            let behind = queue.max.is_some() || queue.on_full.is_some();
            return s.expected(if behind {
                "`;`"
            } else {
                "`max` and a number, as in `actions max 16;`"
            });
        };
        let start = s.here();
        match word.as_str() {
            "max" => {
                s.said_before("max", queue.max.map(|count| count.range))?;
                s.skip();
                queue.max = Some(s.count("max", start)?);
            }
            "on_full" => {
                s.said_before("on_full", queue.on_full.map(|(_, range)| range))?;
                s.skip();
                queue.on_full = Some(s.on_full(start)?);
            }
            _ => {
                let hint = hint(&word, QUEUE_WORDS, "words behind `actions`");
                return s.error(
                    start,
                    format!("`{word}` is no word behind `actions`; {hint}"),
                );
            }
        }
        if let Some(comma) = s.eat_punct(',') {
            if s.is_punct(';') || s.is_empty() || s.begins_item() {
                return s.error(comma, "`actions` ends with `;`, not `,`");
            }
        } else if s.starts_with(&QUEUE_WORDS) {
            let found = s.found();
            let _ = s.error::<()>(s.here(), format!("missing `,` before {found}"));
        } else {
            return Ok(());
        }
    }
}
