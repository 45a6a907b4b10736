//! How the bounds of a rule file grow with its capacities, and which of them meet a
//! deadline: `cargo run -p rtcep-bench --bin what-if -- FILE.rules --max-ops 200`.

use clap::Parser;
use rtcep_bench::what_if::{Options, run};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// How bounds grow with each capacity of a rule file, and which capacities meet a deadline.
#[derive(Parser)]
struct Arguments {
    /// The rules: the text inside `situations!`
    file: PathBuf,
    #[command(flatten)]
    options: Options,
    /// As JSON, for tools: with the points of all curves
    #[arg(long)]
    json: bool,
    /// Without the plots
    #[arg(long)]
    no_plots: bool,
}

fn main() -> ExitCode {
    let Arguments {
        file,
        options,
        json,
        no_plots,
    } = Arguments::parse();
    let answer = std::fs::read_to_string(&file)
        .map_err(|error| format!("{}: {error}; name a file with rules", file.display()))
        .and_then(|rules| run(&rules, &options).map_err(|error| error.to_string()))
        .and_then(|found| match (json, no_plots) {
            (true, _) => serde_json::to_string_pretty(&found).map_err(|error| error.to_string()),
            (_, true) => Ok(format!("{found:#}")),
            (_, false) => Ok(found.to_string()),
        });
    match answer {
        // Who reads no further, as `head`, has what it wanted.
        Ok(text) => match writeln!(io::stdout(), "{}", text.trim_end()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
            _ => ExitCode::SUCCESS,
        },
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
