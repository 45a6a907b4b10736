//! Whether a detection is exact (language.md, 7).
//!
//! The losses themselves are kept, each with the instances that were open when
//! it happened, and the definition is asked word by word.

use crate::model::{Detect, Initiator, Model, Source, Terminator};
use std::collections::BTreeSet;

/// A point between two things that happen, in the order in which they happen.
///
/// What a timer ends at a tick is over before anything else of that tick: its
/// step is zero. What an event ends was open in a part of its tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Moment {
    pub(super) t: u64,
    step: u64,
}

impl Moment {
    /// Before all that happens at a tick.
    pub(super) const fn start_of(t: u64) -> Self {
        Self { t, step: 0 }
    }

    /// After all that happens at a tick.
    const fn end_of(t: u64) -> Self {
        Self { t, step: u64::MAX }
    }
}

/// Whose capacity took something away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Loser {
    /// A situation: an event found a list full, or the instance frozen.
    Situation(usize),
    /// A lifespan: an opening found it full or frozen, or an instance was dropped.
    Lifespan(usize),
}

/// Something that a capacity or a freeze took away.
#[derive(Clone, Debug)]
struct Loss {
    of: Loser,
    at: Moment,
    /// The instances that were open then, or right after it, and still are.
    open: BTreeSet<u64>,
    /// When the last of them ended.
    ended: Option<Moment>,
    /// Where its situation looks back so many ticks and no further.
    within: Option<u64>,
}

impl Loss {
    /// It is live from `at` until this moment; none: it still is.
    fn end(&self) -> Option<Moment> {
        let forgotten = self
            .within
            .map(|within| Moment::end_of(self.at.t.saturating_add(within)));
        match (self.ended, forgotten) {
            (Some(ended), Some(forgotten)) => Some(ended.min(forgotten)),
            (ended, forgotten) => ended.or(forgotten),
        }
    }

    /// Whether it was live at some moment since `since`.
    fn live_since(&self, since: Moment) -> bool {
        self.end().is_none_or(|end| since.max(self.at) < end)
    }
}

/// All losses that can still make a detection inexact.
#[derive(Clone, Debug)]
pub(super) struct Losses {
    /// Things that happened so far.
    step: u64,
    /// How far immediate situations look back, by situation.
    within: Vec<Option<u64>>,
    /// By situation: itself and its ancestors.
    ancestors: Vec<BTreeSet<Loser>>,
    losses: Vec<Loss>,
}

impl Losses {
    pub(super) fn new(model: &Model) -> Self {
        let situations = model.situations.iter();
        let within = situations.map(|situation| match situation.detect {
            Detect::Immediate => situation.within,
            Detect::Deferred => None,
        });
        let ancestors = (0..model.situations.len()).map(|situation| {
            let mut found = BTreeSet::new();
            ancestors(model, situation, &mut found);
            found
        });
        Self {
            step: 0,
            within: within.collect(),
            ancestors: ancestors.collect(),
            losses: Vec::new(),
        }
    }

    /// The next moment, at a tick.
    pub(super) fn moment(&mut self, t: u64) -> Moment {
        self.step += 1;
        Moment { t, step: self.step }
    }

    /// Something is lost now, while these instances are open.
    pub(super) fn lose(&mut self, of: Loser, t: u64, open: BTreeSet<u64>) {
        let within = match of {
            Loser::Situation(situation) => self.within[situation],
            Loser::Lifespan(_) => None,
        };
        // An earlier loss that is live as long says all that this one says.
        let said = self
            .losses
            .iter()
            .any(|loss| loss.of == of && loss.open == open && (within.is_none() || loss.at.t == t));
        if !said && !open.is_empty() {
            let at = self.moment(t);
            self.losses.push(Loss {
                of,
                at,
                open,
                ended: None,
                within,
            });
        }
    }

    /// An instance ends.
    pub(super) fn close(&mut self, instance: u64, at: Moment) {
        for loss in &mut self.losses {
            if loss.open.remove(&instance) && loss.open.is_empty() {
                loss.ended = Some(at);
            }
        }
    }

    /// Whether a detection of a situation at `t`, in an instance that opened
    /// then, is exact.
    pub(super) fn exact(&self, situation: usize, opened: Moment, t: u64) -> bool {
        let mut losses = self.losses.iter();
        !losses.any(|loss| self.touches(loss, situation, opened, t))
    }

    /// Whether a loss makes a detection inexact.
    fn touches(&self, loss: &Loss, situation: usize, opened: Moment, t: u64) -> bool {
        let since = match self.within[situation] {
            Some(within) => opened.max(Moment::start_of(t.saturating_sub(within))),
            None => opened,
        };
        self.ancestors[situation].contains(&loss.of) && loss.live_since(since)
    }

    /// Lets go of losses that are over, and are no more for any instance that
    /// is open at `t`, given by situation and opening. It changes no answer.
    pub(super) fn forget(&mut self, t: u64, open: &[(usize, Moment)]) {
        let now = Moment::start_of(t);
        let mut losses = std::mem::take(&mut self.losses);
        losses.retain(|loss| {
            loss.live_since(now)
                || open
                    .iter()
                    .any(|&(situation, opened)| self.touches(loss, situation, opened, t))
        });
        self.losses = losses;
    }
}

/// A situation, its lifespan, the situations that are its operands; of every
/// such lifespan the situations that open and end it; through stateless rules, too;
/// and so on.
fn ancestors(model: &Model, situation: usize, found: &mut BTreeSet<Loser>) {
    if !found.insert(Loser::Situation(situation)) {
        return;
    }
    let lifespan = model.situations[situation].lifespan;
    let mut sources: Vec<Source> = Vec::new();
    sources.extend(
        model.situations[situation]
            .operands
            .iter()
            .map(|o| o.source),
    );
    if found.insert(Loser::Lifespan(lifespan)) {
        let lifespan = &model.lifespans[lifespan];
        sources.extend(lifespan.initiators.iter().filter_map(|i| match i {
            Initiator::Startup | Initiator::At(_) => None,
            Initiator::Event { source, .. } => Some(*source),
        }));
        sources.extend(lifespan.terminators.iter().filter_map(|t| match t {
            Terminator::At { .. } | Terminator::After { .. } => None,
            Terminator::Event { source, .. } => Some(*source),
        }));
    }
    for source in sources {
        for from in made_from(model, source) {
            ancestors(model, from, found);
        }
    }
}

/// The situations whose detections events of a source are, or are made from by
/// stateless rules.
fn made_from(model: &Model, source: Source) -> Vec<usize> {
    match source {
        Source::Situation(situation) => vec![situation],
        Source::Event(event) => {
            let making = model.refers.iter().filter(|refer| refer.target == event);
            let sources = making.flat_map(|refer| made_from(model, refer.source));
            sources.collect()
        }
    }
}
