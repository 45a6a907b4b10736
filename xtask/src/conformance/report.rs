//! Differences and counts, for a reader.

use super::Prepared;
use super::compare::Outcome;
use super::python::write;
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// Prints rules, trace, and both outcomes with the first difference marked.
pub(crate) fn difference(case: &Prepared, expected: &Outcome, got: &Outcome, first: usize) {
    println!("--- {} differs\n", case.name);
    match &case.text {
        Ok(text) => println!("{text}"),
        Err(refusal) => println!("the rules cannot be written: {refusal}\n"),
    }
    println!("trace, with the ordinals of accepted calls:");
    let (mut now, mut call) = (0, 0);
    for entry in &case.trace {
        let t = entry[0].as_u64().unwrap_or_default();
        if t < now {
            println!("  late  {}", write(entry));
            continue;
        }
        now = t;
        call += 1;
        println!("  {call:>4}  {}", write(entry));
    }
    println!();
    match (expected, got) {
        (Outcome::Out(expected), Outcome::Out(got)) => outputs(expected, got, first),
        _ => {
            println!("  expected {}", outcome(expected));
            println!("  got      {}", outcome(got));
        }
    }
    println!();
}

/// Both lists; what agrees stands once, what differs twice.
fn outputs(expected: &[Json], got: &[Json], first: usize) {
    println!("output, first difference marked:");
    for i in 0..expected.len().max(got.len()) {
        let mark = if i == first { '>' } else { ' ' };
        match (expected.get(i), got.get(i)) {
            (Some(e), Some(g)) if e == g => println!("  {:>4}  {}", i + 1, write(e)),
            (e, g) => {
                let show = |side: Option<&Json>| side.map_or("nothing".to_owned(), write);
                println!("{mark} {:>4}  expected {}", i + 1, show(e));
                println!("        got      {}", show(g));
            }
        }
    }
}

fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Out(out) => format!("{} outputs", out.len()),
        Outcome::Error(why) => format!("that the rules are refused: {}", why.trim_end()),
        Outcome::Failed(how) => how.clone(),
    }
}

/// How many cases did what.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// Names by stage.
    pub(crate) skipped: BTreeMap<u32, Vec<String>>,
}

impl Counts {
    /// Prints who was skipped, and the line of counts.
    pub(crate) fn print(&self) {
        for (stage, names) in &self.skipped {
            println!("skipped, stage {stage}: {}", names.join(" "));
        }
        let skipped = self.skipped.values().map(Vec::len).sum::<usize>();
        println!(
            "{} cases: {} passed, {} failed, {skipped} skipped",
            self.passed + self.failed + skipped,
            self.passed,
            self.failed,
        );
    }
}
