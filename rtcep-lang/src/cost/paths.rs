//! The path vectors of one event type at the open instances of one situation.
//!
//! Thresholds are judged once for all instances that meet the event. In each of
//! them a path either composes (and consumes, or keeps its trigger and stores
//! it), or finds no combination and stores. [`compose`](super::compose) and
//! [`admission`](super::admission) put the paths together; what another path
//! exceeds in every operation is left out. All instances may be in the same
//! state, so the dearest path can be that of all of them at once.

use super::count::State;
use super::draft::{Draft, Found};
use super::room::Room;
use super::vector::Vector;
use super::{formula, roles, verdict};
use crate::model::{Expr, Model, Operand, Situation};
use crate::plan::{Composition, EntryPlan, ListPlan, Machine, SituationPlan};
use rtcep_core::Op;

/// What is the same for all paths in one instance of a situation.
#[derive(Clone)]
pub(super) struct Context<'a> {
    pub(super) situation: &'a Situation,
    pub(super) lists: &'a [ListPlan],
    /// What every path begins with.
    pub(super) first: Vector,
    /// Whether the event may take several operands.
    pub(super) several: bool,
    /// Whether it has emptied the list of the operand that it takes.
    pub(super) emptied: bool,
    pub(super) feeds: bool,
    /// Words that an emission copies.
    words: u128,
    /// Possible losses that an emission asks.
    losses: u128,
}

impl<'a> Context<'a> {
    pub(super) fn new(model: &'a Model, s: usize, plan: &'a SituationPlan, first: Op) -> Self {
        let situation = &model.situations[s];
        let bytes: u64 = situation.emit.iter().map(|e| e.value.ty.bytes()).sum();
        Self {
            situation,
            lists: &plan.lists,
            first: Vector::ZERO.with(first, 1),
            several: false,
            emptied: false,
            feeds: model.feeds(s),
            words: u128::from(bytes.div_ceil(8)),
            losses: plan.losses.len() as u128,
        }
    }

    /// What every path begins with.
    pub(super) fn base(&self) -> Draft {
        let base = Draft::new("", self.first.clone());
        if self.emptied {
            return base.then("override", &Vector::ZERO.with(Op::Clear, 1));
        }
        base
    }

    /// Whether a list is that of the operand at `position` of a combination.
    pub(super) fn leads(&self, list: usize, position: usize) -> bool {
        let first = self.situation.required().nth(position);
        first == Some(self.lists[list].operands[0])
    }

    /// The operand so many before the end of a combination.
    pub(super) fn nth_back(&self, back: usize) -> usize {
        self.situation.required().nth_back(back).unwrap_or(0)
    }

    pub(super) fn max(&self, list: usize) -> u128 {
        u128::from(self.lists[list].max)
    }

    /// What every emission costs, told or not.
    pub(super) fn emissions(&self, detections: u128) -> Vector {
        let mut vector = Vector::ZERO
            .with(Op::Emit, detections)
            .with(Op::Word, self.words.saturating_mul(detections))
            .with(Op::Recall, self.losses.saturating_mul(detections));
        for emission in &self.situation.emit {
            vector = vector.nodes(Some(&emission.value), detections);
        }
        vector
    }
}

