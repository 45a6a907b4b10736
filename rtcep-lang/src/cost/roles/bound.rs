//! One path that bounds all of an event that may take several operands, without
//! a claim that an execution reaches it.

use super::super::admission::full;
use super::super::draft::Draft;
use super::super::paths::{Context, Retention, retention};
use super::super::search::{search, takes_each, too_short};
use super::super::vector::Vector;
use super::super::{group, verdict};
use crate::model::{Expr, Quantifier};
use crate::plan::{Composition, EntryPlan, Level, Storage};
use rtcep_core::Op;

pub(super) fn several(cx: &Context<'_>, entry: &EntryPlan) -> (Vec<Draft>, u128) {
    let max: Vec<u128> = cx.lists.iter().map(|l| u128::from(l.max)).collect();
    let mut vector = cx.first.clone();
    let mut faults = 0;
    let detections = match &entry.composition {
        Composition::None | Composition::Single => 0,
        Composition::Fixed(plan) if too_short(cx.lists, plan) => 0,
        Composition::Fixed(plan) => {
            let searched = match plan.groups.is_empty() {
                true => search(cx.situation, cx.lists, plan, &max),
                false => cx.gather_groups(plan, &max).searched(),
            };
            let ways = searched.ways;
            let tried = ways.iter().chain(&searched.failed);
            let tried = tried.map(|found| {
                let groups = group::gathered(cx, plan, &max, found.judged, found.detections);
                cx.tried(plan, found).plus(&groups)
            });
            vector = vector.plus(&tried.fold(Vector::ZERO, |most, way| most.max(&way)));
            ways.iter().map(|found| found.detections).max().unwrap_or(0)
        }
        Composition::Roles(search) => {
            let (visited, detections) = role_visits(cx, entry, &search.levels, &max);
            if group::takes(entry, search) {
                let (steps, rows) = group::levels(entry, search, &max);
                let when = cx.situation.when.as_ref();
                let loops = Vector::ZERO.with(Op::Step, steps).with(Op::Row, rows);
                let visited = visited.max(&loops.nodes(when, rows));
                let each = search.levels.iter().filter(|l| takes_each(cx.situation, l));
                let each = each.fold(1u128, |p, l| p.saturating_mul(max[l.list]));
                let detections = detections.saturating_add(each);
                let groups = group::gathered(cx, search, &max, rows, detections);
                vector = vector.plus(&visited.plus(&groups));
                detections
            } else {
                let rows = visited.get(Op::Row);
                let groups = group::gathered(cx, search, &max, rows, detections);
                vector = vector.plus(&visited).plus(&groups);
                detections
            }
        }
    };
    if detections > 0 {
        let when = cx.situation.when.as_ref();
        faults += u128::from(when.is_some_and(Expr::can_fault));
        vector = vector.plus(&cx.emissions(detections));
        let kept = if cx.feeds { detections } else { 0 };
        faults += u128::from(cx.situation.emit.iter().any(|e| e.value.can_fault()));
        vector = vector.with(Op::Keep, kept);
        if !cx.situation.once {
            vector = vector.plus(&left(cx, entry, &max));
        }
    }
    let judged = entry.judged.iter();
    vector = vector.with(Op::Clear, cx.emptied(entry));
    let asked = judged.filter(|j| j.takes_one(cx.situation)).count();
    for (l, list) in cx.lists.iter().enumerate() {
        // Settled before the composition, after it and between the adds: each
        // candidate expires once, but the list may be moved up every time.
        if cx.can_expire(l) {
            let again = (2 + (entry.admits.len() + asked) as u128).saturating_mul(max[l]);
            let moved = if list.storage == Storage::Ring {
                0
            } else {
                again
            };
            vector = vector.with(Op::Expire, max[l]).with(Op::Compact, moved);
        }
    }
    let last = cx.nth_back(0);
    let settled = 1 + (entry.admits.len() + asked) as u128;
    vector = vector.with(Op::Trace, cx.rescans(last).saturating_mul(settled));
    for &l in &entry.admits {
        let list = &cx.lists[l];
        vector = vector.plus(
            &Vector::ZERO
                .with(Op::Admit, 1)
                .with(Op::Word, u128::from(list.words))
                .max(&full(list)),
        );
    }
    let vector = vector.with(Op::Notice, faults);
    let draft = Draft::new("at most this in several roles", vector);
    (vec![draft.once(&verdict::several(cx, entry))], detections)
}

/// Nodes of the loops in which one level at a time takes the trigger.
pub(in super::super) fn role_visits(
    cx: &Context<'_>,
    entry: &EntryPlan,
    levels: &[Level],
    max: &[u128],
) -> (Vector, u128) {
    let takes = |level: &Level| entry.roles.contains(&level.operand);
    let (mut open, mut taken) = (1u128, 0u128);
    let mut steps = 0u128;
    for (i, level) in levels.iter().enumerate() {
        let later = levels[i + 1..].iter().any(takes);
        let m = max[level.list];
        taken = taken
            .saturating_mul(m)
            .saturating_add(if takes(level) { open } else { 0 });
        open = if later { open.saturating_mul(m) } else { 0 };
        if i + 1 < levels.len() {
            steps = steps.saturating_add(open).saturating_add(taken);
        }
    }
    let rows = taken;
    let each = |level: &&Level| level.quantifier == Quantifier::Each;
    let product = |without: Option<usize>| {
        levels
            .iter()
            .filter(each)
            .filter(|level| Some(level.operand) != without)
            .fold(1u128, |p, level| p.saturating_mul(max[level.list]))
    };
    let mut detections = levels
        .iter()
        .filter(each)
        .filter(|level| takes(level))
        .fold(0u128, |sum, level| {
            sum.saturating_add(product(Some(level.operand)))
        });
    if levels.iter().any(|level| takes(level) && !each(&level)) {
        detections = detections.saturating_add(product(None));
    }
    if cx.situation.once {
        detections = 1;
    }
    let marks = entry.marks(cx.situation, cx.lists);
    let words = marks.map_or(0, |marks| marks.div_ceil(64));
    let visited = Vector::ZERO
        .with(Op::Step, steps)
        .with(Op::Row, rows)
        .with(Op::Word, words)
        .nodes(cx.situation.when.as_ref(), rows);
    (visited, detections)
}

/// Retention and consumption when every candidate of every list is used.
fn left(cx: &Context<'_>, entry: &EntryPlan, max: &[u128]) -> Vector {
    let mut vector = Vector::ZERO;
    let mut faults = false;
    for (o, operand) in cx.situation.operands.iter().enumerate() {
        if let Retention::Judge(retain) = retention(operand) {
            let list = cx.lists.iter().position(|l| l.operands.contains(&o));
            let stored = list.map_or(0, |l| max[l]);
            let used = stored + u128::from(entry.roles.contains(&o));
            vector = vector.with(Op::Retain, used).nodes(Some(retain), used);
            faults |= retain.can_fault();
        }
    }
    for (l, list) in cx.lists.iter().enumerate() {
        vector = vector.with(Op::Consume, max[l]);
        if list.storage != Storage::Ring {
            vector = vector.with(Op::Compact, max[l]);
        }
        for (other, twin) in cx.lists.iter().enumerate() {
            if other != l && twin.source == list.source {
                vector = vector.with(Op::Trace, max[l].saturating_mul(max[other]));
            }
        }
    }
    vector.with(Op::Notice, u128::from(faults))
}
