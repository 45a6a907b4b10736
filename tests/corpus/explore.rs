//! A search for what the counts leave open: for each entry of each rule set
//! which path vectors random short traces reach, and how near they came to the
//! others. What is reached is printed as `reaches` of a rule set, with as few
//! and as short traces as it takes.
//!
//! It asserts nothing; it is a tool for whoever writes `reaches` or changes a
//! formula: `RTCEP_ONLY=name cargo test --test corpus explore -- --ignored
//! --nocapture`.

use crate::check;
use crate::rules;
use crate::script::{self, Step};
use crate::short::{Random, trace};
use crate::subject::Subject;
use rtcep::{Op, OpCounts};
use std::collections::HashMap;

#[test]
#[ignore = "a tool, see the module"]
fn explore() {
    let only = std::env::var("RTCEP_ONLY").unwrap_or_default();
    let traces = std::env::var("RTCEP_TRACES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(20_000);
    for subject in rules::all() {
        if subject.name.ends_with(&only) {
            entries(&subject, traces);
        }
    }
}

/// One path vector.
struct Wanted {
    event: usize,
    situation: usize,
    path: &'static str,
    counts: OpCounts,
    reached: bool,
    nearest: (f64, OpCounts, Vec<Step>),
}

/// The shortest trace for each event in the end and each set of vectors reached.
type Found = HashMap<(usize, Vec<usize>), Vec<Step>>;

fn entries(subject: &Subject, traces: u64) {
    let model = check::model(subject);
    let mut wanted: Vec<Wanted> = Vec::new();
    (subject.run)(&mut |driver| {
        for (event, bounds) in driver.bounds().events.iter().enumerate() {
            for entry in bounds.entries {
                wanted.extend(entry.paths.iter().map(|path| Wanted {
                    event,
                    situation: entry.situation.into(),
                    path: path.name,
                    counts: path.counts,
                    reached: false,
                    nearest: (f64::INFINITY, OpCounts::ZERO, Vec::new()),
                }));
            }
        }
    });
    let mut found = Found::new();
    let mut random = Random::new();
    for _ in 0..traces {
        let trace = trace(&model, &mut random);
        run(subject, &trace, &mut |i, event, observed| {
            let reached = hits(&wanted, event, observed);
            let steps = &trace[..=i];
            for w in wanted.iter_mut().filter(|w| w.event == event) {
                near(w, observed[w.situation], steps);
            }
            for &w in &reached {
                wanted[w].reached = true;
            }
            let known = found
                .entry((event, reached))
                .or_insert_with(|| steps.to_vec());
            if steps.len() < known.len() {
                *known = steps.to_vec();
            }
        });
    }
    for w in wanted.iter().filter(|w| !w.reached) {
        let (_, counts, steps) = &w.nearest;
        println!(
            "\n{} ! {} {}  # {}\n  {}\n  NOT REACHED, nearest\n  {counts}\n{}",
            subject.name,
            model.events[w.event].name,
            model.situations[w.situation].name,
            w.path,
            w.counts,
            script::text(&model, steps)
        );
    }
    println!("\n{} reaches", subject.name);
    for (event, situations, steps) in cover(subject, &wanted, &found) {
        let names: Vec<&str> = situations
            .iter()
            .map(|&w| model.situations[wanted[w].situation].name.as_str())
            .collect();
        let mut paths: Vec<&str> = situations.iter().map(|&w| wanted[w].path).collect();
        paths.dedup();
        let (paths, names) = (paths.join("; "), names.join(" "));
        let trace = script::text(&model, &steps);
        println!(
            "// {paths}\n\"! {} {names}\n{trace}\",",
            model.events[event].name
        );
    }
}

/// Runs a trace: what each step did, with its position and event.
fn run(subject: &Subject, trace: &[Step], told: &mut dyn FnMut(usize, usize, &[OpCounts])) {
    (subject.run)(&mut |driver| {
        for (i, step) in trace.iter().enumerate() {
            check::generated(driver, step);
            let observed = driver.counts().1;
            if let Some((event, _)) = step.event {
                told(i, event, &observed);
            }
        }
    });
}

/// The vectors that an event has reached.
fn hits(wanted: &[Wanted], event: usize, observed: &[OpCounts]) -> Vec<usize> {
    let hit = |w: &Wanted| w.event == event && observed[w.situation] == w.counts;
    (0..wanted.len()).filter(|&w| hit(&wanted[w])).collect()
}

fn near(w: &mut Wanted, observed: OpCounts, steps: &[Step]) {
    // The share of each count that is missing or too much.
    let away: f64 = Op::ALL
        .iter()
        .map(|&op| {
            let (a, b) = (observed.get(op) as f64, w.counts.get(op) as f64);
            (a - b).abs() / b.max(1.0)
        })
        .sum();
    if away < w.nearest.0 {
        w.nearest = (away, observed, steps.to_vec());
    }
}

/// Few traces that reach all that was reached: greedily the one that adds most,
/// without the steps that it does not need.
fn cover(
    subject: &Subject,
    wanted: &[Wanted],
    found: &Found,
) -> Vec<(usize, Vec<usize>, Vec<Step>)> {
    // `reaches` claims whole entries.
    let entry = |w: &Wanted| (w.event, w.situation);
    let whole = |w: usize| {
        let mut same = wanted.iter().filter(|x| entry(x) == entry(&wanted[w]));
        same.all(|x| x.reached)
    };
    let mut open: Vec<usize> = (0..wanted.len()).filter(|&w| whole(w)).collect();
    let mut traces = Vec::new();
    while !open.is_empty() {
        let event = wanted[open[0]].event;
        let new = |hits: &[usize]| hits.iter().filter(|&w| open.contains(w)).count();
        let best = found
            .iter()
            .filter(|((e, _), _)| *e == event)
            .max_by_key(|((_, hits), steps)| (new(hits), usize::MAX - steps.len(), hits.clone()));
        let Some(((_, hits), steps)) = best else {
            break;
        };
        let added: Vec<usize> = hits.iter().copied().filter(|w| open.contains(w)).collect();
        open.retain(|w| !hits.contains(w));
        traces.push((
            event,
            added.clone(),
            without(subject, wanted, &added, steps.clone()),
        ));
    }
    traces
}

/// Leaves out every step that reaching `goal` does not need.
fn without(
    subject: &Subject,
    wanted: &[Wanted],
    goal: &[usize],
    mut trace: Vec<Step>,
) -> Vec<Step> {
    for i in (0..trace.len().saturating_sub(1)).rev() {
        let mut less = trace.clone();
        less.remove(i);
        let mut last = Vec::new();
        run(subject, &less, &mut |_, event, observed| {
            last = hits(wanted, event, observed);
        });
        if goal.iter().all(|w| last.contains(w)) {
            trace = less;
        }
    }
    trace
}
