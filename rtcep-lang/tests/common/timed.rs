//! The second half of the language, added to a model of the first: moments, timers,
//! stateless rules and actions.

use super::expr::expr;
use super::items::docs;
use super::{Choices, any_type, own};
use rtcep_lang::model::*;

/// Adds what the first half does not have. The lifespans have no keys.
pub(crate) fn add(c: &mut Choices, model: &mut Model) {
    if !c.one_in(3) {
        let epochs = [
            "1970-01-01T00:00:00Z",
            "2018-08-02T08:34:47Z",
            "1904-01-01T00:00:00.5Z",
        ];
        model.epoch = Some(c.one_of(&epochs).to_owned());
    }
    for l in 0..model.lifespans.len() {
        moments(c, model, l);
        initiator(c, model, l);
    }
    refers(c, model);
    for i in 0..c.below(4) {
        let situation = situation(c, model, i);
        model.situations.push(situation);
    }
    actions(c, model);
}

/// Since startup, or an instant that RFC 3339 can write.
fn moment(c: &mut Choices, model: &Model) -> Moment {
    if model.epoch.is_none() || c.one_in(2) {
        return Moment::SinceStartup(1 + c.number() % 1_000_000);
    }
    let Resolution {
        numerator,
        denominator,
    } = model.resolution;
    // A literal has nanoseconds at most, and years up to 9999.
    let step = (denominator / 1_000_000_000).max(1);
    let years = 2000 * 31_000_000 * u128::from(denominator) / u128::from(numerator);
    let most = u64::try_from(years).unwrap_or(u64::MAX);
    Moment::Tick(c.number() % most / step * step)
}

/// `from at`, `until at`
fn moments(c: &mut Choices, model: &mut Model, l: usize) {
    for _ in 0..c.below(3) {
        let at = moment(c, model);
        model.lifespans[l].initiators.push(Initiator::At(at));
    }
    for _ in 0..c.below(3) {
        let moment = moment(c, model);
        let end = c.one_of(&[End::Terminate, End::Discard]);
        let terminator = Terminator::At { moment, end };
        model.lifespans[l].terminators.push(terminator);
    }
}

/// Conditions of `until` that read the initiator.
fn initiator(c: &mut Choices, model: &mut Model, l: usize) {
    let lifespan = &model.lifespans[l];
    let mut sources = Vec::new();
    for initiator in &lifespan.initiators {
        let Initiator::Event { source, .. } = initiator else {
            return;
        };
        sources.push(*source);
    }
    let Some((&first, others)) = sources.split_first() else {
        return;
    };
    let common = |def: &AttributeDef| others.iter().all(|o| model.attributes(*o).contains(def));
    let first = model.attributes(first);
    let opened = first.iter().enumerate().filter(|(_, def)| common(def));
    let opened = opened.map(|(a, def)| (Attribute::Initiator(a), def.ty));
    let opened: Vec<_> = opened.collect();
    for t in 0..lifespan.terminators.len() {
        let Terminator::Event { source, .. } = model.lifespans[l].terminators[t] else {
            continue;
        };
        let mut readable = own(model, source);
        readable.extend(&opened);
        let read = c
            .one_in(2)
            .then(|| expr(c, model, &readable, Type::Bool, 3));
        if let Terminator::Event { condition, .. } = &mut model.lifespans[l].terminators[t] {
            *condition = read.or(condition.take());
        }
    }
}

/// Along the events, and from anything to events that feed nothing.
fn refers(c: &mut Choices, model: &mut Model) {
    let events = model.events.len();
    for i in 0..c.below(3) {
        let attributes = (c
            .some_of(&["x", "init", "missed", "type"], 0, 4)
            .into_iter())
        .map(|name| AttributeDef {
            name,
            ty: any_type(c, model),
        })
        .collect();
        model.events.push(EventDef {
            doc: docs(c),
            name: format!("Made{i}"),
            adopted: None,
            attributes,
        });
    }
    for _ in 0..c.below(4) {
        let target = c.below(model.events.len());
        let source = if target < events {
            if target == 0 {
                continue;
            }
            Source::Event(c.below(target))
        } else {
            any_source(c, model, target)
        };
        let own = own(model, source);
        let condition = c.one_in(2).then(|| expr(c, model, &own, Type::Bool, 3));
        let attributes = model.events[target].attributes.clone();
        let map = attributes
            .iter()
            .map(|a| expr(c, model, &own, a.ty, 2))
            .collect();
        model.refers.push(Refer {
            target,
            source,
            condition,
            map,
        });
    }
}

