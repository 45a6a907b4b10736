//! `cargo xtask mutants`: single faults, sown into generated code one at a time, and
//! what catches each of them.
//!
//! A tool that mutates sources sees the generator, which writes code, and not the code
//! that it writes. So the faults are patches of expansions, in `xtask/mutants`: a file per
//! rule set of the corpus, with what is looked for, what stands there instead, and what
//! that means. All engines, the right ones too, become modules of one crate below the
//! target directory, in which the harness of the corpus looks for them. The table in
//! `docs/mutants.md` is what it found.
//!
//! | module | what it holds |
//! |---|---|
//! | `faults` | the lists |
//! | `expansion` | the code of a rule set, and a fault in it |
//! | `written` | the crate of all engines |
//! | `table` | what caught them, as a page |
//! | `sources` | faults in the sources of interpreter and run time, by `cargo-mutants` |
//! | `same` | which of these are none |

mod expansion;
mod faults;
mod same;
mod sources;
mod table;
mod written;

use crate::project::{Project, cargo};
use clap::Args;
use expansion::Expansion;
use faults::Sown;
use std::path::PathBuf;
use std::process::{ExitCode, Stdio};

/// Options of `cargo xtask mutants`.
#[derive(Args)]
pub(crate) struct Options {
    /// Only the lists whose file has this in its name; the page stays as it is.
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Prints what a file of rules expands to, in the form in which faults look for
    /// their places, and does nothing else.
    #[arg(long, value_name = "FILE")]
    show: Option<PathBuf>,
    /// Sows into sources instead, with `cargo-mutants`.
    #[arg(long, value_name = "SOURCES")]
    of: Option<sources::Sources>,
    /// Which of the faults in sources: every `n`-th, from the `k`-th on.
    #[arg(long, value_name = "k/n", default_value = "0/20", requires = "of")]
    shard: String,
}

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
    if let Some(file) = &options.show {
        println!("{}", Expansion::of(file)?.text);
        return Ok(());
    }
    if let Some(sources) = options.of {
        return sources::run(&project, sources, &options.shard);
    }
    let mut lists = faults::read(&project.root)?;
    if let Some(only) = &options.only {
        lists.retain(|list| list.name.contains(only.as_str()));
    }
    let sown = sow(&project, &lists)?;
    let found = ask(&project, &sown)?;
    let page = table::page(&sown, &found)?;
    match &options.only {
        Some(_) => println!("{page}"),
        None => {
            let path = project.root.join("docs/mutants.md");
            table::put(&path, &page).map_err(|error| format!("{}: {error}", path.display()))?;
            println!("written to {}", path.display());
        }
    }
    table::judge(&sown, &found)
}

/// All faults are caught, and nothing is that is right; the page stays as it is.
pub(crate) fn check(project: &Project) -> Result<(), String> {
    let lists = faults::read(&project.root)?;
    let sown = sow(project, &lists)?;
    table::judge(&sown, &ask(project, &sown)?)
}

/// Builds all engines and asks the harness; what it prints.
fn ask(project: &Project, sown: &[Sown<'_>]) -> Result<String, String> {
    let root = project.target.join("mutants");
    written::write(project, &root, sown).map_err(|e| format!("{}: {e}", root.display()))?;
    let mut build = cargo();
    build
        .args(["run", "--quiet", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&project.target)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit());
    let output = build.output().map_err(|error| format!("cargo: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("the engines: {}", output.status)),
    }
}

/// The engines of all lists, right and wrong.
fn sow<'a>(project: &Project, lists: &'a [faults::List]) -> Result<Vec<Sown<'a>>, String> {
    let mut wrong = Vec::new();
    let mut sown = Vec::new();
    for list in lists {
        let expansion = Expansion::of(&project.root.join(&list.set))?;
        let mut engines = Vec::new();
        for fault in &list.faults {
            match expansion.with(fault) {
                Ok(text) => engines.push(text),
                Err(why) => wrong.push(format!("{}, `{}`: {why}", list.name, fault.name)),
            }
        }
        sown.push(Sown {
            list,
            expansion,
            engines,
        });
    }
    match wrong.is_empty() {
        true => Ok(sown),
        false => Err(format!(
            "the generator writes other code now; look with `--show`:\n{}",
            wrong.join("\n")
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::{faults, sow};
    use crate::project::Project;

    /// Each fault has exactly one place in the code that is generated today.
    #[test]
    fn faults_still_apply() {
        let project = Project::locate().expect("the project");
        let lists = faults::read(&project.root).expect("lists that can be read");
        if let Err(why) = sow(&project, &lists) {
            panic!("{why}");
        }
    }
}
