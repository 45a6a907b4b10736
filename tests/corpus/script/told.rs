//! What a script expects the sink to be told.
//!
//! | text | what it is |
//! |---|---|
//! | `S 1 7` | a detection, exact: situation and emitted values |
//! | `S@3 1 7` | in the third instance that opened, over all lifespans |
//! | `~S@3 1 7` | one that is not exact |
//! | `at 8 S@3 1 7` | one that a timer due at tick 8 made |
//! | `overflow S.a reject` | a full list |
//! | `fault S when 2` | faults: `threshold`, `when`, `emit` or `retain` |
//! | `missed S 3` | periods of an `every` that a late call skipped |
//! | `full L freeze` | a lifespan without room |
//! | `fault L until` | the condition of a clause: `from` or `until` |
//! | `fault E refer` | a stateless rule for an event, which was not made |
//! | `full W reject` | the queue of actions, by the action that is lost |
//! | `fault W action` | an action, which was not queued |
//! | `late` | a refused call |
//!
//! The instance may be left out where nothing but startup opens instances.

use super::{Part, part, position, tick, values};
use crate::told::Told;
use rtcep::{Expression, OnFull};
use rtcep_lang::interp::Output;
use rtcep_lang::model::{Model, Source, Type};

/// One call at the sink, of an accepted call at `t`.
pub(super) fn expected(model: &Model, text: &str, t: u64, call: u64) -> Told {
    let mut words = text.split_whitespace();
    match words.next().expect("a word") {
        "late" => Told::Late { t },
        "overflow" => {
            let operand = words.next().and_then(|w| w.split_once('.'));
            let (s, o) = operand.expect("situation.operand");
            let situation = position(model.situations.iter().map(|s| &s.name), s);
            let operands = &model.situations[situation].operands;
            Told::Sink(Output::Overflow {
                situation,
                operand: position(operands.iter().map(|o| &o.name), o),
                on_full: policy(words.next()),
            })
        }
        "full" => full(model, words),
        "missed" => {
            let name = words.next().expect("a situation");
            Told::Sink(Output::Missed {
                situation: position(model.situations.iter().map(|s| &s.name), name),
                count: tick(words.next().expect("a count")),
            })
        }
        "fault" => fault(model, words),
        "at" => {
            let t = tick(words.next().expect("a tick"));
            detection(model, words.next().expect("a situation"), t, call, words)
        }
        name => detection(model, name, t, call, words),
    }
}

/// A lifespan, or the queue of actions.
fn full<'a>(model: &Model, mut words: impl Iterator<Item = &'a str>) -> Told {
    let name = words.next().expect("a lifespan or an action");
    let on_full = policy(words.next());
    let mut actions = model.actions.iter();
    Told::Sink(match actions.position(|action| action.name == name) {
        Some(action) => Output::ActionsFull { action, on_full },
        None => Output::LifespanFull {
            lifespan: position(model.lifespans.iter().map(|l| &l.name), name),
            on_full,
        },
    })
}

const EXPRESSIONS: [Expression; 13] = [
    Expression::Threshold,
    Expression::When,
    Expression::Emit,
    Expression::Retain,
    Expression::Weight,
    Expression::Aggregate,
    Expression::Override,
    Expression::Counted,
    Expression::Of,
    Expression::From,
    Expression::Until,
    Expression::Refer,
    Expression::Action,
];

fn fault<'a>(model: &Model, mut words: impl Iterator<Item = &'a str>) -> Told {
    let name = words.next().expect("a part of the rules");
    let word = words.next().expect("an expression");
    let expression = EXPRESSIONS.into_iter().find(|e| e.name() == word);
    let expression = expression.unwrap_or_else(|| panic!("not an expression: {word}"));
    let count = words.next().map_or(1, |n| n.parse().expect("a count"));
    Told::Sink(match expression {
        Expression::Refer => Output::ReferFault {
            event: position(model.events.iter().map(|e| &e.name), name),
            count,
        },
        Expression::Action => Output::ActionFault {
            action: position(model.actions.iter().map(|a| &a.name), name),
            count,
        },
        _ => of_part(part(model, name), expression, count),
    })
}

fn of_part(part: Part, expression: Expression, count: u64) -> Output {
    match part {
        Part::Situation(situation) => Output::Fault {
            situation,
            expression,
            count,
        },
        Part::Lifespan(lifespan) => Output::LifespanFault {
            lifespan,
            expression,
            count,
        },
        Part::Rule(_) => panic!("{} is of no rule", expression.name()),
    }
}

/// `name` is what stands before the values: `~S@3`.
fn detection<'a>(
    model: &Model,
    name: &str,
    t: u64,
    call: u64,
    words: impl Iterator<Item = &'a str>,
) -> Told {
    let (exact, name) = match name.strip_prefix('~') {
        Some(name) => (false, name),
        None => (true, name),
    };
    let (name, instance) = match name.split_once('@') {
        Some((name, instance)) => (name, Some(instance.parse().expect("an instance"))),
        None => (name, None),
    };
    let situation = position(model.situations.iter().map(|s| &s.name), name);
    let attributes = model.attributes(Source::Situation(situation));
    let types: Vec<Type> = attributes.iter().map(|a| a.ty).collect();
    Told::Sink(Output::Detection {
        t,
        call,
        instance: instance.unwrap_or_else(|| startup(model, situation)),
        situation,
        exact,
        values: values::parse(model, &types, words),
    })
}

/// The only instance that a situation can be in.
fn startup(model: &Model, situation: usize) -> u64 {
    let lifespan = model.situations[situation].lifespan;
    let name = &model.situations[situation].name;
    assert!(
        model
            .lifespans
            .iter()
            .all(rtcep_lang::model::Lifespan::is_static),
        "say in which instance `{name}` is detected: `{name}@1`"
    );
    lifespan as u64 + 1
}

fn policy(word: Option<&str>) -> OnFull {
    match word {
        Some("reject") => OnFull::Reject,
        Some("drop_oldest") => OnFull::DropOldest,
        Some("freeze") => OnFull::Freeze,
        other => panic!("not a policy: {other:?}"),
    }
}
