//! Generated code: writes a crate with one module per case, builds it, feeds
//! the traces at run time, and reads what the sinks were told.
//!
//! The crate lives below the target directory as a workspace of its own, with
//! one binary per batch of cases, so that no single file takes the compiler long.

mod written;

use super::compare::Outcome;
use super::trace::Call;
use super::{Prepared, Stop, wire};
use crate::project::{Project, cargo};
use serde_json::{Value as Json, json};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Cases per binary.
const BATCH: usize = 40;

/// A case whose rules compile, by its place among all cases.
struct Module<'a> {
    case: usize,
    name: &'a str,
    text: &'a str,
    calls: &'a [Call],
}

/// The outcomes of all cases, in order.
pub(super) fn run(cases: &[Prepared]) -> Result<Vec<Outcome>, Stop> {
    let mut modules = Vec::new();
    let mut outcomes = Vec::new();
    for (case, prepared) in cases.iter().enumerate() {
        let failed = || Outcome::Failed("the engine gave no output".to_owned());
        outcomes.push(match (&prepared.text, &prepared.run) {
            (Ok(text), Ok((_, calls))) => {
                let name = &prepared.name;
                modules.push(Module {
                    case,
                    name,
                    text,
                    calls,
                });
                failed()
            }
            // What this version lacks is no refusal of the language.
            (Err(why), _) => Outcome::Failed(why.clone()),
            (Ok(_), Err(why)) => Outcome::Error(why.clone()),
        });
    }
    let batches: Vec<&[Module<'_>]> = modules.chunks(BATCH).collect();
    let project = Written::locate().map_err(Stop::Build)?;
    let written = written::write(&project, &batches);
    written.map_err(|error| Stop::Build(format!("{}: {error}", project.written().display())))?;
    project.build().map_err(Stop::Build)?;
    for (number, batch) in batches.iter().enumerate() {
        let lines = feed(&project, number, batch).map_err(Stop::Build)?;
        for (module, line) in batch.iter().zip(lines) {
            outcomes[module.case] = line;
        }
    }
    Ok(outcomes)
}

/// The written crate, beside the project's own build.
struct Written(Project);

impl Written {
    fn locate() -> Result<Self, String> {
        Project::locate().map(Self)
    }

    /// The written crate.
    fn written(&self) -> PathBuf {
        self.0.target.join("conformance")
    }

    /// Where the written crate is built: apart from this project's own build,
    /// whose lock `cargo run` may hold.
    fn built(&self) -> PathBuf {
        self.written().join("target")
    }

    fn build(&self) -> Result<(), String> {
        let mut command = cargo();
        command.args(["build", "--quiet", "--bins", "--manifest-path"]);
        command.arg(self.written().join("Cargo.toml"));
        command.arg("--target-dir").arg(self.built());
        let status = command
            .status()
            .map_err(|error| format!("cargo build: {error}"))?;
        if status.success() {
            Ok(())
        } else {
            let written = self.written();
            Err(format!(
                "the generated code in {} does not compile",
                written.display()
            ))
        }
    }
}

/// Runs a batch over its traces; one outcome per module.
fn feed(project: &Written, number: usize, batch: &[Module<'_>]) -> Result<Vec<Outcome>, String> {
    let traces = project
        .written()
        .join(format!("batch_{number}.traces.jsonl"));
    let lines: Vec<String> = batch
        .iter()
        .enumerate()
        .map(|(m, module)| line(m, module))
        .collect();
    let place = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    std::fs::write(&traces, lines.join("\n")).map_err(|error| place(&traces, error))?;

    let name = format!("batch_{number}{}", std::env::consts::EXE_SUFFIX);
    let binary = project.built().join("debug").join(name);
    let input = File::open(&traces).map_err(|error| place(&traces, error))?;
    let output = Command::new(&binary).stdin(input).output();
    let output = output.map_err(|error| place(&binary, error))?;

    let told = String::from_utf8_lossy(&output.stdout);
    let mut told = told.lines();
    let errors = String::from_utf8_lossy(&output.stderr);
    Ok(batch
        .iter()
        .map(
            |_| match told.next().map(serde_json::from_str::<Vec<Json>>) {
                Some(Ok(out)) => Outcome::Out(out),
                Some(Err(error)) => Outcome::Failed(format!("output that is no JSON: {error}")),
                None => Outcome::Failed(format!("{} stopped: {errors}", binary.display())),
            },
        )
        .collect())
}

/// A trace as the written crate reads it: `[module, [[t], [t, event, [values]], ..]]`.
fn line(module: usize, of: &Module<'_>) -> String {
    let calls = of.calls.iter().map(|call| match &call.event {
        None => json!([call.t]),
        Some((event, values)) => {
            let values: Vec<Json> = values.iter().map(|value| wire::json_of(*value)).collect();
            json!([call.t, event, values])
        }
    });
    json!([module, calls.collect::<Vec<Json>>()]).to_string()
}
