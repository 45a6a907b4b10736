//! A trace from a file, call by call: what each does, and that none does more than is counted.

use super::counted::number;
use super::error::CommandError;
use super::pricing::Pricing;
use crate::subject::{Observed, Subject, script};
use rtcep::bounds::Cause;
use std::fs;
use std::path::Path;

/// Runs the calls of a file on an engine that counts; a line for each, with its price if there
/// is one, and the one that did most.
///
/// # Errors
/// If the file cannot be read, a line is no call, a call steps back in time, or one does more
/// than is counted.
pub fn replay(
    subject: &Subject,
    pricing: Option<&Pricing>,
    path: &Path,
) -> Result<String, CommandError> {
    let text = fs::read_to_string(path)
        .map_err(|error| CommandError::OpenTrace(path.to_owned(), error))?;
    let steps = script::parse(&subject.model, &text)
        .map_err(|error| CommandError::Trace(path.to_owned(), error))?;
    let unit = pricing.map_or(String::new(), |pricing| pricing.method().unit);
    let mut engine = subject.counting();
    let mut told = line("tick", "call", "operations", &unit);
    let mut most: Option<(f64, String)> = None;
    for (call, step) in (1..).zip(&steps) {
        engine
            .call(step)
            .map_err(|late| CommandError::Late(path.to_owned(), late))?;
        let observed = engine.take();
        let (cause, name) = match &step.event {
            Some((event, _)) => (Cause::Event(*event), subject.bounds.events[*event].name),
            None => (Cause::Sweep, "advance"),
        };
        within(subject, cause, &observed).map_err(|why| CommandError::Exceeded { call, why })?;
        let all = observed.all();
        let cost = pricing.map(|pricing| {
            let price = |family, op| pricing.price(family, op);
            pricing.bound(observed.cost(&subject.bounds, price))
        });
        let shown = cost.map_or(String::new(), |cost| format!("{cost:.1}"));
        told += &line(&step.t.to_string(), name, &all.total().to_string(), &shown);
        let weight = cost.unwrap_or(number(all.total()));
        if most.as_ref().is_none_or(|(weighed, _)| weight > *weighed) {
            most = Some((weight, format!("most: call {call}, {name}: {all}\n")));
        }
    }
    told += most.as_ref().map_or("no call at all\n", |(_, most)| most);
    Ok(told)
}

fn line(tick: &str, call: &str, operations: &str, cost: &str) -> String {
    let line = format!("{tick:>20}  {call:<24}{operations:>12}{cost:>12}");
    line.trim_end().to_owned() + "\n"
}

/// Whether a call did at most what is counted, part by part, operation by operation.
fn within(subject: &Subject, cause: Cause, observed: &Observed) -> Result<(), String> {
    let bounds = &subject.bounds;
    let causes = [Cause::Sweep, cause];
    let causes = if cause == Cause::Sweep {
        &causes[1..]
    } else {
        &causes
    };
    let sum = |of: &dyn Fn(Cause) -> rtcep::OpCounts| {
        let mut counts = causes.iter().map(|&cause| of(cause));
        let first = counts.next().unwrap_or_default();
        counts.fold(first, |sum, counts| sum.plus(&counts))
    };
    let judge = |name: &str, observed: &rtcep::OpCounts, counted: rtcep::OpCounts| match observed
        .within(&counted)
    {
        true => Ok(()),
        false => Err(format!("{name} did {observed}, and {counted} are counted")),
    };
    judge(
        "the engine",
        &observed.engine,
        sum(&|cause| bounds.engine_counts(cause)),
    )?;
    for (s, counts) in observed.situations.iter().enumerate() {
        let counted = sum(&|cause| bounds.situation_counts(cause, s));
        judge(bounds.situations[s].name, counts, counted)?;
    }
    for (l, counts) in observed.lifespans.iter().enumerate() {
        let counted = sum(&|cause| bounds.lifespan_counts(cause, l));
        judge(bounds.lifespans[l].name, counts, counted)?;
    }
    for (r, counts) in observed.rules.iter().enumerate() {
        let counted = sum(&|cause| bounds.rule_counts(cause, r));
        judge(bounds.rules[r].name, counts, counted)?;
    }
    Ok(())
}
