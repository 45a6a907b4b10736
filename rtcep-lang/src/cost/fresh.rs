//! What an event does at the instance that it opens itself (`including`): every
//! list is empty, so that nothing composes but a situation of one operand.

use super::count::State;
use super::draft::{Draft, Found};
use super::paths::{Context, thresholds};
use super::polynomial::Polynomial;
use super::room::Room;
use super::vector::Vector;
use super::{formula, group, roles, verdict};
use crate::model::{Initiator, Kind, Model, OnFull, Policy, Source};
use crate::plan::{Composition, EntryPlan, Machine, Search, SituationPlan};
use rtcep_core::Op;

/// What is judged once is judged now only if no other instance had it judged before,
/// which is counted there.
pub(super) fn fresh(model: &Model, s: usize, plan: &SituationPlan, entry: &EntryPlan) -> Found {
    let mut cx = Context::new(model, s, plan, Op::Offer);
    // A counter's operands exclude each other.
    cx.several = entry.roles.len() > 1 && !matches!(plan.machine, Machine::Count(_));
    let known = judged_before(model, plan, cx.situation.lifespan, entry.source);
    let judged = if known {
        Vector::ZERO
    } else {
        thresholds(cx.situation, entry)
    };
    let alone = match &entry.composition {
        Composition::Fixed(search) if alone(search) => Some(search),
        _ => None,
    };
    let (each, detections, rows) = match (&plan.machine, alone) {
        (Machine::Not, _) => (cx.beside(entry, cx.absence()), 0, Polynomial::ZERO),
        (Machine::Timer(_), _) => {
            let (drafts, _) = verdict::all(&mut cx, entry, |cx| (cx.armed(entry, true), 0));
            (drafts, 0, Polynomial::ZERO)
        }
        (Machine::Count(count), _) => {
            let (drafts, detections) = cx.counted(count, entry, State::Fresh);
            (drafts, detections, Polynomial::ZERO)
        }
        (Machine::Any, _) => {
            let drafts = cx.beside(entry, cx.single("detects", &cx.base()));
            (drafts, 1, Polynomial::ZERO)
        }
        (Machine::Aggregate(aggregate), _) => {
            let (drafts, detections) = cx.aggregated(aggregate, entry, State::Fresh, false);
            (drafts, detections, Polynomial::ZERO)
        }
        (Machine::Join, Some(search)) => {
            let empty = vec![0; plan.lists.len()];
            let own = entry.admits.first().copied();
            let (drafts, detections) = verdict::all(&mut cx, entry, |cx| {
                if search.groups.is_empty() {
                    cx.fixed(entry, search)
                } else {
                    cx.grouped(search, own, &empty)
                }
            });
            let rows = formula::rows(cx.situation, &plan.lists, entry);
            let rows = roles::rows(rows, &cx, entry, &drafts);
            (drafts, detections, rows)
        }
        (Machine::Join, None) => {
            let first = |cx: &Context<'_>| (vec![cx.first_of_all(entry)], 0);
            let (drafts, detections) = verdict::all(&mut cx, entry, first);
            let drafts = cx.beside(entry, drafts);
            (drafts, detections, first_rows(entry, plan))
        }
    };
    let mut found = Found {
        shared: judged.clone(),
        each,
        instead: Vec::new(),
        detections,
        rows,
    };
    if known {
        for draft in &mut found.each {
            draft.once = Vector::ZERO;
        }
    } else if !matches!(plan.machine, Machine::Aggregate(_)) {
        found.faults(&cx, entry, &judged);
        found.screened(&cx, entry, &judged, 1);
    }
    found
}

/// Whether an event that opens an instance can meet as many others as any event can,
/// so that what is judged of it once is counted there: where it opens only while there
/// is room for one more, the two exclude each other. Frozen situations have it judged,
/// and it is again.
fn judged_before(model: &Model, plan: &SituationPlan, l: usize, source: Source) -> bool {
    let lifespan = &model.lifespans[l];
    let opens = |initiator: &Initiator| match initiator {
        Initiator::Event {
            source: of,
            condition,
            including: true,
        } if *of == source => Room::after(model, l, source, condition.as_ref()).met > 0,
        _ => false,
    };
    lifespan.policy == Policy::Add
        && lifespan.on_full == OnFull::DropOldest
        && !plan.freezes
        && lifespan.initiators.iter().any(opens)
}

/// Whether the trigger is all that a combination needs.
fn alone(search: &Search) -> bool {
    let mut needs = search.groups.iter().map(|group| search.needs(group.list));
    search.levels.is_empty() && needs.all(|needs| needs == 0)
}

/// The choices that the first event of an instance has: the only single operand, or
/// none, where a group may take it.
fn first_rows(entry: &EntryPlan, plan: &SituationPlan) -> Polynomial {
    let empty = vec![0; plan.lists.len()];
    match &entry.composition {
        Composition::Roles(search)
            if group::takes(entry, search) && group::levels(entry, search, &empty).1 > 0 =>
        {
            Polynomial::one()
        }
        _ => Polynomial::ZERO,
    }
}

impl Context<'_> {
    /// The first event of an instance: stored where it exists.
    fn first_of_all(&self, entry: &EntryPlan) -> Draft {
        let mut vector = self.base().vector;
        if self.several {
            vector = vector.with(Op::Clear, self.emptied(entry));
        }
        if let Composition::Roles(search) = &entry.composition {
            let empty = vec![0; self.lists.len()];
            if !group::takes(entry, search) {
                vector = vector.plus(&roles::role_visits(self, entry, &search.levels, &empty).0);
            } else {
                let (steps, rows) = group::levels(entry, search, &empty);
                let loops = Vector::ZERO.with(Op::Step, steps).with(Op::Row, rows);
                let groups = group::gathered(self, search, &empty, rows, 0);
                vector = vector.plus(&loops).plus(&groups);
            }
        }
        let exists = |l: &usize| self.situation.kind != Kind::Sequence || self.leads(*l, 0);
        let stored = entry.admits.iter().copied().filter(exists);
        let (mut name, mut places) = ("", 0);
        for l in stored {
            name = "stored";
            places += self.lists[l].operands.len() as u128;
            vector = vector.plus(&self.stored(l));
        }
        if self.several && self.situation.kind == Kind::Sequence {
            // Between the adds, later operands look at what is stored by now.
            let adds = entry.admits.len() as u128;
            vector = vector.with(Op::Trace, adds.saturating_mul(places.saturating_sub(1)));
        }
        let draft = Draft::new(name, vector);
        if self.several {
            return draft.once(&verdict::several(self, entry));
        }
        draft
    }
}
