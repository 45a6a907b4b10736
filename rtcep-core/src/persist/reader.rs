//! Bytes of a snapshot, of which nothing is believed.

use super::{Corrupt, Problem};

/// Reads what [`Writer`](super::Writer) wrote.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    at: usize,
    /// Whether a call has been made.
    pub(super) called: bool,
    /// The newest tick that can be stored.
    pub(super) now: u64,
    /// The oldest one.
    pub(super) oldest: u64,
    /// The tick of startup.
    pub(super) startup: u64,
    /// The first and the last tick before one at which a timer can be due.
    pub(super) due: (u64, u64),
    /// Calls that were accepted.
    pub(super) calls: u64,
    /// The newest running number that can be stored.
    pub(super) numbers: u64,
    /// The newest ordinal of an instance.
    pub(super) newest: u64,
    /// A list that holds all that the next one may hold.
    pub(super) within: Option<&'a [u8]>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self {
            rest: bytes,
            at: 0,
            called: false,
            now: 0,
            oldest: 0,
            startup: 0,
            due: (0, u64::MAX),
            calls: 0,
            numbers: 0,
            newest: 0,
            within: None,
        }
    }

    /// What an older list holds, read as this one is; nothing where there is none.
    pub(super) fn older(&mut self) -> Option<Self> {
        let rest = self.within.take()?;
        Some(Self {
            rest,
            ..self.clone()
        })
    }

    /// The next bytes.
    ///
    /// # Errors
    /// There are not so many.
    #[inline]
    pub fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Corrupt> {
        let Some((bytes, rest)) = self.rest.split_first_chunk::<N>() else {
            return Err(self.wrong(Problem::Ends));
        };
        self.rest = rest;
        self.at = self.at.saturating_add(N);
        Ok(*bytes)
    }

    /// The length of a list of at most `most`.
    ///
    /// # Errors
    /// It is longer.
    pub fn length(&mut self, most: usize) -> Result<usize, Corrupt> {
        let length = u32::from_le_bytes(self.bytes()?) as usize;
        self.demand(length <= most, Problem::Length)?;
        Ok(length)
    }

    /// What must hold of what was read.
    ///
    /// # Errors
    /// It does not.
    #[inline]
    pub const fn demand(&self, holds: bool, problem: Problem) -> Result<(), Corrupt> {
        if holds {
            Ok(())
        } else {
            Err(self.wrong(problem))
        }
    }

    /// What was read last cannot be.
    #[cold]
    #[must_use]
    pub const fn wrong(&self, problem: Problem) -> Corrupt {
        Corrupt {
            at: self.at,
            problem,
        }
    }

    /// Events have running numbers of their own, or those of their calls.
    ///
    /// # Errors
    /// They have none of their own, and yet some were given.
    pub const fn numbered(&mut self, own: bool) -> Result<(), Corrupt> {
        if own {
            return Ok(());
        }
        let given = self.numbers;
        self.numbers = self.calls;
        self.demand(given == 0, Problem::Future)
    }

    /// What is read from now on leaves so many ticks after its own: it has not left yet.
    pub const fn leaves_after(&mut self, ticks: u64) {
        // What came at `oldest` is due in the tick behind now.
        self.oldest = self.now.saturating_add(1).saturating_sub(ticks);
    }

    /// What is read from now on may be of any age.
    pub const fn of_any_age(&mut self) {
        self.oldest = 0;
    }

    /// Timers that are read from now on wait for so many ticks at most.
    pub const fn due_within(&mut self, ticks: u64) {
        let last = self.now.saturating_add(ticks).saturating_sub(1);
        self.due = (self.now, last);
    }

    /// Timers that are read from now on wait for a moment, if it is still to come.
    pub fn due_at(&mut self, moment: Option<u64>) {
        let before = moment.and_then(|moment| moment.checked_sub(1));
        let before = before.unwrap_or(u64::MAX);
        self.due = (before, before);
    }

    /// The tick of a moment, so long after startup.
    #[must_use]
    pub const fn since_startup(&self, ticks: u64) -> Option<u64> {
        self.startup.checked_add(ticks)
    }

    /// All bytes that follow.
    pub(super) const fn rest(&self) -> &'a [u8] {
        self.rest
    }
}
