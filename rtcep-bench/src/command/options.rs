//! The command line of a bench target.

use crate::what_if;
use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Reports the bounds of rules: counted, searched for and measured.
#[derive(Debug, Parser)]
#[command(
    bin_name = "cargo bench --bench <NAME> --",
    version,
    subcommand_precedence_over_arg = true,
    subcommand_value_name = "what-if"
)]
pub(super) struct Options {
    /// A short search and rough times: it shows that everything works.
    #[arg(long)]
    pub(super) quick: bool,
    /// The cost table of this target; without one primitive costs are measured and summed up.
    /// Paths begin at the package.
    #[arg(long, value_name = "FILE")]
    pub(super) table: Option<PathBuf>,
    /// Where the report is written; `rtcep` in cargo's target directory if nothing is said.
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,
    /// Runs the calls of a file, such as a trace beside a report, and tells what each does.
    #[arg(long, value_name = "FILE")]
    pub(super) replay: Option<PathBuf>,
    /// What cargo says to a bench, and to nothing else.
    #[arg(long, hide = true, global = true)]
    bench: bool,
    /// Parts of an engine's name: the report of another one is left out, as cargo's filters do.
    #[arg(value_name = "FILTER")]
    filters: Vec<String>,
    #[command(subcommand)]
    pub(super) instead: Option<Instead>,
}

/// What is done instead of a report.
#[derive(Debug, Subcommand)]
pub(super) enum Instead {
    /// Tells how bounds grow with each capacity, and which capacities meet a limit.
    WhatIf {
        #[command(flatten)]
        options: what_if::Options,
        /// As JSON, for tools: with the points of all curves.
        #[arg(long)]
        json: bool,
        /// Without the plots.
        #[arg(long)]
        no_plots: bool,
    },
}

impl Options {
    pub(super) fn of_the_command() -> Self {
        Self::parse()
    }

    /// Whether the report of this engine is asked for.
    pub(super) fn asks_for(&self, engine: &str) -> bool {
        let mut filters = self.filters.iter();
        self.filters.is_empty() || filters.any(|part| engine.contains(part.as_str()))
    }

    /// Whether a rough run is asked for: by `--quick`, by `RTCEP_QUICK` in the environment, or
    /// by `cargo test --benches`, which says nothing at all.
    pub(super) fn is_quick(&self) -> bool {
        let set = std::env::var_os("RTCEP_QUICK");
        let set = set.is_some_and(|value| !value.is_empty() && value != "0");
        self.quick || set || !self.bench
    }
}

#[cfg(test)]
mod tests {
    use super::{Instead, Options};
    use clap::{CommandFactory, Parser};

    fn parsed(words: &[&str]) -> Options {
        let words = ["bounds"].iter().chain(words);
        Options::try_parse_from(words).expect("these options are known")
    }

    #[test]
    fn the_options_are_sound() {
        Options::command().debug_assert();
    }

    #[test]
    fn cargo_says_bench_or_nothing() {
        assert!(!parsed(&["--bench"]).is_quick());
        assert!(parsed(&["--quick", "--bench"]).is_quick());
        // `cargo test --benches`.
        assert!(parsed(&[]).is_quick());
    }

    #[test]
    fn words_are_filters() {
        for words in [["Radar", "--bench"], ["--bench", "Radar"]] {
            let options = parsed(&words);
            assert!(!options.is_quick());
            assert!(options.asks_for("RadarWatch") && !options.asks_for("Defence"));
        }
        assert!(parsed(&["--bench"]).asks_for("Defence"));
    }

    #[test]
    fn what_if_is_asked_instead() {
        let options = parsed(&["what-if", "--max-ops", "60", "--no-plots", "--bench"]);
        assert!(options.asks_for("Defence") && !options.is_quick());
        let Some(Instead::WhatIf {
            options,
            json,
            no_plots,
        }) = options.instead
        else {
            panic!("a subcommand");
        };
        assert_eq!((options.max_ops, json, no_plots), (Some(60), false, true));
    }
}
