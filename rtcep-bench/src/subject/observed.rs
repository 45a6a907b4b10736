//! Operations that happened, by whom.

use crate::bound::cost;
use rtcep::{Bounds, Family, Op, OpCounts};

/// What one call did: the operations of the engine, and those of each of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// The engine's own.
    pub engine: OpCounts,
    /// By situation, by declaration.
    pub situations: Vec<OpCounts>,
    /// By lifespan, by declaration.
    pub lifespans: Vec<OpCounts>,
    /// By stateless rule and then action, by declaration.
    pub rules: Vec<OpCounts>,
}

impl Observed {
    /// The parts with the family whose prices apply.
    pub fn parts<'a>(
        &'a self,
        bounds: &'a Bounds,
    ) -> impl Iterator<Item = (Family, &'a OpCounts)> + 'a {
        let situations = bounds.situations.iter().zip(&self.situations);
        let situations = situations.map(|(bounds, counts)| (bounds.family, counts));
        let lifespans = bounds.lifespans.iter().zip(&self.lifespans);
        let lifespans = lifespans.map(|(bounds, counts)| (bounds.family, counts));
        let rules = self.rules.iter().map(|counts| (Family::Stateless, counts));
        let engine = std::iter::once((Family::Engine, &self.engine));
        engine.chain(situations).chain(lifespans).chain(rules)
    }

    /// The operations by family.
    #[must_use]
    pub fn by_family(&self, bounds: &Bounds) -> [OpCounts; Family::ALL.len()] {
        let mut sums = [OpCounts::ZERO; Family::ALL.len()];
        for (family, counts) in self.parts(bounds) {
            let sum = &mut sums[family as usize];
            *sum = sum.plus(counts);
        }
        sums
    }

    /// What it cost under given prices.
    pub fn cost(&self, bounds: &Bounds, price: impl Fn(Family, Op) -> f64) -> f64 {
        let parts = self.parts(bounds);
        parts
            .map(|(family, counts)| cost(counts, |op| price(family, op)))
            .sum()
    }

    /// All operations together.
    #[must_use]
    pub fn all(&self) -> OpCounts {
        let parts = self.situations.iter().chain(&self.lifespans);
        let parts = parts.chain(&self.rules);
        parts.fold(self.engine, |sum, counts| sum.plus(counts))
    }
}
