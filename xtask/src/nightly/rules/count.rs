//! Random situations that count, and those of one event or of none.

use super::expression::{converted, literal};
use super::operand::{Operand, limit, operand, parameter, weight};
use super::situation::{Situation, emission};
use super::vocabulary::Choices;
use std::fmt::Write;

/// An `atleast`, `atmost` or `nth`.
pub(super) fn situation(c: &mut Choices, pool: &[String], deferred: bool) -> Situation {
    let kind = c.one_of(&["atleast", "atleast", "nth", "atmost"]);
    let deferred = deferred || kind == "atmost";
    let atleast = kind == "atleast";
    let within = if atleast && !deferred {
        [None, None, Some(2), Some(5)][c.usize(0..4)]
    } else {
        None
    };
    let quantifier = if atleast {
        ["", "", "each ", "first ", "last "][c.usize(0..5)]
    } else {
        ""
    };
    let retains = atleast && !deferred && c.u8(0..3) == 0;
    let stores = within.is_some() || retains || matches!(quantifier, "first " | "last ");
    let mut operands: Vec<Operand> = Vec::new();
    let mut body = String::new();
    for o in 0..c.usize(1..=3) {
        let operand = operand(c, pool, &operands);
        let _ = write!(body, "    operand o{o}: {quantifier}{}", operand.text(""));
        body.push_str(&weight(c, &operand));
        body.push_str(&parameter(c, "override", &operand, 5));
        if retains && (o == 0 || c.bool()) {
            let retain = parameter(c, "retain", &operand, 1);
            body.push_str(&retain);
        }
        if stores {
            body.push_str(&limit(c));
        }
        body.push_str(";\n");
        operands.push(operand);
    }
    if let Some(within) = within {
        let _ = writeln!(body, "    within {within}us;");
    }
    let least = if kind == "nth" && !deferred { 1 } else { 0 };
    let n = c.u8(least.max(u8::from(atleast))..6);
    let emit = match c.bool() {
        true => {
            let [k, x] = [c.emitted[0].1, c.emitted[1].1].map(|ty| converted(c, "count()", ty));
            let g = literal(c, c.emitted[3].1);
            format!("k: {k}, x: {x}, b: count() > 3, g: {g}")
        }
        false => emission(c, &[]),
    };
    Situation {
        kind: format!("{kind} {n}"),
        body,
        emit,
        deferred,
        sources: operands.into_iter().map(|operand| operand.source).collect(),
    }
}

/// An `any`, or a `not`.
pub(super) fn single(c: &mut Choices, pool: &[String], any: bool) -> Situation {
    let mut operands: Vec<Operand> = Vec::new();
    let mut body = String::new();
    for o in 0..c.usize(1..=3) {
        let operand = operand(c, pool, &operands);
        let _ = writeln!(body, "    operand o{o}: {};", operand.text(""));
        operands.push(operand);
    }
    let emit = if any {
        // What all events and situations have.
        let common = c.attributes("", "it.");
        emission(c, &common)
    } else {
        emission(c, &[])
    };
    Situation {
        kind: if any { "any" } else { "not" }.to_owned(),
        body,
        emit,
        deferred: !any,
        sources: operands.into_iter().map(|operand| operand.source).collect(),
    }
}
