//! Hand-computed traces as text.
//!
//! ```text
//! # the second A waits for the next B
//! 0 A 1 2.5
//! 5 B 7         => S 1 7; overflow S.a reject
//! 9 advance
//! 3 A 1 2.5     => late
//! ```
//! A line is a tick, an event with its attribute values in order (or `advance`),
//! and behind `=>` all that the sink is told: a detection (situation and emitted
//! values), `overflow <situation>.<operand> <policy>`, `fault <situation>
//! <expression> <count>`, or `late`. Without `=>` it is told nothing. `* 70`
//! before the `=>` repeats the line 70 times, each time with what it expects;
//! a tick `max` is the last one of the clock.

use crate::told::Told;
use rtcep::{Expression, OnFull, Value};
use rtcep_lang::interp::Output;
use rtcep_lang::model::{Model, Source, Type};

/// One call of the engine.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) t: u64,
    /// The event and its values; none for `advance`.
    pub(crate) event: Option<(usize, Vec<Value>)>,
}

/// A step with what must come out of it; of a detection all but `call`.
pub(crate) struct Expected {
    pub(crate) line: usize,
    pub(crate) step: Step,
    pub(crate) told: Vec<Told>,
}

pub(crate) fn parse(model: &Model, script: &str) -> Vec<Expected> {
    let mut call = 0;
    let mut now = 0;
    script
        .lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.split('#').next().unwrap_or("").trim()))
        .filter(|(_, line)| !line.is_empty())
        .flat_map(|(line, text)| {
            let (input, output) = text.split_once("=>").unwrap_or((text, ""));
            let (input, times) = match input.split_once('*') {
                Some((input, times)) => (input, times.trim().parse().expect("a number of times")),
                None => (input, 1),
            };
            std::iter::repeat_n((line, input, output), times)
        })
        .map(|(line, input, output)| {
            let mut words = input.split_whitespace();
            let t = words.next().expect("a tick");
            let t = if t == "max" {
                u64::MAX
            } else {
                t.parse().expect("a tick")
            };
            let name = words.next().expect("an event or `advance`");
            let event = (name != "advance").then(|| {
                let e = position(model.events.iter().map(|e| &e.name), name);
                let types: Vec<Type> = model.events[e].attributes.iter().map(|a| a.ty).collect();
                (e, values(model, &types, words))
            });
            if t >= now {
                now = t;
                call += 1;
            }
            let told = output
                .split(';')
                .map(str::trim)
                .filter(|told| !told.is_empty())
                .map(|told| expectation(model, told, t, call))
                .collect();
            Expected {
                line,
                step: Step { t, event },
                told,
            }
        })
        .collect()
}

fn expectation(model: &Model, text: &str, t: u64, call: u64) -> Told {
    let mut words = text.split_whitespace();
    let situation = |name: &str| position(model.situations.iter().map(|s| &s.name), name);
    match words.next().expect("a word") {
        "late" => Told::Late { t },
        "overflow" => {
            let (s, o) = words
                .next()
                .and_then(|w| w.split_once('.'))
                .expect("situation.operand");
            let s = situation(s);
            Told::Sink(Output::Overflow {
                situation: s,
                operand: position(model.situations[s].operands.iter().map(|o| &o.name), o),
                on_full: match words.next() {
                    Some("reject") => OnFull::Reject,
                    Some("drop_oldest") => OnFull::DropOldest,
                    Some("freeze") => OnFull::Freeze,
                    other => panic!("not a policy: {other:?}"),
                },
            })
        }
        "fault" => Told::Sink(Output::Fault {
            situation: situation(words.next().expect("a situation")),
            expression: match words.next() {
                Some("threshold") => Expression::Threshold,
                Some("when") => Expression::When,
                Some("emit") => Expression::Emit,
                Some("retain") => Expression::Retain,
                other => panic!("not an expression: {other:?}"),
            },
            count: words.next().map_or(1, |n| n.parse().expect("a count")),
        }),
        name => {
            let s = situation(name);
            let types: Vec<Type> = model
                .attributes(Source::Situation(s))
                .iter()
                .map(|a| a.ty)
                .collect();
            Told::Sink(Output::Detection {
                t,
                call,
                instance: model.situations[s].lifespan as u64 + 1,
                situation: s,
                values: values(model, &types, words),
            })
        }
    }
}

fn position<'a>(mut names: impl Iterator<Item = &'a String>, name: &str) -> usize {
    names
        .position(|n| n == name)
        .unwrap_or_else(|| panic!("the rules have no `{name}`"))
}

fn values<'a>(model: &Model, types: &[Type], words: impl Iterator<Item = &'a str>) -> Vec<Value> {
    let words: Vec<&str> = words.collect();
    assert_eq!(words.len(), types.len(), "values {words:?} for {types:?}");
    types
        .iter()
        .zip(words)
        .map(|(ty, word)| {
            value(model, *ty, word).unwrap_or_else(|| panic!("`{word}` is no {ty:?}"))
        })
        .collect()
}

fn value(model: &Model, ty: Type, word: &str) -> Option<Value> {
    Some(match ty {
        Type::Bool => Value::Bool(word.parse().ok()?),
        Type::U8 => Value::U8(word.parse().ok()?),
        Type::U16 => Value::U16(word.parse().ok()?),
        Type::U32 => Value::U32(word.parse().ok()?),
        Type::U64 => Value::U64(word.parse().ok()?),
        Type::I8 => Value::I8(word.parse().ok()?),
        Type::I16 => Value::I16(word.parse().ok()?),
        Type::I32 => Value::I32(word.parse().ok()?),
        Type::I64 => Value::I64(word.parse().ok()?),
        Type::F32 => Value::F32(word.parse().ok()?),
        Type::F64 => Value::F64(word.parse().ok()?),
        Type::Enum(e) => {
            let variant = model.enums[e].variants.iter().position(|v| v == word)?;
            Value::Variant(u16::try_from(variant).ok()?)
        }
    })
}

/// A trace in the form that [`parse`] reads.
pub(crate) fn text(model: &Model, steps: &[Step]) -> String {
    let line = |step: &Step| match &step.event {
        None => format!("    {} advance", step.t),
        Some((e, values)) => {
            let event = &model.events[*e];
            let values = event
                .attributes
                .iter()
                .zip(values)
                .map(|(a, value)| match value {
                    Value::Variant(v) => match a.ty {
                        Type::Enum(def) => model.enums[def].variants[usize::from(*v)].clone(),
                        _ => format!("{v}"),
                    },
                    Value::Bool(x) => x.to_string(),
                    Value::U8(x) => x.to_string(),
                    Value::U16(x) => x.to_string(),
                    Value::U32(x) => x.to_string(),
                    Value::U64(x) => x.to_string(),
                    Value::I8(x) => x.to_string(),
                    Value::I16(x) => x.to_string(),
                    Value::I32(x) => x.to_string(),
                    Value::I64(x) => x.to_string(),
                    Value::F32(x) => x.to_string(),
                    Value::F64(x) => x.to_string(),
                });
            let values: Vec<String> = values.collect();
            format!("    {} {} {}", step.t, event.name, values.join(" "))
        }
    };
    steps.iter().map(line).collect::<Vec<_>>().join("\n")
}
