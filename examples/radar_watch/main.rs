//! Watches the radar of a real car: tracks that come near, close fast, and fall
//! silent; and whether the car brakes for them.
//!
//! ```text
//! cargo run --release --example radar_watch [FILE]
//! ```
//!
//! Prints engagements and whatever was lost, counts of all situations, and, per
//! event type, what the analysis says that an event can cost at most and what the
//! run cost. Without `FILE` it reads `data/radar_tracks/radar_tracks.csv`; the car's own
//! `speed.csv` stands beside it. Input that cannot be read ends it with file, line and
//! column, and exit code 2.
//!
//! | module | what it holds |
//! |---|---|
//! | `rules` | the rules |
//! | `watch` | events of a row, and one run over all of them |
//! | `timing` | repeated runs against the clock |
//! | `print` | engagements and the tables, readably |
//! | `command`, `run`, `tables` | what examples that read a file share |

#[path = "../shared/command.rs"]
mod command;
mod print;
mod rules;
#[path = "../shared/run.rs"]
mod run;
#[path = "../shared/tables.rs"]
mod tables;
mod timing;
mod watch;

use rtcep_data::radar;
use std::process::ExitCode;

fn main() -> ExitCode {
    let path = match command::file("radar_watch", "data/radar_tracks/radar_tracks.csv") {
        Ok(path) => path,
        Err(exit) => return exit,
    };
    let recording = match radar::Recording::read(&path) {
        Ok(recording) => recording,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let watch = watch::run(&recording);
    let times = timing::measure(&recording);
    command::print(&print::report(&path, &recording, &watch, &times))
}
