//! Hard-real-time complex event processing.
//!
//! Rules over event streams, written inside [`situations!`], expand at compile
//! time into a fixed-capacity engine with constant worst-case operation counts.
#![no_std]

pub use rtcep_core::*;
pub use rtcep_macros::situations;

/// The README's rules compile; what uses them is compared with an example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
