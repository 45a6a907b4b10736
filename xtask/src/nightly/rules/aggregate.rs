//! What aggregates there are to read, and random aggregating situations.

use super::expression::{Attribute, attributes, condition, value};
use super::operand::{Operand, limit, operand, parameter, weight};
use super::situation::Situation;
use fastrand::Rng;
use std::fmt::Write;

/// Aggregates over all operands (`of` is empty), or over one; those of nothing
/// have no value, or get one by `or`.
pub(super) fn aggregates(of: &str, source: &str, or: bool) -> Vec<Attribute> {
    let dot = if of.is_empty() { "" } else { "." };
    let mut found = vec![(format!("count({of})"), "u64")];
    // Over all operands what all have: C alone has a float.
    let floats = !of.is_empty() || source == "C";
    for (name, ty) in attributes(source, "") {
        let arguments = match ty {
            "i8" => vec![format!("{of}{dot}{name}"), format!("{of}{dot}{name} * 2")],
            "f32" if !floats => continue,
            "bool" | "Level" | "str<3>" => continue,
            _ => vec![format!("{of}{dot}{name}")],
        };
        for argument in arguments {
            let (sum, zero) = match ty {
                "u8" => ("u64", "0"),
                "i8" => ("i64", "1"),
                _ => ("f32", "0.0"),
            };
            found.push((format!("sum({argument})"), sum));
            for (word, ty, zero) in [("min", ty, zero), ("max", ty, zero), ("avg", "f64", "0.5")] {
                let none = format!("{word}({argument})");
                found.push((
                    if or {
                        format!("({none} or {zero})")
                    } else {
                        none
                    },
                    ty,
                ));
            }
        }
    }
    found
}

/// A `report`, `percentage`, `crosses` or `trend`.
pub(super) fn situation(rng: &mut Rng, pool: &[String], deferred: bool) -> Situation {
    let family = rng.u8(0..4);
    let deferred = deferred && family < 2;
    let within = if deferred {
        None
    } else {
        [None, None, Some(2), Some(4), Some(8)][rng.usize(0..5)]
    };
    let count = if family == 3 { 1 } else { rng.usize(1..=3) };
    let mut operands: Vec<Operand> = Vec::new();
    let mut body = String::new();
    let counted = rng.usize(0..count);
    for o in 0..count {
        let operand = operand(rng, pool, &operands);
        let _ = write!(body, "    operand o{o}: {}", operand.text(""));
        body.push_str(&parameter(rng, "override", &operand, 5));
        if family == 1 {
            body.push_str(&weight(rng));
            let always = if o == counted { ", counted" } else { "" };
            let condition = parameter(rng, "counted", &operand, 2);
            body.push_str(if condition.is_empty() {
                always
            } else {
                &condition
            });
        }
        if family == 3 && rng.u8(0..3) == 0 {
            body.push_str(", retain if true");
        }
        match within {
            Some(_) if family == 3 => {
                let policy = ["reject", "drop_oldest", "freeze"][rng.usize(0..3)];
                let _ = write!(body, ", max {}, on_full {policy}", rng.u8(3..6));
            }
            Some(_) => body.push_str(&limit(rng)),
            None if rng.u8(0..3) == 0 => {
                let least = if family == 3 { 3 } else { 1 };
                let _ = write!(body, ", max {}, on_full drop_oldest", rng.u8(least..5));
            }
            None => {}
        }
        body.push_str(";\n");
        operands.push(operand);
    }
    let read = |or: bool| {
        let same = operands.iter().all(|o| o.source == operands[0].source);
        let source = if same {
            operands[0].source.as_str()
        } else {
            "A"
        };
        let mut all = aggregates("", source, or);
        for (o, operand) in operands.iter().enumerate() {
            all.extend(aggregates(&format!("o{o}"), &operand.source, or));
        }
        all
    };
    let (with_none, valued) = (read(false), read(true));
    let kind = match family {
        0 => "report".to_owned(),
        1 => {
            let compare = [">", ">=", "<", "<="][rng.usize(0..4)];
            format!(
                "percentage {compare} {}",
                [0, 25, 33, 50, 66, 100][rng.usize(0..6)]
            )
        }
        2 => crosses(rng, &with_none),
        _ => {
            let direction = ["increasing", "decreasing"][rng.usize(0..2)];
            let of = ["x", "x", "k", "x * 2", "x / x"][rng.usize(0..5)];
            format!("trend {direction} {} of {of}", rng.u8(2..4))
        }
    };
    if family == 0 && rng.u8(0..5) > 0 {
        let _ = writeln!(body, "    when {};", condition(rng, &with_none, 0));
    }
    if let Some(within) = within {
        let _ = writeln!(body, "    within {within}us;");
    }
    let b = condition(rng, &valued, 1);
    let (k, x) = (value(rng, &valued, "u8"), value(rng, &valued, "i8"));
    Situation {
        kind,
        body,
        emit: format!("k: {k}, x: {x}, b: {b}"),
        deferred,
        sources: operands.into_iter().map(|operand| operand.source).collect(),
    }
}

fn crosses(rng: &mut Rng, over: &[Attribute]) -> String {
    let (of, ty) = &over[rng.usize(0..over.len())];
    let point = if matches!(*ty, "f32" | "f64") {
        ".0"
    } else {
        ""
    };
    let direction = ["up", "down"][rng.usize(0..2)];
    let mut text = format!("crosses {direction} {}{point}", rng.u8(0..6));
    if rng.bool() {
        let _ = write!(text, " hysteresis {}{point}", rng.u8(0..4));
    }
    let more = match rng.u8(0..6) {
        0 => format!(" / {of}"),
        1 => format!(" - {of}"),
        _ => String::new(),
    };
    text + " of " + of + &more
}
