//! What can lose something, and which detections that touches (language.md, 7).

use super::{SituationPlan, misses};
use crate::model::{Expr, Initiator, Model, Operand, Situation, Source, Terminator, lists};

/// Something with a capacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lossy {
    /// A situation that stores candidates, by declaration.
    Situation(usize),
    /// A lifespan that can be full, by declaration.
    Lifespan(usize),
}

/// The losses that make a detection of a situation inexact: its own, and those
/// of all that it builds on.
#[must_use]
pub fn losses(model: &Model, situation: usize) -> Vec<Lossy> {
    let mut ancestry = Ancestry {
        model,
        events: vec![false; model.events.len()],
        situations: vec![false; model.situations.len()],
        lifespans: vec![false; model.lifespans.len()],
    };
    ancestry.situation(situation);
    let situations = (0..model.situations.len())
        .filter(|&s| ancestry.situations[s] && loses(model, &model.situations[s]))
        .map(Lossy::Situation);
    let lifespans = (0..model.lifespans.len())
        .filter(|&l| ancestry.lifespans[l] && model.lifespans[l].can_be_full())
        .map(Lossy::Lifespan);
    situations.chain(lifespans).collect()
}

/// Whether some list of a situation can be full, or a late call skips periods.
#[must_use]
pub fn loses(model: &Model, situation: &Situation) -> bool {
    if misses(model, situation) {
        return true;
    }
    let mut lists = lists(situation).into_iter();
    lists.any(|list| !roomy(&situation.operands[list.operands[0]]))
}

/// Whether no event ever finds the list of an operand full: it is absolute, or
/// each event drops the earlier ones.
#[must_use]
pub(super) fn roomy(operand: &Operand) -> bool {
    operand.absolute || operand.overrides.as_ref().is_some_and(Expr::is_true)
}

struct Ancestry<'a> {
    model: &'a Model,
    events: Vec<bool>,
    situations: Vec<bool>,
    lifespans: Vec<bool>,
}

impl Ancestry<'_> {
    fn situation(&mut self, s: usize) {
        if std::mem::replace(&mut self.situations[s], true) {
            return;
        }
        let model = self.model;
        for operand in &model.situations[s].operands {
            self.source(operand.source);
        }
        self.lifespan(model.situations[s].lifespan);
    }

    fn lifespan(&mut self, l: usize) {
        if std::mem::replace(&mut self.lifespans[l], true) {
            return;
        }
        let model = self.model;
        for initiator in &model.lifespans[l].initiators {
            if let Initiator::Event { source, .. } = initiator {
                self.source(*source);
            }
        }
        for terminator in &model.lifespans[l].terminators {
            if let Terminator::Event { source, .. } = terminator {
                self.source(*source);
            }
        }
    }

    fn source(&mut self, source: Source) {
        match source {
            Source::Situation(s) => self.situation(s),
            Source::Event(e) => self.event(e),
        }
    }

    /// What the stateless rules make it from.
    fn event(&mut self, e: usize) {
        if std::mem::replace(&mut self.events[e], true) {
            return;
        }
        let model = self.model;
        for refer in model.refers.iter().filter(|refer| refer.target == e) {
            self.source(refer.source);
        }
    }
}

impl SituationPlan {
    /// Whether losses of the situation itself can be told.
    #[must_use]
    pub fn can_lose(&self) -> bool {
        self.lists.iter().any(|list| !list.roomy)
    }
}
