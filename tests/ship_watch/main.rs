//! What the example `ship_watch` detects among real ships.
//!
//! The expected figures were computed outside of this project, twice: by a brute-force
//! enumeration of the language's meaning that knows neither index nor plan (all of what is
//! told, `exact` included), and by loops over the reports that know nothing of the
//! language: one ship at a time for what is found, all ships in one queue for what limits
//! take away. They agree.

mod found;
mod interpreter;
mod limits_told;
mod readme;

#[path = "../shared/digest.rs"]
mod digest;
#[path = "../shared/interpreted.rs"]
mod interpreted;
#[path = "../../examples/ship_watch/limits.rs"]
mod limits;
#[path = "../../examples/ship_watch/print.rs"]
mod print;
#[path = "../../examples/ship_watch/rules.rs"]
mod rules;
#[path = "../../examples/shared/run.rs"]
mod run;
#[path = "../../examples/shared/tables.rs"]
mod tables;
#[path = "../../examples/ship_watch/watch.rs"]
mod watch;

use limits::Line;
use rtcep_data::rows;
use rtcep_data::ships::Row;
use std::path::Path;
use std::sync::OnceLock;
use watch::Watch;

fn rows() -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/ships/ships.csv");
    let rows: Vec<Row> = rows::read(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(rows.len(), 99_647);
    rows
}

/// The run, which several tests look at.
fn watched() -> &'static Watch {
    static WATCH: OnceLock<Watch> = OnceLock::new();
    WATCH.get_or_init(|| watch::run(&rows()))
}

/// And the table of limits.
fn limited() -> &'static [Line] {
    static TABLE: OnceLock<Vec<Line>> = OnceLock::new();
    TABLE.get_or_init(|| limits::table(&rows()))
}
