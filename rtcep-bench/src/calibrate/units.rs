//! Prices and margins of all units, chosen and written down before what is held out is built.

use super::calls::{calls, cold, warm};
use super::fit::Price;
use super::measure::{self, Measured};
use super::naive;
use super::options::{Error, Options};
use super::points::Call;
use super::shapes::Shape;
use super::unit::{Chosen, Data, choose};
use rtcep::{Family, Op};
use serde::{Deserialize, Serialize};
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
        let times = match options.times {
            true => Some(kept(options, &instructions)?),
            false => None,
        };
        Ok(Self {
            instructions,
            times,
        })
    }
}

/// Times of the kernels: those that were measured before if the same kernels were, so that a
/// run that goes on chooses the same prices and margins.
fn kept(options: &Options, instructions: &Price) -> Result<Price, Error> {
    let path = options.root.join("kernels.json");
    let io = |error| Error::Io(path.clone(), error);
    let sorted = |price: &Price| {
        let one =
            |(&(family, op), &price): (&(Family, Op), &f64)| (family as usize, op as usize, price);
        price.of.iter().map(one).collect::<Vec<_>>()
    };
    let read = |text: &str| -> Result<Kernels, Error> {
        serde_json::from_str(text)
            .map_err(|error| Error::Measure(measure::Error::Form(path.clone(), error)))
    };
    if let Ok(text) = std::fs::read_to_string(&path) {
        let known = read(&text)?;
        if known.instructions == sorted(instructions) {
            return Ok(known.price());
        }
    }
    let times = naive::times(options.quick, &options.root.join("kernels")).map_err(io)?;
    let kernels = Kernels {
        clock: times.floor,
        instructions: sorted(instructions),
        times: sorted(&times),
    };
    let text = serde_json::to_string(&kernels).map_err(|error| io(error.into()))?;
    std::fs::write(&path, &text).map_err(io)?;
    // As a run reads it that goes on with this one.
    Ok(read(&text)?.price())
}

/// What was measured of the kernels: by family and operation.
#[derive(Serialize, Deserialize)]
struct Kernels {
    clock: f64,
    instructions: Vec<(usize, usize, f64)>,
    times: Vec<(usize, usize, f64)>,
}

impl Kernels {
    fn price(&self) -> Price {
        let one = |&(family, op, price): &(usize, usize, f64)| {
            Some(((*Family::ALL.get(family)?, *Op::ALL.get(op)?), price))
        };
        Price {
            floor: self.clock,
            of: self.times.iter().filter_map(one).collect(),
        }
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
            Some(alone) => Some((
                of(&warm(measured, false), alone)?,
                of(&cold(measured, false), alone)?,
            )),
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

/// What prices are chosen for.
#[derive(Clone, Copy)]
pub(super) struct Subject<'a> {
    pub(super) salt: &'a str,
    pub(super) subject: &'a str,
    /// Whether the salt is tried: then what was chosen stays chosen.
    pub(super) tried: bool,
}

/// What is written down before a held-out shape is measured.
#[derive(Serialize, Deserialize)]
struct Note {
    salt: String,
    subject: String,
    units: BTreeMap<String, Prices>,
}

#[derive(Serialize, Deserialize, PartialEq)]
struct Prices {
    margin: f64,
    floor: f64,
    prices: BTreeMap<String, BTreeMap<String, f64>>,
}

impl Prices {
    fn of(chosen: &Chosen) -> Self {
        let mut prices: BTreeMap<String, BTreeMap<String, f64>> = BTreeMap::new();
        for (&(family, op), &price) in &chosen.fitted.price.of {
            let family = prices.entry(family.name().to_owned()).or_default();
            family.insert(op.name().to_owned(), price);
        }
        Self {
            margin: chosen.margin,
            floor: chosen.fitted.price.floor,
            prices,
        }
    }
}

/// Writes down what was chosen. Under a salt that is tried nothing else may have been chosen
/// before, since what is held out may be known by now.
///
/// # Errors
/// If something else was, or the file cannot be written.
pub(super) fn note(root: &Path, of: Subject<'_>, chosen: &Units) -> Result<(), Error> {
    let path = root.join(match of.tried {
        true => "chosen.json",
        false => "chosen-untried.json",
    });
    let note = Note {
        salt: of.salt.to_owned(),
        subject: of.subject.to_owned(),
        units: chosen
            .all()
            .map(|(unit, chosen)| (unit.to_owned(), Prices::of(chosen)))
            .collect(),
    };
    let text = serde_json::to_string_pretty(&note)
        .map_err(|error| Error::Io(path.clone(), error.into()))?;
    // What cannot be read is of an earlier version. Numbers are compared as they are read.
    let before = std::fs::read_to_string(&path);
    let read = |text: &str| serde_json::from_str::<Note>(text).ok();
    let before = before.ok().and_then(|text| read(&text));
    if let (true, Some(before), Some(now)) = (of.tried, before, read(&text)) {
        let same = (&before.salt, &before.subject) == (&now.salt, &now.subject);
        // A unit that was not asked for before is no other choice.
        let mut units = now.units.iter();
        let other = |(unit, prices)| before.units.get(unit).is_some_and(|old| old != prices);
        if same && units.any(other) {
            return Err(Error::Chosen(path));
        }
    }
    std::fs::write(&path, text + "\n").map_err(|error| Error::Io(path, error))
}
