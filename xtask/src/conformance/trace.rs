//! Traces: from the lines of a case to calls, and through the interpreter.

use super::wire;
use rtcep_core::Value;
use rtcep_lang::Model;
use rtcep_lang::interp::{Interpreter, Output, Refused};
use rtcep_lang::model::Source;
use serde_json::Value as Json;

/// One call of an engine.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) t: u64,
    /// The event and its attributes by declaration; none for `advance`.
    pub(crate) event: Option<(usize, Vec<Value>)>,
}

/// Reads the trace of a case; the error says which entry is wrong and how.
pub(crate) fn calls(model: &Model, trace: &[Json]) -> Result<Vec<Call>, String> {
    let entries = trace.iter().enumerate();
    entries
        .map(|(i, entry)| {
            call(model, entry).map_err(|wrong| format!("trace entry {}: {wrong}: {entry}", i + 1))
        })
        .collect()
}

fn call(model: &Model, entry: &Json) -> Result<Call, String> {
    let parts = entry.as_array().map_or(&[][..], Vec::as_slice);
    let (t, name, attributes) = match parts {
        [t, Json::String(word)] if word == "advance" => (t, None, None),
        [t, Json::String(name), Json::Object(attributes)] => (t, Some(name), Some(attributes)),
        _ => return Err("neither [t, event, {attributes}] nor [t, \"advance\"]".to_owned()),
    };
    let t = t.as_u64().ok_or("t is no tick")?;
    let (Some(name), Some(attributes)) = (name, attributes) else {
        return Ok(Call { t, event: None });
    };
    let event = model.events.iter().position(|event| event.name == *name);
    let event = event.ok_or_else(|| format!("no event {name} is declared"))?;
    let declared = &model.events[event].attributes;
    if let Some(other) = attributes
        .keys()
        .find(|k| declared.iter().all(|a| a.name != **k))
    {
        return Err(format!("{name} has no attribute {other}"));
    }
    let values = declared.iter().map(|attribute| {
        let ty = model.type_name(attribute.ty);
        let value = attributes.get(&attribute.name);
        let value = value.ok_or_else(|| format!("{name}.{} is missing", attribute.name))?;
        wire::value_of(value, &ty).ok_or_else(|| format!("{name}.{} is no {ty}", attribute.name))
    });
    let values = values.collect::<Result<Vec<Value>, String>>()?;
    Ok(Call {
        t,
        event: Some((event, values)),
    })
}

/// Runs calls through the interpreter; gives what the sink was told, and which
/// calls were late.
pub(crate) fn interpret(model: &Model, calls: &[Call]) -> Result<Vec<Json>, Refused> {
    let mut interpreter = Interpreter::new(model.clone());
    let mut told = Vec::new();
    for call in calls {
        let mut out = Vec::new();
        let accepted = match &call.event {
            Some((event, values)) => interpreter.process(call.t, *event, values, &mut out),
            None => interpreter.advance(call.t, &mut out).map_err(Refused::from),
        };
        match accepted {
            Ok(()) => told.extend(out.iter().map(|output| tell(model, output))),
            Err(Refused::Late(late)) => told.push(wire::late(late.t)),
            Err(other) => return Err(other),
        }
    }
    Ok(told)
}

/// An output in the words of the format.
fn tell(model: &Model, output: &Output) -> Json {
    let name = |situation: usize| model.situations[situation].name.as_str();
    match output {
        Output::Detection {
            t,
            call,
            instance,
            situation,
            exact,
            values,
        } => {
            let attributes = model.attributes(Source::Situation(*situation));
            let names = attributes.iter().map(|attribute| attribute.name.as_str());
            let emitted = names.zip(values.iter().copied());
            let when = (*t, *call);
            wire::detection(when, name(*situation), *instance, emitted, *exact)
        }
        Output::Overflow {
            situation,
            operand,
            on_full,
        } => {
            let operand = &model.situations[*situation].operands[*operand].name;
            wire::overflow(name(*situation), Some(operand), on_full.name())
        }
        Output::Fault {
            situation,
            expression,
            count,
        } => wire::fault(name(*situation), expression.name(), *count),
        Output::LifespanFull { lifespan, on_full } => {
            wire::overflow(&model.lifespans[*lifespan].name, None, on_full.name())
        }
        Output::LifespanFault {
            lifespan,
            expression,
            count,
        } => {
            let lifespan = &model.lifespans[*lifespan].name;
            wire::fault(lifespan, expression.name(), *count)
        }
        Output::Missed { situation, count } => wire::missed(name(*situation), *count),
        Output::ReferFault { event, count } => {
            wire::fault(&model.events[*event].name, "refer", *count)
        }
        Output::ActionFault { action, count } => {
            wire::fault(&model.actions[*action].name, "action", *count)
        }
        Output::ActionsFull { action, on_full } => {
            wire::overflow(&model.actions[*action].name, None, on_full.name())
        }
    }
}
