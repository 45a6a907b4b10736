//! Random lifespans around situations that exist already.

use super::expr::expr;
use super::items::docs;
use super::{Choices, own};
use rtcep_lang::model::*;

/// A lifespan of which the name alone is known.
pub(crate) fn shell(c: &mut Choices, i: usize) -> Lifespan {
    Lifespan {
        doc: docs(c),
        name: c.one_of(&["L", "Key", "until", "r#"]).replace("r#", "fn") + &i.to_string(),
        policy: Policy::Add,
        initiators: vec![Initiator::Startup],
        terminators: Vec::new(),
        key: None,
        max_open: 1,
        per_key: None,
        on_full: OnFull::Reject,
    }
}

/// Gives the `l`th lifespan its clauses.
pub(crate) fn complete(c: &mut Choices, model: &mut Model, l: usize) {
    let lifespan = &mut model.lifespans[l];
    lifespan.max_open = match c.below(6) {
        5 => 65_535,
        n => 1 + u32::try_from(n).expect("small"),
    };
    if c.one_in(3) {
        return;
    }
    lifespan.policy = c.one_of(&[Policy::Add, Policy::Ignore]);
    lifespan.on_full = c.one_of(&[OnFull::Reject, OnFull::DropOldest, OnFull::Freeze]);
    let including = c.one_in(3);
    let keyed = c.one_in(2);
    let sources = sources(model, l, including);
    let mut initiators = Vec::new();
    for i in 0..1 + c.below(2) {
        if i == 0 && !keyed && c.one_in(2) {
            initiators.push(Initiator::Startup);
            continue;
        }
        let source = c.one_of(&sources);
        initiators.push(Initiator::Event {
            source,
            condition: condition(c, model, source),
            including: including && c.one_in(2),
        });
    }
    let mut terminators = Vec::new();
    for _ in 0..c.below(3) {
        let end = c.one_of(&[End::Terminate, End::Discard]);
        if c.one_in(3) {
            let ticks = 1 + c.number() % if c.one_in(3) { u64::MAX } else { 100_000 };
            terminators.push(Terminator::After { ticks, end });
            continue;
        }
        let source = c.one_of(&sources);
        terminators.push(Terminator::Event {
            source,
            condition: condition(c, model, source),
            which: c.one_of(&[Quantifier::Each, Quantifier::First, Quantifier::Last]),
            all_keys: keyed && c.one_in(3),
            end,
        });
    }
    model.lifespans[l].initiators = initiators;
    model.lifespans[l].terminators = terminators;
    if keyed {
        key(c, model, l);
    }
}

/// What may open and end it without a cycle: events, and situations before the
/// first one that an opening or an end of it composes.
fn sources(model: &Model, l: usize, including: bool) -> Vec<Source> {
    let mut composed = if including {
        model.situations_in(l)
    } else {
        model.deferred_in(l)
    };
    composed.push(model.situations.len());
    let mut sources: Vec<Source> = (0..model.events.len()).map(Source::Event).collect();
    sources.extend((0..composed[0]).map(Source::Situation));
    sources
}

fn condition(c: &mut Choices, model: &Model, source: Source) -> Option<Expr> {
    c.one_in(2)
        .then(|| expr(c, model, &own(model, source), Type::Bool, 2))
}

/// A key that everything that needs one has, if there is one.
fn key(c: &mut Choices, model: &mut Model, l: usize) {
    let mut sources = Vec::new();
    for initiator in &model.lifespans[l].initiators {
        if let Initiator::Event { source, .. } = initiator {
            sources.push(*source);
        }
    }
    for terminator in &model.lifespans[l].terminators {
        if let Terminator::Event {
            source,
            all_keys: false,
            ..
        } = terminator
        {
            sources.push(*source);
        }
    }
    for s in model.situations_in(l) {
        sources.extend(model.situations[s].operands.iter().map(|o| o.source));
    }
    sources.sort();
    sources.dedup();
    let first = model.attributes(sources[0]);
    let named = first.into_iter().find_map(|AttributeDef { name, ty }| {
        let held = |&source: &Source| {
            let attributes = model.attributes(source);
            let holds = |a: &usize| attributes[*a].ty == ty;
            let same = |a: &usize| attributes[*a].name == name;
            let all: Vec<usize> = (0..attributes.len()).filter(holds).collect();
            let best = all.iter().copied().find(same);
            Some((source, best.or(all.first().copied())?))
        };
        let attributes: Option<Vec<_>> = sources.iter().map(held).collect();
        (!ty.is_float()).then_some((name, ty, attributes?))
    });
    let Some((name, ty, attributes)) = named else {
        for terminator in &mut model.lifespans[l].terminators {
            if let Terminator::Event { all_keys, .. } = terminator {
                *all_keys = false;
            }
        }
        return;
    };
    // A name of its own must be told apart in every event.
    let name = if c.one_in(4) {
        "match".to_owned()
    } else {
        name
    };
    let lifespan = &mut model.lifespans[l];
    lifespan.key = Some(Key {
        name,
        ty,
        attributes,
    });
    let most = match lifespan.policy {
        Policy::Add => lifespan.max_open,
        Policy::Ignore => 1,
    };
    let per_key = u32::try_from(c.below(4)).expect("small");
    lifespan.per_key = (1..=most).contains(&per_key).then_some(per_key);
}
