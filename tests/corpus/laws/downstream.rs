//! What lies downstream of an `every`: the only thing that tells in how many calls time
//! has passed. A late call has one detection where punctual ones have several, and says
//! so by `missed`; whatever follows from that detection may differ too. All else is the
//! same.

use crate::told::Told;
use rtcep::notice::Tally;
use rtcep_lang::Model;
use rtcep_lang::interp::{Output, Queued};
use rtcep_lang::model::{Initiator, Kind, Situation, Source, Terminator};

/// Which parts of the rules are downstream, by declaration.
pub(super) struct Downstream {
    situations: Vec<bool>,
    lifespans: Vec<bool>,
    events: Vec<bool>,
    actions: Vec<bool>,
}

/// Whether a situation can miss something: with `once` there is nothing to miss.
pub(super) fn misses(situation: &Situation) -> bool {
    situation.kind == Kind::Every && !situation.once
}

impl Downstream {
    pub(super) fn of(model: &Model) -> Self {
        let mut this = Self {
            situations: model.situations.iter().map(misses).collect(),
            lifespans: vec![false; model.lifespans.len()],
            events: vec![false; model.events.len()],
            actions: vec![false; model.actions.len()],
        };
        while this.grows(model) {}
        for (a, action) in model.actions.iter().enumerate() {
            this.actions[a] = this.is(action.source);
        }
        this
    }

    /// Nothing is: calls are compared whole.
    pub(super) fn nothing(model: &Model) -> Self {
        Self {
            situations: vec![false; model.situations.len()],
            lifespans: vec![false; model.lifespans.len()],
            events: vec![false; model.events.len()],
            actions: vec![false; model.actions.len()],
        }
    }

    /// Whether anything is.
    pub(super) fn any(&self) -> bool {
        self.situations.contains(&true)
    }

    fn is(&self, source: Source) -> bool {
        match source {
            Source::Event(e) => self.events[e],
            Source::Situation(s) => self.situations[s],
        }
    }

    /// One step further; whether that was one.
    fn grows(&mut self, model: &Model) -> bool {
        let before = [&self.situations, &self.lifespans, &self.events].map(Vec::clone);
        for refer in &model.refers {
            self.events[refer.target] |= self.is(refer.source);
        }
        for (l, lifespan) in model.lifespans.iter().enumerate() {
            let opens = lifespan.initiators.iter().any(|i| match i {
                Initiator::Event { source, .. } => self.is(*source),
                Initiator::Startup | Initiator::At(_) => false,
            });
            let ends = lifespan.terminators.iter().any(|t| match t {
                Terminator::Event { source, .. } => self.is(*source),
                Terminator::At { .. } | Terminator::After { .. } => false,
            });
            self.lifespans[l] |= opens || ends;
        }
        for (s, situation) in model.situations.iter().enumerate() {
            let takes = situation.operands.iter().any(|o| self.is(o.source));
            self.situations[s] |= takes || self.lifespans[situation.lifespan];
        }
        before != [&self.situations, &self.lifespans, &self.events].map(Vec::clone)
    }

    /// What is told of all else. Where a lifespan is downstream, instances have
    /// other numbers.
    pub(super) fn aside(&self, told: &[Told]) -> Vec<Told> {
        let mut told: Vec<Told> = told.iter().filter(|t| self.keeps(t)).cloned().collect();
        if self.lifespans.contains(&true) {
            for told in &mut told {
                if let Told::Sink(Output::Detection { instance, .. }) = told {
                    *instance = 0;
                }
            }
        }
        told
    }

    fn keeps(&self, told: &Told) -> bool {
        let Told::Sink(output) = told else {
            return true;
        };
        !match *output {
            Output::Detection { situation, .. }
            | Output::Overflow { situation, .. }
            | Output::Fault { situation, .. }
            | Output::Missed { situation, .. } => self.situations[situation],
            Output::LifespanFull { lifespan, .. } | Output::LifespanFault { lifespan, .. } => {
                self.lifespans[lifespan]
            }
            Output::ReferFault { event, .. } => self.events[event],
            Output::ActionFault { action, .. } => self.actions[action],
            // All actions share one queue.
            Output::ActionsFull { .. } => self.actions.contains(&true),
        }
    }

    /// The actions, unless some are downstream: all share one queue.
    pub(super) fn actions_aside<'a>(&self, actions: &'a [Queued]) -> &'a [Queued] {
        match self.actions.contains(&true) {
            true => &[],
            false => actions,
        }
    }

    /// The tallies of all else, given situations first, then lifespans, events and
    /// actions.
    pub(super) fn tallies_aside(&self, tallies: &[Tally]) -> Vec<Tally> {
        let actions = vec![self.actions.contains(&true); self.actions.len()];
        let downstream = self.situations.iter().chain(&self.lifespans);
        let downstream = downstream.chain(&self.events).chain(&actions);
        let tallies = tallies.iter().zip(downstream);
        let aside = tallies.filter(|(_, downstream)| !**downstream);
        aside.map(|(tally, _)| *tally).collect()
    }
}
