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
    /// A stateless rule or an action: first the rules, then the actions, each by
    /// declaration.
    Rule(u16),
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

/// Counts per situation, lifespan and stateless rule, and for the engine; `S` is the
/// number of situations, `L` that of lifespans, `R` that of stateless rules and actions.
#[derive(Clone, Copy, Debug)]
pub struct Counter<const S: usize, const L: usize = 1, const R: usize = 0> {
    /// Operations of the engine itself.
    pub engine: OpCounts,
    /// Operations by situation.
    pub situations: [OpCounts; S],
    /// Operations by lifespan.
    pub lifespans: [OpCounts; L],
    /// Operations by stateless rule, and then by action.
    pub rules: [OpCounts; R],
}

impl<const S: usize, const L: usize, const R: usize> Counter<S, L, R> {
    /// All counts at zero.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            engine: OpCounts::ZERO,
            situations: [OpCounts::ZERO; S],
            lifespans: [OpCounts::ZERO; L],
            rules: [OpCounts::ZERO; R],
        }
    }

    /// Sets all counts back to zero and returns what they were.
    pub fn take(&mut self) -> Self {
        core::mem::take(self)
    }

    /// The operations of the engine and of all its parts.
    #[must_use]
    pub fn all(&self) -> OpCounts {
        let scopes = self.situations.iter().chain(&self.lifespans);
        let scopes = scopes.chain(&self.rules);
        scopes.fold(self.engine, |sum, one| sum.plus(one))
    }
}

impl<const S: usize, const L: usize, const R: usize> Default for Counter<S, L, R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const S: usize, const L: usize, const R: usize> Probe for Counter<S, L, R> {
    fn count(&mut self, scope: Scope, op: Op, times: u64) {
        let counts = match scope {
            Scope::Engine => Some(&mut self.engine),
            Scope::Situation(i) => self.situations.get_mut(usize::from(i)),
            Scope::Lifespan(i) => self.lifespans.get_mut(usize::from(i)),
            Scope::Rule(i) => self.rules.get_mut(usize::from(i)),
        };
        if let Some(counts) = counts {
            counts.add_op(op, times);
        }
    }
}
