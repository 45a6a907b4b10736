//! What the example `machine_health` detects in real metrics, and what it is worth.
//!
//! The expected figures were computed outside of this project, twice: by a brute-force
//! enumeration of the language's meaning that knows neither index nor plan (all of what is
//! told, `exact` included), and by loops over the samples of one series that know nothing
//! of the language. They agree. The score was computed from the first.

mod found;
mod host;
mod interpreter;
mod readme;
mod scored;

#[path = "../shared/digest.rs"]
mod digest;
#[path = "../../examples/machine_health/health.rs"]
mod health;
#[path = "../shared/interpreted.rs"]
mod interpreted;
#[path = "../../examples/machine_health/print.rs"]
mod print;
#[path = "../../examples/machine_health/rules.rs"]
mod rules;
#[path = "../../examples/shared/run.rs"]
mod run;
#[path = "../../examples/machine_health/score.rs"]
mod score;
#[path = "../../examples/shared/tables.rs"]
mod tables;

use health::Health;
use rtcep_data::metrics::Input;
use std::path::Path;
use std::sync::OnceLock;

fn input() -> Input {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/metrics/metrics.csv");
    let input = Input::read(&path).unwrap_or_else(|error| panic!("{error}"));
    let Input {
        rows,
        series,
        windows,
    } = &input;
    assert_eq!((rows.len(), series.len(), windows.len()), (119_784, 21, 40));
    input
}

/// The run, which several tests look at.
fn healthy() -> &'static Health {
    static HEALTH: OnceLock<Health> = OnceLock::new();
    HEALTH.get_or_init(|| health::run(&input()))
}
