//! The bounds report of a user's own rules: a bench target of one line.
//!
//! ```ignore
//! //! The bounds of my rules.
//! rtcep_bench::report!(my_crate::Defence);
//! ```
//!
//! and in `Cargo.toml`
//!
//! ```toml
//! [[bench]]
//! name = "bounds"
//! harness = false
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | `options` | the command line |
//! | `error` | what can go wrong, in the user's words |
//! | `pricing` | a price per operation: from a cost table, or measured |
//! | `occupancy` | states by how full they are |
//! | `random` | states that random events lead to |
//! | `latency` | calls, one by one, against the clock |
//! | `gather` | all of it, as a report |
//! | `counted` | what the bounds say of one cause |
//! | `machine` | what it runs on |
//! | `replay` | a trace from a file, call by call |
//!
//! docs/bounds.md says what the figures mean.

mod counted;
mod error;
mod gather;
mod latency;
mod machine;
mod occupancy;
mod options;
mod pricing;
mod random;
mod replay;

pub use error::CommandError;
pub use gather::{Effort, Gathered, gather};
pub use latency::{Samples, measure};
pub use occupancy::{State, by_occupancy};
pub use pricing::{Pricing, TARGET};
pub use replay::replay;

use crate::page::{self, Report};
use crate::report;
use crate::search::Vocabulary;
use crate::subject::{NoRules, Subject, script};
use crate::what_if;
use options::{Instead, Options};
use rtcep_lang::print::print;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Whether values of all events can be made.
fn makes_events(subject: &Subject) -> Result<(), CommandError> {
    let vocabulary = Vocabulary::new(&subject.model);
    let engine = subject.plain();
    for (e, attributes) in vocabulary.values.iter().enumerate() {
        let values = attributes.iter().filter_map(|known| known.first().copied());
        if !engine.makes(e, &values.collect::<Vec<_>>()) {
            return Err(CommandError::Adopted(subject.bounds.events[e].name));
        }
    }
    Ok(())
}

/// What the bench target of [`report!`](crate::report!) does.
pub fn main(subject: fn() -> Result<Subject, NoRules>) -> ExitCode {
    let options = Options::of_the_command();
    let subject = subject().map_err(CommandError::Rules);
    match subject.and_then(|subject| run(&options, &subject)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options, subject: &Subject) -> Result<(), CommandError> {
    let name = &subject.name;
    if !options.asks_for(name) {
        println!("{name} is not asked for");
        return Ok(());
    }
    if let Some(Instead::WhatIf {
        options,
        json,
        no_plots,
    }) = &options.instead
    {
        println!(
            "{}",
            what_if(subject, options, *json, *no_plots)?.trim_end()
        );
        return Ok(());
    }
    makes_events(subject)?;
    let quick = options.is_quick();
    let table = options.table.as_deref();
    let table = table.map(|path| Pricing::of_table(path, &subject.bounds));
    let table = table.transpose()?;
    if let Some(path) = &options.replay {
        print!("{}", replay(subject, table.as_ref(), path)?);
        return Ok(());
    }
    let pricing = match table {
        Some(pricing) => pricing,
        None => Pricing::measured(quick)?,
    };
    let directory = match &options.out {
        Some(directory) => directory.clone(),
        None => report::directory().map_err(CommandError::Directory)?,
    };
    let effort = if quick { Effort::QUICK } else { Effort::FULL };
    let gathered = gather(subject, &pricing, effort)?;
    println!("\n{}", gathered.report);
    write(&directory, subject, &gathered)
}

/// How the bounds of these rules grow with their capacities.
///
/// # Errors
/// A table that cannot be used, and names that the rules do not have.
pub fn what_if(
    subject: &Subject,
    options: &what_if::Options,
    json: bool,
    no_plots: bool,
) -> Result<String, CommandError> {
    let rules = print(&subject.model);
    let found = what_if::run(&rules, options).map_err(CommandError::WhatIf)?;
    match (json, no_plots) {
        (true, _) => serde_json::to_string_pretty(&found).map_err(CommandError::Json),
        (false, true) => Ok(format!("{found:#}")),
        (false, false) => Ok(found.to_string()),
    }
}

/// The report as JSON and as a page, and a file for each trace.
fn write(directory: &Path, subject: &Subject, gathered: &Gathered) -> Result<(), CommandError> {
    let report: &Report = &gathered.report;
    fs::create_dir_all(directory).map_err(CommandError::Directory)?;
    let put = |name: &str, text: String| {
        let path = directory.join(name);
        let written = fs::write(&path, text);
        written.map_err(|error| CommandError::Write(path.clone(), error))?;
        println!("{}", path.display());
        Ok(())
    };
    for (name, header, trace) in &gathered.traces {
        put(
            name,
            format!("{header}{}", script::text(&subject.model, trace)),
        )?;
    }
    let json = serde_json::to_string_pretty(report).map_err(CommandError::Json)?;
    put(&format!("{}.json", report.engine), json + "\n")?;
    let page = page::page(report).map_err(CommandError::Page)?;
    put(&format!("{}.html", report.engine), page)
}

/// The `main` of a bench target that reports the bounds of an engine.
///
/// ```ignore
/// rtcep_bench::report!(my_crate::Defence);
/// ```
///
/// Rules that adopt types of events say how an event is made of its values, by a function from
/// its number and its attributes, both by declaration ([`Build`](crate::subject::Build)):
///
/// ```ignore
/// rtcep_bench::report!(my_crate::Defence, build = plots::of_values);
/// ```
#[macro_export]
macro_rules! report {
    ($($engine:ident)::+ $(,)?) => {
        $crate::report!($($engine)::+, build = ::rtcep::Record::from_values);
    };
    ($($engine:ident)::+, build = $build:expr $(,)?) => {
        fn main() -> ::std::process::ExitCode {
            $crate::command::main(|| {
                $crate::subject!(
                    $($engine)::+,
                    <$($engine)::+ as ::rtcep::Described>::RULES,
                    $build
                )
            })
        }
    };
}
