//! `cargo xtask compile-cost`: what 100 situations and 30 lifespans cost a user's build.
//!
//! A program with the rules of `rtcep-macros/src/tests/hundred.rules`, and one like it with
//! a single situation, are built below the target directory, each crate graph once
//! before anything is measured. Lines and bytes of generated code are the same every time;
//! times are not, and stand beside the load of the machine and are never asserted.
//!
//! | module | what it holds |
//! |---|---|
//! | `written` | the programs |
//! | `measured` | expansion, check and release build of one |
//! | `figures` | the committed figures, and how they are shown |

mod figures;
mod measured;
mod written;

use crate::project::Project;
use clap::Args;
use figures::Figures;
use std::process::ExitCode;

/// Options of `cargo xtask compile-cost`.
#[derive(Args)]
pub(crate) struct Options {
    /// Counts code alone, without the release build.
    #[arg(long)]
    quick: bool,
}

/// Prints the figures beside the committed ones.
pub(crate) fn main(options: &Options) -> ExitCode {
    match run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let project = Project::locate()?;
    let committed = Figures::committed(&project.root)?;
    let root = project.target.join("compile-cost");
    written::write(&project.root, &root).map_err(|error| format!("{}: {error}", root.display()))?;
    let load = measured::load();
    let one = measured::program(&root, "one", options.quick)?;
    let hundred = measured::program(&root, "hundred", options.quick)?;
    let found = Figures {
        situations: committed.situations,
        lifespans: committed.lifespans,
        lines: hundred.lines,
        bytes: hundred.bytes,
        expand_s: hundred.expand_s,
        release_s: hundred.release_s,
        release_cpu_s: hundred.release_cpu_s,
        one_release_s: one.release_s,
        machine: format!("this one; load {load}"),
    };
    figures::show(&committed, &found);
    Ok(())
}
