//! The canonical text of a model.
//!
//! `parse(print(m)) == m`, and printing what was parsed from a print changes
//! nothing. Thresholds are compared, and rule sets identified, by this text.

mod adapter;
mod duration;
mod expr;
mod given;
mod items;
mod lifespan;
mod literal;
mod operand;
mod scope;
mod situation;
mod stateless;
mod words;

pub use duration::print_duration;
pub(crate) use duration::print_moment;
pub use items::print;
pub use scope::{Scope, print_expr};
pub use words::{TAKEN, is_keyword, raw, snake_case, unraw, upper_camel_case};

pub(crate) use expr::{Signature, Words};
