//! Guards a host: who guessed a password, sieges, and days that get worse.
//!
//! ```text
//! cargo run --release --example ssh_guard [FILE]
//! ```
//!
//! Prints what was found and whatever was lost, counts of all situations, and, per
//! event type, what the analysis says that an event can cost at most and what the run
//! cost. Without `FILE` it reads `data/ssh_logins/ssh_logins.csv`. Input that cannot be
//! read ends it with file, line and column, and exit code 2.
//!
//! | module | what it holds |
//! |---|---|
//! | `rules` | the rules |
//! | `guard` | one run over all of them |
//! | `print` | what was found and the tables, readably |
//! | `command`, `run`, `tables` | what examples that read a file share |

#[path = "../shared/command.rs"]
mod command;
mod guard;
mod print;
mod rules;
#[path = "../shared/run.rs"]
mod run;
#[path = "../shared/tables.rs"]
mod tables;

use rtcep_data::{logins, rows};
use std::process::ExitCode;

fn main() -> ExitCode {
    let path = match command::file("ssh_guard", "data/ssh_logins/ssh_logins.csv") {
        Ok(path) => path,
        Err(exit) => return exit,
    };
    let rows: Vec<logins::Row> = match rows::read(&path) {
        Ok(rows) => rows,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    command::print(&print::report(&path, &rows, &guard::run(&rows)))
}
