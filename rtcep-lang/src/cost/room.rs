//! How many instances of a lifespan can be open.

use crate::model::{
    Expr, Initiator, Lifespan, Model, Quantifier, Source, Terminator, Type, same_threshold,
};

/// Open instances at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Room {
    /// Of all keys.
    pub(super) open: u128,
    /// That one event meets: of its key, or all where there is none.
    pub(super) met: u128,
}

/// An `until` clause with an event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clause<'a> {
    pub(super) condition: &'a Option<Expr>,
    pub(super) which: Quantifier,
    /// Whether only instances with the event's key are meant.
    pub(super) keyed: bool,
    pub(super) terminates: bool,
}

/// The clauses of a source, by declaration.
pub(super) fn clauses(lifespan: &Lifespan, of: Source) -> Vec<Clause<'_>> {
    let clause = |terminator| match terminator {
        &Terminator::Event {
            source,
            ref condition,
            which,
            all_keys,
            end,
        } if source == of => Some(Clause {
            condition,
            which,
            keyed: lifespan.key.is_some() && !all_keys,
            terminates: end == crate::model::End::Terminate,
        }),
        _ => None,
    };
    lifespan.terminators.iter().filter_map(clause).collect()
}

impl Room {
    /// At any time.
    pub(super) fn most(model: &Model, l: usize) -> Self {
        let lifespan = &model.lifespans[l];
        let one = Room { open: 1, met: 1 };
        if lifespan.is_single() {
            return one;
        }
        let open = u128::from(lifespan.slots());
        let (mut room, replaced) = (Room { open, met: open }, replaced(model, lifespan));
        if replaced == Some(Replaced::All) {
            return one;
        }
        if let Some(key) = &lifespan.key {
            room.met = match replaced {
                Some(_) => 1,
                None => u128::from(lifespan.met()),
            };
            room.open = open.min(keys(model, key.ty).saturating_mul(room.met));
        }
        room
    }

    /// After the terminate phase of an event of `source` for which the condition
    /// `known` of a `from` clause holds.
    pub(super) fn after(model: &Model, l: usize, source: Source, known: Option<&Expr>) -> Self {
        let lifespan = &model.lifespans[l];
        let mut room = Room::most(model, l);
        // A detection of that phase could open one in between.
        if opened_by_detections(model, lifespan) {
            return room;
        }
        let keyed = sure(lifespan, source, known, true);
        let all = sure(lifespan, source, known, false);
        room.open = room.open.saturating_sub(all.closed());
        room.met = room.met.saturating_sub(keyed.closed()).min(room.open);
        if let (Some(key), 0) = (&lifespan.key, room.met) {
            let others = keys(model, key.ty) - 1;
            let met = Room::most(model, l).met;
            room.open = room.open.min(others.saturating_mul(met));
        }
        room
    }
}

/// Whose instances every opening has ended before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Replaced {
    Key,
    All,
}

/// Whether the events that open an instance end one that is open first, so that
/// there is never a second one.
fn replaced(model: &Model, lifespan: &Lifespan) -> Option<Replaced> {
    let moment = |i: &Initiator| matches!(i, Initiator::At(_));
    if opened_by_detections(model, lifespan) || lifespan.initiators.iter().any(moment) {
        return None;
    }
    let mut least = Replaced::All;
    for initiator in &lifespan.initiators {
        if let Initiator::Event {
            source, condition, ..
        } = initiator
        {
            let known = condition.as_ref();
            if sure(lifespan, *source, known, false).closed() > 0 {
                continue;
            }
            if sure(lifespan, *source, known, true).closed() == 0 {
                return None;
            }
            least = Replaced::Key;
        }
    }
    // One of another key may have ended in place of one of this key.
    let whole = |i: &Initiator| match i {
        Initiator::Startup | Initiator::At(_) => true,
        Initiator::Event {
            source, condition, ..
        } => {
            let known = condition.as_ref();
            let keyed = sure(lifespan, *source, known, true);
            keyed.closed() > 0 || sure(lifespan, *source, known, false).each
        }
    };
    let all = least == Replaced::All || lifespan.initiators.iter().all(whole);
    all.then_some(least)
}

/// Which instances end for sure.
#[derive(Clone, Copy, Debug, Default)]
struct Sure {
    each: bool,
    first: bool,
    last: bool,
}

impl Sure {
    /// How many that are.
    fn closed(self) -> u128 {
        if self.each {
            return u128::MAX;
        }
        u128::from(self.first) + u128::from(self.last)
    }
}

/// What the clauses of `source` end that mean the event's key alone, or all keys.
fn sure(lifespan: &Lifespan, source: Source, known: Option<&Expr>, keyed: bool) -> Sure {
    let mut sure = Sure::default();
    for clause in clauses(lifespan, source) {
        let holds = clause.condition.is_none()
            || (known.is_some() && same_threshold(clause.condition, &known.cloned()));
        if holds && clause.keyed == keyed {
            match clause.which {
                Quantifier::Each => sure.each = true,
                Quantifier::First => sure.first = true,
                Quantifier::Last => sure.last = true,
            }
        }
    }
    sure
}

/// Whether a detection opens an instance, or an event that is made of one.
pub(super) fn opened_by_detections(model: &Model, lifespan: &Lifespan) -> bool {
    lifespan.initiators.iter().any(|i| match i {
        Initiator::Startup | Initiator::At(_) => false,
        Initiator::Event { source, .. } => model.of_detections(*source),
    })
}

/// Whether a detection ends an instance, or an event that is made of one.
pub(super) fn ended_by_detections(model: &Model, lifespan: &Lifespan) -> bool {
    lifespan.terminators.iter().any(|t| match t {
        Terminator::Event { source, .. } => model.of_detections(*source),
        Terminator::After { .. } | Terminator::At { .. } => false,
    })
}

/// Values that a key can have. The user's own enumeration may have more
/// variants than the rules name.
pub(super) fn keys(model: &Model, ty: Type) -> u128 {
    match ty {
        Type::Bool => 2,
        Type::Enum(e) => match model.enums.get(e) {
            Some(declared) if declared.adopted.is_none() => declared.variants.len().max(1) as u128,
            _ => u128::MAX,
        },
        Type::Str(_) => u128::MAX,
        other => u32::try_from(8 * other.bytes())
            .ok()
            .and_then(|bits| 1u128.checked_shl(bits))
            .unwrap_or(u128::MAX),
    }
}