/// An event at the open instances: how many it meets, and what it does there.
pub(super) fn add(
    model: &Model,
    s: usize,
    plan: &SituationPlan,
    entry: &EntryPlan,
) -> (u128, Found) {
    let mut cx = Context::new(model, s, plan, Op::Offer);
    // A counter's operands exclude each other.
    cx.several = entry.roles.len() > 1 && !matches!(plan.machine, Machine::Count(_));
    let l = cx.situation.lifespan;
    let fixed = model.lifespans[l].is_static();
    let met = if fixed {
        1
    } else {
        Room::after(model, l, entry.source, None).met
    };
    let scans = if plan.rests() && !fixed { met } else { 0 };
    let judged = thresholds(cx.situation, entry).with(Op::Scan, scans);
    let judged = if met == 0 { Vector::ZERO } else { judged };
    let (each, detections) = match &plan.machine {
        Machine::Join => verdict::all(&mut cx, entry, |cx| cx.joined(entry)),
        Machine::Not => (cx.beside(entry, cx.absence()), 0),
        Machine::Timer(_) => verdict::all(&mut cx, entry, |cx| (cx.armed(entry, false), 0)),
        Machine::Count(count) => cx.counted(count, entry, State::Any),
        Machine::Any => (cx.beside(entry, cx.single("detects", &cx.base())), 1),
        Machine::Aggregate(aggregate) => cx.aggregated(aggregate, entry, State::Any, fixed),
    };
    // The one instance that is always there is offered the event at once.
    let before = if fixed {
        judged.clone().plus(&cx.first)
    } else {
        judged.clone()
    };
    let rows = formula::rows(cx.situation, &plan.lists, entry);
    let rows = match plan.machine {
        Machine::Join => roles::rows(rows, &cx, entry, &each),
        _ => rows,
    };
    let mut found = Found {
        shared: judged,
        each,
        instead: Vec::new(),
        detections,
        rows,
    };
    if met > 0 && !matches!(plan.machine, Machine::Aggregate(_)) {
        found.faults(&cx, entry, &before);
        found.screened(&cx, entry, &before, if fixed { 0 } else { met });
    }
    (met, found)
}

impl Context<'_> {
    fn joined(&self, entry: &EntryPlan) -> (Vec<Draft>, u128) {
        match (&entry.composition, entry.roles.as_slice()) {
            (Composition::None, &[role]) => (self.admission_only(entry, role), 0),
            (Composition::Fixed(search), &[_]) => self.fixed(entry, search),
            // It is noted alone.
            (_, &[]) => (vec![self.base().then("noted", &Vector::ZERO)], 0),
            _ => roles::several(self, entry),
        }
    }
}

impl Found {
    /// A threshold that faults does not pass: nothing follows, unless the event
    /// passes another one (`roles`, `beside`). `before` is what comes before its notice.
    pub(super) fn faults(&mut self, cx: &Context<'_>, entry: &EntryPlan, before: &Vector) {
        let judged = entry.judged.iter();
        let mut thresholds =
            judged.filter_map(|j| cx.situation.operands[j.operand].threshold.as_ref());
        if !thresholds.any(Expr::can_fault) {
            return;
        }
        let vector = before.clone().with(Op::Notice, 1);
        self.instead.push(Draft::new("threshold faults", vector));
    }
}

impl Found {
    /// What an event has to be to enter a group, judged once: where it is not,
    /// nothing follows, though `met` instances are offered the event. `before` is
    /// what comes before that.
    pub(super) fn screened(
        &mut self,
        cx: &Context<'_>,
        entry: &EntryPlan,
        before: &Vector,
        met: u128,
    ) {
        if entry.screens.is_empty() {
            return;
        }
        let values = entry.screens.iter().flat_map(|screen| &screen.values);
        let judged = values.fold(Vector::ZERO, |vector, value| {
            let float = u128::from(value.ty.is_float());
            vector.with(Op::Compare, float).nodes(Some(value), 1)
        });
        self.shared = self.shared.clone().plus(&judged);
        if cx.several {
            self.shared = self.shared.clone().with(Op::Notice, 1);
        } else {
            let noted = entry.noted.len() as u128 * met.max(1);
            let vector = before.clone().plus(&judged).with(Op::Notice, 1);
            let vector = vector.plus(&cx.first.clone().times(met));
            let vector = vector.with(Op::Veto, noted);
            self.instead
                .push(Draft::new("kept out of the group", vector));
        }
    }
}

/// The thresholds of an entry: the same on every path.
pub(super) fn thresholds(situation: &Situation, entry: &EntryPlan) -> Vector {
    entry.judged.iter().fold(Vector::ZERO, |vector, judged| {
        let threshold = situation.operands[judged.operand].threshold.as_ref();
        let times = u128::from(threshold.is_some());
        vector.with(Op::Threshold, times).nodes(threshold, 1)
    })
}

/// What becomes of a used candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Retention<'a> {
    /// It is consumed.
    Consume,
    /// It always stays.
    Keep,
    /// An expression decides.
    Judge(&'a Expr),
}

pub(super) fn retention(operand: &Operand) -> Retention<'_> {
    match &operand.retain {
        None => Retention::Consume,
        Some(retain) if retain.is_true() => Retention::Keep,
        Some(retain) => Retention::Judge(retain),
    }
}
