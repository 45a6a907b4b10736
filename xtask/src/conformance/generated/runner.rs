//! Drives any generated engine over traces in JSON. A part of the crate that
//! `conformance --generated` writes; no module of xtask.

use crate::wire;
use rtcep::{Detection, Engine, Notice, Record, Sink, Timestamp, Value};
use serde_json::Value as Json;
use std::io::{BufRead, Write};

/// Reads `[module, calls]` from each line of standard input, writes the list
/// of what that module's engine told.
pub fn main(run: impl Fn(u64, &[Json]) -> Vec<Json>) {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("a line of text");
        let input: Json = serde_json::from_str(&line).expect("a line of JSON");
        let module = input[0].as_u64().expect("the number of a module");
        let told = run(module, input[1].as_array().expect("a list of calls"));
        writeln!(out, "{}", Json::Array(told)).expect("an open standard output");
        // What was told before an engine stops is read nevertheless.
        out.flush().expect("an open standard output");
    }
}

/// Runs one engine over `[t]` and `[t, event, [values]]`.
pub fn run<E: Engine>(mut engine: E, calls: &[Json]) -> Vec<Json> {
    let mut told = Told { out: Vec::new() };
    for call in calls {
        let ticks = call[0].as_u64().expect("ticks");
        let t = E::Instant::from_ticks(ticks);
        let accepted = match event::<E>(call) {
            Some(event) => engine.process(t, &event, &mut told),
            None => engine.advance(t, &mut told),
        };
        if let Err(late) = accepted {
            told.out.push(wire::late(late.t));
        }
    }
    told.out
}

/// The event of a call; none for `advance`.
fn event<E: Engine>(call: &Json) -> Option<E::Event> {
    let shape = usize::try_from(call.get(1)?.as_u64()?).expect("a small number");
    let types = E::Event::SHAPES[shape].attributes;
    let values = call[2].as_array().expect("a list of values");
    let values: Vec<Value> = values
        .iter()
        .zip(types)
        .map(|(json, (_, ty))| wire::value_of(json, ty).expect("a value of the declared type"))
        .collect();
    Some(E::Event::from_values(shape, &values).expect("an event of the rules"))
}

/// What the sink was told, in the words of the format.
struct Told {
    out: Vec<Json>,
}

impl<E: Engine> Sink<E> for Told {
    fn detection(&mut self, detection: Detection<E::Detection>) {
        let situation = detection.situation;
        let shape = &E::Detection::SHAPES[situation.shape()];
        let names = shape.attributes.iter().map(|(name, _)| *name);
        let values = (0..).map_while(|index| situation.attribute(index));
        self.out.push(wire::detection(
            (detection.t, detection.call),
            shape.name,
            detection.instance,
            names.zip(values),
            detection.exact,
        ));
    }

    fn notice(&mut self, notice: Notice) {
        self.out.push(match notice {
            Notice::Overflow {
                situation,
                operand,
                on_full,
            } => wire::overflow(situation.name, Some(operand.name), on_full.name()),
            Notice::Fault {
                situation,
                expression,
                count,
            } => wire::fault(situation.name, expression.name(), count),
            Notice::LifespanFull { lifespan, on_full } => {
                wire::overflow(lifespan.name, None, on_full.name())
            }
            Notice::LifespanFault {
                lifespan,
                expression,
                count,
            } => wire::fault(lifespan.name, expression.name(), count),
            Notice::Missed { situation, count } => wire::missed(situation.name, count),
            Notice::ReferFault { event, count } => wire::fault(event.name, "refer", count),
            other => panic!("a notice that this runner does not know: {other}"),
        });
    }
}
