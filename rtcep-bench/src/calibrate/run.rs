//! The whole of a calibration, in the order of the protocol.
//!
//! Shapes of the roles *fit* and *margin* are built and measured; prices are fitted and the
//! margin is chosen and written down; only then are held-out shapes built.

use super::callgrind;
use super::effort::Effort;
use super::fit::{self, Price};
use super::host::Host;
use super::ledger::{self, Ledger, Tried, subject};
use super::measure::{self, Measured, What, measure};
use super::naive;
use super::points::Call;
use super::record::{Calibration, Shapes, Unit};
use super::shapes::{Role, Shape, Template, several, shapes, templates};
use super::states::counts;
use super::unit::{Chosen, Data, choose, unit};
use crate::statistics::real;
use crate::workload::Random;
use rtcep_lang::fingerprint::of_text;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Roughly.
    pub quick: bool,
    /// Times as well as instructions.
    pub times: bool,
    /// Whether what is held out is built. Who changes operations or shapes looks at the fit
    /// and the margin alone, and no salt is tried.
    pub test: bool,
    /// What chooses the roles of shapes; none: that of the last run with these shapes.
    pub salt: Option<String>,
    /// Where everything is written that a later run goes on with.
    pub root: PathBuf,
    /// Cargo's target directory.
    pub target: PathBuf,
    /// The file that says which salts were tried; a quick run tries none.
    pub ledger: PathBuf,
}

/// A calibration with its prices.
#[derive(Clone, Debug)]
pub struct Done {
    /// What is reported.
    pub calibration: Calibration,
    /// Prices in instructions.
    pub instructions: Chosen,
    /// Prices in nanoseconds, warm and cold.
    pub times: Option<(Chosen, Chosen)>,
}

