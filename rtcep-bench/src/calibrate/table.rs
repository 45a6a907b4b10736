//! Cost tables from prices.

use super::fit::Price;
use super::record::Unit;
use rtcep::{Family, Op};
use rtcep_lang::table::{self, Caches, CostTable, Date, Prices, TableError, Tier};
use std::collections::BTreeMap;

/// What a table says beside its prices.
#[derive(Clone, Debug)]
pub struct About {
    /// The file's name without `.toml`.
    pub name: String,
    /// The target triple.
    pub target: String,
    /// The processor, in words.
    pub cpu: String,
    /// The compiler.
    pub rustc: String,
    /// What prices count.
    pub unit: table::Unit,
    /// What the caches held.
    pub caches: Caches,
    /// Samples of each point.
    pub samples: u64,
    /// The fraction of executions that a bound holds for.
    pub quantile: f64,
    /// What chose the roles.
    pub salt: String,
    /// How many were tried.
    pub salts: u32,
    /// The day.
    pub date: Date,
}

/// The table.
///
/// What no point had has the largest price that it has in another family, and if it has
/// none its isolated cost: `d` says how many prices the fit has determined.
#[must_use]
pub fn table(
    about: &About,
    unit: &Unit,
    price: &Price,
    primitive: impl Fn(Op) -> f64,
) -> CostTable {
    let known = |family: Family, op: Op| price.of.get(&(family, op)).copied();
    let elsewhere = |op: Op| {
        let prices = Family::ALL
            .into_iter()
            .filter_map(|family| known(family, op));
        prices.reduce(f64::max)
    };
    let mut prices = Prices::new(|family, op| {
        known(family, op)
            .or_else(|| elsewhere(op))
            .unwrap_or_else(|| primitive(op))
    });
    for family in Family::ALL {
        let d = unit.d.get(family.name()).map_or(0, |d| d.d);
        prices.set_d(family, u32::try_from(d).unwrap_or(u32::MAX));
    }
    let tiers = [
        (Tier::Capacities, unit.tier_i),
        (Tier::Template, unit.tier_ii),
        (Tier::Several, unit.tier_iii),
    ];
    let held_out = tiers
        .into_iter()
        .filter_map(|(tier, found)| Some((tier, found?.held_out())));
    CostTable {
        name: about.name.clone(),
        operations: table::OPERATIONS,
        target: about.target.clone(),
        cpu: about.cpu.clone(),
        rustc: about.rustc.clone(),
        opt_level: "3".to_owned(),
        unit: about.unit,
        caches: about.caches,
        samples: about.samples,
        quantile: about.quantile,
        margin: unit.margin,
        floor: price.floor,
        salt: about.salt.clone(),
        salts_tried: about.salts,
        date: about.date,
        held_out: held_out.collect::<BTreeMap<_, _>>(),
        prices,
    }
}

/// Its text.
///
/// # Errors
/// What reading it would refuse.
pub fn text(table: &CostTable) -> Result<String, String> {
    table.write().map_err(|errors: Vec<TableError>| {
        let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
        told.join("\n")
    })
}
