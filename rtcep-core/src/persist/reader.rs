//! Bytes of a snapshot, of which nothing is believed.

use super::{Corrupt, Problem};

/// Reads what [`Writer`](super::Writer) wrote.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    at: usize,
    /// The newest tick that can be stored.
    pub(super) now: u64,
    /// The newest running number that can be stored.
    pub(super) numbers: u64,
    /// The newest ordinal of an instance.
    pub(super) newest: u64,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self {
            rest: bytes,
            at: 0,
            now: 0,
            numbers: 0,
            newest: 0,
        }
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

    /// All bytes that follow.
    pub(super) const fn rest(&self) -> &'a [u8] {
        self.rest
    }
}
