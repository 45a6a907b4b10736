//! An `atleast` that keeps candidates: what an event does there.
//!
//! Too old candidates go first. Then either the weights do not sum to `n` and the
//! event is stored, or it detects and what is used is consumed. Where nothing is
//! retained the list rests below `n`, so that few candidates of a constant weight
//! can be in it at once, and it is all the same in which list they are.

mod alike;
mod left;
mod oldest;
mod used;

use super::admission::full;
use super::count::{State, weights};
use super::draft::Draft;
use super::paths::Context;
use super::vector::Vector;
use crate::model::Detect;
use crate::plan::{CountPlan, Uses};
use rtcep_core::Op;

/// What the event is to a detection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// It is used.
    Used,
    /// It is used, since all others do not reach `n`.
    Needed,
    /// It is not used, since older ones reach `n`.
    Spare,
}

/// Which operand takes the event, and with which list.
#[derive(Clone, Copy, Debug)]
struct Place {
    operand: usize,
    own: usize,
    event: Event,
}

fn events(count: &CountPlan) -> &'static [Event] {
    match count.uses {
        Uses::Oldest => &[Event::Needed, Event::Spare],
        Uses::Nothing | Uses::All | Uses::Newest => &[Event::Used],
    }
}

impl Context<'_> {
    pub(in super::super) fn weighed(
        &self,
        count: &CountPlan,
        operand: usize,
        own: usize,
        base: &Draft,
        state: State,
    ) -> (Vec<Draft>, bool) {
        let mut drafts = self.not_reached(count, operand, own, base, state);
        if self.situation.detect == Detect::Deferred {
            return (drafts, false);
        }
        let mut found = Vec::new();
        for &event in events(count) {
            let left = match state {
                State::Fresh => self.fresh_weighed(count, operand, event),
                State::Any if count.rests_below => self.rested(count, operand, own),
                State::Any => self.retained(count, (operand, own), event),
            };
            found.extend(left.into_iter().map(|left| (left, event)));
        }
        for (left, event) in &found {
            let expired = base.then("", &Vector::ZERO.with(Op::Expire, left.gone));
            for made in self.single("detects", &expired) {
                let at = Place {
                    operand,
                    own,
                    event: *event,
                };
                self.used(count, at, left, &made, &mut drafts);
            }
        }
        (drafts, !found.is_empty())
    }

    /// The weights do not reach `n`, or it is not yet asked: the event is stored.
    fn not_reached(
        &self,
        count: &CountPlan,
        operand: usize,
        own: usize,
        base: &Draft,
        state: State,
    ) -> Vec<Draft> {
        let n = u128::from(count.n);
        let (least, _) = weights(count, operand);
        let immediate = self.situation.detect == Detect::Immediate;
        if immediate && least >= n {
            return Vec::new();
        }
        let stored = self.stored(own);
        if state == State::Fresh {
            return vec![base.then("stored", &stored)];
        }
        let mut drafts = Vec::new();
        let prunes = self.situation.prunes().is_some();
        let expire = |gone: u128| {
            let gone = if prunes { gone } else { 0 };
            base.then("", &Vector::ZERO.with(Op::Expire, gone))
        };
        let all: Vec<usize> = (0..self.lists.len()).collect();
        drafts.push(expire(self.before(count, &all, None)).then("stored", &stored));
        let (own_least, _) = weights(count, self.lists[own].operands[0]);
        let sum = own_least.saturating_mul(self.max(own));
        let fills = !self.lists[own].roomy;
        if fills && (!immediate || sum.saturating_add(least) < n) {
            let others: Vec<usize> = all.into_iter().filter(|&l| l != own).collect();
            let name = format!("list full: {}", self.lists[own].on_full.name());
            let gone = self.before(count, &others, Some(own));
            drafts.push(expire(gone).then(&name, &full(&self.lists[own])));
        }
        drafts
    }
}
