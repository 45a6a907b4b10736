//! `cargo xtask conformance`: cases whose outcome was computed apart from this
//! project, run through the reference interpreter or through generated code.
//!
//! | module | what it does |
//! |---|---|
//! | [`mod@format`], [`node`], [`python`] | reads lines of cases |
//! | [`rules`], [`lifespans`], [`operands`], [`expression`], [`scope`] | writes their rules as text of the language |
//! | [`trace`] | reads their traces, runs the interpreter |
//! | [`generated`] | writes, builds and runs a crate of generated engines |
//! | [`compare`], [`report`] | tells what differs |

mod compare;
mod expression;
mod format;
mod generated;
mod lifespans;
mod node;
mod operands;
mod python;
mod report;
mod rules;
mod scope;
#[cfg(test)]
mod tests;
mod trace;
mod wire;

use clap::Args;
use compare::Outcome;
use report::Counts;
use rtcep_lang::print::print;
use serde_json::{Value as Json, json};
use std::io::Read;
use std::process::ExitCode;

/// The stages of the cases that this version of the language covers.
const STAGES: &[u32] = &[1, 2, 3, 4, 5];

/// What to run, and how.
#[derive(Args, Debug)]
pub(crate) struct Options {
    /// Lines of cases (tests/conformance/FORMAT.md); `-` reads standard input
    file: String,
    /// Run these stages; without it those that this version covers
    #[arg(long, value_delimiter = ',', num_args = 1..)]
    stage: Vec<u32>,
    /// Run generated code instead of the interpreter
    #[arg(long)]
    generated: bool,
    /// Run the rules in canonical print: they must come to the same
    #[arg(long)]
    printed: bool,
    /// Write `{"out": ..}` or `{"error": ..}` for each line, compare nothing
    #[arg(long)]
    print: bool,
}

/// A case that can run.
#[derive(Debug)]
pub(crate) struct Prepared {
    /// The case's name, or its line.
    name: String,
    /// The rules as text, or what this version has no words for.
    text: Result<String, String>,
    trace: Vec<Json>,
    /// The compiled rules with the calls, or why the language refuses them.
    run: Result<(rtcep_lang::Model, Vec<trace::Call>), String>,
    /// What must come out; none on lines to print.
    expected: Option<Outcome>,
}

/// Runs the chore: 0 if all is well, 1 on a difference, 2 on bad input.
pub(crate) fn main(options: &Options) -> ExitCode {
    match run(options) {
        Ok(counts) if counts.failed == 0 => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(Stop::Build(message)) => {
            eprintln!("{message}");
            ExitCode::from(1)
        }
        Err(Stop::Input(message)) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Why no counts can be given.
#[derive(Debug)]
enum Stop {
    /// The input is wrong: where, and how.
    Input(String),
    /// The generated code cannot be built or started.
    Build(String),
}

fn run(options: &Options) -> Result<Counts, Stop> {
    let lines = read(&options.file).map_err(Stop::Input)?;
    let mut counts = Counts::default();
    let cases = select(options, &lines, &mut counts).map_err(Stop::Input)?;
    let outcomes = if options.generated {
        generated::run(&cases)?
    } else {
        cases.iter().map(interpret).collect()
    };
    for (case, got) in cases.iter().zip(&outcomes) {
        if options.print {
            let line = match got {
                Outcome::Out(out) => json!({ "out": out }),
                Outcome::Error(why) | Outcome::Failed(why) => json!({ "error": why }),
            };
            println!("{}", python::write(&line));
        } else if let Some(expected) = &case.expected {
            match compare::difference(expected, got) {
                None => counts.passed += 1,
                Some(first) => {
                    counts.failed += 1;
                    report::difference(case, expected, got, first);
                }
            }
        }
    }
    if !options.print {
        counts.print();
    }
    Ok(counts)
}

/// The text of a file or of standard input.
fn read(file: &str) -> Result<String, String> {
    if file == "-" {
        let mut text = String::new();
        let read = std::io::stdin().read_to_string(&mut text);
        read.map_err(|error| format!("standard input: {error}"))?;
        return Ok(text);
    }
    std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

/// The cases to run. Lines without a stage always run; printing skips a line
/// only where stages are asked for, so that each line has its answer.
fn select(options: &Options, lines: &str, counts: &mut Counts) -> Result<Vec<Prepared>, String> {
    let mut cases = Vec::new();
    // Editors may begin a file with a byte order mark.
    let lines = lines.trim_start_matches('\u{feff}');
    for (i, line) in lines.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let place = |wrong: String| format!("{}:{}: {wrong}", options.file, i + 1);
        let case = format::read(line).map_err(place)?;
        let name = case.id.clone().unwrap_or_else(|| format!("line {}", i + 1));
        let asked = match case.stage {
            None => true,
            Some(stage) if options.stage.is_empty() => options.print || STAGES.contains(&stage),
            Some(stage) => options.stage.contains(&stage),
        };
        if !asked {
            let stage = case.stage.unwrap_or_default();
            counts.skipped.entry(stage).or_default().push(name);
            continue;
        }
        let case = prepare(name, case, options).map_err(place)?;
        if case.expected.is_none() && !options.print {
            return Err(place(
                "the case has no `out`; with --print none is needed".to_owned(),
            ));
        }
        cases.push(case);
    }
    if cases.is_empty() && counts.skipped.is_empty() {
        return Err(format!("{}: no cases", options.file));
    }
    Ok(cases)
}

/// Compiles the rules of a case and reads its trace.
fn prepare(name: String, case: format::Case, options: &Options) -> Result<Prepared, String> {
    let mut text = rules::text(&case.rules);
    let model = |text: &str| rtcep_lang::compile_str(text).map(|compiled| compiled.model);
    let compile = |text: &Result<String, String>| match text {
        Ok(text) => model(text).map_err(|rejected| rejected.to_string()),
        Err(what) => Err(format!("not part of this version: {what}")),
    };
    let mut compiled = compile(&text);
    if let (Ok(model), true) = (&compiled, options.printed) {
        text = Ok(print(model));
        compiled = compile(&text);
    }
    let run = match compiled {
        Ok(model) => {
            let calls = trace::calls(&model, &case.trace)?;
            Ok((model, calls))
        }
        Err(why) => Err(why),
    };
    Ok(Prepared {
        name,
        text,
        trace: case.trace,
        run,
        expected: case.out.as_ref().map(Outcome::read).transpose()?,
    })
}

/// The outcome of a case in the reference interpreter.
fn interpret(case: &Prepared) -> Outcome {
    match &case.run {
        // What this version lacks is no refusal of the language.
        Err(why) if case.text.is_err() => Outcome::Failed(why.clone()),
        Err(why) => Outcome::Error(why.clone()),
        Ok((model, calls)) => match trace::interpret(model, calls) {
            Ok(out) => Outcome::Out(out),
            Err(refused) => Outcome::Failed(refused.to_string()),
        },
    }
}
