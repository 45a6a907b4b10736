//! Attribute values as words, and traces as text.

use super::{Step, words};
use rtcep::{Str, Value};
use rtcep_lang::model::{Model, Type};

/// Values of these types, a word each.
pub(super) fn parse<'a>(
    model: &Model,
    types: &[Type],
    words: impl Iterator<Item = &'a str>,
) -> Vec<Value> {
    let words: Vec<&str> = words.collect();
    assert_eq!(words.len(), types.len(), "values {words:?} for {types:?}");
    let pairs = types.iter().zip(words);
    pairs
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
        Type::U128 => Value::U128(word.parse().ok()?),
        Type::I128 => Value::I128(word.parse().ok()?),
        Type::Str(n) => {
            let text = words::text(word)?;
            Value::Str(Str::new(&text).ok().filter(|s| s.len() <= usize::from(n))?)
        }
        Type::F32 => Value::F32(word.parse().ok()?),
        Type::F64 => Value::F64(word.parse().ok()?),
        Type::Enum(e) => {
            let variant = model.enums[e].variants.iter().position(|v| v == word)?;
            Value::Variant(u16::try_from(variant).ok()?)
        }
    })
}

/// A trace in the form that [`parse`](super::parse) reads.
pub(crate) fn text(model: &Model, steps: &[Step]) -> String {
    let line = |step: &Step| match &step.event {
        None => format!("    {} advance", step.t),
        Some((e, values)) => {
            let event = &model.events[*e];
            let values = event.attributes.iter().zip(values);
            let values: Vec<String> = values.map(|(a, value)| word(model, a.ty, value)).collect();
            format!("    {} {} {}", step.t, event.name, values.join(" "))
        }
    };
    steps.iter().map(line).collect::<Vec<_>>().join("\n")
}

pub(crate) fn word(model: &Model, ty: Type, value: &Value) -> String {
    match value {
        Value::Variant(v) => match ty {
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
        Value::Str(text) => words::word(text.as_str()),
        Value::U128(x) => x.to_string(),
        Value::I128(x) => x.to_string(),
        Value::F32(x) => x.to_string(),
        Value::F64(x) => x.to_string(),
    }
}
