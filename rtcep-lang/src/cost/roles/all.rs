//! The paths of an event that may take several operands of an `all`.

use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::search::takes_each;
use super::super::vector::Vector;
use super::UPPER;
use super::left::{admitted, left};
use super::matching::matching;
use super::opening::{Opening, openings};
use super::states::{State, known, states};
use super::visits::Loops;
use super::ways::{Way, ways};
use crate::model::Expr;
use crate::plan::{EntryPlan, Level, Search};
use rtcep_core::Op;

/// A deferred situation: it composes at the end of the instance.
pub(super) fn stored(cx: &Context<'_>, entry: &EntryPlan) -> (Vec<Draft>, u128) {
    let mut drafts = Vec::new();
    for opening in openings(cx, entry) {
        let sets = 0..1usize << opening.admits.len();
        drafts.extend(sets.map(|set| {
            let mut room = vec![false; cx.lists.len()];
            for (place, &l) in opening.admits.iter().enumerate() {
                room[l] = set >> place & 1 == 1;
            }
            admitted(cx, &opening, &room, &opening.base)
        }));
    }
    (drafts, 0)
}

pub(super) fn all(cx: &Context<'_>, entry: &EntryPlan, search: &Search) -> (Vec<Draft>, u128) {
    let marks = entry.marks(cx.situation, cx.lists);
    let marks = marks.map_or(0, |marks| marks.div_ceil(64));
    let each = |level: &Level| takes_each(cx.situation, level);
    let known = known(cx, entry, search);
    let (mut drafts, mut detections) = (Vec::new(), 0);
    for opening in openings(cx, entry) {
        for state in states(cx, entry, search, &opening) {
            let loops = Loops {
                levels: &search.levels,
                len: &state.len,
                open: &opening.open,
                twins: state.twins,
                each: &each,
            };
            let expired = if state.gone == Vector::ZERO {
                ""
            } else {
                "some expire"
            };
            let before = if state.exact { "" } else { UPPER };
            let before = Draft::new(before, Vector::ZERO).then("", &Vector::ZERO);
            let before = before.then(&opening.base.name, &opening.base.vector);
            let before = before.once(&opening.base.once).then(expired, &state.gone);
            let before = before.then("", &Vector::ZERO.with(Op::Word, marks));
            let worst = (!known).then(|| matching(cx, &loops, &state, &opening, marks > 0));
            let found = ways(cx, entry, &loops, known);
            let fails = match worst {
                Some(worst) => worst.fails,
                None if cx.situation.when.is_some() || found.is_empty() => Some(loops.all(false)),
                None => None,
            };
            if let Some(places) = fails {
                let faults = cx.situation.when.as_ref().is_some_and(Expr::can_fault);
                let faults = u128::from(faults && places.rows > 0);
                let tried = tried(cx, places.steps, places.rows, places.rows);
                let tried = before.then("no combination", &tried.with(Op::Notice, faults));
                let room: Vec<bool> = state.full.iter().map(|full| !full).collect();
                drafts.push(admitted(cx, &opening, &room, &tried));
            }
            for mut way in found {
                if let Some(worst) = worst {
                    let Some(most) = worst.finds else { continue };
                    way.places = way.places.min(most);
                }
                detections = way.detections.max(detections);
                composed(cx, search, &opening, &state, &way, &before, &mut drafts);
            }
        }
    }
    (drafts, detections)
}

/// The loops and the conditions in them.
pub(super) fn tried(cx: &Context<'_>, steps: u128, rows: u128, judged: u128) -> Vector {
    Vector::ZERO
        .with(Op::Step, steps)
        .with(Op::Row, rows)
        .nodes(cx.situation.when.as_ref(), judged)
}

pub(super) fn composed(
    cx: &Context<'_>,
    search: &Search,
    opening: &Opening,
    state: &State,
    way: &Way,
    before: &Draft,
    drafts: &mut Vec<Draft>,
) {
    let name = if way.exact {
        "composes"
    } else {
        "at most composes"
    };
    let took = cx.situation.operands.iter().zip(&way.took);
    let took = took
        .filter(|(_, took)| **took)
        .map(|(o, _)| o.name.as_str());
    let name = format!("{name} as {}", took.collect::<Vec<_>>().join(" and "));
    let tried = tried(cx, way.places.steps, way.places.rows, way.judged);
    let tried = before.then(&name, &tried);
    let mut ways = vec![(tried.clone(), way.detections)];
    let faults = cx.situation.when.as_ref().is_some_and(Expr::can_fault);
    if faults && way.judged > 1 {
        // A row that faults is a row that does not hold.
        let spare = way.judged > way.detections;
        let notice = Vector::ZERO.with(Op::Notice, 1);
        let detections = way.detections - u128::from(!spare);
        ways.push((tried.then("`when` faults once", &notice), detections));
    }
    for (tried, detections) in ways {
        let used = way.used.iter().map(|&used| used.min(detections));
        let way = Way {
            used: used.collect(),
            ..way.clone()
        };
        for emitted in cx.emitted(detections) {
            let told = tried.then("", &emitted);
            if cx.situation.once {
                drafts.push(told.then("ends the instance", &Vector::ZERO));
            } else {
                let at = (cx, search, opening, state);
                fates(at, &way, &told, &[true, false], drafts);
            }
        }
    }
}

/// The trigger is consumed, where one of the roles that it took consumes it, or
/// stays and enters its lists; `shared` says whether what is used stands in every
/// list that may hold it.
pub(super) fn fates(
    (cx, search, opening, state): (&Context<'_>, &Search, &Opening, &State),
    way: &Way,
    told: &Draft,
    shared: &[bool],
    drafts: &mut Vec<Draft>,
) {
    let roles = cx.situation.operands.iter().zip(&way.took);
    let roles: Vec<Retention<'_>> = roles
        .filter(|(_, took)| **took)
        .map(|(operand, _)| retention(operand))
        .collect();
    let mut judged = Vector::ZERO;
    let mut can_fault = false;
    for retain in &roles {
        if let Retention::Judge(retain) = retain {
            judged = judged.with(Op::Retain, 1).nodes(Some(retain), 1);
            can_fault |= retain.can_fault();
        }
    }
    let consumes = roles.contains(&Retention::Consume);
    let none = vec![false; cx.lists.len()];
    let leaves = roles.iter().any(|role| *role != Retention::Keep);
    for &both in shared.iter().filter(|_| leaves) {
        let Some(left) = left(cx, &search.levels, way, state, &none, both) else {
            continue;
        };
        let notice = Vector::ZERO.with(Op::Notice, u128::from(left.faults || can_fault));
        let gone = left.vector.plus(&judged).plus(&notice);
        drafts.push(told.then("trigger consumed", &gone));
    }
    if consumes {
        return;
    }
    let admits = &opening.admits;
    for set in 0..1usize << admits.len() {
        let mut stay = none.clone();
        for (place, &l) in admits.iter().enumerate() {
            stay[l] = set >> place & 1 == 1;
        }
        for &both in shared {
            if let Some(left) = left(cx, &search.levels, way, state, &stay, both) {
                let notice = Vector::ZERO.with(Op::Notice, u128::from(left.faults));
                let gone = left.vector.plus(&judged).plus(&notice);
                let stays = told.then("trigger stays", &gone);
                drafts.push(admitted(cx, opening, &left.room, &stays));
            }
        }
    }
}
