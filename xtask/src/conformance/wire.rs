// Values and outputs as JSON. Compiled twice: as a module of xtask, and as a
// part of the crate that `conformance --generated` writes, so it may name
// rtcep-core and serde_json alone.

use rtcep_core::Value;
use serde_json::{Map, Number, Value as Json, json};

/// A value of a type, by the type's name in the rules.
pub(crate) fn value_of(json: &Json, ty: &str) -> Option<Value> {
    match ty {
        "bool" => json.as_bool().map(Value::Bool),
        "u32" => u32::try_from(json.as_u64()?).ok().map(Value::U32),
        "i64" => json.as_i64().map(Value::I64),
        "f64" => match json.as_str() {
            None => json.as_f64(),
            Some("NaN") => Some(f64::NAN),
            Some("Infinity") => Some(f64::INFINITY),
            Some("-Infinity") => Some(f64::NEG_INFINITY),
            Some(_) => None,
        }
        .map(Value::F64),
        _ => None,
    }
}

/// A value in JSON; what JSON has no number for is a word of Python.
pub(crate) fn json_of(value: Value) -> Json {
    match value {
        Value::Bool(b) => b.into(),
        Value::U8(x) => x.into(),
        Value::U16(x) | Value::Variant(x) => x.into(),
        Value::U32(x) => x.into(),
        Value::U64(x) => x.into(),
        Value::I8(x) => x.into(),
        Value::I16(x) => x.into(),
        Value::I32(x) => x.into(),
        Value::I64(x) => x.into(),
        Value::U128(x) => Number::from_u128(x).map_or_else(|| x.to_string().into(), Json::Number),
        Value::I128(x) => Number::from_i128(x).map_or_else(|| x.to_string().into(), Json::Number),
        Value::Str(x) => x.as_str().into(),
        Value::F32(x) => float(x.into()),
        Value::F64(x) => float(x),
    }
}

fn float(x: f64) -> Json {
    match Number::from_f64(x) {
        Some(number) => Json::Number(number),
        None if x.is_nan() => "NaN".into(),
        None if x > 0.0 => "Infinity".into(),
        None => "-Infinity".into(),
    }
}

pub(crate) fn detection<'a>(
    (t, call): (u64, u64),
    situation: &str,
    instance: u64,
    values: impl Iterator<Item = (&'a str, Value)>,
    exact: bool,
) -> Json {
    let emitted: Map<String, Json> = values
        .map(|(name, value)| (name.to_owned(), json_of(value)))
        .collect();
    json!(["detection", t, call, situation, instance, emitted, exact])
}

/// Of an operand's list, or of a lifespan.
pub(crate) fn overflow(of: &str, operand: Option<&str>, on_full: &str) -> Json {
    json!(["overflow", of, operand, on_full])
}

/// Of a situation, or of a lifespan.
pub(crate) fn fault(of: &str, expression: &str, count: u64) -> Json {
    json!(["fault", of, expression, count])
}

/// Periods of an `every` that a late call has skipped.
pub(crate) fn missed(situation: &str, count: u64) -> Json {
    json!(["missed", situation, count])
}

pub(crate) fn late(t: u64) -> Json {
    json!(["late", t])
}
