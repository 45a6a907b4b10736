//! Prices every operation per family (docs/bounds.md, section 10).
//!
//! ```text
//! cargo bench -p rtcep-bench --bench calibrate -- --salt NEW [--instructions] [--name NAME]
//! cargo bench -p rtcep-bench --bench calibrate -- --no-test | --quick
//! ```
//!
//! Writes `rtcep/calibration.json` into cargo's target directory and tables
//! `targets/<name>-{instructions,warm,cold}.toml`; a quick run writes its tables beside the
//! JSON. What was measured is kept there too: a run that was broken off goes on, and
//! `--again` measures all anew.

use clap::Parser;
use rtcep_bench::calibrate::adapters::measured as adapters;
use rtcep_bench::calibrate::goals;
use rtcep_bench::calibrate::host::Host;
use rtcep_bench::calibrate::naive;
use rtcep_bench::calibrate::options::Options;
use rtcep_bench::calibrate::record::Unit;
use rtcep_bench::calibrate::run::{Done, run};
use rtcep_bench::calibrate::table::{About, table, text};
use rtcep_bench::calibrate::unit::Chosen;
use rtcep_bench::report;
use rtcep_lang::table::{self, Caches};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Prices every operation per family.
#[derive(Parser)]
struct Arguments {
    /// Roughly: proves that everything works.
    #[arg(long, conflicts_with = "salt")]
    quick: bool,
    /// Instructions alone.
    #[arg(long)]
    instructions: bool,
    /// Prices and margin alone: what is held out is not built, and no salt is tried.
    #[arg(long, conflicts_with = "salt")]
    no_test: bool,
    /// How the tables are called: `<NAME>-instructions.toml` and so on; the target triple
    /// if nothing is said.
    #[arg(long)]
    name: Option<String>,
    /// What chooses which shapes are fitted and which are held out: a new one is due when
    /// operations, generated code or the shapes change. If nothing is said, that of the last
    /// run with the same ones (`targets/salts.toml`).
    #[arg(long)]
    salt: Option<String>,
    /// Forgets what an earlier run has measured.
    #[arg(long)]
    again: bool,
    /// What cargo passes to every bench.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first() {
        Some((first, _)) if first == naive::ARGUMENT => {
            naive::run_all();
            Ok(())
        }
        Some((first, rest)) if first == adapters::ARGUMENT => {
            adapters::run(rest).map_err(Into::into)
        }
        _ => calibrate(&Arguments::parse()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn calibrate(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let quick = arguments.quick || report::is_quick();
    let directory = report::directory()?;
    let root = directory.join(match quick {
        true => "calibrate-quick",
        false => "calibrate",
    });
    if arguments.again && root.exists() {
        fs::remove_dir_all(&root)?;
    }
    fs::create_dir_all(&root)?;
    let done = run(&Options {
        quick,
        times: !arguments.instructions,
        test: !arguments.no_test,
        salt: arguments.salt.clone(),
        root,
        target: report::target_directory(),
        project: project(),
    })?;
    println!("{}", done.calibration);
    println!(
        "{}",
        report::write("calibration.json", &done.calibration)?.display()
    );
    // A part of a run is no replacement of what a whole one has left.
    let part = quick || arguments.no_test || arguments.instructions;
    let tables = match part {
        true => directory.clone(),
        false => project().join("targets"),
    };
    fs::create_dir_all(&tables)?;
    let (paths, missing) = write(&done, arguments, &tables, &directory)?;
    for path in paths {
        println!("{}", path.display());
    }
    match done.calibration.beyond() {
        0 => {}
        rows => return Err(format!("{rows} rows did more than is counted").into()),
    }
    match part || missing.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "bounds do not hold, so there is no table {}",
            missing.join(", ")
        )
        .into()),
    }
}

/// Writes the tables, and what they rest on beside them: their paths, and tables that are
/// missing. Where the bounds of a unit do not hold its table is no part of the project, and
/// stands with the reports; the one of an earlier run goes, since what stands beside it now
/// is of another one.
fn write(
    done: &Done,
    arguments: &Arguments,
    to: &Path,
    reports: &Path,
) -> Result<(Vec<PathBuf>, Vec<String>), Box<dyn Error>> {
    let host = Host::new();
    let base = arguments
        .name
        .clone()
        .unwrap_or_else(|| host.target.clone());
    let calibration = &done.calibration;
    let (mut paths, mut missing) = (Vec::new(), Vec::new());
    let mut one = |kind: &str, unit: &Unit, chosen: &Chosen, what: What| {
        let about = About {
            name: format!("{base}-{kind}"),
            target: host.target.clone(),
            cpu: host.cpu.clone(),
            rustc: host.rustc.clone(),
            unit: what.unit,
            caches: what.caches,
            samples: what.samples,
            quantile: what.quantile,
            salt: calibration.salt.clone(),
            salts: calibration.salts,
            date: host.date,
        };
        let file = format!("{}.toml", about.name);
        let to = match goals::hold(unit) {
            true => to,
            false => {
                eprintln!("{}: its bounds do not hold, or were not tested", about.name);
                missing.push(about.name.clone());
                if to.join(&file).exists() {
                    fs::remove_file(to.join(&file))?;
                }
                reports
            }
        };
        if unit.margin > MARGIN {
            // Prices that are off by so much are none, and a reader refuses them.
            eprintln!("{}: no table, the margin is {:.2}", about.name, unit.margin);
            return Ok::<(), Box<dyn Error>>(());
        }
        let path = to.join(file);
        fs::write(&path, text(&table(&about, unit, &chosen.fitted.price))?)?;
        paths.push(path);
        Ok(())
    };
    let counted = What {
        unit: table::Unit::Instructions,
        caches: Caches::Warm,
        samples: 1,
        quantile: 1.0,
    };
    one(
        "instructions",
        &calibration.instructions,
        &done.instructions,
        counted,
    )?;
    if let (Some((warm, cold)), Some(time), Some(time_cold)) =
        (&done.times, &calibration.time, &calibration.time_cold)
    {
        let timed = |caches, samples| What {
            unit: table::Unit::Nanoseconds,
            caches,
            samples,
            quantile: 0.99,
        };
        one("warm", time, warm, timed(Caches::Warm, 20_000))?;
        one("cold", time_cold, cold, timed(Caches::Cold, 1_024))?;
    }
    if !calibration.quick {
        // What the tables rest on stands beside them.
        let path = to.join(format!("{base}-calibration.json"));
        fs::write(&path, serde_json::to_string_pretty(calibration)? + "\n")?;
        paths.push(path);
    }
    Ok((paths, missing))
}

/// The largest margin that a table can have (docs/bounds.md, section 7).
const MARGIN: f64 = 100.0;

/// How a table was measured.
#[derive(Clone, Copy)]
struct What {
    unit: table::Unit,
    caches: Caches,
    samples: u64,
    quantile: f64,
}

fn project() -> PathBuf {
    let bench = Path::new(env!("CARGO_MANIFEST_DIR"));
    bench.parent().unwrap_or(bench).to_owned()
}
