//! Aggregates over accepted events (language.md, 4.4): running values, and what
//! `percentage` and `crosses` decide from them.
//!
//! | block | for | can forget one event |
//! |---|---|---|
//! | [`Sum`] of integers | `sum`, `avg`, shares | yes |
//! | [`Sum`] of floats | `sum`, `avg`: a left fold, in order of arrival | no: folded anew |
//! | [`Least`], [`Greatest`] | `min`, `max`: the first of equals | no: folded anew |
//! | [`share`] | `percentage` | - |
//! | [`Side`] | `crosses` | - |
//!
//! None of them panics, whatever the values.

mod extreme;
mod share;
mod side;
mod sum;

pub use extreme::{Greatest, Least};
pub use share::share;
pub use side::Side;
pub use sum::{Sum, average};