/// A situation, or an event before this one.
fn any_source(c: &mut Choices, model: &Model, events: usize) -> Source {
    let mut sources: Vec<Source> = (0..events).map(Source::Event).collect();
    sources.extend((0..model.situations.len()).map(Source::Situation));
    c.one_of(&sources)
}

/// `at`, `every` or `after`, of events alone.
fn situation(c: &mut Choices, model: &Model, i: usize) -> Situation {
    let kind = c.one_of(&[Kind::At, Kind::Every, Kind::After]);
    let demand = match kind {
        Kind::At => Demand::At(moment(c, model)),
        Kind::Every => Demand::Every(1 + c.number() % 100_000),
        _ => Demand::After(1 + c.number() % if c.one_in(3) { u64::MAX } else { 1000 }),
    };
    let mut readable = Vec::new();
    let mut operands = Vec::new();
    if kind == Kind::Every {
        readable.push((Attribute::Missed, Type::U64));
    }
    if kind == Kind::After {
        let source = Source::Event(c.below(model.events.len()));
        let own = own(model, source);
        let attributes = own.iter().enumerate();
        readable.extend(attributes.map(|(a, &(_, ty))| (Attribute::Operand(0, a), ty)));
        operands.push(operand(c, model, source, &own));
    }
    let names = c.some_of(&["x", "init", "missed", "match"], 0, 3);
    let emit = names.into_iter().map(|name| {
        let ty = any_type(c, model);
        Emission {
            name,
            value: expr(c, model, &readable, ty, 3),
        }
    });
    Situation {
        doc: Vec::new(),
        name: format!("T{i}"),
        kind,
        demand,
        emit: emit.collect(),
        lifespan: c.below(model.lifespans.len()),
        operands,
        when: None,
        detect: Detect::Immediate,
        within: None,
        once: c.one_in(3),
        max_combinations: None,
    }
}

fn operand(c: &mut Choices, model: &Model, source: Source, own: &[(Attribute, Type)]) -> Operand {
    let quantifier = c.one_of(&[Quantifier::First, Quantifier::Last, Quantifier::Each]);
    let each = quantifier == Quantifier::Each;
    Operand {
        name: c.one_of(&["a", "missed", "init"]).to_owned(),
        source,
        role: Role::Required,
        quantifier,
        absolute: false,
        repetition: None,
        threshold: c.one_in(2).then(|| expr(c, model, own, Type::Bool, 2)),
        weight: None,
        counted: Counted::Never,
        overrides: c.one_in(3).then(|| expr(c, model, own, Type::Bool, 2)),
        retain: None,
        max: each.then(|| 1 + u32::try_from(c.below(20)).expect("small")),
        on_full: if each {
            c.one_of(&[OnFull::Reject, OnFull::DropOldest, OnFull::Freeze])
        } else {
            OnFull::Reject
        },
    }
}

fn actions(c: &mut Choices, model: &mut Model) {
    for name in c.some_of(&["Warn", "max", "Fire", "L0"], 0, 3) {
        let events = model.events.len();
        let source = any_source(c, model, events);
        let own = own(model, source);
        let condition = c.one_in(2).then(|| expr(c, model, &own, Type::Bool, 3));
        let attributes = (c.some_of(&["x", "on", "if", "match"], 0, 3).into_iter()).map(|name| {
            let ty = any_type(c, model);
            Emission {
                name,
                value: expr(c, model, &own, ty, 2),
            }
        });
        let attributes = attributes.collect();
        model.actions.push(Action {
            doc: docs(c),
            name,
            source,
            condition,
            attributes,
        });
    }
    if !model.actions.is_empty() {
        model.queue = Some(ActionQueue {
            max: 1 + u32::try_from(c.below(100)).expect("small"),
            on_full: c.one_of(&[OnFull::Reject, OnFull::DropOldest]),
        });
    }
}
