//! What a cause enters, situations and lifespans alike.

use crate::driver::Observed;
use crate::script::Part;
use rtcep::bounds::{Cause, Path, Phase};
use rtcep::{Bounds, Op, OpCounts};

/// A situation or lifespan that a cause enters in one phase.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) cause: Cause,
    pub(crate) part: Part,
    pub(crate) phase: Phase,
    pub(crate) paths: &'static [Path],
    /// As `reaches` name it: `A S:add`.
    pub(crate) title: String,
}

/// All that a cause itself enters.
pub(crate) fn entered(bounds: &Bounds, cause: Cause) -> Vec<Entered> {
    let of = bounds.of(cause);
    let name = match cause {
        Cause::Event(_) => of.name,
        Cause::Sweep => "advance",
    };
    let entered = |part, phase: Phase, paths| {
        let target = match part {
            Part::Situation(s) => bounds.situations[s].name,
            Part::Lifespan(l) => bounds.lifespans[l].name,
        };
        Entered {
            cause,
            part,
            phase,
            paths,
            title: format!("{name} {target}:{}", phase.name()),
        }
    };
    let situations = of.entries.iter();
    let situations =
        situations.map(|e| entered(Part::Situation(e.situation.into()), e.phase, e.paths));
    let lifespans = of.lifespans.iter();
    let lifespans = lifespans.map(|e| entered(Part::Lifespan(e.lifespan.into()), e.phase, e.paths));
    situations.chain(lifespans).collect()
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
    /// Which paths the observed operations are, exactly: alone, or else together
    /// with one path in another phase of the same part.
    pub(crate) fn hits(&self, entries: &[Entered], observed: &Observed) -> Vec<usize> {
        let observed = observed.of(self.part);
        let alone = self.with(OpCounts::ZERO, observed);
        if !alone.is_empty() {
            return alone;
        }
        let others = entries.iter();
        let others = others.filter(|e| e.part == self.part && e.phase != self.phase);
        let others = others.flat_map(|e| e.paths);
        let mut hits: Vec<usize> = others
            .flat_map(|other| self.with(other.counts, observed))
            .collect();
        hits.sort_unstable();
        hits.dedup();
        hits
    }

    /// The paths that make the observed operations with the others.
    fn with(&self, others: OpCounts, observed: OpCounts) -> Vec<usize> {
        let hit = |path: &Path| others.plus(&path.counts) == observed;
        let paths = self.paths.iter().enumerate();
        paths
            .filter(|(_, path)| hit(path))
            .map(|(i, _)| i)
            .collect()
    }

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
