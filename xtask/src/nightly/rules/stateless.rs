//! Random stateless rules and actions.

use super::expression::{Attribute, attributes, condition, value};
use super::{EMITTED, EVENTS};
use fastrand::Rng;

/// Stateless rules from events and, one time in so many, from detections; which of
/// them go in a circle the language says.
pub(super) fn refers(rng: &mut Rng, situations: usize) -> Vec<String> {
    let count = [0, 0, 0, 1, 1, 2, 3][rng.usize(0..7)];
    let refers = (0..count).map(|_| {
        let source = source(rng, situations);
        let (target, declared) = EVENTS[rng.usize(0..EVENTS.len())];
        let readable = attributes(&source, "");
        let values: Vec<String> = declared
            .iter()
            .map(|(name, ty)| format!("{name}: {}", made(rng, &readable, ty)))
            .collect();
        let condition = unless_always(rng, &readable);
        let values = values.join(", ");
        format!("refer {target} from {source}{condition} {{ {values} }}\n")
    });
    refers.collect()
}

/// Actions, and where they wait.
pub(super) fn actions(rng: &mut Rng, situations: usize) -> Vec<String> {
    let count = [0, 0, 0, 1, 2, 3][rng.usize(0..6)];
    let actions = (0..count).map(|a| {
        let source = source(rng, situations);
        let readable = attributes(&source, "");
        let read = [0, 1, 2][rng.usize(0..3)];
        let values = EMITTED[..read].iter();
        let values: Vec<String> = values
            .map(|(name, ty)| format!("{name}: {}", value(rng, &readable, ty)))
            .collect();
        let condition = unless_always(rng, &readable);
        let values = values.join(", ");
        format!("action W{a} on {source}{condition} {{ {values} }}\n")
    });
    let mut items: Vec<String> = actions.collect();
    if count > 0 {
        let on_full = ["", ", on_full reject", ", on_full drop_oldest"][rng.usize(0..3)];
        items.push(format!("actions max {}{on_full};\n", rng.u8(1..5)));
    }
    items
}

fn source(rng: &mut Rng, situations: usize) -> String {
    match rng.u8(0..3) {
        0 => format!("S{}", rng.usize(0..situations)),
        _ => EVENTS[rng.usize(0..EVENTS.len())].0.to_owned(),
    }
}

fn unless_always(rng: &mut Rng, readable: &[Attribute]) -> String {
    match rng.u8(0..3) {
        0 => String::new(),
        _ => format!(" if {}", condition(rng, readable, 1)),
    }
}

/// A value for an attribute of the event that is made.
fn made(rng: &mut Rng, readable: &[Attribute], ty: &str) -> String {
    if readable.iter().any(|(_, other)| *other == ty) {
        return value_of(rng, readable, ty);
    }
    match ty {
        "Level" => format!("Level::{}", ["Low", "Mid", "High"][rng.usize(0..3)]),
        "f32" => "x as f32".to_owned(),
        _ => format!("\"{}\"", ["", "a", "ab"][rng.usize(0..3)]),
    }
}

/// One that the source has as well; text and enums are handed on.
fn value_of(rng: &mut Rng, readable: &[Attribute], ty: &str) -> String {
    let alike = readable.iter().find(|(_, other)| *other == ty);
    match (ty, alike) {
        ("Level" | "str<3>", Some((name, _))) => name.clone(),
        _ => value(rng, readable, ty),
    }
}
