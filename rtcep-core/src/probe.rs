//! The engine's zero-sized parameter that counts operations.

use crate::{Op, OpCounts};

/// What an operation is attributed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The engine itself: arrival and dispatch.
    Engine,
    /// A situation, by declaration.
    Situation(u16),
    /// A lifespan, by declaration.
    Lifespan(u16),
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

/// Counts per situation, per lifespan and for the engine; `S` is the number of
/// situations, `L` that of lifespans.
#[derive(Clone, Copy, Debug)]
pub struct Counter<const S: usize, const L: usize = 1> {
    /// Operations of the engine itself.
    pub engine: OpCounts,
    /// Operations by situation.
    pub situations: [OpCounts; S],
    /// Operations by lifespan.
    pub lifespans: [OpCounts; L],
}

impl<const S: usize, const L: usize> Counter<S, L> {
    /// All counts at zero.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            engine: OpCounts::ZERO,
            situations: [OpCounts::ZERO; S],
            lifespans: [OpCounts::ZERO; L],
        }
    }

    /// Sets all counts back to zero and returns what they were.
    pub fn take(&mut self) -> Self {
        core::mem::take(self)
    }

    /// The operations of the engine, of all situations and of all lifespans.
    #[must_use]
    pub fn all(&self) -> OpCounts {
        let scopes = self.situations.iter().chain(&self.lifespans);
        scopes.fold(self.engine, |sum, one| sum.plus(one))
    }
}

impl<const S: usize, const L: usize> Default for Counter<S, L> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const S: usize, const L: usize> Probe for Counter<S, L> {
    fn count(&mut self, scope: Scope, op: Op, times: u64) {
        let counts = match scope {
            Scope::Engine => Some(&mut self.engine),
            Scope::Situation(i) => self.situations.get_mut(usize::from(i)),
            Scope::Lifespan(i) => self.lifespans.get_mut(usize::from(i)),
        };
        if let Some(counts) = counts {
            counts.add_op(op, times);
        }
    }
}
