//! Readers of the real data that examples and tests run on.
//!
//! A field that is missing or malformed is never replaced by a guess, and no row is
//! passed over: the first thing that is wrong is an error with file, line and column.
//!
//! | module | what it holds |
//! |---|---|
//! | [`rows`] | the rows of a CSV file |
//! | [`wrong`] | what is wrong with one, and where |
//! | [`cells`] | what a field may hold |
//! | [`logins`] | `ssh_logins.csv` |
//! | [`metrics`] | `metrics.csv`, and `series.csv` and `windows.csv` beside it |
//! | [`radar`] | `radar_tracks.csv`, and `speed.csv` beside it |
//! | [`ships`] | `ships.csv` |

pub mod cells;
mod lines;
pub mod logins;
pub mod metrics;
pub mod radar;
pub mod rows;
pub mod ships;
pub mod wrong;

pub use wrong::{Cell, FieldError, InputError, Wrong};
