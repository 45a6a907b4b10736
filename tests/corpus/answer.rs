//! A trace with what an engine tells of it, in the form that scripts have.

use crate::check;
use crate::script::{self, Step, rule};
use crate::subject::Subject;
use crate::told::Told;
use rtcep::{Expression, OnFull, Value};
use rtcep_lang::Model;
use rtcep_lang::interp::{Output, Queued};
use rtcep_lang::model::{Source, Type};
use rtcep_lang::plan::rule_of_action;

/// What the interpreter tells of a trace, and what the host then takes, as a script.
pub(crate) fn script(subject: &Subject, model: &Model, trace: &[Step]) -> String {
    let mut interpreter = subject.interpreter(model);
    let mut lines = Vec::new();
    for step in trace {
        let told = check::interpret(&mut interpreter, step);
        lines.push(line(model, step, &told));
    }
    let queued = std::iter::from_fn(|| interpreter.next_action());
    lines.extend(queued.map(|queued| take(model, &queued)));
    lines.join("\n")
}

/// A line of a script: a step and what the sink is told of it.
pub(crate) fn line(model: &Model, step: &Step, told: &[Told]) -> String {
    let call = script::text(model, std::slice::from_ref(step));
    let call = call.trim();
    match told {
        [] => call.to_owned(),
        told => {
            let told: Vec<String> = told.iter().map(|one| words(model, step.t, one)).collect();
            format!("{call} => {}", told.join("; "))
        }
    }
}

/// A line of a script: the action that the host takes.
pub(crate) fn take(model: &Model, queued: &Queued) -> String {
    let action = &model.actions[queued.action];
    let types = action.attributes.iter().map(|e| e.value.ty);
    let values = given(model, types, &queued.values);
    format!("take {} {} {}{values}", queued.t, queued.call, action.name)
}

/// What the sink is told at a step at tick `now`.
fn words(model: &Model, now: u64, told: &Told) -> String {
    let output = match told {
        Told::Late { .. } => return "late".to_owned(),
        Told::Sink(output) => output,
    };
    let situation = |s: usize| &model.situations[s].name;
    let lifespan = |l: usize| &model.lifespans[l].name;
    match output {
        Output::Detection {
            t,
            instance,
            situation: s,
            exact,
            values,
            ..
        } => {
            let due = if *t == now {
                String::new()
            } else {
                format!("at {t} ")
            };
            let loss = if *exact { "" } else { "~" };
            let types = model.attributes(Source::Situation(*s)).into_iter();
            let values = given(model, types.map(|a| a.ty), values);
            format!("{due}{loss}{}@{instance}{values}", situation(*s))
        }
        Output::Overflow {
            situation: s,
            operand,
            on_full,
        } => {
            let operand = &model.situations[*s].operands[*operand].name;
            format!("overflow {}.{operand} {}", situation(*s), policy(*on_full))
        }
        Output::Fault {
            situation: s,
            expression,
            count,
        } => fault(situation(*s), *expression, *count),
        Output::LifespanFull {
            lifespan: l,
            on_full,
        } => format!("full {} {}", lifespan(*l), policy(*on_full)),
        Output::LifespanFault {
            lifespan: l,
            expression,
            count,
        } => fault(lifespan(*l), *expression, *count),
        Output::Missed {
            situation: s,
            count,
        } => format!("missed {} {count}", situation(*s)),
        Output::ReferFault { event, count } => {
            fault(&model.events[*event].name, Expression::Refer, *count)
        }
        Output::ActionFault { action, count } => {
            let name = rule(model, rule_of_action(model, *action));
            fault(&name, Expression::Action, *count)
        }
        Output::ActionsFull { action, on_full } => {
            format!("full {} {}", model.actions[*action].name, policy(*on_full))
        }
    }
}

fn given(model: &Model, types: impl Iterator<Item = Type>, values: &[Value]) -> String {
    let words = types.zip(values);
    let words = words.map(|(ty, value)| format!(" {}", script::values::word(model, ty, value)));
    words.collect()
}

fn fault(of: &str, expression: Expression, count: u64) -> String {
    match count {
        1 => format!("fault {of} {}", expression.name()),
        count => format!("fault {of} {} {count}", expression.name()),
    }
}

fn policy(on_full: OnFull) -> &'static str {
    match on_full {
        OnFull::Reject => "reject",
        OnFull::DropOldest => "drop_oldest",
        OnFull::Freeze => "freeze",
    }
}
