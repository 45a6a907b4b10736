//! Watches the radar of a real car: tracks that come near, close fast, and fall
//! silent.
//!
//! ```text
//! cargo run --release --example radar_watch [FILE]
//! ```
//!
//! Prints engagements and whatever was lost, counts of all situations, and, per
//! event type, what the analysis says that an event can cost at most and what the
//! run cost. Without `FILE` it reads
//! `data/radar_tracks/radar_tracks.csv`. Input that cannot be read ends it with
//! file, line and column, and exit code 2.
//!
//! | module | what it holds |
//! |---|---|
//! | `rules` | the rules |
//! | `input`, `fields` | rows of the file |
//! | `watch` | events of a row, and one run over all of them |
//! | `timing` | repeated runs against the clock |
//! | `print` | engagements and the tables, readably |
//! | `rows`, `run`, `tables` | what examples that read a file share |

mod fields;
mod input;
mod print;
#[path = "../shared/rows.rs"]
mod rows;
mod rules;
#[path = "../shared/run.rs"]
mod run;
#[path = "../shared/tables.rs"]
mod tables;
mod timing;
mod watch;

use std::env;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const DATA: &str = "data/radar_tracks/radar_tracks.csv";
const USAGE: &str = "usage: radar_watch [FILE]\n\
    without FILE: data/radar_tracks/radar_tracks.csv";

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let path = match (arguments.next(), arguments.next()) {
        (None, _) => default_path(),
        (Some(option), None) if option == "--help" || option == "-h" => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        (Some(path), None) if !path.as_encoded_bytes().starts_with(b"-") => PathBuf::from(path),
        (Some(_), _) => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let rows: Vec<input::Row> = match rows::read(&path) {
        Ok(rows) => rows,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let watch = watch::run(&rows);
    let times = timing::measure(&rows);
    let report = print::report(&path, &rows, &watch, &times);
    match io::stdout().lock().write_all(report.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader, `head` for one, has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: cannot write the report: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The data of the current directory, or else of the crate's.
fn default_path() -> PathBuf {
    let here = Path::new(DATA);
    if here.exists() {
        here.to_owned()
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(DATA)
    }
}
