//! Benches and reports of rtcep.
//!
//! | module | what it holds |
//! |---|---|
//! | [`rules`] | the rules that are measured, as users write them |
//! | [`handwritten`] | the same rules as state machines written by hand |
//! | [`workload`] | streams of events for them |
//! | [`calibrate`] | prices of operations, fitted to measured rules |
//! | [`checksum`] | the sink of both, which must agree |
//! | [`command`] | the bounds report of a user's own rules: [`report!`] |
//! | [`interleave`] | two engines on one stream, in turns |
//! | [`kernels`] | each counted operation alone |
//! | [`prices`] | what criterion says that they cost |
//! | [`bound`] | counts times prices |
//! | [`occupancy`] | the experiment of \[RT\]: bounds and times by occupancy |
//! | [`look_up`] | how a key is found, against another way |
//! | [`subject`](mod@subject) | a generated engine without its types |
//! | [`search`] | a search for the worst state |
//! | [`page`] | a report of bounds as JSON, text and one page |
//! | [`statistics`] | medians and quantiles |
//! | [`report`](mod@report) | the table, and the file that tools read |
//! | [`what_if`] | how bounds grow with capacities, and which of them meet a deadline |

pub mod bound;
pub mod calibrate;
pub mod checksum;
pub mod command;
pub mod handwritten;
pub mod interleave;
pub mod kernels;
pub mod look_up;
pub mod occupancy;
pub mod page;
pub mod prices;
pub mod report;
pub mod rules;
pub mod search;
pub mod statistics;
pub mod subject;
pub mod what_if;
pub mod workload;
