//! The code whose time is bounded.
//!
//! `no_std`, without an allocator, without recursion and without a panic that
//! a linker could find. What [`situations!`](https://docs.rs/rtcep) generates
//! names this crate alone, through the facade `rtcep`.
//!
//! | module | what it holds |
//! |---|---|
//! | [`engine`] | the trait that every generated engine implements, and its clock |
//! | [`action`] | actions that wait for the host |
//! | [`sink`] | where detections and notices go |
//! | [`notice`] | what is told instead of being lost in silence |
//! | [`op`] | the vocabulary of counted operations |
//! | [`family`] | which piece of code an operation belongs to, and so its price |
//! | [`counts`] | vectors of operation counts |
//! | [`bounds`] | worst-case counts: per event and for the timers, by situation and lifespan |
//! | [`probe`] | the zero-sized parameter that counts operations in tests |
//! | [`record`] | events and detections seen without their Rust types |
//! | [`described`] | the rules of an engine as text |
//! | [`text`] | text of a fixed capacity |
//! | [`storage`] | fixed-capacity lists of candidates and of instances |
//! | [`account`] | what was lost, and which detections that touches |
//! | [`adapter`] | events put into order before an engine takes them |
//! | [`persist`] | snapshots: the state of an engine as bytes, and back |
//! | [`adopted`] | what is demanded of types that the rules adopt |
//! | [`arith`] | arithmetic with faults, shared with the reference interpreter |
//! | [`time`] | instants and durations |
#![no_std]

#[cfg(test)]
extern crate std;

pub mod account;
pub mod action;
pub mod adapter;
pub mod adopted;
pub mod aggregate;
pub mod arith;
pub mod bounds;
pub mod counts;
pub mod described;
pub mod engine;
pub mod family;
pub mod notice;
pub mod op;
pub mod persist;
pub mod probe;
pub mod record;
pub mod sink;
pub mod storage;
pub mod text;
pub mod time;

pub use action::{NoAction, Queued};
pub use bounds::Bounds;
pub use counts::OpCounts;
pub use described::Described;
pub use engine::{Engine, Late};
pub use family::Family;
pub use notice::{Expression, Notice, OnFull, Place};
pub use op::Op;
pub use persist::{RestoreError, Snapshot, SnapshotError};
pub use probe::{Counter, NoProbe, Probe, Scope};
pub use record::{Record, Shape, Value};
pub use sink::{Detection, Sink};
pub use text::{Str, TooLong};
pub use time::Timestamp;

pub use {fugit, heapless};
