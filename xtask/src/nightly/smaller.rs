//! What fails in generated code, shrunk: each step builds its candidates together.

use super::batches::{self, Failure};
use super::built::Sown;
use super::rules::RuleSet;
use super::shrink::{Candidate, case, shrink};
use super::written::Named;
use super::{host, name};
use crate::project::Project;
use std::fs;

/// Shrinks one failure in so many steps and writes it as a case of the corpus: where, and
/// how small it is.
pub(super) fn case(
    project: &Project,
    failure: &Failure,
    set: &RuleSet,
    events: u64,
    steps: usize,
    sown: &Sown,
) -> Result<String, String> {
    let check = failure.check.as_str();
    let mut why = failure.why.clone();
    let mut build = |candidates: &[Candidate]| {
        let named: Vec<Named<'_>> = candidates
            .iter()
            .enumerate()
            .map(|(i, candidate)| Named {
                name: format!("candidate_{i}"),
                model: &candidate.model,
                trace: Some(candidate.trace.as_str()).filter(|trace| !trace.is_empty()),
            })
            .collect();
        let found = batches::run(project, &named, events, &[check], sown)?;
        let of = |name: &str| found.iter().find(|f| f.name == name && f.check == check);
        let traces = named.iter().map(|n| of(&n.name).map(|f| f.trace.clone()));
        let traces: Vec<Option<String>> = traces.collect();
        let failing = traces.iter().flatten().count();
        println!("  {} smaller ones tried, {failing} fail", candidates.len());
        Ok(traces)
    };
    let start = Candidate {
        model: set.model.clone(),
        trace: failure.trace.clone(),
    };
    let before = lines(&start);
    let least = shrink(start, steps, &mut build)?;
    // What is told of the least one.
    let named = Named {
        name: "candidate".to_owned(),
        model: &least.model,
        trace: Some(least.trace.as_str()).filter(|trace| !trace.is_empty()),
    };
    if let Some(last) = batches::run(project, &[named], events, &[check], sown)?.pop() {
        why = last.why;
    }
    let directory = project.target.join("nightly").join("cases");
    let called = format!("random_{}_{check}", set.number);
    let to = directory.join(&called).with_extension("rs");
    let (types, build) = host::types(&least.model);
    let around = case::Around {
        types,
        build,
        functions: !least.model.functions.is_empty(),
    };
    let text = case::file(&least, &called, &name(set), &why, &around);
    fs::create_dir_all(&directory)
        .and_then(|()| fs::write(&to, text))
        .map_err(|error| format!("{}: {error}", to.display()))?;
    let (rules, trace) = lines(&least);
    Ok(format!(
        "as a case of the corpus, of {} lines of rules {rules}, of {} of trace {trace}: {}",
        before.0,
        before.1,
        to.display()
    ))
}

/// Lines of rules, empty ones apart, and of the trace.
fn lines(of: &Candidate) -> (usize, usize) {
    let text = of.text();
    let rules = text.lines().filter(|line| !line.trim().is_empty());
    (rules.count(), of.trace.lines().count())
}
