//! What an event does at a lifespan whose instances it opens.
//!
//! The clauses are judged in order until one matches: each one before it does
//! not hold, or faults. An opening that matches finds room or not.

use super::draft::Draft;
use super::ends::{faulted, probe};
use super::room::{Room, keys};
use super::vector::Vector;
use crate::model::{Expr, Initiator, Kind, Lifespan, Model, OnFull, Policy, Source};
use rtcep_core::Op;

/// The look-up of the instances that an event is offered to, if it is one by key.
pub(super) fn probed(model: &Model, l: usize, source: Source) -> Option<Draft> {
    let lifespan = &model.lifespans[l];
    let in_lifespan = |&s: &usize| model.situations[s].lifespan == l;
    let taken = model.entered(source).iter().any(in_lifespan);
    (lifespan.key.is_some() && taken).then(|| Draft::new("key probed", probe(lifespan)))
}

/// The paths of the initiate phase.
pub(super) fn opens(model: &Model, l: usize, of: Source) -> Vec<Draft> {
    let lifespan = &model.lifespans[l];
    let probed = probed(model, l, of).is_some();
    let found = if lifespan.key.is_some() && !probed {
        probe(lifespan)
    } else {
        Vector::ZERO
    };
    let mut drafts = Vec::new();
    let (mut judged, mut faults) = (Vector::ZERO, 0u128);
    let before = |judged: &Vector, faults: u128| {
        let draft = Draft::new("", judged.clone());
        if faults == 0 {
            return draft;
        }
        draft.then(&faulted(faults), &Vector::ZERO.with(Op::Notice, faults))
    };
    for initiator in &lifespan.initiators {
        let Initiator::Event {
            source, condition, ..
        } = initiator
        else {
            continue;
        };
        if *source != of {
            continue;
        }
        let condition = condition.as_ref();
        if condition.is_some() {
            judged = judged.with(Op::Threshold, 1).nodes(condition, 1);
        }
        let matched = before(&judged, faults).then("", &found);
        let room = Room::after(model, l, of, condition);
        let opening = opening(model, l, room).into_iter();
        drafts.extend(opening.map(|way| matched.then(&way.name, &way.vector)));
        let Some(condition) = condition else {
            // It always matches.
            return drafts;
        };
        faults += u128::from(Expr::can_fault(condition));
    }
    drafts.push(before(&judged, faults));
    drafts
}

/// An instance that opens.
pub(super) fn opened(model: &Model, l: usize) -> Vector {
    let resets = model.situations_in(l).len() as u128;
    let kept = u128::from(model.initiator_words(l));
    let opened = Vector::ZERO.with(Op::Open, 1).with(Op::Reset, resets);
    opened.with(Op::Word, kept).with(Op::Arm, arms(model, l))
}

/// Timers that the opening of an instance sets: those of `at` and `every`.
pub(super) fn arms(model: &Model, l: usize) -> u128 {
    let situations = model.situations_in(l).into_iter();
    let arms = |&s: &usize| matches!(model.situations[s].kind, Kind::At | Kind::Every);
    situations.filter(arms).count() as u128
}

/// What an initiator that matches does, with at most `room` open.
fn opening(model: &Model, l: usize, room: Room) -> Vec<Draft> {
    let lifespan = &model.lifespans[l];
    let opened = opened(model, l);
    let full = full(model, lifespan, room);
    let notice = Vector::ZERO.with(Op::Notice, 1);
    let mut ways = vec![Draft::new("opens", opened.clone())];
    if full == Full::default() {
        return ways;
    }
    let name = format!("full: {}", lifespan.on_full.name());
    ways.push(match lifespan.on_full {
        OnFull::Reject => Draft::new(&name, notice),
        OnFull::DropOldest => Draft::new(&name, notice.plus(&opened).with(Op::Close, 1)),
        OnFull::Freeze if full.key => {
            // The freeze of a key is kept at each of its instances.
            Draft::new(
                "key full: freeze",
                notice.with(Op::Scan, lifespan.met().into()),
            )
        }
        OnFull::Freeze => Draft::new(&name, notice),
    });
    ways
}

/// Which limits an opening can find reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Full {
    /// Of the key, and not of all.
    key: bool,
    all: bool,
}

fn full(model: &Model, lifespan: &Lifespan, room: Room) -> Full {
    let most = u128::from(lifespan.max_open);
    let per_key = u128::from(lifespan.per_key());
    match (&lifespan.key, lifespan.policy) {
        // Nothing opens while one is open.
        (None, Policy::Ignore) => Full::default(),
        (None, Policy::Add) => Full {
            key: false,
            all: room.open >= most,
        },
        // Only those of other keys can stand in the way.
        (Some(key), Policy::Ignore) => Full {
            key: false,
            all: room.open >= most && keys(model, key.ty) > most,
        },
        (Some(_), Policy::Add) => Full {
            key: per_key < most && room.met >= per_key,
            all: room.open >= most,
        },
    }
}
