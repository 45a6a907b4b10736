//! Random conditions and values.

use super::{EMITTED, EVENTS};
use fastrand::Rng;

/// An attribute that an expression may read: how it is written, and its type.
pub(super) type Attribute = (String, &'static str);

/// The attributes of an event or a situation.
pub(super) fn attributes(source: &str, prefix: &str) -> Vec<Attribute> {
    let event = EVENTS.iter().find(|(name, _)| *name == source);
    let attributes = event.map_or(&EMITTED[..], |(_, attributes)| attributes);
    attributes
        .iter()
        .map(|&(name, ty)| (format!("{prefix}{name}"), ty))
        .collect()
}

/// A condition over attributes; integers may overflow and divide by zero.
pub(super) fn condition(rng: &mut Rng, over: &[Attribute], depth: u8) -> String {
    let choice = if depth < 2 { rng.u8(0..11) } else { 0 };
    match choice {
        8 => format!(
            "({} && {})",
            condition(rng, over, depth + 1),
            condition(rng, over, depth + 1)
        ),
        9 => format!(
            "({} || {})",
            condition(rng, over, depth + 1),
            condition(rng, over, depth + 1)
        ),
        10 => format!("!({})", condition(rng, over, depth + 1)),
        _ => comparison(rng, over, choice),
    }
}

/// An attribute of type bool, or one compared with a literal or with another.
fn comparison(rng: &mut Rng, over: &[Attribute], choice: u8) -> String {
    let (name, ty) = &over[rng.usize(0..over.len())];
    let comparison = ["<", "<=", "==", "!=", ">", ">="][rng.usize(0..6)];
    let alike: Vec<&Attribute> = over.iter().filter(|a| a.1 == *ty).collect();
    let other = &alike[rng.usize(0..alike.len())].0;
    let literal = match *ty {
        "bool" => return name.clone(),
        "Level" => format!("Level::{}", ["Low", "Mid", "High"][rng.usize(0..3)]),
        "str<3>" => format!("\"{}\"", ["", "a", "b", "ab"][rng.usize(0..4)]),
        "f32" | "f64" => format!("{}.0", rng.u8(0..4)),
        _ => rng.u8(0..4).to_string(),
    };
    match (*ty, choice) {
        (_, 0..3) if other != name => format!("{name} {comparison} {other}"),
        ("str<3>", 3 | 4) => format!("len({name}) {comparison} {}", rng.u8(0..3)),
        ("str<3>", 5..8) => {
            let function = ["starts_with", "ends_with", "contains"][rng.usize(0..3)];
            format!("{function}({name}, {literal})")
        }
        ("Level" | "str<3>", _) => format!("{name} {comparison} {literal}"),
        (_, 5) => format!(
            "{} {comparison} {literal}",
            called(rng, name, other, &literal, ty.starts_with('i'))
        ),
        (_, 6 | 7) => {
            let op = ["+", "-", "*", "/", "%"][rng.usize(0..5)];
            format!("{name} {op} {other} {comparison} {literal}")
        }
        _ => format!("{name} {comparison} {literal}"),
    }
}

/// A function of two numbers of one type.
fn called(rng: &mut Rng, a: &str, b: &str, literal: &str, signed: bool) -> String {
    match rng.u8(0..if signed { 4 } else { 3 }) {
        0 => format!("min({a}, {b})"),
        1 => format!("max({a}, {literal})"),
        2 => format!("clamp({a}, {literal}, {b})"),
        _ => format!("abs({a})"),
    }
}

/// A value of a type.
pub(super) fn value(rng: &mut Rng, over: &[Attribute], ty: &str) -> String {
    let alike: Vec<&String> = over.iter().filter(|a| a.1 == ty).map(|a| &a.0).collect();
    let a = alike[rng.usize(0..alike.len())];
    if ty == "bool" || rng.u8(0..5) > 0 {
        return a.clone();
    }
    let b = alike[rng.usize(0..alike.len())];
    if rng.u8(0..4) == 0 {
        return called(rng, a, b, "2", ty == "i8");
    }
    format!("{a} {} {b}", ["+", "-", "*", "/"][rng.usize(0..4)])
}
