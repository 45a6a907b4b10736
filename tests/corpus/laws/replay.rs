//! The same rules and the same input: the same output, bit for bit.

use super::run::{Engine, Machine, plainly, same_actions, taken, with};
use crate::script::Step;
use crate::subject::Subject;
use crate::told::{Told, same};
use rtcep_lang::Model;
use rtcep_lang::interp::Queued;
use rtcep_lang::print::print;

/// What a trace tells and leaves to the host, call ordinals and all.
type Heard = (Vec<Told>, Vec<Queued>);

fn told(machine: &mut dyn Machine, trace: &[Step]) -> Heard {
    let (mut told, mut actions) = (Vec::new(), Vec::new());
    for step in trace {
        told.extend(machine.call(step));
        actions.extend(taken(machine));
    }
    (told, actions)
}

fn both_same(a: &Heard, b: &Heard) -> bool {
    same(&a.0, &b.0) && same_actions(&a.1, &b.1)
}

/// No wall clock, no randomness, no address decides anything, and nothing that another
/// engine has done: the second run lies elsewhere in memory, and an engine of the same
/// rules is called in between.
pub(super) fn a_trace_that_is_replayed_tells_the_same(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    let first = with(subject, model, engine, |m| told(m, trace));
    let second = with(subject, model, engine, |other| {
        with(subject, model, engine, |m| beside(other, m, trace))
    });
    match both_same(&first, &second) {
        true => Ok(()),
        false => Err("the second run tells something else".to_owned()),
    }
}

/// What a trace tells beside another engine, which is given two calls of three.
fn beside(other: &mut dyn Machine, machine: &mut dyn Machine, trace: &[Step]) -> Heard {
    let (mut told, mut actions) = (Vec::new(), Vec::new());
    for (i, step) in trace.iter().enumerate() {
        if i % 3 != 1 {
            other.call(step);
        }
        told.extend(machine.call(step));
        actions.extend(taken(machine));
    }
    (told, actions)
}

/// Rules in canonical print are the rules. Generated code has its proof in the
/// conformance cases (`cargo xtask conformance --generated --printed`).
pub(super) fn printed_rules_tell_the_same(
    subject: &Subject,
    model: &Model,
    engine: Engine,
    trace: &[Step],
) -> Result<(), String> {
    if engine == Engine::Generated {
        return Ok(());
    }
    printed_as(subject, model, &print(model), trace)
}

/// Whether the interpreter tells the same of rules that were printed so.
pub(super) fn printed_as(
    subject: &Subject,
    model: &Model,
    text: &str,
    trace: &[Step],
) -> Result<(), String> {
    let engine = Engine::Interpreter;
    let printed = rtcep_lang::understand_str(text);
    let printed = printed.map_err(|rejected| format!("{rejected}\n{text}"))?;
    let [a, b] = [model, &printed].map(|model| with(subject, model, engine, |m| told(m, trace)));
    if !both_same(&a, &b) {
        return Err(format!("the printed rules tell something else:\n{text}"));
    }
    let [a, b] = [model, &printed].map(|model| with(subject, model, engine, |m| plainly(m, trace)));
    a.same(&b, &super::downstream::Downstream::nothing(model))
}
