//! The experiment of \[RT\] ('preliminary results'): is the bound a bound, is it
//! of the order of what is measured, and does the time grow with occupancy?
//!
//! | module | what it holds |
//! |---|---|
//! | [`forms`] | the rules, in three forms |
//! | [`state`] | the states in which an event is measured |
//! | [`cases`] | prepared engines, and streams |
//! | [`matrix`] | \[RT\]'s composition over all combinations, for comparison |
//! | [`measure`] | the time of one event in one state |
//! | [`experiment`] | all of them, in turns |
//! | [`record`] | what comes out, for tools |
//! | [`table`] | what comes out, for people |
//!
//! docs/bounds.md tells what it shows.

pub mod cases;
pub mod experiment;
pub mod forms;
pub mod matrix;
pub mod measure;
pub mod record;
pub mod state;
pub mod table;
