//! Which of its roles an event passes, and what it drops before it composes.

use super::super::draft::Draft;
use super::super::paths::Context;
use super::super::vector::Vector;
use crate::model::Expr;
use crate::plan::{EntryPlan, Judged};
use rtcep_core::Op;

/// One way in which an event passes its thresholds and overrides.
pub(super) struct Opening {
    /// By operand, whether the event may take it.
    pub(super) open: Vec<bool>,
    /// The lists that it may enter, by declaration.
    pub(super) admits: Vec<usize>,
    /// By list, whether it holds nothing any more.
    pub(super) emptied: Vec<bool>,
    /// What comes before anything is composed or stored.
    pub(super) base: Draft,
}

/// All of them; of those that pass nothing nothing follows.
pub(super) fn openings(cx: &Context<'_>, entry: &EntryPlan) -> Vec<Opening> {
    let own: Vec<&Judged> = entry
        .judged
        .iter()
        .filter(|j| !j.roles.is_empty())
        .collect();
    let sets = 1..1usize << own.len();
    let mut openings = Vec::new();
    for set in sets {
        let passes = |j: usize| set >> j & 1 == 1;
        let stuck = |(j, judged): (usize, &&Judged)| {
            let alike = |(i, other): (usize, &&Judged)| passes(i) && same(cx, judged, other);
            !passes(j) && (always(cx, judged) || own.iter().enumerate().any(alike))
        };
        if own.iter().enumerate().any(stuck) {
            continue;
        }
        let passed = own.iter().enumerate().filter(|(j, _)| passes(*j));
        let passed: Vec<&Judged> = passed.map(|(_, judged)| *judged).collect();
        dropping(cx, entry, &own, &passed, &mut openings);
    }
    openings
}

/// The openings with one set of thresholds passed: one for each set of the lists
/// that overrides empty.
fn dropping(
    cx: &Context<'_>,
    entry: &EntryPlan,
    own: &[&Judged],
    passed: &[&Judged],
    openings: &mut Vec<Opening>,
) {
    let drops = |judged: &Judged| match judged.condition(cx.situation) {
        Some(condition) => Some(condition.is_true()),
        None => judged.always_drops(cx.situation).then_some(true),
    };
    let may: Vec<&Judged> = passed
        .iter()
        .copied()
        .filter(|j| drops(j).is_some())
        .collect();
    for set in 0..1usize << may.len() {
        let dropped = |judged: &Judged| {
            let place = may.iter().position(|m| m.operand == judged.operand);
            place.is_some_and(|place| set >> place & 1 == 1)
        };
        if may.iter().any(|j| !dropped(j) && drops(j) == Some(true)) {
            continue;
        }
        let mut open = vec![false; cx.situation.operands.len()];
        let mut emptied = vec![false; cx.lists.len()];
        let mut once = Vector::ZERO;
        let (mut cleared, mut faults) = (0, false);
        for judged in passed {
            let condition = judged.condition(cx.situation);
            once = once
                .with(Op::Override, u128::from(condition.is_some()))
                .nodes(condition, 1);
            for &role in &judged.roles {
                open[role] = true;
            }
            let Some(l) = judged.list else { continue };
            emptied[l] = dropped(judged) || judged.takes_one(cx.situation);
            cleared += u128::from(dropped(judged));
            faults |= !dropped(judged) && condition.is_some_and(Expr::can_fault);
        }
        let failed = own.iter().filter(|j| !open[j.roles[0]]);
        let failed = failed.filter_map(|j| cx.situation.operands[j.operand].threshold.as_ref());
        let failed = failed.into_iter().any(Expr::can_fault);
        let once = once.with(Op::Notice, u128::from(faults) + u128::from(failed));
        let base = cx.base().then("", &Vector::ZERO.with(Op::Clear, cleared));
        let base = base.then(&name(cx, own, passed, cleared), &Vector::ZERO);
        let admits = entry.admits.iter().copied();
        let admits = admits.filter(|&l| cx.lists[l].operands.iter().any(|&o| open[o]));
        openings.push(Opening {
            admits: admits.collect(),
            open,
            emptied,
            base: base.once(&once),
        });
    }
}

/// Whether every event passes a threshold.
pub(super) fn always(cx: &Context<'_>, judged: &Judged) -> bool {
    let threshold = cx.situation.operands[judged.operand].threshold.as_ref();
    threshold.is_none_or(Expr::is_true) && !judged.takes_one(cx.situation)
}

/// Whether two operands have the same threshold.
fn same(cx: &Context<'_>, a: &Judged, b: &Judged) -> bool {
    let threshold = |judged: &Judged| &cx.situation.operands[judged.operand].threshold;
    threshold(a) == threshold(b) && !a.takes_one(cx.situation) && !b.takes_one(cx.situation)
}

fn name(cx: &Context<'_>, own: &[&Judged], passed: &[&Judged], cleared: u128) -> String {
    let mut words = Vec::new();
    if own.len() > 1 {
        let roles = passed.iter().flat_map(|judged| &judged.roles);
        let names = roles.map(|&o| cx.situation.operands[o].name.as_str());
        words.push(format!("as {}", names.collect::<Vec<_>>().join(" or ")));
    }
    if cleared > 0 {
        words.push("override".to_owned());
    }
    words.join(", ")
}
