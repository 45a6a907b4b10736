//! Cost tables: what an operation costs on a target (bounds.md, section 2).
//!
//! A table is a file `targets/<name>.toml` that a calibration writes and a user names. It
//! says how it was measured, and has a price for every operation in every family that
//! has it ([`Op::families`]). A bound in a unit of time or in instructions is
//!
//! ```text
//! (floor + sum of count × price over the dearest paths) × margin
//! ```
//!
//! and holds for the fraction `quantile` of executions. It is calibrated, and no WCET.
//!
//! | module | what it holds |
//! |---|---|
//! | `prices` | prices by family and operation |
//! | `form` | the file as it is written |
//! | `read`, `values` | from text, with all that is wrong in it |
//! | `write` | to text |
//! | `error` | what is wrong with a table |
//! | `vocabulary` | which operations a table of an earlier version can lack |

mod error;
mod form;
mod prices;
mod read;
mod values;
mod vocabulary;
mod write;

#[cfg(test)]
mod tests;

pub use error::{PriceError, Problem, TableError};
pub use jiff::civil::Date;
pub use prices::{FamilyPrices, Prices};

use rtcep_core::{Family, Op, OpCounts};
use std::collections::BTreeMap;

/// The version of the form of a table.
pub const FORM: u32 = 1;

/// The version of the list of operations that this version of rtcep counts.
pub const OPERATIONS: u32 = vocabulary::TODAY.version;

/// The largest price that is believed, in any unit: with it no bound of counts that fit
/// `u64` is infinite.
pub const LARGEST: f64 = 1e9;

/// What operations cost on a target, and how that was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct CostTable {
    /// What messages and reports call it: the file's name without `.toml`.
    pub name: String,
    /// The version of the list of operations that it prices: at most [`OPERATIONS`].
    pub operations: u32,
    /// The target triple of what was measured.
    pub target: String,
    /// The processor, in words.
    pub cpu: String,
    /// The version of the compiler.
    pub rustc: String,
    /// The level of optimisation: `0` to `3`, `s` or `z`.
    pub opt_level: String,
    /// What prices count.
    pub unit: Unit,
    /// What the caches held when it was measured.
    pub caches: Caches,
    /// Samples of each point.
    pub samples: u64,
    /// The fraction of executions that a bound holds for: above 0, at most 1.
    pub quantile: f64,
    /// The factor on all bounds: 1 or more.
    pub margin: f64,
    /// What a call costs beside its operations, in the unit of the prices.
    pub floor: f64,
    /// What chose the rules that were fitted and those that were held out.
    pub salt: String,
    /// How many salts were tried, this one included.
    pub salts_tried: u32,
    /// The day of the measurement.
    pub date: Date,
    /// What rules that the fit has not seen have shown.
    pub held_out: BTreeMap<Tier, HeldOut>,
    /// What operations cost.
    pub prices: Prices,
}

/// What prices count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Nanoseconds, at a quantile.
    Nanoseconds,
    /// Instructions, the same in every run.
    Instructions,
}

/// What the caches held when a table was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caches {
    /// The engine and its code.
    Warm,
    /// Anything else.
    Cold,
}

/// How far rules that were held out are from those that were fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// The same code with other capacities.
    Capacities,
    /// A kind of code that the fit has not seen.
    Template,
    /// Several situations in one engine.
    Several,
}

/// What rules that were held out have shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldOut {
    /// How many executions were compared with their bound: 1 or more.
    pub rows: u64,
    /// Those of them that took longer.
    pub violations: u64,
    /// Bound over observed, in the median.
    pub median: f64,
    /// Bound over observed, where it is largest.
    pub worst: f64,
}

impl CostTable {
    /// Reads a table; `name` is what messages call it.
    ///
    /// # Errors
    /// All that is wrong with it, in the order of its lines; at least one.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<TableError>> {
        read::table(name, text, &vocabulary::TODAY)
    }

    /// The text of a table, which [`CostTable::read`] reads as this very table.
    ///
    /// # Errors
    /// What reading it would refuse.
    pub fn write(&self) -> Result<String, Vec<TableError>> {
        write::table(self)
    }

    /// What one operation costs in a family.
    ///
    /// # Errors
    /// If the table has no such price.
    pub fn price(&self, family: Family, op: Op) -> Result<f64, PriceError> {
        self.prices.get(family, op).ok_or_else(|| PriceError {
            table: self.name.clone(),
            family,
            op,
            later: op.families().contains(&family),
        })
    }

    /// What operations of one family cost together; those that do not happen need no price.
    ///
    /// # Errors
    /// The first operation that happens and has no price.
    pub fn cost(&self, family: Family, counts: &OpCounts) -> Result<f64, PriceError> {
        let happen = Op::ALL.into_iter().filter(|&op| counts.get(op) > 0);
        let mut sum = 0.0;
        for op in happen {
            #[allow(
                clippy::cast_precision_loss,
                reason = "one part in 2^53, as every product here: no price is known so well"
            )]
            let n = counts.get(op) as f64;
            sum += n * self.price(family, op)?;
        }
        Ok(sum)
    }

    /// The bound of a call whose operations cost so much.
    #[must_use]
    pub fn bound(&self, cost: f64) -> f64 {
        (self.floor + cost) * self.margin
    }

    /// Whether the table was measured on this target.
    ///
    /// # Errors
    /// If it is of another one.
    pub fn expect_target(&self, target: &str) -> Result<(), TableError> {
        if self.target == target {
            return Ok(());
        }
        Err(TableError {
            table: self.name.clone(),
            line: None,
            problem: Problem::Target {
                found: self.target.clone(),
                expected: target.to_owned(),
            },
        })
    }
}

impl Unit {
    /// The name in tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Nanoseconds => "ns",
            Unit::Instructions => "instructions",
        }
    }
}

impl Tier {
    /// Every tier.
    pub const ALL: [Tier; 3] = [Tier::Capacities, Tier::Template, Tier::Several];

    /// The name in tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tier::Capacities => "capacities",
            Tier::Template => "template",
            Tier::Several => "several",
        }
    }
}
