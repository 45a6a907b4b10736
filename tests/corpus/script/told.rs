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
//! | `full L freeze` | a lifespan without room |
//! | `fault L until` | the condition of a clause: `from` or `until` |
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
        "full" => Told::Sink(Output::LifespanFull {
            lifespan: match part(model, words.next().expect("a lifespan")) {
                Part::Lifespan(l) => l,
                Part::Situation(_) => panic!("`full` speaks of lifespans: {text}"),
            },
            on_full: policy(words.next()),
        }),
        "fault" => fault(model, words),
        "at" => {
            let t = tick(words.next().expect("a tick"));
            detection(model, words.next().expect("a situation"), t, call, words)
        }
        name => detection(model, name, t, call, words),
    }
}

const EXPRESSIONS: [Expression; 11] = [
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
];

fn fault<'a>(model: &Model, mut words: impl Iterator<Item = &'a str>) -> Told {
    let of = part(model, words.next().expect("a situation or a lifespan"));
    let word = words.next().expect("an expression");
    let expression = EXPRESSIONS.into_iter().find(|e| e.name() == word);
    let expression = expression.unwrap_or_else(|| panic!("not an expression: {word}"));
    let count = words.next().map_or(1, |n| n.parse().expect("a count"));
    Told::Sink(match of {
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
    })
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
