//! Cost tables from prices.

use super::fit::Price;
use super::record::Unit;
use rtcep::Family;
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

/// The table; `price` has one for each operation of each family, of which `d` says how many
/// the fit has determined.
#[must_use]
pub fn table(about: &About, unit: &Unit, price: &Price) -> CostTable {
    let mut prices = Prices::new(|family, op| price.get(family, op));
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

#[cfg(test)]
mod tests {
    use super::{About, table, text};
    use crate::calibrate::fit::Price;
    use crate::calibrate::record::{Determined, Naive, Unit};
    use crate::calibrate::tiers::Tier;
    use rtcep::{Family, Op};
    use rtcep_lang::table::{Caches, CostTable, Tier as Held, Unit as Counted};
    use std::collections::BTreeMap;

    fn unit() -> Unit {
        let tier = Tier {
            rows: 300,
            violations: 1,
            upper_limit: 0.016,
            median: 1.2,
            worst: 1.5,
            p90: 1.4,
            reached_p10: 1.0,
            reached_least: 0.9,
            beyond: 0,
        };
        Unit {
            margin: 1.15,
            floor: 16.0,
            d: BTreeMap::from([(
                "join",
                Determined {
                    d: 2,
                    rank: 2,
                    points: 40,
                },
            )]),
            all: Determined::default(),
            settled: true,
            fitted: None,
            margin_rows: None,
            tier_i: Some(tier),
            tier_ii: None,
            tier_iii: None,
            process: None,
            tier_ii_margins: Vec::new(),
            naive_sum: Naive::default(),
        }
    }

    #[test]
    fn a_table_has_every_price_and_is_read_as_it_was_written() {
        let about = About {
            name: "here-instructions".to_owned(),
            target: "x86_64-unknown-linux-gnu".to_owned(),
            cpu: "a processor".to_owned(),
            rustc: "1.95.0".to_owned(),
            unit: Counted::Instructions,
            caches: Caches::Warm,
            samples: 1,
            quantile: 1.0,
            salt: "1".to_owned(),
            salts: 2,
            date: jiff::civil::date(2026, 12, 1),
        };
        let of = [
            ((Family::Join, Op::Row), 3.0),
            ((Family::Join, Op::Compare), 1.0),
            ((Family::Count, Op::Compare), 2.0),
        ];
        let price = Price {
            floor: 16.0,
            of: BTreeMap::from(of),
        };
        let price = price.completed(&Price::isolated(16.0, |_| 2.5));
        let table = table(&about, &unit(), &price);
        let text = text(&table).expect("a table");
        let read = CostTable::read("here-instructions", &text).expect("it is read");
        assert_eq!(read, table);
        let at = |family, op| read.price(family, op).expect("each has a price");
        // Measured; the largest of other families; not less than alone; alone.
        assert!((at(Family::Join, Op::Compare) - 1.0).abs() < 1e-12);
        assert!((at(Family::Absence, Op::Row) - 3.0).abs() < 1e-12);
        assert!((at(Family::Temporal, Op::Compare) - 2.5).abs() < 1e-12);
        assert!((at(Family::Adapter, Op::Sift) - 2.5).abs() < 1e-12);
        assert_eq!(read.prices.family(Family::Join).map(|f| f.d), Some(2));
        assert_eq!(read.prices.family(Family::Adapter).map(|f| f.d), Some(0));
        assert_eq!(read.held_out[&Held::Capacities].rows, 300);
        assert!(!read.held_out.contains_key(&Held::Template));
    }
}
