//! Traces as text: one call a line, in the form of the corpus.
//!
//! ```text
//! # the second A waits for the next B
//! 0 A 1 2.5
//! 5 B 7
//! 9 advance
//! ```
//!
//! A tick, an event with its attributes in order, or `advance`. A text stands there as it
//! is, with `%20` for a space, `%` and two hexadecimal digits for any other byte, and `%`
//! alone for the empty one. What stands behind `#` or `=>` is for readers.

use super::Step;
use rtcep::{Str, Value};
use rtcep_lang::Model;
use rtcep_lang::model::Type;
use std::fmt;

/// A line that is no call of an engine with these rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoCall {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong, and what to write.
    pub why: String,
}

impl fmt::Display for NoCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for NoCall {}

/// A trace as text, which [`parse`] reads.
#[must_use]
pub fn text(model: &Model, steps: &[Step]) -> String {
    let mut text = String::new();
    for step in steps {
        text += &step.t.to_string();
        match &step.event {
            None => text += " advance",
            Some((event, values)) => {
                let event = &model.events[*event];
                text += " ";
                text += &event.name;
                for (attribute, value) in event.attributes.iter().zip(values) {
                    text += " ";
                    text += &word(model, attribute.ty, value);
                }
            }
        }
        text += "\n";
    }
    text
}

/// The calls of a text.
///
/// # Errors
/// The first line that is none.
pub fn parse(model: &Model, text: &str) -> Result<Vec<Step>, NoCall> {
    let mut steps = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default();
        let line = line.split("=>").next().unwrap_or_default();
        if line.trim().is_empty() {
            continue;
        }
        let step = step(model, line).map_err(|why| NoCall { line: number, why })?;
        steps.push(step);
    }
    Ok(steps)
}

fn step(model: &Model, line: &str) -> Result<Step, String> {
    let mut words = line.split_whitespace();
    let tick = words.next().unwrap_or_default().replace('_', "");
    let t = match tick.as_str() {
        "max" => u64::MAX,
        tick => tick
            .parse()
            .map_err(|_| format!("`{tick}` is no tick; a line begins with a whole number"))?,
    };
    let name = words
        .next()
        .ok_or("behind the tick stands an event, or `advance`")?;
    if name == "advance" {
        return match words.next() {
            None => Ok(Step { t, event: None }),
            Some(word) => Err(format!("`{word}`: nothing stands behind `advance`")),
        };
    }
    let event = model.events.iter().position(|e| e.name == name);
    let event = event.ok_or_else(|| {
        let known: Vec<&str> = model.events.iter().map(|e| e.name.as_str()).collect();
        format!(
            "the rules have no event `{name}`; they have {}",
            known.join(", ")
        )
    })?;
    let attributes = &model.events[event].attributes;
    let words: Vec<&str> = words.collect();
    if words.len() != attributes.len() {
        return Err(format!(
            "`{name}` has {} attributes, and here are {} values",
            attributes.len(),
            words.len()
        ));
    }
    let values = attributes.iter().zip(words).map(|(attribute, word)| {
        value(model, attribute.ty, word)
            .ok_or_else(|| format!("`{word}` is no value of `{name}.{}`", attribute.name))
    });
    let values = values.collect::<Result<Vec<Value>, String>>()?;
    Ok(Step {
        t,
        event: Some((event, values)),
    })
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
        Type::F32 => Value::F32(word.parse().ok()?),
        Type::F64 => Value::F64(word.parse().ok()?),
        Type::Str(n) => {
            let text = decoded(word)?;
            Value::Str(Str::new(&text).ok().filter(|s| s.len() <= usize::from(n))?)
        }
        Type::Enum(e) => {
            let variant = model.enums[e].variants.iter().position(|v| v == word)?;
            Value::Variant(u16::try_from(variant).ok()?)
        }
    })
}

fn word(model: &Model, ty: Type, value: &Value) -> String {
    match (value, ty) {
        (Value::Variant(v), Type::Enum(e)) => model.enums[e].variants[usize::from(*v)].clone(),
        (Value::Variant(v), _) => v.to_string(),
        (Value::Bool(x), _) => x.to_string(),
        (Value::U8(x), _) => x.to_string(),
        (Value::U16(x), _) => x.to_string(),
        (Value::U32(x), _) => x.to_string(),
        (Value::U64(x), _) => x.to_string(),
        (Value::I8(x), _) => x.to_string(),
        (Value::I16(x), _) => x.to_string(),
        (Value::I32(x), _) => x.to_string(),
        (Value::I64(x), _) => x.to_string(),
        (Value::U128(x), _) => x.to_string(),
        (Value::I128(x), _) => x.to_string(),
        (Value::F32(x), _) => x.to_string(),
        (Value::F64(x), _) => x.to_string(),
        (Value::Str(text), _) => encoded(text.as_str()),
    }
}

/// A text as one word.
fn encoded(text: &str) -> String {
    if text.is_empty() {
        return "%".to_owned();
    }
    let mut word = String::new();
    for byte in text.bytes() {
        match byte {
            b'!'..=b'~' if !matches!(byte, b'%' | b'#' | b'=' | b';' | b'*') => {
                word.push(char::from(byte));
            }
            _ => word += &format!("%{byte:02x}"),
        }
    }
    word
}

fn decoded(word: &str) -> Option<String> {
    if word == "%" {
        return Some(String::new());
    }
    let mut parts = word.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(part.get(..2)?, 16).ok()?);
        bytes.extend(part.get(2..)?.bytes());
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{parse, text};

    const RULES: &str = "engine Rules; resolution 1us;
        enum Side { Left, Right }
        event A { k: i8, s: str<6>, f: f32, side: Side, b: bool }
        event B { }
        lifespan Watch { from startup; max_open 1; }
        situation S: any in Watch { operand a: A; emit { k: it.k } }";

    fn model() -> rtcep_lang::Model {
        rtcep_lang::understand_str(RULES).expect("rules")
    }

    #[test]
    fn a_trace_is_read_as_it_is_written() {
        let model = model();
        let trace = "0 advance\n0 A -1 a%20b -0.5 Right true\n7 A 3 % NaN Left false\n9 A 0 %c3%bc%25 inf Left true\n18446744073709551615 B\n";
        let steps = parse(&model, trace).expect("calls");
        assert_eq!(text(&model, &steps), trace);
        let readable = "# a note\n\n1_000 A 1 x 1 Left true => S 1\nmax advance # done\n";
        let steps = parse(&model, readable).expect("calls");
        assert_eq!((steps.len(), steps[0].t, steps[1].t), (2, 1_000, u64::MAX));
    }

    #[test]
    fn what_is_no_call_is_told() {
        let model = model();
        let wrong = [
            ("x A", "`x` is no tick"),
            ("1", "an event, or `advance`"),
            ("1 C", "no event `C`; they have A, B"),
            ("1 B 2", "`B` has 0 attributes, and here are 1 values"),
            ("1 advance 2", "nothing stands behind `advance`"),
            ("1 A 128 a 1 Left true", "`128` is no value of `A.k`"),
            (
                "1 A 1 abcdefg 1 Left true",
                "`abcdefg` is no value of `A.s`",
            ),
            ("1 A 1 %zz 1 Left true", "`%zz` is no value of `A.s`"),
            ("1 A 1 a 1 Up true", "`Up` is no value of `A.side`"),
        ];
        for (line, why) in wrong {
            let told = parse(&model, &format!("0 advance\n{line}")).expect_err(line);
            assert_eq!(told.line, 2);
            assert!(told.why.contains(why), "{told}");
        }
    }
}
