//! The trait that every generated engine implements (DESIGN.md, section 3).

use crate::notice::Tally;
use crate::{Bounds, Record, Sink, Timestamp};
use core::fmt;

/// A fixed-capacity engine for one rule set.
///
/// No heap, no panic, no recursion, no unbounded loop. The inherent
/// `process_<event>` methods beside this trait take an event by reference, so
/// that it is not copied into the widest variant of [`Engine::Event`].
pub trait Engine {
    /// All declared events.
    type Event: Record;
    /// All declared situations with the attributes that they emit.
    type Detection: Copy + Record;
    /// Instants in the resolution of the rules.
    type Instant: Timestamp;

    /// Worst-case operation counts, whatever the input.
    const BOUNDS: Bounds;

    /// Processes one event with its transitive closure: `advance(t)` and then
    /// the event, call ordinals aside.
    ///
    /// # Errors
    /// [`Late`] if `t` is before an accepted call; nothing but the counter of
    /// late calls changes.
    fn process(
        &mut self,
        t: Self::Instant,
        event: &Self::Event,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Late>;

    /// Lets time pass without an event.
    ///
    /// # Errors
    /// [`Late`] as for [`Engine::process`].
    fn advance(&mut self, t: Self::Instant, sink: &mut impl Sink<Self>) -> Result<(), Late>;

    /// Calls refused because their time was before an accepted one.
    fn late(&self) -> u64;

    /// What a situation has told of so far; `None` beyond the last situation.
    fn tally(&self, situation: usize) -> Option<Tally>;
}

/// The clock stepped back: the call was refused and counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    /// Ticks of the refused call.
    pub t: u64,
    /// Ticks of the newest accepted call.
    pub now: u64,
}

impl fmt::Display for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "tick {} is before {}, the newest accepted one: the call was refused and changed nothing; \
             send events in order of time, or give late ones the current time",
            self.t, self.now
        )
    }
}

impl core::error::Error for Late {}
