//! What a binary of shapes does for the calibration that wrote it.
//!
//! ```text
//! shapes limits OUT                 what each call costs at most
//! shapes states OUT  [--quick]      the calls that are worth measuring
//! shapes given STATES OUT        what each of these calls does
//! shapes instructions STATES        each of them once: run under callgrind
//! shapes time STATES OUT [--quick]  how long they take
//! ```

use super::effort::Effort;
use super::limit::Limit;
use super::states::{State, states};
use super::time::time;
use crate::subject::{NoRules, Subject, count_from_here, count_to_here, script};
use std::error::Error;
use std::process::ExitCode;

/// A shape by its number.
pub type Numbered = (usize, fn() -> Result<Subject, NoRules>);

/// Runs the binary.
#[must_use]
pub fn main(shapes: &[Numbered]) -> ExitCode {
    match run(shapes) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(shapes: &[Numbered]) -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["limits", out] => {
            let mut all = Vec::new();
            for (number, shape) in shapes {
                let bounds = shape()?.bounds;
                all.extend(Limit::of(*number, &bounds));
                all.extend(Limit::of_process(*number, &bounds));
            }
            std::fs::write(out, serde_json::to_string(&all)?)?;
            Ok(())
        }
        ["states", out, rest @ ..] => {
            let effort = Effort::new(rest.contains(&"--quick"));
            let mut all = Vec::new();
            for (number, shape) in shapes {
                all.extend(states(*number, &shape()?, effort.states));
            }
            std::fs::write(out, serde_json::to_string(&all)?)?;
            Ok(())
        }
        ["given", of, out] => {
            let mut all: Vec<State> = serde_json::from_str(&std::fs::read_to_string(of)?)?;
            for (number, shape) in shapes {
                let subject = shape()?;
                for state in all.iter_mut().filter(|state| state.shape == *number) {
                    state.count(&subject)?;
                }
            }
            std::fs::write(out, serde_json::to_string(&all)?)?;
            Ok(())
        }
        ["instructions", of] => {
            let all: Vec<State> = serde_json::from_str(&std::fs::read_to_string(of)?)?;
            // What counting itself costs comes first.
            count_from_here();
            count_to_here();
            for (number, shape) in shapes {
                let subject = shape()?;
                let plain = subject.plain();
                for state in all.iter().filter(|state| state.shape == *number) {
                    let trace = script::parse(&subject.model, &state.trace)?;
                    plain.prepare(&[trace])?.once(0);
                }
            }
            Ok(())
        }
        ["time", of, out, rest @ ..] => {
            let all: Vec<State> = serde_json::from_str(&std::fs::read_to_string(of)?)?;
            let effort = Effort::new(rest.contains(&"--quick"));
            let timed = time(shapes, &all, effort.times)?;
            std::fs::write(out, serde_json::to_string(&timed)?)?;
            Ok(())
        }
        _ => Err(format!("unknown arguments: {words:?}").into()),
    }
}
