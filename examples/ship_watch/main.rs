//! Watches ships: those that stop, fall silent, or move though they are moored; and shows
//! what limits take away where more ships report than there is room for.
//!
//! ```text
//! cargo run --release --example ship_watch [FILE]
//! ```
//!
//! Prints what was found and whatever was lost, counts of all situations, per event type
//! what the analysis says that an event can cost at most and what the run cost, and what
//! other limits would have lost. Without `FILE` it reads `data/ships/ships.csv`. Input
//! that cannot be read ends it with file, line and column, and exit code 2.
//!
//! | module | what it holds |
//! |---|---|
//! | `rules` | the rules |
//! | `limits` | one of them again, with other limits |
//! | `watch` | one run over all of them |
//! | `print` | what was found and the tables, readably |
//! | `command`, `run`, `tables` | what examples that read a file share |

#[path = "../shared/command.rs"]
mod command;
mod limits;
mod print;
mod rules;
#[path = "../shared/run.rs"]
mod run;
#[path = "../shared/tables.rs"]
mod tables;
mod watch;

use rtcep_data::{rows, ships};
use std::process::ExitCode;

fn main() -> ExitCode {
    let path = match command::file("ship_watch", "data/ships/ships.csv") {
        Ok(path) => path,
        Err(exit) => return exit,
    };
    let rows: Vec<ships::Row> = match rows::read(&path) {
        Ok(rows) => rows,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let (watch, limits) = (watch::run(&rows), limits::table(&rows));
    command::print(&print::report(&path, &rows, &watch, &limits))
}
