//! The project's multi-step chores: `cargo xtask <chore>`.

// The macro's own sources: a crate of macros exports nothing else.
#[path = "../../rtcep-macros/src/errors.rs"]
mod errors;
#[path = "../../rtcep-macros/src/expand.rs"]
mod expand;
#[path = "../../rtcep-macros/src/generate/mod.rs"]
mod generate;

mod compile_cost;
mod conformance;
mod mutants;
mod nightly;
mod project;
mod test;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The project's multi-step chores")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// What a large rule set costs a user's build: code, expansion, release build.
    CompileCost(compile_cost::Options),
    /// Runs conformance cases: rules and traces with what must come out.
    Conformance(conformance::Options),
    /// Faults sown into generated code, and what catches each of them.
    Mutants(mutants::Options),
    /// Random events and random rule sets, more than an ordinary run has time for.
    Nightly(nightly::Options),
    /// Everything that CI asks for, with the time of each stage.
    Test(test::Options),
}

fn main() -> ExitCode {
    match Arguments::parse().chore {
        Chore::CompileCost(options) => compile_cost::main(&options),
        Chore::Conformance(options) => conformance::main(&options),
        Chore::Mutants(options) => mutants::main(&options),
        Chore::Nightly(options) => nightly::main(&options),
        Chore::Test(options) => test::main(&options),
    }
}
