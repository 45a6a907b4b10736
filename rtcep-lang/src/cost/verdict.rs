//! How what is judged of an event can turn out, beside passing or failing: what
//! it overrides, and what it is noted for (language.md, 3.3, 4.1 and 4.3).
//!
//! An override is judged where the threshold before it passes. Whether it drops
//! anything is a path of its own, since an emptied list is not full.

use super::draft::Draft;
use super::paths::Context;
use super::vector::Vector;
use crate::model::{Expr, Situation};
use crate::plan::{EntryPlan, Judged};
use rtcep_core::Op;

/// One way in which an event is judged.
struct Way {
    /// Once, for all instances.
    once: Vector,
    /// Whether it empties the list of the operand that it takes.
    emptied: bool,
    /// The forbidden and absent operands that it passes.
    noted: u128,
}

/// The paths in one instance on all the ways; `paths` gives those behind one.
pub(super) fn all(
    cx: &mut Context<'_>,
    entry: &EntryPlan,
    paths: impl Fn(&Context<'_>) -> (Vec<Draft>, u128),
) -> (Vec<Draft>, u128) {
    let (mut drafts, mut detections) = (Vec::new(), 0);
    for way in ways(cx, entry) {
        cx.emptied = way.emptied;
        let (behind, found) = paths(cx);
        drafts.extend(behind.into_iter().map(|draft| way.on(draft)));
        detections = found.max(detections);
    }
    cx.emptied = false;
    if let (false, Some(noted)) = (cx.several, noted_alone(cx, entry)) {
        drafts.push(noted.on(cx.base().then("noted", &Vector::ZERO)));
    }
    (drafts, detections)
}

impl Way {
    fn on(&self, draft: Draft) -> Draft {
        Draft {
            vector: draft.vector.with(Op::Veto, self.noted),
            once: draft.once.plus(&self.once),
            name: draft.name,
        }
    }
}

fn ways(cx: &Context<'_>, entry: &EntryPlan) -> Vec<Way> {
    let noted = entry.noted.len() as u128;
    let mut judged = overrides(cx, entry);
    // One notice tells of all thresholds that fault; what faults is not noted.
    let spare = entry.roles.len() == 1 || noted > 1;
    let faults = entry.noted.iter().any(|n| {
        let threshold = cx.situation.operands[n.operand].threshold.as_ref();
        threshold.is_some_and(Expr::can_fault)
    });
    let mut ways = Vec::new();
    for (once, emptied) in judged.drain(..) {
        if faults && spare && !cx.several {
            ways.push(Way {
                once: once.clone().with(Op::Notice, 1),
                emptied,
                noted: noted - 1,
            });
        }
        ways.push(Way {
            once,
            emptied,
            noted,
        });
    }
    ways
}

/// What is judged of the overrides of an entry, and whether one drops something;
/// where there are several, `roles` tells.
fn overrides(cx: &Context<'_>, entry: &EntryPlan) -> Vec<(Vector, bool)> {
    let situation = cx.situation;
    let [judged] = taken(entry)[..] else {
        return vec![(Vector::ZERO, false)];
    };
    if cx.several {
        return vec![(Vector::ZERO, false)];
    };
    let once = condition(situation, judged);
    let expr = judged.condition(situation);
    let faults = expr.is_some_and(Expr::can_fault);
    let told = once.clone().with(Op::Notice, u128::from(faults));
    let always = judged.always_drops(situation) || expr.is_some_and(Expr::is_true);
    match (judged.list, expr) {
        // Nothing is kept that could be dropped.
        (None, _) => vec![(told, false)],
        (Some(_), _) if always => vec![(told, true)],
        (Some(_), None) => vec![(told, false)],
        (Some(_), Some(_)) => vec![(told, false), (once, true)],
    }
}

impl Context<'_> {
    /// These paths of an event that passes some operand, and the same ones where the
    /// threshold of another operand faults: told once.
    pub(super) fn beside(&self, entry: &EntryPlan, drafts: Vec<Draft>) -> Vec<Draft> {
        let operands = &self.situation.operands;
        let mut thresholds = entry.judged.iter();
        let faults = thresholds.any(|judged| {
            let threshold = operands[judged.operand].threshold.as_ref();
            threshold.is_some_and(Expr::can_fault)
        });
        if !faults || !self.several || entry.judged.len() < 2 {
            return drafts;
        }
        let told = Vector::ZERO.with(Op::Notice, 1);
        let beside = |draft: &Draft| {
            let named = draft.then("another threshold faults", &Vector::ZERO);
            named.once(&told)
        };
        let told: Vec<Draft> = drafts.iter().map(beside).collect();
        drafts.into_iter().chain(told).collect()
    }
}

/// The thresholds of the operands that an entry may take.
fn taken(entry: &EntryPlan) -> Vec<&Judged> {
    let taken = entry.judged.iter();
    taken.filter(|judged| !judged.roles.is_empty()).collect()
}

impl Context<'_> {
    /// The lists that an event empties which may take several operands.
    pub(super) fn emptied(&self, entry: &EntryPlan) -> u128 {
        let drops = |judged: &&Judged| {
            let condition = judged.condition(self.situation).is_some();
            judged.list.is_some() && (condition || judged.always_drops(self.situation))
        };
        entry.judged.iter().filter(drops).count() as u128
    }
}

/// All overrides of an event that may take several operands, at most, with the
/// notice of thresholds that fault.
pub(super) fn several(cx: &Context<'_>, entry: &EntryPlan) -> Vector {
    let mut once = Vector::ZERO;
    let mut faults = false;
    for judged in taken(entry) {
        once = once.plus(&condition(cx.situation, judged));
        let expr = judged.condition(cx.situation);
        faults |= expr.is_some_and(Expr::can_fault);
    }
    let mut thresholds = entry.judged.iter();
    let unsound = thresholds.any(|judged| {
        let threshold = cx.situation.operands[judged.operand].threshold.as_ref();
        threshold.is_some_and(Expr::can_fault)
    });
    once.with(Op::Notice, u128::from(faults) + u128::from(unsound))
}

fn condition(situation: &Situation, judged: &Judged) -> Vector {
    let expr = judged.condition(situation);
    Vector::ZERO
        .with(Op::Override, u128::from(expr.is_some()))
        .nodes(expr, 1)
}

/// An event whose own threshold faults can be noted all the same.
fn noted_alone(cx: &Context<'_>, entry: &EntryPlan) -> Option<Way> {
    let own = taken(entry).into_iter();
    let mut own = own.filter_map(|judged| cx.situation.operands[judged.operand].threshold.as_ref());
    let faults = own.any(Expr::can_fault);
    (faults && !entry.noted.is_empty()).then(|| Way {
        once: Vector::ZERO.with(Op::Notice, 1),
        emptied: false,
        noted: entry.noted.len() as u128,
    })
}
