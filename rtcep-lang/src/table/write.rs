//! A table as text.

use super::form::{Form, Priced, Shown};
use super::{Caches, CostTable, Date, FORM, Problem, TableError};
use rtcep_core::Family;
use toml::Spanned;
use toml::value;

/// The text, which was read back.
pub(super) fn table(table: &CostTable) -> Result<String, Vec<TableError>> {
    let refused = |problem| {
        let (table, line) = (table.name.clone(), None);
        vec![TableError {
            table,
            line,
            problem,
        }]
    };
    if table.date.year() < 1 {
        return Err(refused(Problem::Value {
            name: "date".to_owned(),
            found: table.date.to_string(),
            needed: "a day since the year 1",
        }));
    }
    let text = toml::to_string(&form(table))
        .map_err(|error| refused(Problem::Malformed(error.to_string())))?;
    CostTable::read(&table.name, &text)?;
    Ok(text)
}

/// What a place is not needed for.
fn at<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

fn form(table: &CostTable) -> Form {
    let held_out = table.held_out.iter().map(|(tier, shown)| {
        let shown = Shown {
            rows: shown.rows,
            violations: shown.violations,
            median: shown.median,
            worst: shown.worst,
        };
        (at(tier.name().to_owned()), shown)
    });
    let families = Family::ALL.into_iter().filter_map(|family| {
        let found = table.prices.family(family)?;
        let prices = found
            .iter()
            .map(|(op, price)| (at(op.name().to_owned()), at(price)));
        let priced = Priced {
            d: at(found.d),
            prices: prices.collect(),
        };
        Some((at(family.name().to_owned()), priced))
    });
    Form {
        version: FORM,
        operations: at(table.operations),
        target: at(table.target.clone()),
        cpu: at(table.cpu.clone()),
        rustc: at(table.rustc.clone()),
        opt_level: at(table.opt_level.clone()),
        unit: at(table.unit.name().to_owned()),
        caches: at(match table.caches {
            Caches::Warm => "warm".to_owned(),
            Caches::Cold => "cold".to_owned(),
        }),
        samples: at(table.samples),
        quantile: at(table.quantile),
        margin: at(table.margin),
        floor: at(table.floor),
        salt: table.salt.clone(),
        salts_tried: at(table.salts_tried),
        date: at(day(table.date)),
        held_out: held_out.collect(),
        families: families.collect(),
    }
}

fn day(date: Date) -> value::Datetime {
    value::Datetime {
        date: Some(value::Date {
            year: date.year().unsigned_abs(),
            month: date.month().unsigned_abs(),
            day: date.day().unsigned_abs(),
        }),
        time: None,
        offset: None,
    }
}
