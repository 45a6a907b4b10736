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
        _ => {
            let (name, ty) = &over[rng.usize(0..over.len())];
            if *ty == "bool" {
                return name.clone();
            }
            let alike: Vec<&Attribute> = over.iter().filter(|a| a.1 == *ty).collect();
            let other = &alike[rng.usize(0..alike.len())].0;
            let comparison = ["<", "<=", "==", "!=", ">", ">="][rng.usize(0..6)];
            let point = if matches!(*ty, "f32" | "f64") {
                ".0"
            } else {
                ""
            };
            let literal = rng.u8(0..4);
            match choice {
                6 | 7 => {
                    let op = ["+", "-", "*", "/", "%"][rng.usize(0..5)];
                    format!("{name} {op} {other} {comparison} {literal}{point}")
                }
                0..3 if other != name => format!("{name} {comparison} {other}"),
                _ => format!("{name} {comparison} {literal}{point}"),
            }
        }
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
    format!("{a} {} {b}", ["+", "-", "*", "/"][rng.usize(0..4)])
}
