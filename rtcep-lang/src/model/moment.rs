//! Moments: points of time that do not depend on an event (language.md, 1.6).

/// An absolute time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// So many ticks after startup, which is the time of the first accepted call; not 0.
    SinceStartup(u64),
    /// A tick: an RFC 3339 literal, where the rules say by `epoch` which instant tick 0 is.
    /// One before startup never comes.
    Tick(u64),
}

impl Moment {
    /// The tick, given that of startup; none beyond `u64`, or before startup: it never comes.
    #[must_use]
    pub const fn tick(self, startup: u64) -> Option<u64> {
        match self {
            Moment::SinceStartup(ticks) => startup.checked_add(ticks),
            Moment::Tick(tick) if tick < startup => None,
            Moment::Tick(tick) => Some(tick),
        }
    }
}
