//! What the bounds say of one cause.

use super::pricing::Pricing;
use crate::bound::{Bound, Entered, Part, of_causes};
use crate::page::record::{Cell, Counted, Entry, Term, Total};
use crate::search::{Archive, Found};
use crate::subject::Observed;
use rtcep::bounds::{Cause, Phase};
use rtcep::{Bounds, Op, OpCounts};

/// The parts of an engine: the engine itself, situations, lifespans, stateless rules and
/// actions, by declaration.
pub(super) fn parts(bounds: &Bounds) -> Vec<String> {
    let situations = bounds.situations.iter().map(|s| s.name.to_owned());
    let lifespans = bounds
        .lifespans
        .iter()
        .map(|l| format!("lifespan {}", l.name));
    let rules = bounds.rules.iter().map(|rule| rule.name.to_owned());
    let engine = std::iter::once("engine".to_owned());
    engine
        .chain(situations)
        .chain(lifespans)
        .chain(rules)
        .collect()
}

/// Which one is entered.
fn place(bounds: &Bounds, entered: Entered) -> usize {
    let (situations, lifespans) = (bounds.situations.len(), bounds.lifespans.len());
    let among = |place: Option<usize>, from: usize| place.map_or(0, |place| from + place);
    match entered {
        Entered::Engine => 0,
        Entered::Situation(name, _) => {
            among(bounds.situations.iter().position(|s| s.name == name), 1)
        }
        Entered::Lifespan(name, _) => {
            let place = bounds.lifespans.iter().position(|l| l.name == name);
            among(place, 1 + situations)
        }
        Entered::Rule(name) => {
            let place = bounds.rules.iter().position(|rule| rule.name == name);
            among(place, 1 + situations + lifespans)
        }
    }
}

/// What is counted of a cause.
pub(super) struct OfCause {
    pub(super) counted: Counted,
    pub(super) entries: Vec<Entry>,
    pub(super) terms: Vec<Term>,
    pub(super) row: Vec<Cell>,
}

/// Costs that are written down: to a thousandth, since no price is known so well.
pub(super) fn rounded(cost: f64) -> f64 {
    (cost * 1_000.0).round() / 1_000.0
}

/// Operations, and what they cost, with floor and margin.
pub(super) fn total(pricing: &Pricing, counts: &OpCounts, cost: f64) -> Total {
    Total {
        operations: counts.total(),
        cost: rounded(pricing.bound(cost)),
    }
}

/// The bound of some causes together.
pub(super) fn bound(bounds: &Bounds, pricing: &Pricing, causes: &[Cause]) -> Bound {
    of_causes(bounds, causes, |family, op| pricing.price(family, op))
}

pub(super) fn of_cause(bounds: &Bounds, pricing: &Pricing, cause: Cause) -> OfCause {
    let bound = bound(bounds, pricing, &[cause]);
    let of = bounds.of(cause);
    let mut row: Vec<Cell> = Vec::new();
    let mut terms: Vec<Term> = Vec::new();
    for part in &bound.parts {
        let place = place(bounds, part.entered);
        match row.iter_mut().find(|cell| cell.part == place) {
            Some(cell) => {
                cell.counted = cell.counted.saturating_add(part.counts.total());
                cell.cost += part.cost;
            }
            None => row.push(Cell {
                part: place,
                counted: part.counts.total(),
                observed: None,
                cost: part.cost,
            }),
        }
        for op in Op::ALL.into_iter().filter(|&op| part.counts.get(op) > 0) {
            add_term(&mut terms, pricing, part, place, op);
        }
    }
    row.sort_by_key(|cell| cell.part);
    row.iter_mut()
        .for_each(|cell| cell.cost = rounded(cell.cost));
    terms.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    OfCause {
        counted: Counted {
            total: total(pricing, &bound.counts, bound.cost),
            counts: bound.counts.to_string(),
            detections: of.detections,
            depth: of.depth,
        },
        entries: bound.parts.iter().map(|part| entry(bounds, part)).collect(),
        terms,
        row,
    }
}

fn add_term(terms: &mut Vec<Term>, pricing: &Pricing, part: &Part, place: usize, op: Op) {
    let (times, price) = (part.counts.get(op), pricing.price(part.family, op));
    let same = |term: &&mut Term| term.part == place && term.op == op.name();
    let times = match terms.iter_mut().find(same) {
        Some(term) => {
            term.times = term.times.saturating_add(times);
            term.cost = rounded(number(term.times) * price);
            return;
        }
        None => times,
    };
    terms.push(Term {
        part: place,
        op: op.name().to_owned(),
        family: part.family.name().to_owned(),
        times,
        price: rounded(price),
        cost: rounded(number(times) * price),
    });
}

fn entry(bounds: &Bounds, part: &Part) -> Entry {
    let phase = match part.entered {
        Entered::Situation(_, phase) | Entered::Lifespan(_, phase) => Phase::name(phase),
        Entered::Engine | Entered::Rule(_) => "",
    };
    Entry {
        part: place(bounds, part.entered),
        phase: phase.to_owned(),
        path: part.path.to_owned(),
        times: part.times,
        counts: part.counts.to_string(),
        cost: rounded(part.cost),
    }
}

/// What an event did by itself: the look at the clock, in each call, is counted with the timers.
pub(super) fn by_itself(cause: Cause, observed: &Observed) -> Observed {
    let mut observed = observed.clone();
    if let Cause::Event(_) = cause {
        let mut columns = *observed.engine.columns();
        let looks = &mut columns[Op::TimerCheck as usize];
        *looks = looks.saturating_sub(1);
        observed.engine = OpCounts::new(columns);
    }
    observed
}

/// The dearest call of a cause, among those of events in which no timer was due.
pub(super) fn dearest(archive: &Archive) -> Option<&Found> {
    let found = archive.found().iter();
    let alone = found.filter(|found| match archive.cause {
        Cause::Event(_) => found.observed.engine.get(Op::TimerCheck) <= 1,
        Cause::Sweep => true,
    });
    alone.max_by(|a, b| a.cost.total_cmp(&b.cost))
}

/// A count as a factor.
#[allow(
    clippy::cast_precision_loss,
    reason = "one part in 2^53: no price is known so well"
)]
pub(super) const fn number(n: u64) -> f64 {
    n as f64
}
