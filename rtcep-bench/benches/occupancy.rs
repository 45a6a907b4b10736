//! The experiment of \[RT\]: bounds and times by occupancy.
//!
//! ```text
//! cargo bench -p rtcep-bench --bench occupancy [-- --quick]
//! ```
//!
//! `RTCEP_QUICK=1` does the same as `--quick`: a rough run that proves that
//! everything works. Prints a table and writes `rtcep/occupancy.json` into
//! cargo's target directory. docs/bounds.md says what it shows.

use rtcep::Op;
use rtcep_bench::occupancy::experiment::{Effort, Experiment};
use rtcep_bench::occupancy::measure::{BATCH, clock};
use rtcep_bench::occupancy::record::{Clock, Occupancy, Price};
use rtcep_bench::prices::{self, Prices};
use rtcep_bench::report;
use rtcep_bench::statistics::percentile;
use std::io;
use std::process::ExitCode;
use std::time::Duration;

const FULL: (Effort, prices::Effort) = (
    Effort {
        events: 300_000,
        repetitions: 11,
    },
    prices::Effort {
        warm_up: Duration::from_millis(100),
        measurement: Duration::from_millis(500),
        plots: false,
    },
);
const QUICK: (Effort, prices::Effort) = (
    Effort {
        events: 6_000,
        repetitions: 3,
    },
    prices::Effort {
        warm_up: Duration::from_millis(5),
        measurement: Duration::from_millis(20),
        plots: false,
    },
);

fn main() -> ExitCode {
    let quick = report::is_quick();
    match run(quick) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(quick: bool) -> io::Result<()> {
    let (
        Effort {
            events,
            repetitions,
        },
        effort,
    ) = if quick { QUICK } else { FULL };
    let directory = report::directory()?.join("kernels");
    let mut experiment = Experiment::new(events);
    // Before, between and after: what drifts, drifts for both.
    let mut rounds = vec![Prices::measure(effort, &directory)?];
    for repetition in 0..repetitions {
        if repetition == repetitions / 2 {
            rounds.push(Prices::measure(effort, &directory)?);
        }
        experiment.repeat();
    }
    rounds.push(Prices::measure(effort, &directory)?);

    let prices = Prices::median(&rounds);
    let mut readings = clock(events);
    let occupancy = Occupancy {
        quick,
        events,
        repetitions,
        batch: BATCH,
        clock: Clock {
            p50_ns: percentile(&mut readings, 50),
            p99_ns: percentile(&mut readings, 99),
        },
        prices: Op::ALL
            .map(|op| Price {
                op: op.name(),
                ns: prices.get(op),
            })
            .to_vec(),
        forms: experiment.records(&prices),
    };
    println!("\n{occupancy}");
    println!("{}", report::write("occupancy.json", &occupancy)?.display());
    Ok(())
}
