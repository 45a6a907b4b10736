//! Prices and margins of all units, chosen and written down before what is held out is built.

use super::calls::{calls, cold, warm};
use super::fit::Price;
use super::measure::{self, Measured};
use super::naive;
use super::options::{Error, Options};
use super::points::Call;
use super::shapes::Shape;
use super::unit::{Chosen, Data, choose};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

/// What operations cost alone.
pub(super) struct Isolated {
    pub(super) instructions: Price,
    pub(super) times: Option<Price>,
}

impl Isolated {
    /// Instructions of this very binary, and criterion's medians.
    pub(super) fn measure(options: &Options) -> Result<Self, Error> {
        let io = |error| Error::Io(options.root.clone(), error);
        let binary = std::env::current_exe().map_err(io)?;
        let counted = naive::instructions(&binary, &options.root.join("kernels.callgrind"));
        let instructions =
            counted.map_err(|error| Error::Measure(measure::Error::Callgrind(error)))?;
        let times = options
            .times
            .then(|| naive::times(options.quick, &options.root.join("kernels")))
            .transpose()
            .map_err(io)?;
        Ok(Self {
            instructions,
            times,
        })
    }
}

/// What was chosen, by unit.
pub(super) struct Units {
    pub(super) instructions: Chosen,
    pub(super) times: Option<(Chosen, Chosen)>,
}

impl Units {
    pub(super) fn choose(
        shapes: &[Shape],
        templates: &[String],
        measured: &Measured,
        isolated: &Isolated,
    ) -> Result<Self, Error> {
        let of = |calls: &[Call], isolated: &Price| {
            let data = Data {
                shapes,
                templates,
                calls,
                limits: &measured.limits,
            };
            choose(data, isolated)
        };
        let times = match &isolated.times {
            Some(alone) => Some((of(&warm(measured), alone)?, of(&cold(measured), alone)?)),
            None => None,
        };
        Ok(Self {
            instructions: of(&calls(measured, false), &isolated.instructions)?,
            times,
        })
    }

    fn all(&self) -> impl Iterator<Item = (&'static str, &Chosen)> {
        let times = self.times.iter();
        let times = times.flat_map(|(warm, cold)| [("warm", warm), ("cold", cold)]);
        std::iter::once(("instructions", &self.instructions)).chain(times)
    }

    pub(super) fn margins(&self) -> BTreeMap<String, f64> {
        let margins = self.all().map(|(unit, c)| (unit.to_owned(), c.margin));
        margins.collect()
    }
}

/// What is written down before a held-out shape is measured.
#[derive(Serialize)]
struct Note<'a> {
    margin: f64,
    floor: f64,
    prices: BTreeMap<&'a str, BTreeMap<&'a str, f64>>,
}

pub(super) fn note(root: &Path, chosen: &Units) -> Result<(), Error> {
    let one = |chosen: &Chosen| {
        let mut prices: BTreeMap<&str, BTreeMap<&str, f64>> = BTreeMap::new();
        for (&(family, op), &price) in &chosen.fitted.price.of {
            let family = prices.entry(family.name()).or_default();
            family.insert(op.name(), price);
        }
        Note {
            margin: chosen.margin,
            floor: chosen.fitted.price.floor,
            prices,
        }
    };
    let notes: BTreeMap<&str, Note<'_>> = chosen.all().map(|(unit, c)| (unit, one(c))).collect();
    let path = root.join("chosen.json");
    let text = serde_json::to_string_pretty(&notes)
        .map_err(|error| Error::Io(path.clone(), error.into()))?;
    std::fs::write(&path, text + "\n").map_err(|error| Error::Io(path, error))
}
