//! A price per operation: from a cost table, or measured one by one.

use super::error::CommandError;
use crate::bound::for_each_entry;
use crate::page::record;
use crate::prices::{self, Prices};
use crate::report;
use rtcep::bounds::Cause;
use rtcep::{Bounds, Family, Op, OpCounts};
use rtcep_lang::table::{Caches, CostTable};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The target triple that this is built for, which a cost table must be of.
pub const TARGET: &str = env!("RTCEP_BENCH_TARGET");

/// What operations cost, and what follows from that.
#[derive(Clone, Debug)]
pub struct Pricing {
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Table(Box<CostTable>),
    /// The same in all families: a kernel knows no family.
    Primitives(Box<Prices>),
}

impl Pricing {
    /// The prices of a cost table, all that these bounds have use of among them.
    ///
    /// # Errors
    /// If it cannot be read, is of another target, or lacks an operation.
    pub fn of_table(path: &Path, bounds: &Bounds) -> Result<Self, CommandError> {
        let text = fs::read_to_string(path)
            .map_err(|error| CommandError::OpenTable(path.to_owned(), error))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let table = CostTable::read(&name, &text).map_err(CommandError::Table)?;
        let target = table.expect_target(TARGET);
        target.map_err(|error| CommandError::Table(vec![error]))?;
        for (family, counts) in counted(bounds) {
            table.cost(family, &counts).map_err(CommandError::Price)?;
        }
        Ok(Self {
            source: Source::Table(Box::new(table)),
        })
    }

    /// Primitive costs, measured now.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn measured(quick: bool) -> Result<Self, CommandError> {
        let (warm_up, measurement) = if quick { (5, 20) } else { (50, 250) };
        let effort = prices::Effort {
            warm_up: Duration::from_millis(warm_up),
            measurement: Duration::from_millis(measurement),
            plots: false,
        };
        let directory = report::directory().map_err(CommandError::Directory)?;
        let prices = Prices::measure(effort, &directory.join("kernels"));
        Ok(Self::of_primitives(
            prices.map_err(CommandError::Primitives)?,
        ))
    }

    /// Primitive costs that were measured.
    #[must_use]
    pub fn of_primitives(prices: Prices) -> Self {
        Self {
            source: Source::Primitives(Box::new(prices)),
        }
    }

    /// What one operation costs in a family.
    #[must_use]
    pub fn price(&self, family: Family, op: Op) -> f64 {
        match &self.source {
            // What is counted has been looked up already, and nothing else happens.
            Source::Table(table) => table.price(family, op).unwrap_or_default(),
            Source::Primitives(prices) => prices.get(op),
        }
    }

    /// The bound of a call whose operations cost so much.
    #[must_use]
    pub fn bound(&self, cost: f64) -> f64 {
        match &self.source {
            Source::Table(table) => table.bound(cost),
            Source::Primitives(_) => cost,
        }
    }

    /// How a bound is made, for the report.
    #[must_use]
    pub fn method(&self) -> record::Method {
        match &self.source {
            Source::Table(table) => record::Method {
                unit: table.unit.name().to_owned(),
                floor: table.floor,
                margin: table.margin,
                table: Some(record::Table {
                    name: table.name.clone(),
                    target: table.target.clone(),
                    cpu: table.cpu.clone(),
                    rustc: table.rustc.clone(),
                    caches: match table.caches {
                        Caches::Warm => "warm",
                        Caches::Cold => "cold",
                    }
                    .to_owned(),
                    quantile: table.quantile,
                    date: table.date.to_string(),
                }),
            },
            Source::Primitives(_) => record::Method {
                table: None,
                unit: "ns".to_owned(),
                floor: 0.0,
                margin: 1.0,
            },
        }
    }
}

/// All that is counted somewhere, with the family whose prices apply.
fn counted(bounds: &Bounds) -> Vec<(Family, OpCounts)> {
    let events = (0..bounds.events.len()).map(Cause::Event);
    let causes: Vec<Cause> = events.chain([Cause::Sweep]).collect();
    let mut all = Vec::new();
    for_each_entry(bounds, &causes, |_, _, family, _, paths| {
        all.extend(paths.iter().map(|path| (family, path.counts)));
    });
    all
}
