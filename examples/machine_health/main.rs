//! Watches the metrics of machines: what cools down and does not recover, what is busy
//! and not helped, what crosses a limit; and says how good such alarms are.
//!
//! ```text
//! cargo run --release --example machine_health [FILE]
//! ```
//!
//! Prints the alarms, a star before those that came in a labelled window, what they are
//! worth (precision, recall, delay), counts of all situations, and what the analysis says
//! that an event can cost at most and what the run cost. Without `FILE` it reads
//! `data/metrics/metrics.csv`; `series.csv` and `windows.csv` stand beside it. Input that
//! cannot be read ends it with file, line and column, and exit code 2.
//!
//! | module | what it holds |
//! |---|---|
//! | `rules` | the rules |
//! | `health` | one run over all of them |
//! | `score` | alarms against labels |
//! | `print` | alarms, the score and the tables, readably |
//! | `command`, `run`, `tables` | what examples that read a file share |

#[path = "../shared/command.rs"]
mod command;
mod health;
mod print;
mod rules;
#[path = "../shared/run.rs"]
mod run;
mod score;
#[path = "../shared/tables.rs"]
mod tables;

use rtcep_data::metrics;
use std::process::ExitCode;

fn main() -> ExitCode {
    let path = match command::file("machine_health", "data/metrics/metrics.csv") {
        Ok(path) => path,
        Err(exit) => return exit,
    };
    let input = match metrics::Input::read(&path) {
        Ok(input) => input,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    command::print(&print::report(&path, &input, &health::run(&input)))
}
