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

/// One rule, generated and by hand, on the stream of the same name.
macro_rules! measure {
    ($done:ident, $effort:ident, $name:ident, $module:ident::$engine:ident) => {{
        let Effort { events, turns } = $effort;
        let stream = workload::$name(events, SEED);
        let generated = <rules::$module::$engine>::new;
        let result = compare(
            &stream,
            turns,
            generated,
            handwritten::$module::$engine::new,
        );
        $done(Workload::new(stringify!($name), events, &result));
    }};
}

fn main() -> ExitCode {
    let quick = report::is_quick();
    let effort = if quick { QUICK } else { FULL };

    println!("{}", Workload::heading());
    let mut workloads = Vec::new();
    let mut done = |workload: Workload| {
        println!("{}", workload.line());
        workloads.push(workload);
    };
    measure!(done, effort, sequence3, sequence3::Sequence3);
    measure!(done, effort, all2, all2::All2);
    measure!(done, effort, each2, each2::Each2);
    measure!(done, effort, alert_track, alert_track::Alerts);
    measure!(done, effort, keyed16, keyed::Keyed16);
    measure!(done, effort, keyed256, keyed::Keyed256);
    measure!(done, effort, deferred, deferred::Auction);
    measure!(done, effort, atleast, atleast::Flood);
    measure!(done, effort, atleast_pair, atleast_pair::Flash);
    measure!(done, effort, atleast_sum, atleast_sum::Wear);
    measure!(done, effort, unless, unless::Shaken);
    measure!(done, effort, report, report::Furnace);
    measure!(done, effort, report_float, report_float::Bearing);

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
