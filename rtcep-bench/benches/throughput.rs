//! Generated code against the same rules written by hand.
//!
//! ```text
//! cargo bench -p rtcep-bench --bench throughput [-- --quick]
//! ```
//!
//! `RTCEP_QUICK=1` does the same as `--quick`: a rough run that proves that
//! everything works. Prints a table and writes `rtcep/throughput.json` into
//! cargo's target directory.

use rtcep_bench::interleave::{Effort, compare};
use rtcep_bench::report::{self, Throughput, Workload};
use rtcep_bench::{handwritten, rules, workload};
use std::env;
use std::process::ExitCode;

/// Any seed does; this one is what committed figures were made with.
const SEED: u64 = 2008;

const FULL: Effort = Effort {
    events: 1_000_000,
    turns: 41,
};
const QUICK: Effort = Effort {
    events: 50_000,
    turns: 15,
};

fn main() -> ExitCode {
    // Cargo passes `--bench`, which says nothing new.
    let quick = env::args().any(|argument| argument == "--quick")
        || env::var_os("RTCEP_QUICK").is_some_and(|value| !value.is_empty() && value != "0");
    let Effort { events, turns } = if quick { QUICK } else { FULL };

    println!("{}", Workload::heading());
    let mut workloads = Vec::new();
    let mut done = |workload: Workload| {
        println!("{}", workload.line());
        workloads.push(workload);
    };
    let stream = workload::sequence3(events, SEED);
    let result = compare(
        &stream,
        turns,
        <rules::sequence3::Sequence3>::new,
        handwritten::sequence3::Sequence3::new,
    );
    done(Workload::new("sequence3", events, &result));

    let stream = workload::all2(events, SEED);
    let result = compare(
        &stream,
        turns,
        <rules::all2::All2>::new,
        handwritten::all2::All2::new,
    );
    done(Workload::new("all2", events, &result));

    let stream = workload::each2(events, SEED);
    let result = compare(
        &stream,
        turns,
        <rules::each2::Each2>::new,
        handwritten::each2::Each2::new,
    );
    done(Workload::new("each2", events, &result));

    let stream = workload::alert_track(events, SEED);
    let result = compare(
        &stream,
        turns,
        <rules::alert_track::Alerts>::new,
        handwritten::alert_track::Alerts::new,
    );
    done(Workload::new("alert_track", events, &result));

    println!("ratio = by hand / generated, the median over all turns; 1 is parity, more is faster");
    match report::write("throughput.json", &Throughput { quick, workloads }) {
        Ok(path) => {
            println!("{}", path.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: the report cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
