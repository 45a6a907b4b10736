//! Hard-real-time complex event processing.
//!
//! Rules over event streams, written inside [`situations!`], expand at compile
//! time into a fixed-capacity engine with constant worst-case operation counts.
//!
//! | to | look at |
//! |---|---|
//! | run an engine, and serve its timers | [`Engine`] |
//! | take what it finds and what it loses | [`Sink`], [`Detection`], [`Notice`] |
//! | read what an event, or the timers, can cost | [`Bounds`], [`Op`] |
//! | count what it does cost | [`Probe`], [`Counter`] |
//! | handle events and detections without their types | [`Record`] |
//! | read the rules of an engine back, in a tool | [`Described`] |
#![no_std]

pub use rtcep_core::*;
pub use rtcep_macros::situations;

/// The README's rules compile; what uses them is compared with an example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
