//! What an event of one source enters: situations and lifespans, by phase.

use super::draft::{self, Draft, Found};
use super::polynomial::Polynomial;
use super::vector::Vector;
use super::{Overflow, conclude, ends, fresh, opens, paths};
use crate::model::{Model, Source};
use crate::plan::SituationPlan;
use rtcep_core::OpCounts;
use rtcep_core::bounds::Phase;

/// What one event, or one detection seen as an event, enters itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entered {
    /// The situations: deferred ones of instances that end, those that take the
    /// event, those of an instance that opens and takes it too.
    pub entries: Vec<EntryCosts>,
    /// The lifespans, by phase.
    pub lifespans: Vec<LifespanCosts>,
}

impl Entered {
    /// What happens at a situation in a phase.
    #[must_use]
    pub fn entry(&self, situation: usize, phase: Phase) -> Option<&EntryCosts> {
        let found = |e: &&EntryCosts| e.situation == situation && e.phase == phase;
        self.entries.iter().find(found)
    }
}

/// One trigger at one situation.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryCosts {
    /// The situation entered, by declaration.
    pub situation: usize,
    /// When.
    pub phase: Phase,
    /// Lifespan instances in which it happens at most.
    pub instances: u64,
    /// Detections of that situation at most, in all instances.
    pub detections: u64,
    /// Detections of that situation at most in one instance.
    pub detections_each: u64,
    /// The combinations examined at most in one instance, in the capacities of
    /// the operands.
    pub rows: Polynomial,
    /// The path vectors of all instances together, none of them within another one.
    pub paths: Vec<PathCosts>,
}

/// One trigger at one lifespan.
#[derive(Clone, Debug, PartialEq)]
pub struct LifespanCosts {
    /// The lifespan entered, by declaration.
    pub lifespan: usize,
    /// When.
    pub phase: Phase,
    /// The path vectors, none of them within another one.
    pub paths: Vec<PathCosts>,
}

/// One way through the code.
#[derive(Clone, Debug, PartialEq)]
pub struct PathCosts {
    /// What happens on it.
    pub name: String,
    /// How often each operation happens.
    pub counts: OpCounts,
}

pub(super) fn entered(
    model: &Model,
    plans: &[SituationPlan],
    source: Source,
    overflows: &mut Vec<Overflow>,
) -> Entered {
    let mut entered = Entered::default();
    let mut put = |s: usize, phase: Phase, instances: u128, found: Found| {
        let what = format!("for one `{}`", model.source_name(source));
        match entry(s, phase, instances, found, &what) {
            Ok(costs) => entered.entries.push(costs),
            Err(overflow) => overflows.push(overflow),
        }
    };
    let own = |l: &usize| !model.lifespans[*l].is_static();
    let lifespans: Vec<usize> = (0..model.lifespans.len()).filter(own).collect();
    let mut found = Vec::new();
    for &l in &lifespans {
        if !model.lifespans[l].ended_by(source) {
            continue;
        }
        let ends = ends::ends(model, l, source);
        for s in model.deferred_in(l) {
            if let Some(one) = conclude::conclude(model, s, &plans[s])
                && ends.terminated > 0
            {
                put(s, Phase::Terminate, ends.terminated, one);
            }
        }
        found.push(lifespan(l, Phase::Terminate, ends.drafts));
    }
    for s in model.entered(source) {
        if let Some(entry) = plans[s].entry(source) {
            let (instances, one) = paths::add(model, s, &plans[s], entry);
            put(s, Phase::Add, instances, one);
        }
    }
    for &l in &lifespans {
        let probed = opens::probed(model, l, source);
        found.extend(probed.map(|draft| lifespan(l, Phase::Add, vec![draft])));
    }
    for &l in &lifespans {
        if !model.lifespans[l].opened_by(source) {
            continue;
        }
        found.push(lifespan(l, Phase::Initiate, opens::opens(model, l, source)));
        if !model.lifespans[l].includes(source) {
            continue;
        }
        for s in model.situations_in(l) {
            if let Some(entry) = plans[s].entry(source) {
                put(
                    s,
                    Phase::Initiate,
                    1,
                    fresh::fresh(model, s, &plans[s], entry),
                );
            }
        }
    }
    entered.lifespans = found;
    entered
}

/// `found` in so many instances; an error where that does not fit `u64`.
pub(super) fn entry(
    situation: usize,
    phase: Phase,
    instances: u128,
    found: Found,
    what: &str,
) -> Result<EntryCosts, Overflow> {
    let overflow = |counted: &str| Overflow {
        situation,
        what: format!("{counted} {what}"),
    };
    let fits = |n: u128| u64::try_from(n).map_err(|_| overflow("detections"));
    let detections_each = fits(found.detections)?;
    let detections = fits(found.detections.saturating_mul(instances))?;
    let rows = found.rows.clone();
    let drafts = found.together(instances);
    let paths = draft::costs(drafts).ok_or_else(|| overflow("operations"))?;
    Ok(EntryCosts {
        situation,
        phase,
        instances: fits(instances)?,
        detections,
        detections_each,
        rows,
        paths,
    })
}

/// Counts of a lifespan are small: at most `max_open` of everything, squared.
pub(super) fn lifespan(lifespan: usize, phase: Phase, drafts: Vec<Draft>) -> LifespanCosts {
    LifespanCosts {
        lifespan,
        phase,
        paths: draft::costs(drafts).unwrap_or_default(),
    }
}

/// Counts as a vector that more can be added to.
pub(super) fn vector(counts: &OpCounts) -> Vector {
    let ops = rtcep_core::Op::ALL.into_iter();
    ops.fold(Vector::ZERO, |sum, op| sum.with(op, counts.get(op).into()))
}
