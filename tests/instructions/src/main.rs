//! Counts the instructions of the corpus' worst cases with callgrind, and fails where one
//! exceeds the bound of a cost table (bounds.md, section 2).
//!
//! ```text
//! cargo run --release -p rtcep-instructions [-- --table FILE]
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | `cases` | the last call of each trace, built and counted |
//! | `compare` | the most instructions of each cause against its bound |

mod cases;
mod compare;

use clap::Parser;
use compare::Row;
use rtcep_bench::calibrate::callgrind;
use rtcep_bench::calibrate::corpus::{self, Corpus};
use rtcep_bench::calibrate::host::Host;
use rtcep_bench::report;
use rtcep_bench::statistics::median;
use rtcep_lang::table::{CostTable, Unit};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Counts instructions of worst cases, and compares them with their bounds.
#[derive(Parser)]
struct Arguments {
    /// The table; `targets/<host>-instructions.toml` if nothing is said.
    #[arg(long)]
    table: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    callgrind::is_there()?;
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let host = Host::new();
    let table = match &arguments.table {
        Some(path) => path.clone(),
        None => project.join(format!("targets/{}-instructions.toml", host.target)),
    };
    let table = read(&table, &host.target)?;
    let Corpus { sets, left_out } = corpus::read(&project.join("tests/corpus/rules"))?;
    for (name, why) in &left_out {
        println!("{name}: left out, {why}");
    }
    if sets.len() <= left_out.len() {
        let (n, all) = (sets.len(), sets.len() + left_out.len());
        return Err(format!("only {n} of {all} rule sets with traces could be read").into());
    }
    let root = report::directory()?.join("instructions");
    let counted = cases::count(&sets, &root, &report::target_directory())?;
    let mut rows = compare::rows(&sets, &counted, &table).map_err(|missing| missing.to_string())?;
    rows.sort_by(|a, b| a.ratio.total_cmp(&b.ratio));
    println!("{}", told(&rows, &table));
    println!("{}", report::write("instructions.json", &rows)?.display());
    let exceeded: Vec<&Row> = rows.iter().filter(|row| row.exceeded()).collect();
    for row in &exceeded {
        eprintln!(
            "EXCEEDED: {} {}: {} instructions, bound {:.0}; largest terms: {}\n{}",
            row.set,
            row.cause,
            row.observed,
            row.bound,
            row.terms.join(", "),
            row.trace
        );
    }
    Ok(exceeded.is_empty())
}

/// The table of instructions of this host.
fn read(path: &Path, target: &str) -> Result<CostTable, Box<dyn Error>> {
    let text = fs::read_to_string(path).map_err(|error| {
        format!(
            "{}: {error}; `cargo bench -p rtcep-bench --bench calibrate` writes tables, and \
             `--table` names another one",
            path.display()
        )
    })?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let table = CostTable::read(&name, &text).map_err(|errors| {
        let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
        told.join("\n")
    })?;
    table
        .expect_target(target)
        .map_err(|error| error.to_string())?;
    match table.unit {
        Unit::Instructions => Ok(table),
        Unit::Nanoseconds => Err(format!("{name} prices time, and here instructions count").into()),
    }
}

/// The rows nearest to their bounds, and a line about all.
fn told(rows: &[Row], table: &CostTable) -> String {
    let mut text = format!(
        "{:<34}{:<16}{:>10}{:>10}{:>8}\n",
        "nearest to their bounds", "cause", "observed", "bound", "ratio"
    );
    for row in rows.iter().take(10) {
        text += &format!(
            "{:<34}{:<16}{:>10}{:>10.0}{:>8.2}\n",
            row.set, row.cause, row.observed, row.bound, row.ratio
        );
    }
    let ratios: Vec<f64> = rows.iter().map(|row| row.ratio).collect();
    let exceeded = rows.iter().filter(|row| row.exceeded()).count();
    let worst = ratios.last().copied().unwrap_or_default();
    text + &format!(
        "{} event types and timers, {exceeded} above their bounds of {}; bound / observed {:.2} in \
         the median, {worst:.2} at worst",
        rows.len(),
        table.name,
        median(ratios)
    )
}
