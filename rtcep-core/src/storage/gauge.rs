//! Where a storage block reports what it did.

use crate::{Op, Probe, Scope};

/// A probe together with the situation that its counts belong to.
#[derive(Debug)]
pub struct Gauge<'a, P> {
    probe: &'a mut P,
    scope: Scope,
}

impl<'a, P: Probe> Gauge<'a, P> {
    /// Counts go to `probe`, attributed to `scope`.
    #[inline(always)]
    pub fn new(probe: &'a mut P, scope: Scope) -> Self {
        Self { probe, scope }
    }

    /// `times` operations `op` happened.
    #[inline(always)]
    pub fn count(&mut self, op: Op, times: u64) {
        self.probe.count(self.scope, op, times);
    }

    /// A gauge of the same probe for another scope.
    #[inline(always)]
    pub fn of(&mut self, scope: Scope) -> Gauge<'_, P> {
        Gauge::new(self.probe, scope)
    }

    /// `times` operations `op` happened, from a number of places.
    #[inline(always)]
    pub fn places(&mut self, op: Op, times: usize) {
        self.probe.count(self.scope, op, times as u64);
    }
}
