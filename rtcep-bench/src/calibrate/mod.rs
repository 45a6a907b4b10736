//! Prices of operations, fitted to measured rules (bounds.md, section 2).

mod binary;
pub mod callgrind;
mod calls;
pub mod child;
pub mod effort;
pub mod fit;
pub mod goals;
pub mod host;
pub mod ledger;
pub mod limit;
pub mod machine;
pub mod measure;
pub mod naive;
pub mod options;
pub mod points;
pub mod rank;
pub mod record;
pub mod run;
pub mod shapes;
pub mod states;
pub mod table;
pub mod tiers;
pub mod time;
mod told;
pub mod unit;
mod units;
pub mod written;
