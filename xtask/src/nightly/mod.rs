//! `cargo xtask nightly`: more random events than an ordinary run has time for.
//!
//! The corpus with ten million events, and then random *rule sets*: written
//! into a crate below the target directory, each run on random traces through
//! interpreter and generated code, with operations counted along. A failure
//! names the rule set, its seed and a short trace. Between them the fuzz targets.

mod fuzz;
mod rules;
mod written;

use crate::project::{Project, cargo};
use clap::Args;
use std::process::{Command, ExitCode};

/// Options of `cargo xtask nightly`.
#[derive(Args)]
pub(crate) struct Options {
    /// Random events for the corpus; 0 leaves it out.
    #[arg(long, default_value_t = 10_000_000)]
    events: u64,
    /// Random rule sets.
    #[arg(long, default_value_t = 300)]
    rule_sets: usize,
    /// Random events for each of them.
    #[arg(long, default_value_t = 20_000)]
    events_each: usize,
    /// The seed of the first rule set; the others count up from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seconds for each fuzz target; 0 leaves them out.
    #[arg(long, default_value_t = 300)]
    fuzz_seconds: u64,
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
    if options.events > 0 {
        let mut corpus = cargo();
        corpus
            .current_dir(&project.root)
            .args(["test", "--release", "--test", "corpus"])
            .env("RTCEP_EVENTS", options.events.to_string());
        succeed(corpus, "the corpus")?;
    }
    fuzz::run(&project, options.fuzz_seconds)?;
    if options.rule_sets == 0 {
        return Ok(());
    }
    let sets = (0..options.rule_sets as u64).map(|i| options.seed.wrapping_add(i));
    let sets: Vec<(u64, String)> = sets.map(|seed| (seed, rules::random(seed))).collect();
    let crate_root = project.target.join("nightly");
    written::write(&project, &crate_root, &sets)
        .map_err(|error| format!("{}: {error}", crate_root.display()))?;
    let mut build = cargo();
    build
        .args(["run", "--release", "--quiet", "--manifest-path"])
        .arg(crate_root.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(crate_root.join("target"))
        .args(["--", &options.events_each.to_string()]);
    succeed(build, "the random rule sets")
}

fn succeed(mut command: Command, what: &str) -> Result<(), String> {
    let status = command.status();
    let status = status.map_err(|error| format!("{what}: cargo does not start: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{what}: {status}"))
    }
}

#[cfg(test)]
mod tests {
    use super::rules;

    /// Every seed gives rules that the language accepts, and the same ones twice.
    #[test]
    fn random_rules_are_valid_and_repeat() {
        for seed in 0..500 {
            let text = rules::random(seed);
            if let Err(rejected) = rtcep_lang::compile_str(&text) {
                panic!("seed {seed}: {rejected}\n{text}");
            }
            assert_eq!(text, rules::random(seed));
        }
    }
}
