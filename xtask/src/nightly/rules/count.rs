//! Random situations that count, and those of one event or of none.

use super::expression::{attributes, value};
use super::operand::{Operand, limit, operand, parameter, weight};
use super::situation::Situation;
use fastrand::Rng;
use std::fmt::Write;

/// An `atleast`, `atmost` or `nth`.
pub(super) fn situation(rng: &mut Rng, pool: &[String], deferred: bool) -> Situation {
    let kind = ["atleast", "atleast", "atleast", "nth", "atmost"][rng.usize(0..5)];
    let deferred = deferred || kind == "atmost";
    let atleast = kind == "atleast";
    let within = if atleast && !deferred {
        [None, None, Some(2), Some(5)][rng.usize(0..4)]
    } else {
        None
    };
    let quantifier = if atleast {
        ["", "", "each ", "first ", "last "][rng.usize(0..5)]
    } else {
        ""
    };
    let retains = atleast && !deferred && rng.u8(0..3) == 0;
    let stores = within.is_some() || retains || matches!(quantifier, "first " | "last ");
    let mut operands: Vec<Operand> = Vec::new();
    let mut body = String::new();
    for o in 0..rng.usize(1..=3) {
        let operand = operand(rng, pool, &operands);
        let _ = write!(body, "    operand o{o}: {quantifier}{}", operand.text(""));
        body.push_str(&weight(rng));
        body.push_str(&parameter(rng, "override", &operand, 5));
        if retains && (o == 0 || rng.bool()) {
            let retain = parameter(rng, "retain", &operand, 1);
            body.push_str(&retain);
        }
        if stores {
            body.push_str(&limit(rng));
        }
        body.push_str(";\n");
        operands.push(operand);
    }
    if let Some(within) = within {
        let _ = writeln!(body, "    within {within}us;");
    }
    let least = if kind == "nth" && !deferred { 1 } else { 0 };
    let n = rng.u8(least.max(u8::from(atleast))..6);
    let emit = [
        "k: count() as u8, x: count() as i8 - 3i8, b: count() > 3",
        "k: 1u8, x: 2i8, b: true",
    ];
    Situation {
        kind: format!("{kind} {n}"),
        body,
        emit: emit[rng.usize(0..2)].to_owned(),
        deferred,
        sources: operands.into_iter().map(|operand| operand.source).collect(),
    }
}

/// An `any`, or a `not`.
pub(super) fn single(rng: &mut Rng, pool: &[String], any: bool) -> Situation {
    let mut operands: Vec<Operand> = Vec::new();
    let mut body = String::new();
    for o in 0..rng.usize(1..=3) {
        let operand = operand(rng, pool, &operands);
        let _ = writeln!(body, "    operand o{o}: {};", operand.text(""));
        operands.push(operand);
    }
    let emit = if any {
        let common = attributes("A", "it.");
        let (k, x) = (value(rng, &common, "u8"), value(rng, &common, "i8"));
        format!("k: {k}, x: {x}, b: it.b")
    } else {
        "k: 1u8, x: 2i8, b: true".to_owned()
    };
    Situation {
        kind: if any { "any" } else { "not" }.to_owned(),
        body,
        emit,
        deferred: !any,
        sources: operands.into_iter().map(|operand| operand.source).collect(),
    }
}
