//! Lifespans, keys, timers, deferred situations and exactness (language.md, 1,
//! 2, 5 and 7).
//!
//! Traces and what they tell are written in one line each. A trace is a list of
//! `t E k x`, with `k` and `x` zero where they are not said, and `t` alone for
//! `advance`. `S@5#2[7]` is a detection at tick 5 in instance 2, `S@5#2~[7]` one
//! that is not exact.

mod deferred;
mod exact;
mod exact_limits;
mod including;
mod keys;
mod laws;
mod limits;
mod nested;
mod notices;
mod phases;
mod timers;

use rtcep_core::Value;
use rtcep_lang::interp::{Interpreter, Output};
use rtcep_lang::understand_str;

const EVENTS: &str = "engine Test; resolution 1us;
    event A { k: i64, x: i64 } event B { k: i64, x: i64 }
    event C { k: i64, x: i64 } event D { k: i64, x: i64 }";

/// One call: a tick, and an event or none for `advance`.
type Call = (u64, Option<(usize, [Value; 2])>);

pub(super) fn interpreter(rules: &str) -> Interpreter {
    match understand_str(&format!("{EVENTS}\n{rules}")) {
        Ok(model) => Interpreter::new(model),
        Err(rejected) => {
            let lines = rejected.diagnostics.iter().map(ToString::to_string);
            panic!("{}\n{rules}", lines.collect::<Vec<_>>().join("\n"));
        }
    }
}

fn calls(trace: &str) -> Vec<Call> {
    let calls = trace.split(',').map(|call| {
        let mut words = call.split_whitespace();
        let t = words.next().expect("a tick").parse().expect("a tick");
        let event = words.next().map(|name| {
            let event = ["A", "B", "C", "D"].iter().position(|e| *e == name);
            let mut number = || words.next().map_or(0, |word| word.parse().expect("an i64"));
            let values = [number(), number()].map(Value::I64);
            (event.expect("one of the four events"), values)
        });
        (t, event)
    });
    calls.collect()
}

/// One call; what the sink was told.
fn call(interpreter: &mut Interpreter, (t, event): &Call) -> Vec<Output> {
    let mut out = Vec::new();
    match event {
        Some((event, values)) => interpreter.process(*t, *event, values, &mut out),
        None => interpreter.advance(*t, &mut out).map_err(Into::into),
    }
    .expect("a trace in order of time");
    out
}

/// Runs a trace with an interpreter that may have a past.
pub(super) fn feed(interpreter: &mut Interpreter, trace: &str) -> String {
    let mut told = Vec::new();
    for one in calls(trace) {
        let out = call(interpreter, &one);
        told.extend(out.iter().map(|output| tell(interpreter, output)));
    }
    told.join(" | ")
}

/// Runs a trace from the start.
pub(super) fn run(rules: &str, trace: &str) -> String {
    feed(&mut interpreter(rules), trace)
}

fn tell(interpreter: &Interpreter, output: &Output) -> String {
    let Output::Detection {
        t,
        instance,
        situation,
        exact,
        values,
        ..
    } = output
    else {
        return super::tell(interpreter, output);
    };
    let name = &interpreter.model().situations[*situation].name;
    let values: Vec<String> = values.iter().map(super::number).collect();
    let exact = if *exact { "" } else { "~" };
    format!("{name}@{t}#{instance}{exact}[{}]", values.join(", "))
}

/// A situation that is detected at every `event`, in every open instance that
/// takes it.
pub(super) fn at_every(name: &str, event: &str, lifespan: &str) -> String {
    format!(
        "situation {name}: all in {lifespan} {{
            operand e: first {event}; detect immediate; emit {{ x: e.x }} }}"
    )
}

/// A situation that tells at the end of an instance the first `event` of it.
pub(super) fn at_end(name: &str, event: &str, lifespan: &str) -> String {
    format!(
        "situation {name}: all in {lifespan} {{
            operand e: first {event}, max 4; detect deferred; emit {{ x: e.x }} }}"
    )
}
