//! Openings, ends, limits and keys of a situation's lifespan.

use super::parts::{over_initiator, sometimes};
use fastrand::Rng;
use rtcep_lang::Model;
use rtcep_lang::model::{
    AttributeDef, End, Initiator, Key, Moment, OnFull, Policy, Quantifier, Source, Terminator, Type,
};

/// Whether it was put in.
pub(super) fn put(model: &mut Model, s: usize, name: &str, rng: &mut Rng) -> bool {
    let l = model.situations[s].lifespan;
    opening(model, l, name, rng)
        || ending(model, l, name, rng)
        || limit(model, l, name, rng)
        || key(model, l, name)
}

fn opening(model: &mut Model, l: usize, name: &str, rng: &mut Rng) -> bool {
    let source = match name {
        "from situation" => Source::Situation(rng.usize(0..model.situations.len())),
        _ => Source::Event(rng.usize(0..model.events.len())),
    };
    let ticks = rng.u64(1..9);
    let initiator = match name {
        "from startup" => Initiator::Startup,
        "from at since" => Initiator::At(Moment::SinceStartup(ticks)),
        "from at instant" => Initiator::At(Moment::Tick(ticks)),
        "from event" | "from if" | "including" | "from situation" | "several from" => {
            let condition = match name {
                "from if" => sometimes(model, source, rng),
                _ => None,
            };
            Initiator::Event {
                source,
                condition,
                including: name == "including",
            }
        }
        _ => return false,
    };
    let initiators = &mut model.lifespans[l].initiators;
    // In front, where no clause before it always opens.
    if initiators.contains(&initiator) {
        return name == "several from" && initiators.len() > 1;
    }
    initiators.insert(0, initiator);
    true
}

fn ending(model: &mut Model, l: usize, name: &str, rng: &mut Rng) -> bool {
    let end = match name {
        "discard" => End::Discard,
        "terminate" => End::Terminate,
        _ if rng.u8(0..3) == 0 => End::Discard,
        _ => End::Terminate,
    };
    let ticks = rng.u64(2..12);
    let source = match name {
        "until situation" => Source::Situation(rng.usize(0..model.situations.len())),
        _ => Source::Event(rng.usize(0..model.events.len())),
    };
    let terminator = match name {
        "never ends" => {
            model.lifespans[l].terminators.clear();
            return true;
        }
        "until after" => Terminator::After { ticks, end },
        "until at since" => Terminator::At {
            moment: Moment::SinceStartup(ticks),
            end,
        },
        "until at instant" => Terminator::At {
            moment: Moment::Tick(ticks),
            end,
        },
        "until each" | "until first" | "until last" | "until if" | "init" | "all_keys"
        | "until situation" | "terminate" | "discard" | "several until" => {
            let condition = match name {
                "init" => over_initiator(model, l),
                _ => sometimes(model, source, rng),
            };
            Terminator::Event {
                source,
                condition,
                which: match name {
                    "until first" => Quantifier::First,
                    "until last" => Quantifier::Last,
                    _ => Quantifier::Each,
                },
                all_keys: name == "all_keys",
                end,
            }
        }
        _ => return false,
    };
    model.lifespans[l].terminators.insert(0, terminator);
    true
}

fn limit(model: &mut Model, l: usize, name: &str, rng: &mut Rng) -> bool {
    let lifespan = &mut model.lifespans[l];
    match name {
        "policy add" => lifespan.policy = Policy::Add,
        "policy ignore" => lifespan.policy = Policy::Ignore,
        "max_open 1" => (lifespan.max_open, lifespan.per_key) = (1, None),
        "max_open more" => lifespan.max_open = rng.u32(2..5),
        "per_key" => lifespan.per_key = Some(1),
        "opening: reject" => lifespan.on_full = OnFull::Reject,
        "opening: drop_oldest" => lifespan.on_full = OnFull::DropOldest,
        "opening: freeze" => lifespan.on_full = OnFull::Freeze,
        _ => return false,
    }
    true
}

/// A key of the type that the name says, if the events have one; `repair` says where
/// the events have it.
fn key(model: &mut Model, l: usize, name: &str) -> bool {
    if name == "key renamed" {
        let Some(key) = &mut model.lifespans[l].key else {
            return false;
        };
        key.name = "q".to_owned();
        return true;
    }
    let fits = |a: &AttributeDef| match a.ty {
        Type::Str(_) => name == "key str",
        Type::Enum(e) if model.enums[e].ordered => name == "key ordered",
        Type::Enum(_) => name == "key enum",
        ty => name == format!("key {}", model.type_name(ty)),
    };
    let attributes = &model.events[0].attributes;
    let Some(a) = attributes.iter().take(4).position(fits) else {
        return false;
    };
    let AttributeDef { name, ty } = attributes[a].clone();
    model.lifespans[l].key = Some(Key {
        name,
        ty,
        attributes: vec![(Source::Event(0), a)],
    });
    true
}
