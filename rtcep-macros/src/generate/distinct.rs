//! Each name once, beside the error that two declarations have it.
//!
//! The user's code may go by either of the two, so that what has the name is
//! not known: it counts as incomplete.

use rtcep_lang::Outline;
use rtcep_lang::model::AttributeDef;
use rtcep_lang::print::{TAKEN, snake_case};
use std::collections::HashSet;

/// Leaves out what has the name of something before it.
pub(super) fn distinct(outline: &mut Outline) {
    let mut types: HashSet<String> = TAKEN.iter().map(|&name| name.to_owned()).collect();
    outline.engine = outline.engine.take().filter(|name| !types.contains(name));
    if let Some(engine) = &outline.engine {
        types.extend([
            engine.clone(),
            format!("{engine}Event"),
            format!("{engine}Detection"),
        ]);
        if !outline.actions.is_empty() {
            types.insert(format!("{engine}Action"));
        }
        if outline.spans.reorder.is_some() {
            types.insert(format!("{engine}Reorder"));
        }
        if outline.spans.merge.is_some() {
            types.extend([format!("{engine}Merge"), format!("{engine}Source")]);
        }
    }
    let twice = &mut outline.incomplete;
    let spans = &mut outline.spans;
    for (i, (def, at)) in outline.enums.iter_mut().zip(&mut spans.enums).enumerate() {
        if TAKEN.contains(&def.name.as_str()) {
            // Attributes have its type all the same, under a name that is free.
            def.name = format!("__Refused{i}");
            def.adopted = None;
            at.adopted = None;
            twice.push(def.name.clone());
        } else if !types.insert(def.name.clone()) {
            // Attributes refer to enums by position: it stays, as declared.
            twice.push(def.name.clone());
            def.adopted = Some(def.name.clone());
            at.adopted = None;
        } else if keep(&mut def.variants, &mut at.parts, each_once(Clone::clone)) {
            twice.push(def.name.clone());
        }
    }
    let mut entries = HashSet::new();
    let fewer_events = keep(&mut outline.events, &mut spans.events, |event| {
        let first = types.insert(event.name.clone());
        if !first {
            twice.push(event.name.clone());
        }
        first && entries.insert(snake_case(&event.name))
    });
    for (event, at) in outline.events.iter_mut().zip(&mut spans.events) {
        let name = |a: &AttributeDef| a.name.clone();
        if keep(&mut event.attributes, &mut at.parts, each_once(name)) {
            twice.push(event.name.clone());
        }
    }
    let fewer_situations = keep(
        &mut outline.situations,
        &mut spans.situations,
        |(name, _)| {
            let first = types.insert(name.clone());
            if !first {
                twice.push(name.clone());
            }
            first
        },
    );
    let fewer_actions = keep(&mut outline.actions, &mut spans.actions, |(name, _)| {
        let first = types.insert(name.clone());
        if !first {
            twice.push(name.clone());
        }
        first
    });
    let emitted =
        (outline.situations.iter_mut()).zip(spans.situations.iter_mut().map(|at| &mut at.emit));
    let given =
        (outline.actions.iter_mut()).zip(spans.actions.iter_mut().map(|at| &mut at.attributes));
    for ((name, attributes), at) in emitted.chain(given) {
        let attribute = |a: &AttributeDef| a.name.clone();
        if keep(attributes, at, each_once(attribute)) {
            twice.push(name.clone());
        }
    }
    outline.lost |= fewer_events || fewer_situations || fewer_actions;
}

/// Holds for what has a name for the first time.
fn each_once<T>(name: impl Fn(&T) -> String) -> impl FnMut(&T) -> bool {
    let mut seen = HashSet::new();
    move |part| seen.insert(name(part))
}

/// Keeps what `wanted` holds for, with its place; tells whether any was left out.
fn keep<T, S>(parts: &mut Vec<T>, places: &mut Vec<S>, mut wanted: impl FnMut(&T) -> bool) -> bool {
    let kept: Vec<bool> = parts.iter().map(&mut wanted).collect();
    let mut next = kept.iter();
    parts.retain(|_| next.next().copied().unwrap_or(false));
    let mut next = kept.iter();
    places.retain(|_| next.next().copied().unwrap_or(false));
    kept.contains(&false)
}
