//! Which constructs of the language a rule set has, found in its compiled model.
//!
//! | module | what it looks at |
//! |---|---|
//! | `constructs` | the list of all constructs, by group |
//! | `set` | sets of them |
//! | `situations` | kinds, clauses, operands, what feeds what |
//! | `lifespans` | what opens, ends and limits a lifespan, and its key |
//! | `expressions` | types, operators, functions, aggregates |
//! | `items` | stateless rules, actions, adapters, what is adopted |

mod constructs;
mod expressions;
mod items;
mod lifespans;
mod set;
mod situations;

#[allow(unused_imports, reason = "the corpus prints no table")]
pub(crate) use constructs::CONSTRUCTS;
pub(crate) use constructs::{Construct, LOCAL, NAMES};
pub(crate) use set::Set;

use rtcep_lang::Model;

/// The constructs of a rule set.
#[derive(Clone, Default)]
pub(crate) struct Found {
    /// Anywhere in it.
    pub(crate) all: Set,
    /// Around each situation, by declaration: in it, and in its lifespan.
    pub(crate) around: Vec<Set>,
}

/// Looks through a model.
pub(crate) fn found(model: &Model) -> Found {
    let mut all = Set::default();
    let lifespans: Vec<Set> = (0..model.lifespans.len())
        .map(|l| lifespans::of(model, l))
        .collect();
    let situations = model.situations.iter().enumerate();
    let around: Vec<Set> = situations
        .map(|(s, situation)| situations::of(model, s).with(lifespans[situation.lifespan]))
        .collect();
    for set in lifespans.iter().chain(&around) {
        all = all.with(*set);
    }
    all = all.with(expressions::of(model)).with(items::of(model));
    Found { all, around }
}
