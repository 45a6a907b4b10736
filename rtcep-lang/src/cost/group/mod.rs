//! Joins with groups (language.md, 4.6): for each choice of the single operands
//! every place of every group's list is judged once, whatever stands there, and
//! the members are folded into the aggregates that are read.
//!
//! - `gathered`: what one choice, one detection and the members cost at most;
//! - `paths`: the paths of an event that takes one known operand, and of the end
//!   of an instance; `holds` where some choice holds, `short` where there is none;
//! - `several`: events that may take several operands.

mod gathered;
mod holds;
mod paths;
mod several;
mod short;

pub(super) use gathered::{certain, easy};
pub(super) use several::{gathered, levels, parts, takes};
