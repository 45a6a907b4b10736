//! The events and situations that meet instances of a lifespan by its key.

use super::super::gaps::Gaps;
use crate::ast::{self, Rules};
use crate::diagnostic::Range;
use crate::model::{Initiator, Kind, Model, Source, Terminator};
use std::collections::BTreeMap;

/// What meets instances by the key.
pub(super) struct Meetings {
    /// With the first place that says so, and what they do there.
    pub(super) by_key: BTreeMap<Source, (Range, Role)>,
    /// Some may be missing.
    pub(super) open: bool,
}

/// What an event does in a lifespan.
#[derive(Clone, Copy)]
pub(super) enum Role {
    Opens,
    Ends,
    IsOperand,
}

/// The situations of each lifespan, and whether there are others: those whose
/// lifespan is unknown.
pub(super) fn situations(model: &Model) -> (Vec<Vec<usize>>, bool) {
    let mut of = vec![Vec::new(); model.lifespans.len()];
    let mut others = false;
    for (s, situation) in model.situations.iter().enumerate() {
        match of.get_mut(situation.lifespan) {
            Some(of) => of.push(s),
            None => others = true,
        }
    }
    (of, others)
}

/// The meetings of the `l`th lifespan, which has these situations: initiators,
/// terminators without `all_keys`, and operands.
pub(super) fn meetings(
    rules: &Rules,
    model: &Model,
    gaps: &Gaps,
    l: usize,
    situations: &[usize],
) -> Meetings {
    let (ast, lifespan, lost) = (&rules.lifespans[l], &model.lifespans[l], gaps.lifespans[l]);
    let mut open = gaps.lost || lost.from || lost.until || lost.sources;
    let mut found: Vec<(Source, Range, Role)> = Vec::new();
    for (written, initiator) in ast.initiators.iter().zip(&lifespan.initiators) {
        if let ast::Initiator::Event { source: name, .. } = written
            && let Initiator::Event { source, .. } = initiator
        {
            found.push((*source, name.span.into(), Role::Opens));
        }
    }
    for (written, terminator) in ast.terminators.iter().zip(&lifespan.terminators) {
        if let ast::Terminator::Event { source: name, all_keys: None, .. } = written
            && let Terminator::Event { source, .. } = terminator
            // Half a clause may have been meant for all keys.
            && !lost.until
        {
            found.push((*source, name.span.into(), Role::Ends));
        }
    }
    for &s in situations {
        // Without operands, most kinds have an error of their own.
        let timed = matches!(model.situations[s].kind, Kind::At | Kind::Every);
        let missing = model.situations[s].operands.is_empty() && !timed;
        open |= gaps.situations[s].operands_lost || missing;
        for (o, operand) in model.situations[s].operands.iter().enumerate() {
            match &rules.situations[s].operands[o].source {
                Some(name) => found.push((operand.source, name.span.into(), Role::IsOperand)),
                None => open = true,
            }
        }
    }
    let mut by_key = BTreeMap::new();
    for (source, at, role) in found {
        by_key.entry(source).or_insert((at, role));
    }
    // What is unknown has an error already.
    open |= by_key.remove(&Source::Event(model.events.len())).is_some();
    Meetings { by_key, open }
}
