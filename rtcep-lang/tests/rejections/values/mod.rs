//! Texts, ordered enums, functions and sums: what is refused, and what deserves a
//! look.

mod calls;
mod declared;
mod operators;
mod types;

use super::{Row, check};
use rtcep_lang::compile_str;

/// Nine lines, so that a condition stands on line 11.
const HEAD: &str = "\
engine A;
enum Kind { Air, Surface }
ordered enum Level { Low, Mid, High }
ordered enum Grade { Good, Bad }
event T { user: str<8>, host: str<16>, port: u16, x: i64, f: f32, b: bool, kind: Kind, level: Level, grade: Grade }
fn far(x: f32, y: f32) -> f32 = crate::far;
fn known(user: str<8>) -> bool = crate::known;
fn grade(level: Level) -> Level = crate::grade;
lifespan W { from startup; max_open 1; }
";

fn with(condition: &str) -> String {
    format!("{HEAD}situation S: all in W {{\n operand t: first T;\n when {condition};\n}}")
}

/// A condition, and the warnings of the rules that hold it.
const WARNINGS: &[Row] = &[
    (
        "starts_with(t.user, \"\")",
        &["12:27: warning: `starts_with` is always true: every text has the empty one in it"],
    ),
    (
        "contains(t.user, \"\") || t.b",
        &["12:24: warning: `contains` is always true: every text has the empty one in it"],
    ),
    (
        "clamp(t.x, 5, 1) > 2",
        &["12:18: warning: `clamp` is always a fault: 5 is above 1"],
    ),
    (
        "clamp(t.f, 2.0, 1.5) > 2.0",
        &["12:18: warning: `clamp` is always a fault: 2.0f32 is above 1.5f32"],
    ),
    ("clamp(t.x, 1, 1) > 2", &[]),
    (
        "t.x as u128 / 0 == 1",
        &["12:21: warning: `t.x as u128 / 0` is always a fault: it divides by zero"],
    ),
    (
        "t.x as i128 << 128 == 1",
        &["12:22: warning: `t.x as i128 << 128` is always a fault: it shifts out all 128 bits"],
    ),
    ("t.x as i128 << 127 == 1", &[]),
];

#[test]
fn conditions_over_values() {
    for rows in [operators::CONDITION, calls::CALL] {
        check(rows, with);
    }
}

#[test]
fn types_and_functions() {
    for rows in [types::TYPE, declared::FUNCTION] {
        check(rows, |piece| format!("{HEAD}{piece}"));
    }
}

#[test]
fn what_is_always_so() {
    let mut wrong = Vec::new();
    for (piece, expected) in WARNINGS {
        let compiled = compile_str(&with(piece)).expect("accepted");
        let found: Vec<String> = compiled.warnings.iter().map(ToString::to_string).collect();
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
