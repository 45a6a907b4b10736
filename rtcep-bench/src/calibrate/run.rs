//! The whole of a calibration, in the order of the protocol.
//!
//! Shapes of the roles *fit* and *margin* are built and measured; prices are fitted and the
//! margin is chosen and written down; only then are held-out shapes built.

use super::adapters;
use super::callgrind;
use super::calls::{calls, cold, left_out, warm};
use super::corpus;
use super::effort::Effort;
use super::fit::Price;
use super::host::Host;
use super::ledger::{Ledger, Tried};
use super::measure::{self, Measured, What, measure};
use super::options::{Error, Options};
use super::points::Call;
use super::record::{Calibration, Shapes, Unit};
use super::shapes::{Role, Shape, Template, several, shapes, templates};
use super::sources::subject;
use super::unit::{Chosen, Data, Process, unit};
use super::units::{Isolated, Subject, Units, note};
use crate::statistics::real;
use crate::workload::Random;
use rtcep_lang::fingerprint::of_text;
use std::collections::BTreeMap;
use std::ops::Range;

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

/// Calibrates.
///
/// # Errors
/// The first thing that fails; what was measured by then is kept.
pub fn run(options: &Options) -> Result<Done, Error> {
    callgrind::is_there().map_err(|error| Error::Measure(measure::Error::Callgrind(error)))?;
    let effort = Effort::new(options.quick);
    let host = Host::new();
    let mut ledger = Ledger::read(&options.ledger())?;
    // What templates are drawn from is the same for every salt.
    let subject = subject(
        &templates(effort.shapes, &mut Random::new(0)),
        &options.project,
    );
    let subject = subject.map_err(|error| Error::Io(options.project.clone(), error))?;
    let salt = match options.tries() {
        true => ledger.salt(options.salt.as_deref(), &subject)?,
        false => "none".to_owned(),
    };
    let isolated = Isolated::measure(options)?;
    let mut random = Random::new(of_text(&salt));
    let templates = templates(effort.shapes, &mut random);
    let mut all = drawn(&templates, effort, &salt, &mut random);
    let drawn = all.len();
    let held_out = all.partition_point(|shape| shape.role != Role::Test);
    let part = |name: &str, first: usize, shapes: &[Shape]| {
        measure(&What {
            root: &options.root.join(name),
            target: &options.target,
            first,
            shapes,
            given: None,
            quick: options.quick,
            times: options.times,
        })
    };
    let mut texts: Vec<String> = templates.iter().map(|t| t.items.clone()).collect();
    let mut measured = part("chosen", 0, &all[..held_out])?;
    let constructed = constructed(options, &mut all, &mut texts)?;
    measured.add(constructed);
    let behind = all.len();
    in_front(options.quick, &salt, &mut all, &mut texts);
    measured.add(adapters::measured::measure(options, &salt, behind, false)?);
    let chosen = Units::choose(&all, &texts, &measured, &isolated)?;
    note(
        &options.root,
        Subject {
            salt: &salt,
            subject: &subject,
            tried: options.tries(),
        },
        &chosen,
    )?;
    if options.tries() {
        let tried = Tried {
            salt: salt.clone(),
            subject,
            target: host.target.clone(),
            date: host.date.to_string(),
            margins: chosen.margins(),
        };
        ledger.note(tried, &options.ledger())?;
    }

    let tested = match options.test {
        true => part("held_out", held_out, &all[held_out..drawn])?,
        false => Measured::default(),
    };
    measured.add(tested);
    if options.test {
        measured.add(adapters::measured::measure(options, &salt, behind, true)?);
    }

    type Calls = fn(&Measured, bool) -> Vec<Call>;
    let of = |calls: Calls, chosen: &Chosen, isolated: &Price| -> Result<Unit, Error> {
        let data = Data {
            shapes: &all,
            templates: &texts,
            calls: &calls(&measured, false),
            limits: &measured.limits,
        };
        let process = Process {
            calls: &calls(&measured, true),
            limits: &measured.process,
        };
        Ok(unit(data, process, chosen, isolated)?)
    };
    let instructions = of(calls, &chosen.instructions, &isolated.instructions)?;
    let (time, time_cold) = match (&chosen.times, &isolated.times) {
        (Some((hot, chill)), Some(alone)) => {
            (Some(of(warm, hot, alone)?), Some(of(cold, chill, alone)?))
        }
        _ => (None, None),
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
        salt,
        salts: ledger.number(),
        shapes: number(&all, &templates, drawn..behind),
        instructions,
        time,
        time_cold,
        dropped: options.times.then_some(share),
        short: options
            .times
            .then(|| measured.times.iter().map(|t| t.short).sum()),
        left_out: options.times.then(|| left_out(&measured)),
        preemption_told: options.times.then(|| measured.times.iter().all(|t| t.told)),
    };
    Ok(Done {
        calibration,
        instructions: chosen.instructions,
        times: chosen.times,
    })
}

/// The worst cases of the corpus: rule sets that prices are fitted to, behind all shapes.
fn constructed(
    options: &Options,
    all: &mut Vec<Shape>,
    texts: &mut Vec<String>,
) -> Result<Measured, Error> {
    if !options.corpus().exists() {
        eprintln!("no corpus is there: prices are fitted to drawn shapes alone");
        return Ok(Measured::default());
    }
    let corpus = corpus::read(&options.corpus()).map_err(Error::Corpus)?;
    let first = all.len();
    let mut given = Vec::new();
    let some = if options.quick { 8 } else { 1 };
    for set in corpus.sets.iter().step_by(some) {
        given.push(set.states(all.len()));
        let shape = set.shape(texts.len());
        texts.push(shape.text.clone());
        all.push(shape);
    }
    Ok(measure(&What {
        root: &options.root.join("corpus"),
        target: &options.target,
        first,
        shapes: &all[first..],
        given: Some(&given),
        quick: options.quick,
        // Their states are not those that are dear in time.
        times: false,
    })?)
}

/// All shapes, those that are held out behind the others.
fn drawn(templates: &[Template], effort: Effort, salt: &str, random: &mut Random) -> Vec<Shape> {
    let mut all = shapes(templates, effort.shapes, salt, random);
    all.sort_by_key(|shape| shape.role == Role::Test);
    all.extend(several(templates, effort.shapes, salt, random));
    all
}

/// Adapters, behind all shapes.
fn in_front(quick: bool, salt: &str, all: &mut Vec<Shape>, texts: &mut Vec<String>) {
    let mut known = BTreeMap::new();
    for adapter in adapters::adapters(quick) {
        let template = *known.entry(adapter.template.clone()).or_insert_with(|| {
            texts.push(adapter.template.clone());
            texts.len() - 1
        });
        all.push(adapter.shape(template, salt));
    }
}

/// How many there are: those that were drawn, then those of the corpus, then adapters.
fn number(all: &[Shape], templates: &[Template], corpus: Range<usize>) -> Shapes {
    let shapes = &all[..corpus.start];
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
        corpus: corpus.len(),
        adapters: all.len() - corpus.end,
    }
}
