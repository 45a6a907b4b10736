//! A table from text, with all that is wrong in it.

use super::form::{Form, Priced, Shown, Versioned};
use super::vocabulary::Vocabulary;
use super::{CostTable, FORM, HeldOut, LARGEST, Prices, Problem, TableError, Tier};
use rtcep_core::{Family, Op};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;

/// Reads a table that knows a list of operations.
pub(super) fn table(
    name: &str,
    text: &str,
    vocabulary: &Vocabulary,
) -> Result<CostTable, Vec<TableError>> {
    let mut found = Found {
        table: name,
        text,
        errors: Vec::new(),
    };
    let Some(form) = found.form(vocabulary) else {
        return Err(found.errors);
    };
    let table = CostTable {
        name: name.to_owned(),
        operations: *form.operations.get_ref(),
        target: found.word("target", &form.target),
        cpu: found.word("cpu", &form.cpu),
        rustc: found.word("rustc", &form.rustc),
        opt_level: found.opt_level(&form.opt_level),
        unit: found.unit(&form.unit),
        caches: found.caches(&form.caches),
        samples: found.counted("samples", &form.samples),
        quantile: found.within(
            "quantile",
            &form.quantile,
            "a number above 0, at most 1",
            |q| q > 0.0 && q <= 1.0,
        ),
        margin: found.within("margin", &form.margin, "a number from 1 to 100", |m| {
            (1.0..=100.0).contains(&m)
        }),
        floor: found.within("floor", &form.floor, "a number from 0 to 1e9", is_price),
        salts_tried: found.counted("salts_tried", &form.salts_tried),
        date: found.date(&form.date),
        held_out: found.held_out(&form.held_out),
        prices: found.prices(&form, vocabulary),
        salt: form.salt,
    };
    if found.errors.is_empty() {
        return Ok(table);
    }
    // What is missing has no line and comes last.
    let line = |error: &TableError| error.line.unwrap_or(usize::MAX);
    found.errors.sort_by_key(line);
    Err(found.errors)
}

fn is_price(price: f64) -> bool {
    (0.0..=LARGEST).contains(&price)
}

/// What is wrong so far.
pub(super) struct Found<'a> {
    table: &'a str,
    text: &'a str,
    errors: Vec<TableError>,
}

impl Found<'_> {
    /// The form, if it is one of this version.
    fn form(&mut self, vocabulary: &Vocabulary) -> Option<Form> {
        let version = match toml::from_str::<Versioned>(self.text) {
            Ok(found) => found.version,
            Err(error) => {
                self.malformed(&error);
                return None;
            }
        };
        let number = version.as_ref().map(|version| *version.get_ref());
        if number != Some(i64::from(FORM)) {
            self.add(version.map(|v| v.span()), Problem::Version(number));
            return None;
        }
        let form = match toml::from_str::<Form>(self.text) {
            Ok(form) => form,
            Err(error) => {
                self.malformed(&error);
                return None;
            }
        };
        let (found, known) = (*form.operations.get_ref(), vocabulary.version);
        if found > known {
            let problem = Problem::Operations { found, known };
            self.add(Some(form.operations.span()), problem);
            return None;
        }
        Some(form)
    }

    fn malformed(&mut self, error: &toml::de::Error) {
        let why = error.message().trim().to_owned();
        self.add(error.span(), Problem::Malformed(why));
    }

    pub(super) fn add(&mut self, at: Option<Range<usize>>, problem: Problem) {
        let before = at.and_then(|at| self.text.as_bytes().get(..at.start));
        self.errors.push(TableError {
            table: self.table.to_owned(),
            line: before.map(|before| before.iter().filter(|&&b| b == b'\n').count() + 1),
            problem,
        });
    }

    fn held_out(&mut self, found: &BTreeMap<Spanned<String>, Shown>) -> BTreeMap<Tier, HeldOut> {
        let mut tiers = BTreeMap::new();
        for (at, shown) in found {
            let name = at.get_ref();
            let Some(tier) = Tier::ALL.into_iter().find(|tier| tier.name() == name) else {
                let needed = "`capacities`, `template` or `several`";
                self.value("held_out", at, format!("of `{name}`"), needed);
                continue;
            };
            let mut demand = |holds: bool, value: &str, found: String, needed| {
                if !holds {
                    self.value(&format!("{name}.{value}"), at, found, needed);
                }
            };
            let Shown {
                rows,
                violations,
                median,
                worst,
            } = *shown;
            demand(rows > 0, "rows", "0".to_owned(), "1 or more");
            let most = "at most the number of rows";
            demand(
                violations <= rows,
                "violations",
                violations.to_string(),
                most,
            );
            let is_ratio = |ratio: f64| ratio > 0.0 && ratio.is_finite();
            demand(
                is_ratio(median),
                "median",
                median.to_string(),
                "a ratio above 0",
            );
            let holds = is_ratio(worst) && (worst >= median || !is_ratio(median));
            let least = "a ratio of the median or more";
            demand(holds, "worst", worst.to_string(), least);
            let shown = HeldOut {
                rows,
                violations,
                median,
                worst,
            };
            tiers.insert(tier, shown);
        }
        tiers
    }

    fn prices(&mut self, form: &Form, vocabulary: &Vocabulary) -> Prices {
        let mut prices = Prices::default();
        let version = *form.operations.get_ref();
        let earlier = version < vocabulary.version;
        for (at, priced) in &form.families {
            let name = at.get_ref();
            match Family::ALL.into_iter().find(|family| family.name() == name) {
                Some(family) => self.family(family, priced, earlier, &mut prices),
                None => self.add(Some(at.span()), Problem::UnknownFamily(name.clone())),
            }
        }
        for family in Family::ALL {
            if prices.family(family).is_none() {
                if family.ops().any(|op| vocabulary.has(version, family, op)) {
                    self.add(None, Problem::MissingFamily(family));
                }
                continue;
            }
            for op in family.ops() {
                let named = form
                    .families
                    .iter()
                    .find(|(at, _)| at.get_ref() == family.name());
                let named = named.is_some_and(|(_, priced)| {
                    priced.prices.keys().any(|at| at.get_ref() == op.name())
                });
                if !named && vocabulary.has(version, family, op) {
                    self.add(None, Problem::MissingOp(family, op));
                }
            }
        }
        prices
    }

    fn family(&mut self, family: Family, priced: &Priced, earlier: bool, prices: &mut Prices) {
        let d = *priced.d.get_ref();
        // None: all prices of the family are isolated costs, or those of other families.
        if !usize::try_from(d).is_ok_and(|d| d <= priced.prices.len()) {
            let needed = "at most the number of its prices";
            self.value(&format!("{}.d", family.name()), &priced.d, d, needed);
        }
        prices.set_d(family, d);
        for (at, found) in &priced.prices {
            let (name, price) = (at.get_ref(), *found.get_ref());
            let op = Op::ALL.into_iter().find(|op| op.name() == name);
            let problem = match op {
                None => Problem::UnknownOp(family, name.clone()),
                // Of an earlier version, which counted it there: nobody asks for it.
                Some(op) if earlier && !op.families().contains(&family) => continue,
                Some(op) if !op.families().contains(&family) => Problem::OpElsewhere(family, op),
                Some(op) if !is_price(price) => Problem::Price(family, op, price),
                Some(op) => {
                    prices.set(family, op, price);
                    continue;
                }
            };
            self.add(Some(at.span()), problem);
        }
    }
}
