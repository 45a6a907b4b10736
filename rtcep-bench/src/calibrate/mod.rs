//! Prices of operations, fitted to measured rules (bounds.md, section 2).

pub mod callgrind;
pub mod child;
pub mod effort;
pub mod limit;
pub mod shapes;
pub mod states;
pub mod written;
