//! What follows from a construct that was put in: capacities where candidates are
//! stored, lists that agree, keys of all that meet a lifespan.

use rtcep_lang::Model;
use rtcep_lang::model::{Initiator, OnFull, Situation, Source, Terminator, lists, stores};

/// Brings in order what the language demands beside a construct.
pub(super) fn repair(model: &mut Model) {
    model.situations.iter_mut().for_each(capacities);
    for l in 0..model.lifespans.len() {
        let met = met(model, l);
        if let Some(key) = &mut model.lifespans[l].key
            && let Some(&(_, a)) = key.attributes.first()
        {
            // The first four attributes are the same everywhere.
            key.attributes = met.into_iter().map(|source| (source, a)).collect();
        }
    }
}

fn capacities(situation: &mut Situation) {
    for o in 0..situation.operands.len() {
        let (stores, aggregates) = (stores(situation, o), situation.kind.aggregates());
        let operand = &mut situation.operands[o];
        if operand.absolute || !stores {
            (operand.max, operand.on_full) = (None, OnFull::Reject);
        } else if operand.max.is_none() {
            operand.max = Some(if aggregates { 3 } else { 2 });
        }
    }
    for list in lists(situation) {
        let first = situation.operands[list.operands[0]].clone();
        for &o in &list.operands[1..] {
            let operand = &mut situation.operands[o];
            (operand.max, operand.on_full) = (first.max, first.on_full);
            operand.overrides.clone_from(&first.overrides);
        }
    }
}

/// Who meets instances of a lifespan by their key.
fn met(model: &Model, l: usize) -> Vec<Source> {
    let lifespan = &model.lifespans[l];
    let opening = lifespan.initiators.iter().filter_map(|i| match i {
        Initiator::Event { source, .. } => Some(*source),
        Initiator::Startup | Initiator::At(_) => None,
    });
    let ending = lifespan.terminators.iter().filter_map(|t| match t {
        Terminator::Event {
            source,
            all_keys: false,
            ..
        } => Some(*source),
        _ => None,
    });
    let situations = model.situations_in(l).into_iter();
    let operands = situations.flat_map(|s| model.situations[s].operands.iter().map(|o| o.source));
    let mut met: Vec<Source> = opening.chain(ending).chain(operands).collect();
    met.sort_unstable();
    met.dedup();
    met
}
