//! What counts are worth: each operation 1, or what a cost table says.

use super::{Error, Options};
use rtcep::{Family, Op};
use rtcep_lang::cost::{Part, PathCosts};
use rtcep_lang::table::{Caches, CostTable, PriceError, Unit};
use std::collections::BTreeMap;
use std::fs;

/// Counts of one call by column: all operations in one column where each is worth 1, else
/// one column per family and operation.
pub(super) type Counts = BTreeMap<usize, i128>;

/// What counts are worth.
#[derive(Clone, Debug)]
pub(super) enum Measure {
    /// Each operation is worth 1.
    Operations,
    /// What a table says, of which floor and margin are a part.
    Table(Box<CostTable>),
}

impl Measure {
    /// What the options ask for.
    pub(super) fn new(options: &Options) -> Result<Self, Error> {
        let Some(path) = &options.table else {
            let asked = [
                (options.deadline.is_some(), "--deadline"),
                (options.max_instructions.is_some(), "--max-instructions"),
            ];
            return match asked.into_iter().find(|(asked, _)| *asked) {
                Some((_, option)) => Err(Error::NoTable { option }),
                None => Ok(Measure::Operations),
            };
        };
        let text = fs::read_to_string(path).map_err(|e| Error::Unreadable(path.clone(), e))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let table = CostTable::read(&name, &text).map_err(Error::Table)?;
        let (counts, ask, other) = match table.unit {
            Unit::Nanoseconds => (
                "nanoseconds",
                "--deadline",
                options.max_instructions.is_some(),
            ),
            Unit::Instructions => (
                "instructions",
                "--max-instructions",
                options.deadline.is_some(),
            ),
        };
        if other || options.max_ops.is_some() {
            let table = table.name;
            return Err(Error::Unit { table, counts, ask });
        }
        Ok(Measure::Table(Box::new(table)))
    }

    /// The unit of bounds.
    pub(super) fn unit(&self) -> &'static str {
        match self {
            Measure::Operations => "operations",
            Measure::Table(table) => table.unit.name(),
        }
    }

    /// What bounds hold for, in words.
    pub(super) fn said(&self) -> String {
        match self {
            Measure::Operations => "operations on the dearest paths, each counted as 1".into(),
            Measure::Table(table) => format!(
                "calibrated bounds in {}: {} ({}), q {}, {} caches, floor {}, margin {}; not a WCET",
                table.unit.name(),
                table.name,
                table.target,
                table.quantile,
                match table.caches {
                    Caches::Warm => "warm",
                    Caches::Cold => "cold",
                },
                table.floor,
                table.margin,
            ),
        }
    }

    /// What one path costs.
    fn cost(&self, family: Family, path: &PathCosts) -> Result<f64, PriceError> {
        match self {
            #[allow(clippy::cast_precision_loss, reason = "as all products here")]
            Measure::Operations => Ok(path.counts.total() as f64),
            Measure::Table(table) => table.cost(family, &path.counts),
        }
    }

    /// The dearest path of a part, with what it costs all times together; the first one
    /// of those that cost the same.
    pub(super) fn dearest<'a>(
        &self,
        part: &'a Part<'_>,
    ) -> Result<Option<(&'a PathCosts, f64)>, PriceError> {
        let mut dearest: Option<(&PathCosts, f64)> = None;
        for path in part.paths.iter() {
            let cost = self.cost(part.family, path)?;
            if dearest.is_none_or(|(_, most)| cost > most) {
                dearest = Some((path, cost));
            }
        }
        #[allow(clippy::cast_precision_loss, reason = "as all products here")]
        let times = part.times as f64;
        Ok(dearest.map(|(path, cost)| (path, cost * times)))
    }

    /// Adds what a path does, `times` over.
    pub(super) fn add(&self, counts: &mut Counts, family: Family, path: &PathCosts, times: u64) {
        for op in Op::ALL {
            let n = i128::from(path.counts.get(op)) * i128::from(times);
            if n > 0 {
                *counts.entry(self.column(family, op)).or_default() += n;
            }
        }
    }

    fn column(&self, family: Family, op: Op) -> usize {
        match self {
            Measure::Operations => 0,
            Measure::Table(_) => family as usize * Op::COUNT + op as usize,
        }
    }

    /// The price of a column; what never happens has none, and no column.
    pub(super) fn price(&self, column: usize) -> f64 {
        match self {
            Measure::Operations => 1.0,
            Measure::Table(table) => {
                let (family, op) = (column / Op::COUNT, column % Op::COUNT);
                let price = table.prices.get(Family::ALL[family], Op::ALL[op]);
                price.unwrap_or(f64::INFINITY)
            }
        }
    }

    /// What counts cost under the prices of their columns.
    pub(super) fn cost_of(&self, counts: &Counts) -> f64 {
        #[allow(clippy::cast_precision_loss, reason = "as all products here")]
        let costs = counts.iter().map(|(&c, &n)| n as f64 * self.price(c));
        costs.sum()
    }

    /// The bound of a call that costs so much.
    pub(super) fn bound(&self, cost: f64) -> f64 {
        match self {
            Measure::Operations => cost,
            Measure::Table(table) => table.bound(cost),
        }
    }
}

#[cfg(test)]
mod tests {
    use rtcep::{Family, Op};

    #[test]
    fn a_column_says_its_family_and_operation() {
        for (f, family) in Family::ALL.into_iter().enumerate() {
            assert_eq!(family as usize, f);
        }
        for (o, op) in Op::ALL.into_iter().enumerate() {
            assert_eq!(op as usize, o);
        }
    }
}
