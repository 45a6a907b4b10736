//! `cargo xtask nightly`: more random events than an ordinary run has time for.
//!
//! The corpus with ten million events, and then random *rule sets*: written
//! into a crate below the target directory, each run on random traces through
//! interpreter and generated code, with operations counted along and all laws asked. They
//! come in rounds of 200, so that memory and disk stay bounded, and a run that was broken
//! off goes on at the round that it names. A failure is shrunk to a small rule set and a
//! short trace, and written as a case of the corpus. Between them the faults of `mutants`,
//! all of which must be caught, and the fuzz targets.
//!
//! | module | what it does |
//! |---|---|
//! | `rules` | makes the rule sets |
//! | `table`, `grid`, `probe` | which constructs they have, and what the language says of the rest |
//! | `written`, `host` | the crate around them, and the types that the host adds |
//! | `declared`, `runner` | no modules of this one: the host's functions, and what a binary of that crate does |
//! | `fuzz` | runs the fuzz targets |
//! | `built`, `batches` | builds and runs them |
//! | `shrink`, `smaller` | makes what fails small |

mod batches;
mod built;
mod fuzz;
mod grid;
mod host;
mod probe;
mod rules;
mod shrink;
mod smaller;
mod table;
mod written;

use crate::mutants;
use crate::project::{Project, cargo};
use batches::succeed;
use built::Sown;
use clap::Args;
use rules::{ROUND, RuleSet};
use std::process::ExitCode;
use std::time::Instant;
use written::Named;

/// Options of `cargo xtask nightly`.
#[derive(Args)]
pub(crate) struct Options {
    /// Random events for the corpus; 0 leaves it out, and `cargo xtask mutants` with it.
    #[arg(long, default_value_t = 10_000_000)]
    events: u64,
    /// Random rule sets.
    #[arg(long, default_value_t = 2_000)]
    rule_sets: usize,
    /// Random events for each of them, of which each law has a twentieth.
    #[arg(long, default_value_t = 20_000)]
    events_each: u64,
    /// The round of 200 rule sets that comes first: one that was broken off, or others
    /// than the day before.
    #[arg(long, default_value_t = 0)]
    round: u64,
    /// Seconds for each fuzz target; 0 leaves them out.
    #[arg(long, default_value_t = 300)]
    fuzz_seconds: u64,
    /// Prints which constructs the rule sets have, and runs none.
    #[arg(long)]
    coverage: bool,
    /// Builds by which a failure is made small; 0 leaves it as it is.
    #[arg(long, default_value_t = 12)]
    shrink: usize,
    /// To see that work: every inexact detection of this kind of situation fails.
    #[arg(long, value_name = "KIND")]
    sow: Option<String>,
    /// To see that work: rules with this kind of situation do not compile.
    #[arg(long, value_name = "KIND")]
    sow_build: Option<String>,
}

pub(crate) fn main(options: &Options) -> ExitCode {
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let project = Project::locate()?;
    if options.coverage {
        let sets: Vec<RuleSet> = rounds(options).flat_map(|(_, sets)| sets).collect();
        let to = project.target.join("nightly").join("coverage.csv");
        let written = table::report(&sets, &to);
        return written.map_err(|error| format!("{}: {error}", to.display()));
    }
    if options.events > 0 {
        let mut corpus = cargo();
        corpus
            .current_dir(&project.root)
            .args(["test", "--release", "--test", "corpus"])
            .env("RTCEP_EVENTS", options.events.to_string());
        succeed(corpus, "the corpus")?;
        mutants::check(&project)?;
    }
    fuzz::run(&project, options.fuzz_seconds)?;
    let mut failed = 0;
    let sown = Sown {
        detection: options.sow.clone(),
        build: options.sow_build.clone(),
    };
    for (round, sets) in rounds(options) {
        let start = Instant::now();
        let named = |set| Named {
            name: name(set),
            model: &set.model,
            trace: None,
        };
        let named: Vec<Named<'_>> = sets.iter().map(named).collect();
        println!("round {round}: {} rule sets are built and run", sets.len());
        let failures = batches::run(&project, &named, options.events_each, &[], &sown)?;
        println!(
            "round {round}: {} failures, {} s",
            failures.len(),
            start.elapsed().as_secs()
        );
        failed += failures.len();
        for (i, failure) in failures.iter().enumerate() {
            let Some(set) = sets.iter().find(|set| name(set) == failure.name) else {
                return Err(format!("{failure:?}"));
            };
            println!("\n{}, {}: {}", failure.name, failure.check, failure.why);
            if i < SHRUNK && options.shrink > 0 {
                let (events, steps) = (options.events_each, options.shrink);
                match smaller::case(&project, failure, set, events, steps, &sown) {
                    Ok(case) => {
                        println!("{case}");
                        continue;
                    }
                    Err(why) => println!("not shrunk: {why}"),
                }
            }
            println!("{}\n{}", set.text(), failure.trace);
        }
    }
    match failed {
        0 => Ok(()),
        failed => Err(format!("{failed} failures")),
    }
}

/// Failures of a round that are shrunk: what they have in common shows in a few.
const SHRUNK: usize = 3;

/// The rule sets that are wanted, by round.
fn rounds(options: &Options) -> impl Iterator<Item = (u64, Vec<RuleSet>)> {
    let sets = options.rule_sets;
    let last = sets.div_ceil(ROUND);
    let first = options.round;
    (0..last).map(move |i| {
        let round = first + i as u64;
        (round, rules::round(round, sets - i * ROUND))
    })
}

fn name(set: &RuleSet) -> String {
    format!("set_{}", set.number)
}