/// Why there is no calibration.
#[derive(Debug)]
pub enum Error {
    /// Shapes could not be measured.
    Measure(measure::Error),
    /// No prices were found.
    Fit(fit::Error),
    /// The salt is not good.
    Salt(ledger::Error),
    /// A file.
    Io(PathBuf, std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Measure(error) => write!(f, "{error}"),
            Error::Fit(error) => write!(f, "{error}"),
            Error::Salt(error) => write!(f, "{error}"),
            Error::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Error {}

impl From<measure::Error> for Error {
    fn from(error: measure::Error) -> Self {
        Error::Measure(error)
    }
}

impl From<ledger::Error> for Error {
    fn from(error: ledger::Error) -> Self {
        Error::Salt(error)
    }
}

impl From<fit::Error> for Error {
    fn from(error: fit::Error) -> Self {
        Error::Fit(error)
    }
}

/// Calibrates.
///
/// # Errors
/// The first thing that fails; what was measured by then is kept.
pub fn run(options: &Options) -> Result<Done, Error> {
    callgrind::is_there().map_err(|error| Error::Measure(measure::Error::Callgrind(error)))?;
    let effort = Effort::new(options.quick);
    let mut ledger = Ledger::read(&options.ledger)?;
    // What templates are drawn from is the same for every salt.
    let subject = subject(&templates(effort.shapes, &mut Random::new(0)));
    let salt = match options.quick || !options.test {
        true => options.salt.clone().unwrap_or_else(|| "none".to_owned()),
        false => ledger.salt(options.salt.as_deref(), &subject)?,
    };
    let isolated = Isolated::measure(options)?;
    let mut random = Random::new(of_text(&salt));
    let templates = templates(effort.shapes, &mut random);
    let all = drawn(&templates, effort, &salt, &mut random);
    let held_out = all.partition_point(|shape| shape.role != Role::Test);
    let part = |name: &str, first: usize, shapes: &[Shape]| {
        measure(&What {
            root: &options.root.join(name),
            target: &options.target,
            first,
            shapes,
            quick: options.quick,
            times: options.times,
        })
    };
    let texts: Vec<String> = templates.iter().map(|t| t.items.clone()).collect();
    let mut measured = part("chosen", 0, &all[..held_out])?;
    let chosen = Units::choose(&all, &texts, &measured, &isolated)?;
    note(&options.root, &chosen)?;
    if !options.quick && options.test {
        let tried = Tried {
            salt: salt.clone(),
            subject,
            date: Host::new().date.to_string(),
            margins: chosen.margins(),
        };
        ledger.note(tried, &options.ledger)?;
    }

    let tested = match options.test {
        true => part("held_out", held_out, &all[held_out..])?,
        false => Measured::default(),
    };
    measured.states.extend(tested.states);
    measured.instructions.extend(tested.instructions);
    measured.limits.extend(tested.limits);
    measured.times.extend(tested.times);

    let calls = [calls(&measured), warm(&measured), cold(&measured)];
    let of = |calls: &[Call], chosen: &Chosen, isolated: &Price| -> Result<Unit, Error> {
        let data = Data {
            shapes: &all,
            templates: &texts,
            calls,
            limits: &measured.limits,
        };
        Ok(unit(data, chosen, isolated)?)
    };
    let instructions = of(&calls[0], &chosen.instructions, &isolated.instructions)?;
    let (time, time_cold) = match (&chosen.times, &isolated.times) {
        (Some((hot, chill)), Some(alone)) => (
            Some(of(&calls[1], hot, alone)?),
            Some(of(&calls[2], chill, alone)?),
        ),
        _ => (None, None),
    };
    let host = Host::new();
    let taken: u64 = measured.times.iter().map(|t| t.taken).sum();
    let dropped: u64 = measured.times.iter().map(|t| t.dropped).sum();
    let share = real(dropped) / real(taken.max(1));
    let calibration = Calibration {
        quick: options.quick,
        target: host.target,
        cpu: host.cpu,
        rustc: host.rustc,
        date: host.date.to_string(),
        salt,
        salts: ledger.number(),
        shapes: number(&all, &templates),
        instructions,
        time,
        time_cold,
        dropped: options.times.then_some(share),
        preemption_told: options.times.then(|| measured.times.iter().all(|t| t.told)),
    };
    Ok(Done {
        calibration,
        instructions: chosen.instructions,
        times: chosen.times,
    })
}

/// What operations cost alone.
struct Isolated {
    instructions: Price,
    times: Option<Price>,
}

impl Isolated {
    /// Instructions of this very binary, and criterion's medians.
    fn measure(options: &Options) -> Result<Self, Error> {
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
struct Units {
    instructions: Chosen,
    times: Option<(Chosen, Chosen)>,
}

impl Units {
    fn choose(
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
            instructions: of(&calls(measured), &isolated.instructions)?,
            times,
        })
    }

    fn all(&self) -> impl Iterator<Item = (&'static str, &Chosen)> {
        let times = self.times.iter();
        let times = times.flat_map(|(warm, cold)| [("warm", warm), ("cold", cold)]);
        std::iter::once(("instructions", &self.instructions)).chain(times)
    }

    fn margins(&self) -> BTreeMap<String, f64> {
        let margins = self.all().map(|(unit, c)| (unit.to_owned(), c.margin));
        margins.collect()
    }
}

/// All shapes, those that are held out behind the others.
fn drawn(templates: &[Template], effort: Effort, salt: &str, random: &mut Random) -> Vec<Shape> {
    let mut all = shapes(templates, effort.shapes, salt, random);
    all.sort_by_key(|shape| shape.role == Role::Test);
    all.extend(several(templates, effort.shapes, salt, random));
    all
}

fn number(shapes: &[Shape], templates: &[Template]) -> Shapes {
    let of = |role: Role| {
        let shapes = shapes.iter().filter(|s| s.role == role && !s.several);
        shapes.count()
    };
    Shapes {
        templates: templates.len(),
        fit: of(Role::Fit),
        margin: of(Role::Margin),
        test: of(Role::Test),
        several: shapes.iter().filter(|s| s.several).count(),
    }
}

/// Calls with their instructions.
fn calls(measured: &Measured) -> Vec<Call> {
    let states = measured.states.iter().zip(&measured.instructions);
    let call = |(state, &observed): (&super::states::State, &u64)| Call {
        shape: state.shape,
        event: state.event,
        counts: state.counts(),
        observed: real(observed),
    };
    states.map(call).collect()
}

fn warm(measured: &Measured) -> Vec<Call> {
    let call = |timed: &super::time::Timed| Call {
        shape: timed.shape,
        event: timed.event,
        counts: counts(&timed.counts),
        observed: timed.warm,
    };
    let calls = measured.times.iter().map(call);
    calls.filter(|call| call.observed > 0.0).collect()
}

fn cold(measured: &Measured) -> Vec<Call> {
    let call = |timed: &super::time::Timed| {
        Some(Call {
            shape: timed.shape,
            event: timed.event,
            counts: counts(&timed.counts),
            observed: timed.cold?,
        })
    };
    measured.times.iter().filter_map(call).collect()
}

/// What is written down before a held-out shape is measured.
#[derive(Serialize)]
struct Note<'a> {
    margin: f64,
    floor: f64,
    prices: BTreeMap<&'a str, BTreeMap<&'a str, f64>>,
}

fn note(root: &Path, chosen: &Units) -> Result<(), Error> {
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
