//! What is kept of the events of one operand: running, or in its candidates.

use super::read::Reads;
use super::values::Values;
use super::{Aggregated, Part, What};
use crate::model::{Counted, Kind, Situation, stores};

/// Whether an operand's candidates may leave while an instance goes on.
pub(super) fn loses(situation: &Situation, o: usize) -> bool {
    stores(situation, o) || situation.operands[o].overrides.is_some()
}

pub(super) fn operand(
    situation: &Situation,
    o: usize,
    reads: &Reads,
    values: &Values<'_>,
    apart: bool,
    merged: &[Part],
    watched: &[usize],
) -> Aggregated {
    let declared = &situation.operands[o];
    let keeps = stores(situation, o);
    let mut parts: Vec<Part> = Vec::new();
    for read in &reads.parts {
        let part = read.part();
        match read.operand {
            Some(of) if of == o => add(&mut parts, part),
            None if apart && !merged.contains(&part) => {
                let value = values.common[read.value].places[o];
                let ordered = read.what != What::Sum && read.ty.is_float();
                add(
                    &mut parts,
                    Part {
                        value,
                        ordered,
                        ..part
                    },
                );
            }
            _ => {}
        }
    }
    let running = |p: &Part| !keeps || (p.what == What::Sum && p.ty.is_integer());
    let (running, folded): (Vec<Part>, Vec<Part>) = parts.into_iter().partition(running);
    let shares = situation.kind == Kind::Percentage;
    let weighs = shares && declared.weight.is_some();
    let counted = |of: &Option<usize>| of.is_none_or(|of| of == o);
    let run = situation.kind == Kind::Trend;
    let mut kept: Vec<usize> = running.iter().chain(&folded).map(|p| p.value).collect();
    kept.extend(merged.iter().map(|p| values.common[p.value].places[o]));
    kept.extend(run.then_some(0));
    kept.sort_unstable();
    kept.dedup();
    Aggregated {
        values: values.own[o].clone(),
        list: keeps.then(|| (0..o).filter(|&o| stores(situation, o)).count()),
        counts: !keeps
            && (run
                || (shares && !weighs)
                || watched.contains(&o)
                || reads.counts.iter().any(counted)),
        weighs,
        judges: shares && matches!(declared.counted, Counted::If(_)),
        running,
        folded,
        kept,
    }
}

/// One more part; if it is there already, with all that is asked of it.
fn add(parts: &mut Vec<Part>, part: Part) {
    let same = |p: &&mut Part| (p.value, p.what) == (part.value, part.what);
    match parts.iter_mut().find(same) {
        Some(known) => {
            known.ordered |= part.ordered;
            known.early |= part.early;
        }
        None => parts.push(part),
    }
}
