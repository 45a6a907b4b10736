//! The constructs of a lifespan.

use super::Set;
use rtcep_lang::Model;
use rtcep_lang::model::{
    End, Initiator, Lifespan, Moment, OnFull, Policy, Quantifier, Source, Terminator, Type,
};

/// Of the `l`th lifespan.
pub(super) fn of(model: &Model, l: usize) -> Set {
    let lifespan = &model.lifespans[l];
    let mut set = Set::default();
    for initiator in &lifespan.initiators {
        opening(&mut set, initiator);
    }
    set.add_if(lifespan.initiators.len() > 1, "several from");
    for terminator in &lifespan.terminators {
        ending(&mut set, terminator);
    }
    set.add_if(lifespan.terminators.is_empty(), "never ends");
    set.add_if(lifespan.terminators.len() > 1, "several until");
    limits(&mut set, lifespan);
    if let Some(key) = &lifespan.key {
        set.add(match key.ty {
            Type::U8 => "key u8",
            Type::U16 => "key u16",
            Type::U32 => "key u32",
            Type::U64 => "key u64",
            Type::I8 => "key i8",
            Type::I16 => "key i16",
            Type::I32 => "key i32",
            Type::I64 => "key i64",
            Type::Bool => "key bool",
            Type::Str(_) => "key str",
            Type::Enum(e) if model.enums[e].ordered => "key ordered",
            Type::Enum(_) => "key enum",
            other => panic!("no key has type {other:?}"),
        });
        let renamed = |&(source, a): &(Source, usize)| model.attributes(source)[a].name != key.name;
        set.add_if(key.attributes.iter().any(renamed), "key renamed");
    }
    set
}

fn opening(set: &mut Set, initiator: &Initiator) {
    match initiator {
        Initiator::Startup => set.add("from startup"),
        Initiator::At(Moment::SinceStartup(_)) => set.add("from at since"),
        Initiator::At(Moment::Tick(_)) => set.add("from at instant"),
        Initiator::Event {
            source,
            condition,
            including,
        } => {
            set.add(match source {
                Source::Event(_) => "from event",
                Source::Situation(_) => "from situation",
            });
            set.add_if(condition.is_some(), "from if");
            set.add_if(*including, "including");
        }
    }
}

fn ending(set: &mut Set, terminator: &Terminator) {
    let end = match terminator {
        Terminator::After { end, .. } => {
            set.add("until after");
            end
        }
        Terminator::At { moment, end } => {
            set.add(match moment {
                Moment::SinceStartup(_) => "until at since",
                Moment::Tick(_) => "until at instant",
            });
            end
        }
        Terminator::Event {
            source,
            condition,
            which,
            all_keys,
            end,
        } => {
            set.add(match which {
                Quantifier::Each => "until each",
                Quantifier::First => "until first",
                Quantifier::Last => "until last",
            });
            set.add_if(matches!(source, Source::Situation(_)), "until situation");
            set.add_if(condition.is_some(), "until if");
            let reads = condition.as_ref().is_some_and(|c| c.reads_initiator());
            set.add_if(reads, "init");
            set.add_if(*all_keys, "all_keys");
            end
        }
    };
    set.add(match end {
        End::Terminate => "terminate",
        End::Discard => "discard",
    });
}

fn limits(set: &mut Set, lifespan: &Lifespan) {
    set.add(match lifespan.policy {
        Policy::Add => "policy add",
        Policy::Ignore => "policy ignore",
    });
    set.add(match lifespan.slots() {
        1 => "max_open 1",
        _ => "max_open more",
    });
    set.add_if(lifespan.per_key.is_some(), "per_key");
    if lifespan.can_be_full() {
        set.add(match lifespan.on_full {
            OnFull::Reject => "opening: reject",
            OnFull::DropOldest => "opening: drop_oldest",
            OnFull::Freeze => "opening: freeze",
        });
    }
}
