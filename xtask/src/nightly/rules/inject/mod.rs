//! Puts a construct into a situation, or into its lifespan, whatever the language says
//! of it: what the language then says decides whether it goes with what is there.
//!
//! | module | what it puts in |
//! |---|---|
//! | `clauses` | clauses of the situation |
//! | `operands` | parameters of operands, and operands |
//! | `feeds` | what the situation's detections are for |
//! | `lifespans` | openings, ends, limits and keys |
//! | `parts` | the expressions and names that these need |
//! | `repair` | what has to agree with what was put in |

mod clauses;
mod feeds;
mod lifespans;
mod operands;
mod parts;
mod repair;

pub(crate) use parts::nothing;

use super::coverage::{self, Construct, NAMES};
use fastrand::Rng;
use rtcep_lang::Model;

/// The model with a construct more around a situation; none where that cannot be
/// written. It may have taken the place of something.
pub(crate) fn with(model: &Model, s: usize, construct: Construct, rng: &mut Rng) -> Option<Model> {
    let mut more = model.clone();
    let name = NAMES[construct];
    let put = clauses::put(&mut more, s, name, rng)
        || operands::put(&mut more, s, name, rng)
        || feeds::put(&mut more, s, name, rng)
        || lifespans::put(&mut more, s, name, rng);
    if !put {
        return None;
    }
    repair::repair(&mut more);
    coverage::found(&more).around[s]
        .has(construct)
        .then_some(())?;
    Some(more)
}
