//! The whole of a calibration, in the order of the protocol.
//!
//! Shapes of the roles *fit* and *margin* are built and measured; prices are fitted and the
//! margin is chosen and written down; only then are held-out shapes built.

use super::callgrind;
use super::effort::Effort;
use super::fit;
use super::host::Host;
use super::measure::{self, Measured, What, measure};
use super::naive;
use super::points::Call;
use super::record::{Calibration, Shapes, Unit};
use super::shapes::{Role, Shape, Template, several, shapes, templates};
use super::states::counts;
use super::unit::{Chosen, choose, unit};
use crate::prices::{self, Prices};
use crate::statistics::real;
use crate::workload::Random;
use rtcep::Op;
use rtcep_lang::fingerprint::of_text;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Roughly.
    pub quick: bool,
    /// Times as well as instructions.
    pub times: bool,
    /// What chooses the roles of shapes.
    pub salt: String,
    /// How many salts were tried, this one included.
    pub salts: u32,
    /// Where everything is written that a later run goes on with.
    pub root: PathBuf,
    /// Cargo's target directory.
    pub target: PathBuf,
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
    /// Isolated costs, in instructions and in nanoseconds.
    pub primitive: ([u64; Op::COUNT], Prices),
}

/// Why there is no calibration.
#[derive(Debug)]
pub enum Error {
    /// Shapes could not be measured.
    Measure(measure::Error),
    /// No prices were found.
    Fit(fit::Error),
    /// A file.
    Io(PathBuf, std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Measure(error) => write!(f, "{error}"),
            Error::Fit(error) => write!(f, "{error}"),
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
    let mut random = Random::new(of_text(&options.salt));
    let templates = templates(effort.shapes, &mut random);
    let all = drawn(&templates, effort, &options.salt, &mut random);
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
    let mut measured = part("chosen", 0, &all[..held_out])?;
    let instructions = choose(&all, &calls(&measured), &measured.limits)?;
    let times = match options.times {
        true => Some((
            choose(&all, &warm(&measured), &measured.limits)?,
            choose(&all, &cold(&measured), &measured.limits)?,
        )),
        false => None,
    };
    note(&options.root, &instructions, times.as_ref())?;

    let tested = part("held_out", held_out, &all[held_out..])?;
    measured.states.extend(tested.states);
    measured.instructions.extend(tested.instructions);
    measured.limits.extend(tested.limits);
    measured.times.extend(tested.times);

    let primitive = primitive(options)?;
    let texts: Vec<String> = templates.iter().map(|t| t.items.clone()).collect();
    let of = |calls: &[Call], chosen: &Chosen, price: &dyn Fn(Op) -> f64| -> Result<Unit, Error> {
        Ok(unit(&all, &texts, calls, &measured.limits, chosen, price)?)
    };
    let counted = |op: Op| real(primitive.0[op as usize]);
    let timed = |op: Op| primitive.1.get(op);
    let host = Host::new();
    let (time, time_cold) = match &times {
        Some((hot, chill)) => (
            Some(of(&warm(&measured), hot, &timed)?),
            Some(of(&cold(&measured), chill, &timed)?),
        ),
        None => (None, None),
    };
    let taken: u64 = measured.times.iter().map(|t| t.taken).sum();
    let dropped: u64 = measured.times.iter().map(|t| t.dropped).sum();
    let share = real(dropped) / real(taken.max(1));
    let calibration = Calibration {
        quick: options.quick,
        target: host.target,
        cpu: host.cpu,
        rustc: host.rustc,
        date: host.date.to_string(),
        salt: options.salt.clone(),
        salts: options.salts,
        shapes: number(&all, &templates),
        instructions: of(&calls(&measured), &instructions, &counted)?,
        time,
        time_cold,
        dropped: options.times.then_some(share),
        preemption_told: options.times.then(|| measured.times.iter().all(|t| t.told)),
    };
    Ok(Done {
        calibration,
        instructions,
        times,
        primitive,
    })
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

fn note(root: &Path, instructions: &Chosen, times: Option<&(Chosen, Chosen)>) -> Result<(), Error> {
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
    let mut notes = BTreeMap::from([("instructions", one(instructions))]);
    if let Some((warm, cold)) = times {
        notes.insert("warm", one(warm));
        notes.insert("cold", one(cold));
    }
    let path = root.join("chosen.json");
    let text = serde_json::to_string_pretty(&notes)
        .map_err(|error| Error::Io(path.clone(), error.into()))?;
    std::fs::write(&path, text + "\n").map_err(|error| Error::Io(path, error))
}

/// Isolated costs: instructions of this very binary, and criterion's medians.
fn primitive(options: &Options) -> Result<([u64; Op::COUNT], Prices), Error> {
    let io = |error| Error::Io(options.root.clone(), error);
    let binary = std::env::current_exe().map_err(io)?;
    let counted = naive::instructions(&binary, &options.root.join("kernels.callgrind"));
    let counted = counted.map_err(|error| Error::Measure(measure::Error::Callgrind(error)))?;
    let effort = match options.quick {
        true => (5, 20),
        false => (100, 500),
    };
    let effort = prices::Effort {
        warm_up: Duration::from_millis(effort.0),
        measurement: Duration::from_millis(effort.1),
        plots: !options.quick,
    };
    let timed = Prices::measure(effort, &options.root.join("kernels")).map_err(io)?;
    Ok((counted, timed))
}
