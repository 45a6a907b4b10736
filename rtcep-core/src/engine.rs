//! The trait that every generated engine implements (docs/architecture.md,
//! *Inside an engine*).

use crate::action::Queued;
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
    /// All declared actions with what they give to the host;
    /// [`NoAction`](crate::NoAction) where there are none.
    type Action: Copy + Record;
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

    /// When the next timer is due, or earlier; none only if no timer waits. A host that
    /// calls [`Engine::advance`] then, and asks again after every call, misses nothing.
    ///
    /// It is never late. It may be early, also where no timer waits any more, after a
    /// timer of a situation was stopped or set anew before it was due: the engine keeps
    /// the least of many and looks for the next one when that is reached, so that the
    /// call made in vain is the last one for it.
    ///
    /// Before the first accepted call nothing is open, so that there is none:
    /// what opens at startup opens in that call, which may be an `advance`.
    fn next_deadline(&self) -> Option<Self::Instant>;

    /// Takes the action that has waited longest, if one waits.
    ///
    /// Calls of [`Engine::process`] and [`Engine::advance`] queue actions in a queue of
    /// the size that the rules say. What waits is taken between calls, by the host and
    /// in its own time, as is what it does about it: neither is part of a bound. A host
    /// that takes all of them after every call loses only what one call queues beyond that
    /// size; what one call can queue is in [`Bounds`].
    fn next_action(&mut self) -> Option<Queued<Self::Action>>;

    /// Calls refused because their time was before an accepted one.
    fn late(&self) -> u64;

    /// What a situation has told of so far; `None` beyond the last situation.
    fn tally(&self, situation: usize) -> Option<Tally>;

    /// What a lifespan has told of so far; `None` beyond the last lifespan.
    fn lifespan_tally(&self, lifespan: usize) -> Option<Tally>;

    /// What the stateless rules that make an event have told of so far: the faults for
    /// which one was not made; `None` beyond the last event.
    fn event_tally(&self, event: usize) -> Option<Tally>;

    /// What an action has told of so far: how many of it were lost, and faults for which
    /// one was not queued; `None` beyond the last action.
    fn action_tally(&self, action: usize) -> Option<Tally>;
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

/// The event, or the timer, that is being processed.
#[derive(Clone, Copy, Debug)]
pub struct Trigger {
    /// Its ticks.
    pub t: u64,
    /// Its running number, from 1: the order in which events are offered. A timer
    /// has none.
    pub n: u64,
    /// Ordinal of the accepted call, from 1.
    pub call: u64,
}

/// The clock of an engine: what it accepts, and in which order.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock {
    now: u64,
    calls: u64,
    numbers: u64,
    late: u64,
}

impl Trigger {
    /// A timer that was due at `t` in the same call.
    #[inline(always)]
    #[must_use]
    pub const fn timer(self, t: u64) -> Self {
        Self {
            t,
            n: 0,
            call: self.call,
        }
    }

    /// Whether this is the first accepted call, in which startup lifespans open.
    #[inline(always)]
    #[must_use]
    pub const fn is_first(self) -> bool {
        self.call == 1
    }
}

/// The earlier of two ticks, either of which may never come.
#[inline(always)]
#[must_use]
pub const fn earlier(a: Option<u64>, b: Option<u64>) -> Option<u64> {
    match (a, b) {
        (Some(a), Some(b)) => Some(if b < a { b } else { a }),
        (Some(due), None) | (None, Some(due)) => Some(due),
        (None, None) => None,
    }
}

impl Clock {
    /// Before the first call.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            now: 0,
            calls: 0,
            numbers: 0,
            late: 0,
        }
    }

    /// Accepts a call at `t`. Its number is the ordinal of the call, which orders
    /// events as well as a running number of their own where nothing is derived.
    ///
    /// # Errors
    /// [`Late`] if `t` is before an accepted call.
    #[inline(always)]
    pub const fn accept(&mut self, t: u64) -> Result<Trigger, Late> {
        if t < self.now {
            self.late = self.late.saturating_add(1);
            return Err(Late { t, now: self.now });
        }
        self.now = t;
        self.calls = self.calls.wrapping_add(1);
        Ok(Trigger {
            t,
            n: self.calls,
            call: self.calls,
        })
    }

    /// The add phase of an event begins: it takes the next running number.
    #[inline(always)]
    pub const fn number(&mut self, event: Trigger) -> Trigger {
        self.numbers = self.numbers.wrapping_add(1);
        Trigger {
            t: event.t,
            n: self.numbers,
            call: event.call,
        }
    }

    /// The newest tick, and how many calls and events it has numbered.
    pub(crate) const fn parts(&self) -> (u64, u64, u64) {
        (self.now, self.calls, self.numbers)
    }

    /// Puts it where another one was; the refused calls are its own.
    pub(crate) const fn set(&mut self, now: u64, calls: u64, numbers: u64) {
        self.now = now;
        self.calls = calls;
        self.numbers = numbers;
    }

    /// Calls refused because their time was before an accepted one.
    #[must_use]
    pub const fn late(&self) -> u64 {
        self.late
    }
}
