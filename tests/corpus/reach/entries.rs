//! What a cause enters, situations and lifespans alike.

use crate::driver::Observed;
use crate::script::Part;
use rtcep::bounds::{Cause, Path, Phase};
use rtcep::{Bounds, Op, OpCounts};
use rtcep_lang::Model;
use rtcep_lang::model::{Initiator, Source};

/// A situation or lifespan that a cause enters in one phase.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) cause: Cause,
    pub(crate) part: Part,
    pub(crate) phase: Phase,
    pub(crate) paths: &'static [Path],
    /// As `reaches` name it: `A S:add`.
    pub(crate) title: String,
    /// Of a situation in the initiate phase: its lifespan, and whether the event
    /// is `including` in each clause by which it opens one.
    pub(super) opens: Option<(usize, bool)>,
    /// Whether derived events enter the part as well.
    pub(super) derived: bool,
}

/// All that a cause itself enters.
pub(crate) fn entered(model: &Model, bounds: &Bounds, cause: Cause) -> Vec<Entered> {
    let of = bounds.of(cause);
    let name = match cause {
        Cause::Event(_) => of.name,
        Cause::Sweep => "advance",
    };
    let entered = |part, phase: Phase, paths| {
        let (target, opens) = match part {
            Part::Situation(s) => {
                let opens = (phase == Phase::Initiate).then(|| opens(model, cause, s));
                (bounds.situations[s].name, opens)
            }
            Part::Lifespan(l) => (bounds.lifespans[l].name, None),
        };
        Entered {
            cause,
            part,
            phase,
            paths,
            title: format!("{name} {target}:{}", phase.name()),
            opens,
            derived: derives(bounds, cause, part),
        }
    };
    let situations = of.entries.iter();
    let situations =
        situations.map(|e| entered(Part::Situation(e.situation.into()), e.phase, e.paths));
    let lifespans = of.lifespans.iter();
    let lifespans = lifespans.map(|e| entered(Part::Lifespan(e.lifespan.into()), e.phase, e.paths));
    situations.chain(lifespans).collect()
}

fn opens(model: &Model, cause: Cause, situation: usize) -> (usize, bool) {
    let l = model.situations[situation].lifespan;
    let clauses = model.lifespans[l].initiators.iter();
    let including = clauses.filter_map(|initiator| match (initiator, cause) {
        (
            Initiator::Event {
                source: Source::Event(source),
                including,
                ..
            },
            Cause::Event(event),
        ) if *source == event => Some(*including),
        _ => None,
    });
    (l, including.into_iter().all(|including| including))
}

/// Whether an event of the closure enters a part.
fn derives(bounds: &Bounds, cause: Cause, part: Part) -> bool {
    bounds.of(cause).derived.iter().any(|&(from, _)| {
        let from = &bounds.situations[usize::from(from)];
        match part {
            Part::Situation(s) => from.entries.iter().any(|e| usize::from(e.situation) == s),
            Part::Lifespan(l) => from.lifespans.iter().any(|e| usize::from(e.lifespan) == l),
        }
    })
}

impl Observed {
    /// The operations of a part of the rules.
    pub(crate) fn of(&self, part: Part) -> OpCounts {
        match part {
            Part::Situation(s) => self.situations[s],
            Part::Lifespan(l) => self.lifespans[l],
        }
    }
}

impl Entered {
    /// How far the observed operations are from a path: the share of each count
    /// that is missing or too much.
    pub(crate) fn away(&self, path: usize, observed: &Observed) -> f64 {
        let (observed, counts) = (observed.of(self.part), self.paths[path].counts);
        let share = |&op: &Op| {
            let (a, b) = (observed.get(op) as f64, counts.get(op) as f64);
            (a - b).abs() / b.max(1.0)
        };
        Op::ALL.iter().map(share).sum()
    }
}
