//! Names and types: from what was written to the model.
//!
//! Resolution goes on after errors. What it could not understand leaves a gap
//! in the model, and [`Gaps`] tells the checks where not to look, so that no
//! error follows from another. A model with gaps is never handed out.

mod adapter;
mod aggregate;
mod binary;
mod built_in;
mod call;
mod clause;
mod common;
mod declare;
mod demand;
mod expr;
mod function;
mod gaps;
mod items;
mod key;
mod lifespan;
mod literal;
mod names;
mod natural;
mod opened;
mod operand;
mod operators;
mod order;
mod ranges;
mod scope;
mod situation;
mod sources;
mod stateless;
mod tables;
mod time;
mod view;

pub use adapter::{MergeNames, ReorderNames};
pub use gaps::{Gaps, LifespanGaps, OperandGaps, SituationGaps, StatelessGaps};
pub use names::{
    ActionNames, InitiatorNames, ItemNames, LifespanNames, Names, OperandNames, ReferNames,
    SituationNames, TerminatorNames,
};

use crate::ast::Rules;
use crate::diagnostic::Diagnostic;
use crate::model::Model;

/// What could be understood.
#[derive(Debug)]
pub struct Resolved {
    /// The model; complete if neither parsing nor resolution found an error.
    pub model: Model,
    /// Where its parts stand in the text.
    pub names: Names,
    /// Where it is incomplete.
    pub gaps: Gaps,
}

/// Resolves a rule set; errors are added to `errors`.
#[must_use]
pub fn resolve(rules: &Rules, errors: &mut Vec<Diagnostic>) -> Resolved {
    declare::declarations(rules, errors);
    let clock = time::clock(rules, errors);
    let (mut tables, model) = items::items(rules, clock, errors);
    let (situations, gaps) = situation::situations(rules, &mut tables, clock, errors);
    let (lifespans, of_lifespans) = lifespan::lifespans(rules, &tables, clock, errors);
    let (refers, of_refers) = stateless::refers(rules, &tables, errors);
    let (actions, of_actions) = stateless::actions(rules, &tables, errors);
    let mut model = Model {
        refers,
        actions,
        queue: stateless::queue(rules, errors),
        reorder: adapter::reorder(rules, clock, errors),
        merge: adapter::merge(rules, errors),
        lifespans,
        situations,
        ..model
    };
    let gaps = Gaps {
        lost: rules.lost,
        incomplete: incomplete(rules),
        lifespans: of_lifespans,
        situations: gaps,
        refers: of_refers,
        actions: of_actions,
        queue: rules.queues.iter().any(|queue| queue.broken),
    };
    key::keys(rules, &mut model, &tables, &gaps, errors);
    items::complete(&mut model, &gaps);
    Resolved {
        model,
        names: names::names(rules),
        gaps,
    }
}

/// Names of what is declared with parts that could not be read.
fn incomplete(rules: &Rules) -> Vec<String> {
    let enums = rules.enums.iter().map(|e| (&e.name, e.broken));
    let events = rules.events.iter().map(|e| (&e.name, e.broken));
    let situations = rules.situations.iter().map(|s| (&s.name, s.emit_lost));
    let actions = rules.actions.iter().map(|a| (&a.name, a.attributes_lost));
    enums
        .chain(events)
        .chain(situations)
        .chain(actions)
        .filter(|&(_, incomplete)| incomplete)
        .map(|(name, _)| name.text.clone())
        .collect()
}
