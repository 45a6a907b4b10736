//! The engine's zero-sized parameter that counts operations.

use crate::{Op, OpCounts};

/// What an operation is attributed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The engine itself: arrival and dispatch.
    Engine,
    /// A situation, by declaration.
    Situation(u16),
}

/// Told of every counted operation. [`NoProbe`], the default, costs nothing.
pub trait Probe {
    /// `times` operations `op` happened in `scope`.
    fn count(&mut self, scope: Scope, op: Op, times: u64);
}

/// Counts nothing and vanishes when compiled.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProbe;

impl Probe for NoProbe {
    #[inline(always)]
    fn count(&mut self, _: Scope, _: Op, _: u64) {}
}

/// Counts per situation and for the engine; `S` is the number of situations.
#[derive(Clone, Copy, Debug)]
pub struct Counter<const S: usize> {
    /// Operations of the engine itself.
    pub engine: OpCounts,
    /// Operations by situation.
    pub situations: [OpCounts; S],
}

impl<const S: usize> Counter<S> {
    /// All counts at zero.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            engine: OpCounts::ZERO,
            situations: [OpCounts::ZERO; S],
        }
    }

    /// Sets all counts back to zero and returns what they were.
    pub fn take(&mut self) -> Self {
        core::mem::take(self)
    }

    /// The operations of the engine and of all situations.
    #[must_use]
    pub fn all(&self) -> OpCounts {
        self.situations
            .iter()
            .fold(self.engine, |sum, one| sum.plus(one))
    }
}

impl<const S: usize> Default for Counter<S> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const S: usize> Probe for Counter<S> {
    fn count(&mut self, scope: Scope, op: Op, times: u64) {
        let counts = match scope {
            Scope::Engine => Some(&mut self.engine),
            Scope::Situation(i) => self.situations.get_mut(usize::from(i)),
        };
        if let Some(counts) = counts {
            counts.add_op(op, times);
        }
    }
}
