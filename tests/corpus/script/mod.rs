//! Hand-computed traces as text.
//!
//! ```text
//! # the second A waits for the next B
//! 0 A 1 2.5
//! 5 B 7         => S 1 7; overflow S.a reject
//! 9 advance     => at 8 T@3 1; ~T@4 2
//! 3 A 1 2.5     => late
//! lost S 2
//! due 12
//! ```
//! A line is a tick, an event with its attribute values in order (or `advance`),
//! and behind `=>` all that the sink is told: see [`told`](self::told). Without
//! `=>` it is told nothing. `* 70` before the `=>` repeats the line 70 times,
//! each time with what it expects; a tick `max` is the last one of the clock,
//! and ticks may be written `3_600_000`.
//!
//! A text stands there as it is, with `%20` for a space, and `%` alone for the
//! empty one: see [`words`](self::words).
//!
//! Between calls, `lost` says how much a situation or a lifespan has lost so
//! far, and `due` when the next timer is due: `due never` if none waits. `take 4 2 W 7`
//! takes the action that waits longest: W with its attributes, queued at tick 4 by the
//! second accepted call; `take nothing` finds none.

mod told;
pub(crate) mod values;
mod words;

pub(crate) use values::text;

use crate::told::Told;
use rtcep::Value;
use rtcep_lang::Model;
use rtcep_lang::interp::Queued;
use rtcep_lang::model::Type;
use rtcep_lang::plan::rule_of_action;

/// One call of the engine.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) t: u64,
    /// The event and its values; none for `advance`.
    pub(crate) event: Option<(usize, Vec<Value>)>,
}

/// A part of the rules, by declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Situation(usize),
    Lifespan(usize),
    /// A stateless rule or an action: behind all rules.
    Rule(usize),
}

/// What a line of a script says.
#[derive(Clone, Debug)]
pub(crate) enum Says {
    /// A call of the engine and what the sink is told of it.
    Call(Step, Vec<Told>),
    /// How much a part of the rules has lost so far.
    Lost(Part, u64),
    /// When the next timer is due.
    Due(Option<u64>),
    /// The action that the host takes.
    Take(Option<Queued>),
}

/// A line of a script.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: usize,
    pub(crate) says: Says,
}

pub(crate) fn parse(model: &Model, script: &str) -> Vec<Line> {
    let mut clock = Clock { now: 0, call: 0 };
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(script.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let (line, times) = repeated(line);
        for _ in 0..times {
            let says = says(model, &line, &mut clock);
            lines.push(Line { number, says });
        }
    }
    lines
}

/// The calls of a script, without what is expected of them.
pub(crate) fn steps(lines: &[Line]) -> Vec<Step> {
    let step = |line: &Line| match &line.says {
        Says::Call(step, _) => Some(step.clone()),
        Says::Lost(..) | Says::Due(_) | Says::Take(_) => None,
    };
    lines.iter().filter_map(step).collect()
}

/// A part of the rules by its name; of a stateless rule `Target<Source`.
pub(crate) fn part(model: &Model, name: &str) -> Part {
    let place = |names: &mut dyn Iterator<Item = &String>| {
        names.enumerate().find(|(_, n)| *n == name).map(|(i, _)| i)
    };
    let situation = place(&mut model.situations.iter().map(|s| &s.name));
    let lifespan = place(&mut model.lifespans.iter().map(|l| &l.name));
    let action = place(&mut model.actions.iter().map(|a| &a.name));
    let rule = (0..model.refers.len()).find(|&r| rule(model, r) == name);
    let rule = rule.or(action.map(|a| rule_of_action(model, a)));
    let part = situation.map(Part::Situation);
    let part = part.or(lifespan.map(Part::Lifespan));
    let part = part.or(rule.map(Part::Rule));
    part.unwrap_or_else(|| panic!("the rules have no `{name}`"))
}

/// The word for a stateless rule or an action.
pub(crate) fn rule(model: &Model, rule: usize) -> String {
    match model.refers.get(rule) {
        Some(refer) => {
            let target = &model.events[refer.target].name;
            format!("{target}<{}", model.source_name(refer.source))
        }
        None => model.actions[rule - model.refers.len()].name.clone(),
    }
}

/// What the engine has accepted before a line.
struct Clock {
    now: u64,
    call: u64,
}

/// A line without its `* 70`, and the number.
fn repeated(line: &str) -> (String, usize) {
    let (input, output) = line.split_once("=>").unwrap_or((line, ""));
    match input.split_once('*') {
        Some((input, times)) => {
            let times = times.trim().parse().expect("a number of times");
            (format!("{input} => {output}"), times)
        }
        None => (line.to_owned(), 1),
    }
}

fn says(model: &Model, line: &str, clock: &mut Clock) -> Says {
    let (input, output) = line.split_once("=>").unwrap_or((line, ""));
    let mut words = input.split_whitespace();
    match words.next().expect("a word") {
        "lost" => {
            let part = part(model, words.next().expect("a situation or a lifespan"));
            Says::Lost(part, tick(words.next().expect("a number")))
        }
        "due" => match words.next().expect("a tick or `never`") {
            "never" => Says::Due(None),
            t => Says::Due(Some(tick(t))),
        },
        "take" => Says::Take(match words.next().expect("a tick or `nothing`") {
            "nothing" => None,
            t => Some(queued(model, tick(t), words)),
        }),
        t => {
            let step = call(model, tick(t), words);
            if step.t >= clock.now {
                clock.now = step.t;
                clock.call += 1;
            }
            let told = output.split(';').map(str::trim).filter(|t| !t.is_empty());
            let told = told.map(|t| told::expected(model, t, step.t, clock.call));
            let told = told.collect();
            Says::Call(step, told)
        }
    }
}

fn queued<'a>(model: &Model, t: u64, mut words: impl Iterator<Item = &'a str>) -> Queued {
    let call = tick(words.next().expect("a call"));
    let name = words.next().expect("an action");
    let action = position(model.actions.iter().map(|a| &a.name), name);
    let attributes = model.actions[action].attributes.iter();
    let types: Vec<Type> = attributes.map(|a| a.value.ty).collect();
    Queued {
        t,
        call,
        action,
        values: values::parse(model, &types, words),
    }
}

fn call<'a>(model: &Model, t: u64, mut words: impl Iterator<Item = &'a str>) -> Step {
    let event = match words.next().expect("an event or `advance`") {
        "advance" => None,
        name => {
            let e = position(model.events.iter().map(|e| &e.name), name);
            let types: Vec<Type> = model.events[e].attributes.iter().map(|a| a.ty).collect();
            Some((e, values::parse(model, &types, words)))
        }
    };
    Step { t, event }
}

fn tick(word: &str) -> u64 {
    match word {
        "max" => u64::MAX,
        word => word.replace('_', "").parse().expect("a tick"),
    }
}

fn position<'a>(mut names: impl Iterator<Item = &'a String>, name: &str) -> usize {
    names
        .position(|n| n == name)
        .unwrap_or_else(|| panic!("the rules have no `{name}`"))
}
