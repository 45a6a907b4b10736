//! Plots as SVG inside the page.
//!
//! | module | what it holds |
//! |---|---|
//! | `canvas` | a plot of the page's width, whose colours are those of the page |
//! | `bars` | bound and high-water mark, by event type |
//! | `curves` | bound and times, by occupancy |
//! | `histogram` | how many calls took how long, with the bound as a line |

mod bars;
mod canvas;
mod curves;
mod histogram;

pub(super) use bars::{Group, bars};
pub(super) use canvas::PlotError;
pub(super) use curves::occupancy;
pub(super) use histogram::latencies;
