//! Random situations that timers detect, and the moments of the rules.

use super::expression::{attributes, value};
use super::operand::{limit, operand, parameter};
use super::situation::Situation;
use fastrand::Rng;
use std::fmt::Write;

/// A moment: since startup, or an instant near the epoch.
pub(super) fn moment(rng: &mut Rng) -> String {
    let ticks = [1, 2, 3, 4, 6, 9, 14][rng.usize(0..7)];
    match rng.u8(0..3) {
        0 => format!("\"1970-01-01T00:00:00.{ticks:06}Z\""),
        _ => format!("{ticks}us"),
    }
}

/// An `at`, `every` or `after`.
pub(super) fn situation(rng: &mut Rng, pool: &[String]) -> Situation {
    let ticks = [1, 2, 2, 3, 3, 5, 8][rng.usize(0..7)];
    match rng.u8(0..6) {
        0 => timer(format!("at {}", moment(rng)), "k: 1u8, x: 2i8, b: true"),
        1 | 2 => {
            let emit = [
                "k: 1u8, x: 2i8, b: missed > 0",
                // Of many missed periods a fault.
                "k: missed as u8, x: 1i8, b: false",
                "k: 0u8, x: 2i8 / (missed as i8 - 1), b: missed == 0",
            ];
            timer(format!("every {ticks}us"), emit[rng.usize(0..3)])
        }
        _ => {
            let quantifier = ["first", "last", "each", "each"][rng.usize(0..4)];
            let operand = operand(rng, pool, &[]);
            let mut body = format!("    operand o0: {quantifier} {}", operand.text(""));
            let _ = write!(body, "{}", parameter(rng, "override", &operand, 3));
            if quantifier == "each" {
                body.push_str(&limit(rng));
            }
            body.push_str(";\n");
            let readable = attributes(&operand.source, "o0.");
            let (k, x) = (value(rng, &readable, "u8"), value(rng, &readable, "i8"));
            Situation {
                kind: format!("after {ticks}us"),
                body,
                emit: format!("k: {k}, x: {x}, b: o0.b"),
                deferred: false,
                sources: vec![operand.source],
            }
        }
    }
}

fn timer(kind: String, emit: &str) -> Situation {
    Situation {
        kind,
        body: String::new(),
        emit: emit.to_owned(),
        deferred: false,
        sources: Vec::new(),
    }
}
