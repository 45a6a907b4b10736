//! Names that are declared: each once, and none that generated code needs.

use super::built_in::named;
use super::sources::sources;
use crate::ast::{Name, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::parse::call::AGGREGATES;
use crate::print::{TAKEN, snake_case};
use std::collections::HashMap;

/// Words that the grammar keeps for what may stand in the place of an event.
const RESERVED: [&str; 7] = ["startup", "after", "or", "it", "first", "last", "each"];

/// Checks every declared name.
pub(super) fn declarations(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    engines(rules, errors);
    types(rules, errors);
    methods(rules, errors);
    sources(rules, errors);
    reserved(rules, errors);
    let lifespans = rules.lifespans.iter().map(|l| &l.name);
    unique(lifespans, "lifespan", errors);
    functions(rules, errors);
    for def in &rules.enums {
        let what = format!("variant of `{}`", def.name.text);
        unique(def.variants.iter(), &what, errors);
    }
    for def in &rules.events {
        let what = format!("attribute of `{}`", def.name.text);
        unique(def.attributes.iter().map(|a| &a.name), &what, errors);
    }
    for def in &rules.situations {
        let what = format!("operand of `{}`", def.name.text);
        unique(def.operands.iter().map(|o| &o.name), &what, errors);
        let what = format!("emitted attribute of `{}`", def.name.text);
        unique(def.emit.iter().map(|e| &e.name), &what, errors);
    }
    for def in &rules.actions {
        let what = format!("attribute of `{}`", def.name.text);
        unique(def.attributes.iter().map(|a| &a.name), &what, errors);
    }
}

fn engines(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    let Some(first) = rules.engines.first() else {
        if !rules.lost {
            let at = rules.start.unwrap_or_else(proc_macro2::Span::call_site);
            errors.push(Diagnostic::error(
                at,
                "the rules have no engine; write `engine Name;` before the other items",
            ));
        }
        return;
    };
    for second in &rules.engines[1..] {
        errors.push(Diagnostic::error(
            second.name.span,
            format!(
                "two engines, `{}` and `{}`; a rule set has one",
                first.name.text, second.name.text
            ),
        ));
    }
}

/// Generated code has names of its own.
fn reserved(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    let types = (rules.engines.iter().map(|e| &e.name))
        .chain(rules.enums.iter().map(|e| &e.name))
        .chain(rules.events.iter().map(|e| &e.name))
        .chain(rules.lifespans.iter().map(|l| &l.name))
        .chain(rules.functions.iter().map(|f| &f.name))
        .chain(rules.situations.iter().map(|s| &s.name))
        .chain(rules.actions.iter().map(|a| &a.name))
        .chain(rules.merges.iter().flat_map(|m| &m.sources));
    let attributes = rules.events.iter().flat_map(|e| &e.attributes);
    let emitted = rules.situations.iter().flat_map(|s| &s.emit);
    let given = rules.actions.iter().flat_map(|a| &a.attributes);
    let parts = attributes.map(|a| &a.name).chain(emitted.map(|e| &e.name));
    let parts = parts.chain(given.map(|a| &a.name));
    for name in types.chain(parts) {
        if name.text.starts_with("__") {
            errors.push(Diagnostic::error(
                name.span,
                format!(
                    "names such as `{}` that begin with `__` belong to generated code; \
                     choose another name",
                    name.text
                ),
            ));
        }
    }
}

/// Functions are called by their names alone.
fn functions(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    unique(rules.functions.iter().map(|f| &f.name), "function", errors);
    for def in &rules.functions {
        let name = def.name.text.as_str();
        let parameters = def.parameters.iter().map(|p| &p.name);
        unique(parameters, &format!("parameter of `{name}`"), errors);
        let is = if AGGREGATES.contains(&name) {
            "an aggregate"
        } else if named(name).is_some() {
            "a function"
        } else {
            continue;
        };
        errors.push(Diagnostic::error(
            def.name.span,
            format!("`{name}` is {is} of the language; choose another name"),
        ));
    }
}

/// Everything that becomes a Rust type or stands where one stands shares one
/// name space.
fn types(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    let mut all: Vec<(&Name, &str)> = Vec::new();
    // Two engines have an error of their own.
    all.extend(rules.engines.iter().take(1).map(|e| (&e.name, "engine")));
    all.extend(rules.enums.iter().map(|e| (&e.name, "enum")));
    all.extend(rules.events.iter().map(|e| (&e.name, "event")));
    all.extend(rules.situations.iter().map(|s| (&s.name, "situation")));
    all.extend(rules.actions.iter().map(|a| (&a.name, "action")));
    all.sort_by_key(|(name, _)| {
        let start = name.span.start();
        (start.line, start.column)
    });
    let mut seen: HashMap<&str, (&Name, &str)> = HashMap::new();
    for &(name, what) in &all {
        let text = name.text.as_str();
        if let Some(&(first, first_what)) = seen.get(text) {
            let line = Range::from(first.span).line();
            errors.push(Diagnostic::error(
                name.span,
                format!(
                    "{what} `{text}` has the name of the {first_what} `{text}` on line {line}; \
                     choose another name"
                ),
            ));
            continue;
        }
        seen.insert(text, (name, what));
        if matches!(what, "event" | "situation") && RESERVED.contains(&text) {
            errors.push(Diagnostic::error(
                name.span,
                format!("`{text}` is a word of the grammar; choose another name for this {what}"),
            ));
        } else if TAKEN.contains(&text) {
            let is = match text {
                "rtcep" => "the library that generated code names",
                _ => "a type",
            };
            errors.push(Diagnostic::error(
                name.span,
                format!("`{text}` is {is}; choose another name for this {what}"),
            ));
        }
    }
    let Some(engine) = rules.engines.first() else {
        return;
    };
    let mut suffixes = vec!["Event", "Detection"];
    if !rules.actions.is_empty() {
        suffixes.push("Action");
    }
    if !rules.reorders.is_empty() {
        suffixes.push("Reorder");
    }
    if !rules.merges.is_empty() {
        suffixes.extend(["Merge", "Source"]);
    }
    for suffix in suffixes {
        let generated = format!("{}{suffix}", engine.name.text);
        if let Some((name, what)) = seen.get(generated.as_str()) {
            errors.push(Diagnostic::error(
                name.span,
                format!(
                    "{what} `{generated}` has the name of a type that is generated for the engine \
                     `{}`; choose another name",
                    engine.name.text
                ),
            ));
        }
    }
}

/// Generated methods and fields are named in snake case: two names that differ
/// in case alone would collide there.
fn methods(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    let events = rules.events.iter().map(|e| &e.name);
    let situations = rules.situations.iter().map(|s| &s.name);
    let lifespans = rules.lifespans.iter().map(|l| &l.name);
    for (names, what) in [
        (events.collect::<Vec<_>>(), "events"),
        (situations.collect(), "situations"),
        (lifespans.collect(), "lifespans"),
    ] {
        let mut seen: HashMap<String, &Name> = HashMap::new();
        for name in names {
            let snake = snake_case(&name.text);
            if let Some(first) = seen.get(&snake) {
                // The same name twice has an error already.
                if first.text != name.text {
                    errors.push(Diagnostic::error(
                        name.span,
                        format!(
                            "the {what} `{}` and `{}` are both `{snake}` in generated code; \
                             choose another name",
                            first.text, name.text
                        ),
                    ));
                }
            } else {
                seen.insert(snake, name);
            }
        }
    }
}

pub(super) fn unique<'a>(
    names: impl Iterator<Item = &'a Name>,
    what: &str,
    errors: &mut Vec<Diagnostic>,
) {
    let mut seen: HashMap<&str, &Name> = HashMap::new();
    for name in names {
        let text = name.text.as_str();
        if let Some(first) = seen.get(text) {
            let line = Range::from(first.span).line();
            errors.push(Diagnostic::error(
                name.span,
                format!(
                    "second {what} with the name `{text}`, the first is on line {line}; \
                     choose another name"
                ),
            ));
        } else {
            seen.insert(text, name);
        }
    }
}
