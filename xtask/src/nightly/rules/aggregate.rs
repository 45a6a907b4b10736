//! What aggregates there are to read, and random aggregating situations.

use super::expression::{Attribute, condition, is_float, is_number, value};
use super::operand::{Operand, limit, operand, parameter, weight};
use super::situation::{Situation, emission};
use super::vocabulary::Choices;
use std::fmt::Write;

/// Aggregates over all operands (`of` is empty), or over one; those of nothing
/// have no value, or get one by `or`.
pub(super) fn aggregates(c: &mut Choices, of: &str, source: &str, or: bool) -> Vec<Attribute> {
    let dot = if of.is_empty() { "" } else { "." };
    let mut found = vec![(format!("count({of})"), "u64")];
    for (name, ty) in c.attributes(source, &format!("{of}{dot}")) {
        if !is_number(ty) {
            continue;
        }
        let argument = match c.one_in(4) {
            true => value(c, &[(name.clone(), ty)], ty, 2),
            false => name.clone(),
        };
        // What is aggregated reads an event.
        let argument = if argument.contains(name.as_str()) {
            argument
        } else {
            name
        };
        let sum = match ty {
            "u64" => "u128",
            "i64" => "i128",
            float if is_float(float) => float,
            unsigned if unsigned.starts_with('u') => "u64",
            _ => "i64",
        };
        found.push((format!("sum({argument})"), sum));
        for (word, ty) in [("min", ty), ("max", ty), ("avg", "f64")] {
            let none = format!("{word}({argument})");
            let zero = if is_float(ty) { "0.5" } else { "1" };
            let found_one = if or {
                format!("({none} or {zero})")
            } else {
                none
            };
            found.push((found_one, ty));
        }
    }
    found
}

/// A `report`, `percentage`, `crosses` or `trend`.
pub(super) fn situation(c: &mut Choices, pool: &[String], deferred: bool) -> Situation {
    let family = c.u8(0..4);
    let deferred = deferred && family < 2;
    let within = if deferred {
        None
    } else {
        [None, None, Some(2), Some(4), Some(8)][c.usize(0..5)]
    };
    let count = if family == 3 { 1 } else { c.usize(1..=3) };
    let mut operands: Vec<Operand> = Vec::new();
    let mut body = String::new();
    let counted = c.usize(0..count);
    for o in 0..count {
        let operand = operand(c, pool, &operands);
        let _ = write!(body, "    operand o{o}: {}", operand.text(""));
        body.push_str(&parameter(c, "override", &operand, 5));
        if family == 1 {
            body.push_str(&weight(c, &operand));
            let always = if o == counted { ", counted" } else { "" };
            let condition = parameter(c, "counted", &operand, 2);
            body.push_str(if condition.is_empty() {
                always
            } else {
                &condition
            });
        }
        if family == 3 && c.u8(0..3) == 0 {
            body.push_str(", retain if true");
        }
        match within {
            Some(_) if family == 3 => {
                let policy = ["reject", "drop_oldest", "freeze"][c.usize(0..3)];
                let _ = write!(body, ", max {}, on_full {policy}", c.u8(3..6));
            }
            Some(_) => body.push_str(&limit(c)),
            None if c.u8(0..3) == 0 => {
                let least = if family == 3 { 3 } else { 1 };
                let _ = write!(body, ", max {}, on_full drop_oldest", c.u8(least..5));
            }
            None => {}
        }
        body.push_str(";\n");
        operands.push(operand);
    }
    let (with_none, valued) = (read(c, &operands, false), read(c, &operands, true));
    let kind = match family {
        0 => "report".to_owned(),
        1 => {
            let compare = [">", ">=", "<", "<="][c.usize(0..4)];
            format!(
                "percentage {compare} {}",
                [0, 25, 33, 50, 66, 100][c.usize(0..6)]
            )
        }
        2 => crosses(c, &with_none),
        _ => {
            let direction = ["increasing", "decreasing"][c.usize(0..2)];
            let own = operands[0].own(c);
            let numbers: Vec<Attribute> = own.into_iter().filter(|a| is_number(a.1)).collect();
            let (of, ty) = c.one_of(&numbers);
            let of = match c.one_in(4) {
                true => value(c, &numbers, ty, 1),
                false => of,
            };
            format!("trend {direction} {} of {of}", c.u8(2..4))
        }
    };
    if family == 0 && c.u8(0..5) > 0 {
        let _ = writeln!(body, "    when {};", condition(c, &with_none, 0));
    }
    if let Some(within) = within {
        let _ = writeln!(body, "    within {within}us;");
    }
    let emit = emission(c, &valued);
    Situation {
        kind,
        body,
        emit,
        deferred,
        sources: operands.into_iter().map(|operand| operand.source).collect(),
    }
}

/// What there is to read: aggregates over all operands and over each.
fn read(c: &mut Choices, operands: &[Operand], or: bool) -> Vec<Attribute> {
    let first = operands[0].source.clone();
    let mut all = match operands.iter().all(|o| o.source == first) {
        true => aggregates(c, "", &first, or),
        // What all events and situations have.
        false => aggregates(c, "", "", or),
    };
    for (o, operand) in operands.iter().enumerate() {
        all.extend(aggregates(c, &format!("o{o}"), &operand.source, or));
    }
    all
}

fn crosses(c: &mut Choices, over: &[Attribute]) -> String {
    let (of, ty) = c.one_of(over);
    let point = if is_float(ty) { ".0" } else { "" };
    let direction = c.one_of(&["up", "down"]);
    let mut text = format!("crosses {direction} {}{point}", c.u8(0..6));
    if c.bool() {
        let _ = write!(text, " hysteresis {}{point}", c.u8(0..4));
    }
    let more = match c.u8(0..8) {
        0 => format!("{of} / {of}"),
        1 => format!("{of} - {of}"),
        2 => value(c, over, ty, 1),
        _ => of,
    };
    format!("{text} of {more}")
}
