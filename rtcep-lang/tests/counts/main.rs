//! Counts of lifespans and of what happens in their instances, by hand-computed
//! numbers: the comments say where each comes from.

mod conclude;
mod ends;
mod groups;
mod moments;
mod offers;
mod opens;
mod reading;
mod sweep;
mod timers;

use rtcep_core::bounds::Phase;
use rtcep_lang::Compiled;
use rtcep_lang::cost::{Entered, EntryCosts, PathCosts};
use rtcep_lang::model::Source;

/// Rules around `body`, in ticks of a millisecond.
fn rules(body: &str) -> Compiled {
    let text = format!("engine E; resolution 1ms;\n{body}");
    match rtcep_lang::compile_str(&text) {
        Ok(compiled) => compiled,
        Err(rejected) => panic!("{rejected}"),
    }
}

fn source(compiled: &Compiled, name: &str) -> Source {
    let model = &compiled.model;
    let event = model.events.iter().position(|e| e.name == name);
    let situation = || model.situations.iter().position(|s| s.name == name);
    event
        .map(Source::Event)
        .or_else(|| situation().map(Source::Situation))
        .expect("declared")
}

/// What a trigger enters itself; `timers` is the sweep.
fn entered<'a>(compiled: &'a Compiled, trigger: &str) -> &'a Entered {
    match trigger {
        "timers" => &compiled.costs.sweep.entered,
        name => compiled.costs.entered(source(compiled, name)),
    }
}

fn entry<'a>(
    compiled: &'a Compiled,
    trigger: &str,
    situation: &str,
    phase: Phase,
) -> Option<&'a EntryCosts> {
    let model = &compiled.model;
    let s = model.situations.iter().position(|s| s.name == situation);
    entered(compiled, trigger).entry(s.expect("declared"), phase)
}

/// The paths of a trigger at a situation, as text: `name: counts`.
fn at(compiled: &Compiled, trigger: &str, situation: &str, phase: Phase) -> Vec<String> {
    let entry = entry(compiled, trigger, situation, phase).expect("entered");
    text(&entry.paths)
}

/// The paths of a trigger at a lifespan, as text.
fn at_lifespan(compiled: &Compiled, trigger: &str, lifespan: &str, phase: Phase) -> Vec<String> {
    let lifespans = &compiled.model.lifespans;
    let l = lifespans.iter().position(|l| l.name == lifespan);
    let l = l.expect("declared");
    let entered = entered(compiled, trigger).lifespans.iter();
    let found = entered.filter(|e| e.lifespan == l && e.phase == phase);
    let found: Vec<_> = found.collect();
    let [found] = found.as_slice() else {
        panic!("{trigger} enters {lifespan} {} times", found.len());
    };
    text(&found.paths)
}

fn text(paths: &[PathCosts]) -> Vec<String> {
    let line = |path: &PathCosts| format!("{}: {}", path.name, path.counts);
    paths.iter().map(line).collect()
}
