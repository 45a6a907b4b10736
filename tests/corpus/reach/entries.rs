//! What a cause enters, situations and lifespans alike.

use crate::driver::Observed;
use crate::script::{Part, rule};
use rtcep::bounds::{Cause, Entry, LifespanEntry, Path, Phase};
use rtcep::{Bounds, Op, OpCounts};
use rtcep_lang::Model;
use rtcep_lang::model::{Initiator, Source};

/// What a trace claims to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The engine itself: timers looked at, events derived.
    Engine,
    Part(Part),
}

/// A target that a cause enters in one phase.
#[derive(Clone, Debug)]
pub(crate) struct Entered {
    pub(crate) cause: Cause,
    pub(crate) target: Target,
    pub(crate) phase: Phase,
    pub(crate) paths: Vec<Path>,
    /// As `reaches` name it: `A S:add`.
    pub(crate) title: String,
    /// Of a situation in the initiate phase: its lifespan, and whether the event
    /// is `including` in each clause by which it opens one.
    pub(super) opens: Option<(usize, bool)>,
    /// What each event of the closure enters in the part as well, in each phase: its
    /// paths.
    pub(super) derived: Vec<Vec<Path>>,
}

/// All that a cause itself enters.
pub(crate) fn entered(model: &Model, bounds: &Bounds, cause: Cause) -> Vec<Entered> {
    let of = bounds.of(cause);
    let name = match cause {
        Cause::Event(_) => of.name,
        Cause::Sweep => "advance",
    };
    let entered = |part, phase: Phase, paths: &[Path]| {
        let (target, opens) = match part {
            Part::Situation(s) => {
                let opens = (phase == Phase::Initiate).then(|| opens(model, cause, s));
                (bounds.situations[s].name.to_owned(), opens)
            }
            Part::Lifespan(l) => (bounds.lifespans[l].name.to_owned(), None),
            Part::Rule(r) => (rule(model, r), None),
        };
        Entered {
            cause,
            target: Target::Part(part),
            phase,
            paths: paths.to_vec(),
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
    // Of what is judged several times the paths add up in any way.
    let rules = of.rules.iter().filter(|(_, times)| *times == 1);
    let rules = rules.map(|&(r, _)| {
        let r = usize::from(r);
        entered(Part::Rule(r), Phase::Add, bounds.rules[r].paths)
    });
    let engine = (cause == Cause::Sweep && of.checks > 0).then(|| timers(bounds));
    situations
        .chain(lifespans)
        .chain(rules)
        .chain(engine)
        .collect()
}

/// All timers that can be due at one call, each at a tick of its own, with all
/// that they derive.
fn timers(bounds: &Bounds) -> Entered {
    Entered {
        cause: Cause::Sweep,
        target: Target::Engine,
        phase: Phase::Terminate,
        paths: vec![Path {
            name: "all timers",
            counts: bounds.engine_counts(Cause::Sweep),
        }],
        title: "advance engine:terminate".to_owned(),
        opens: None,
        derived: Vec::new(),
    }
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

/// What derived events, or those that stateless rules make, enter in a part: of each one
/// in each phase its paths.
fn derives(bounds: &Bounds, cause: Cause, part: Part) -> Vec<Vec<Path>> {
    let enters = |entries: &[Entry], lifespans: &[LifespanEntry]| -> Vec<Vec<Path>> {
        match part {
            Part::Situation(s) => {
                let here = entries.iter().filter(|e| usize::from(e.situation) == s);
                here.map(|e| e.paths.to_vec()).collect()
            }
            Part::Lifespan(l) => {
                let here = lifespans.iter().filter(|e| usize::from(e.lifespan) == l);
                here.map(|e| e.paths.to_vec()).collect()
            }
            Part::Rule(_) => Vec::new(),
        }
    };
    let of = bounds.of(cause);
    let derived = of.derived.iter().map(|&(from, n)| {
        let from = &bounds.situations[usize::from(from)];
        (enters(from.entries, from.lifespans), n)
    });
    let made = of.referenced.iter().map(|&(made, n)| {
        let made = &bounds.events[usize::from(made)];
        (enters(made.entries, made.lifespans), n)
    });
    let times = |(paths, n): (Vec<Vec<Path>>, u64)| {
        let n = usize::try_from(n).unwrap_or(usize::MAX);
        // More than one too many are not looked at.
        (0..n.min(FOLLOWED + 1)).flat_map(move |_| paths.clone())
    };
    derived.chain(made).flat_map(times).collect()
}

/// Beyond so many phases of events of the closure it is not certain what each did.
pub(super) const FOLLOWED: usize = 4;

impl Observed {
    /// The operations of a target.
    pub(crate) fn of(&self, target: Target) -> OpCounts {
        match target {
            Target::Engine => self.engine,
            Target::Part(Part::Situation(s)) => self.situations[s],
            Target::Part(Part::Lifespan(l)) => self.lifespans[l],
            Target::Part(Part::Rule(r)) => self.rules[r],
        }
    }
}

impl Entered {
    /// How far the observed operations are from a path: the share of each count
    /// that is missing or too much.
    pub(crate) fn away(&self, path: usize, observed: &Observed) -> f64 {
        let (observed, counts) = (observed.of(self.target), self.paths[path].counts);
        let share = |&op: &Op| {
            let (a, b) = (observed.get(op) as f64, counts.get(op) as f64);
            (a - b).abs() / b.max(1.0)
        };
        Op::ALL.iter().map(share).sum()
    }
}
