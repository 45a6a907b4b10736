//! Events that an adapter does not take: they are handed back.

use core::fmt;

/// An event that was not taken, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused<E> {
    /// The event.
    pub event: E,
    /// Why it was not taken.
    pub why: Why,
}

/// Why an event was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Events up to `horizon` may have been released: this one would be a step back.
    Late {
        /// Ticks of the refused event.
        t: u64,
        /// The tick from which on events are taken.
        horizon: u64,
    },
    /// As many events wait as may; those that are ripe are to be taken first.
    Full {
        /// How many.
        max: usize,
    },
    /// The source has said that it is at its end.
    Closed,
    /// There are fewer sources.
    NoSuchSource {
        /// How many there are.
        sources: usize,
    },
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Late { t, horizon } => write!(
                f,
                "tick {t} is before {horizon}, from which on events are taken: the event was refused; \
                 give more time to what is late (`within`), or give it the current time"
            ),
            Why::Full { max } => write!(
                f,
                "{max} events wait, as many as may: the event was refused; `pop` what is ripe and \
                 push it again, or raise `max`"
            ),
            Why::Closed => f.write_str(
                "the source was closed: the event was refused; close a source after its last event",
            ),
            Why::NoSuchSource { sources } => write!(
                f,
                "there are {sources} sources, counted from 0: the event was refused"
            ),
        }
    }
}

impl<E> fmt::Display for Refused<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

impl<E: fmt::Debug> core::error::Error for Refused<E> {}
