//! Random situations that timers detect, and the moments of the rules.

use super::expression::{Attribute, converted, literal};
use super::operand::{limit, operand, parameter};
use super::situation::{Situation, emission};
use super::vocabulary::Choices;
use std::fmt::Write;

/// A moment: since startup, or an instant near the epoch.
pub(super) fn moment(c: &mut Choices) -> String {
    let ticks = [1, 2, 3, 4, 6, 9, 14][c.usize(0..7)];
    match c.u8(0..2) {
        0 => format!("\"1970-01-01T00:00:00.{ticks:06}Z\""),
        _ => format!("{ticks}us"),
    }
}

/// An `at`, `every` or `after`.
pub(super) fn situation(c: &mut Choices, pool: &[String]) -> Situation {
    let ticks = [1, 2, 2, 3, 3, 5, 8][c.usize(0..7)];
    match c.u8(0..4) {
        0 => {
            let emit = emission(c, &[]);
            timer(format!("at {}", moment(c)), emit)
        }
        1 => {
            let missed: [Attribute; 1] = [("missed".to_owned(), "u64")];
            let emit = match c.bool() {
                true => emission(c, &missed),
                // Of many missed periods a fault.
                false => {
                    let (k, x) = (c.emitted[0].1, c.emitted[1].1);
                    let (k, x) = (literal(c, k), converted(c, "(2 / (missed - 1))", x));
                    let g = literal(c, c.emitted[3].1);
                    format!("k: {k}, x: {x}, b: missed == 0, g: {g}")
                }
            };
            timer(format!("every {ticks}us"), emit)
        }
        _ => {
            let quantifier = ["first", "last", "each", "each"][c.usize(0..4)];
            let operand = operand(c, pool, &[]);
            let mut body = format!("    operand o0: {quantifier} {}", operand.text(""));
            let _ = write!(body, "{}", parameter(c, "override", &operand, 3));
            if quantifier == "each" {
                body.push_str(&limit(c));
            }
            body.push_str(";\n");
            let readable = c.attributes(&operand.source, "o0.");
            let emit = emission(c, &readable);
            Situation {
                kind: format!("after {ticks}us"),
                body,
                emit,
                deferred: false,
                sources: vec![operand.source],
            }
        }
    }
}

fn timer(kind: String, emit: String) -> Situation {
    Situation {
        kind,
        body: String::new(),
        emit,
        deferred: false,
        sources: Vec::new(),
    }
}
