//! `report`, `percentage`, `crosses`, `trend` (language.md, 4.4).
//!
//! An event is taken by one operand, so that its operands are paths that exclude
//! each other. In each, some candidates expire, the event is taken up, and what is
//! read to decide, and then to emit, is folded from what is kept: all of it linear in
//! how many candidates expire, so that the extremes are *none*, *one*, *all*, and where
//! something has to be left for a detection, *all but that*.

mod decide;
mod judge;
mod kept;
mod share;

use super::count::State;
use super::draft::Draft;
use super::paths::Context;
use super::vector::Vector;
use crate::model::{Demand, Detect, OnFull};
use crate::plan::{AggregatePlan, EntryPlan};
use kept::Kept;
use rtcep_core::Op;

/// The paths of one situation.
struct Aggregates<'a, 'b> {
    cx: &'a Context<'b>,
    plan: &'a AggregatePlan,
}

impl Context<'_> {
    /// The paths of an event; `offered`: it counts as offered before it is judged.
    pub(super) fn aggregated(
        &self,
        plan: &AggregatePlan,
        entry: &EntryPlan,
        state: State,
        offered: bool,
    ) -> (Vec<Draft>, u128) {
        let paths = Aggregates { cx: self, plan };
        let mut drafts = paths.refused(entry, offered);
        for &o in &entry.roles {
            let judged = paths.judged(entry, o);
            let taken = paths.taken(o, state);
            drafts.extend(taken.into_iter().map(|draft| draft.once(&judged)));
        }
        let detections = u128::from(self.situation.detect == Detect::Immediate);
        (drafts, detections)
    }

    /// The paths of the end of an instance.
    pub(super) fn aggregated_at_end(&self, plan: &AggregatePlan) -> (Vec<Draft>, u128) {
        let paths = Aggregates { cx: self, plan };
        let kept = Kept::full(self, plan);
        (paths.decided(&kept, &self.base(), &Vector::ZERO), 1)
    }
}

impl Aggregates<'_, '_> {
    /// The paths of an event that operand `o` takes, in one instance.
    fn taken(&self, o: usize, state: State) -> Vec<Draft> {
        let operand = &self.plan.operands[o];
        let added = Vector::ZERO.with(Op::Update, self.updates(o));
        let before = match state {
            State::Fresh => vec![(Kept::nothing(self.plan), self.cx.base())],
            State::Any => self.expired(o),
        };
        let mut drafts = Vec::new();
        for (mut kept, before) in before {
            kept.fresh |= self.unknown(&kept);
            let Some(l) = operand.list else {
                kept.took(o);
                drafts.extend(self.composed(&kept, &before, &added));
                continue;
            };
            let added = added.clone().plus(&self.cx.stored(l));
            if self.cx.lists[l].roomy {
                // It is emptied by every event.
                kept.lists[l] = 0;
            }
            let room = kept.lists[l] < self.cx.max(l);
            let policy = self.cx.lists[l].on_full;
            let full = format!("list full: {}", policy.name());
            let told = Vector::ZERO.with(Op::Notice, 1);
            match (room, policy) {
                (true, _) => {
                    kept.took(o);
                    drafts.extend(self.composed(
                        &kept,
                        &before.then("stored", &Vector::ZERO),
                        &added,
                    ));
                }
                (false, OnFull::Reject | OnFull::Freeze) => drafts.push(before.then(&full, &told)),
                (false, OnFull::DropOldest) => {
                    let gone = told
                        .with(Op::Evict, 1)
                        .with(Op::Update, operand.updates() as u128);
                    let before = before.then(&full, &gone);
                    drafts.extend(self.composed(&kept, &before, &added));
                }
            }
        }
        drafts
    }

    /// Whether a crossing has forgotten on which side it is: nothing is left of what
    /// it ranges over.
    fn unknown(&self, kept: &Kept) -> bool {
        let mut watched = self.plan.watched.iter().peekable();
        let empty = |o: &usize| {
            self.plan.operands[*o]
                .list
                .is_some_and(|l| kept.lists[l] == 0)
        };
        watched.peek().is_some() && watched.all(empty)
    }

    /// Running values that take up an event of operand `o`.
    fn updates(&self, o: usize) -> u128 {
        (self.plan.operands[o].updates() + self.plan.together.len()) as u128
    }

    /// What an immediate situation does once an event is taken up; nothing where
    /// it is deferred.
    fn composed(&self, kept: &Kept, before: &Draft, added: &Vector) -> Vec<Draft> {
        if self.cx.situation.detect == Detect::Deferred {
            return vec![before.then("", added)];
        }
        self.decided(kept, before, added)
    }

    /// Whether a run is long enough for what is kept of it.
    fn long_enough(&self, kept: &Kept) -> bool {
        match &self.cx.situation.demand {
            Demand::Run(run) => match self.plan.operands[0].list {
                None => !kept.fresh,
                Some(l) => kept.lists[l] >= u128::from(run.n),
            },
            _ => true,
        }
    }
}
