//! What stands between the sources of events and an engine, which takes no step
//! back of the clock (language.md, 1.1).
//!
//! [`Reorder`] puts events into order that come late by a bounded time; [`Merge`]
//! makes one stream of several, with ties in a declared order. Both have a fixed
//! capacity, release one event per call of `pop`, and count their operations as an
//! engine does, under [`Scope::Engine`](crate::Scope::Engine). What waits in them can
//! leave them as a [`Snapshot`](crate::persist::Snapshot), as an engine's state can.

mod heap;
mod merge;
mod refused;
mod reorder;
mod source;
mod stored;

pub use merge::Merge;
pub use refused::{Refused, Why};
pub use reorder::Reorder;
pub use source::Source;
pub use stored::Stored;

use crate::{Op, OpCounts};

/// What one call of an adapter can cost at most, whatever the input, in operations of
/// [`Family::Adapter`](crate::Family::Adapter).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdapterBounds {
    /// One event handed in.
    pub push: OpCounts,
    /// One event released, or none.
    pub pop: OpCounts,
    /// Bytes of the adapter's state.
    pub bytes: usize,
}

/// Words of 8 bytes, the last one begun.
const fn words(bytes: usize) -> u64 {
    bytes.div_ceil(8) as u64
}

/// An event moved into a place, or out of it.
const fn moved<E>() -> OpCounts {
    OpCounts::ZERO.with(Op::Word, words(size_of::<E>()))
}
