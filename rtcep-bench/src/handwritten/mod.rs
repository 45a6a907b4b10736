//! The rules of [`rules`](crate::rules) as state machines written by hand: what
//! an engineer would ship without this library, optimised, in safe Rust and
//! without a heap.
//!
//! They keep the same promises as generated code, or the comparison would be
//! one of promises: the same capacities and policies, the same notices, the
//! same refusal of late events, the same counters, the same payload of a
//! detection, and calls of the same [`Sink`](rtcep::Sink) in the same order. A
//! test compares both call by call. What they need not do is count operations:
//! their [`Bounds`](rtcep::Bounds) are empty.

pub mod alert_track;
pub mod all2;
pub mod atleast;
pub mod atleast_pair;
pub mod atleast_sum;
pub mod deferred;
pub mod each2;
pub mod keyed;
pub mod report;
pub mod report_float;
pub mod sequence3;
pub mod unless;

mod clock;
mod column;
mod ring;
mod slots;

pub use clock::{ByHand, Call, Rule};
