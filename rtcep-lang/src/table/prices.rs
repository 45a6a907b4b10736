//! Prices by family and operation.

use rtcep_core::{Family, Op};
use std::collections::BTreeMap;

/// Prices by family and operation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prices(BTreeMap<Family, FamilyPrices>);

/// The prices of one family.
#[derive(Clone, Debug, PartialEq)]
pub struct FamilyPrices {
    /// How many of them the fit has determined.
    pub d: u32,
    prices: [Option<f64>; Op::COUNT],
}

impl Prices {
    /// A price for every operation of every family, of which the fit has determined all.
    pub fn new(mut price: impl FnMut(Family, Op) -> f64) -> Self {
        let mut prices = Self::default();
        for family in Family::ALL {
            prices.set_d(family, u32::try_from(family.ops().count()).unwrap_or(0));
            for op in family.ops() {
                prices.set(family, op, price(family, op));
            }
        }
        prices
    }

    /// What one operation costs in a family, where it has a price.
    #[must_use]
    pub fn get(&self, family: Family, op: Op) -> Option<f64> {
        self.0.get(&family)?.prices[op as usize]
    }

    /// The prices of a family.
    #[must_use]
    pub fn family(&self, family: Family) -> Option<&FamilyPrices> {
        self.0.get(&family)
    }

    /// Sets one price.
    pub fn set(&mut self, family: Family, op: Op, price: f64) {
        self.of(family).prices[op as usize] = Some(price);
    }

    /// Says how many prices of a family the fit has determined.
    pub fn set_d(&mut self, family: Family, d: u32) {
        self.of(family).d = d;
    }

    fn of(&mut self, family: Family) -> &mut FamilyPrices {
        self.0.entry(family).or_insert(FamilyPrices {
            d: 0,
            prices: [None; Op::COUNT],
        })
    }
}

impl FamilyPrices {
    /// Operations that have a price, with it.
    pub fn iter(&self) -> impl Iterator<Item = (Op, f64)> {
        let price = |op: Op| Some((op, self.prices[op as usize]?));
        Op::ALL.into_iter().filter_map(price)
    }
}
