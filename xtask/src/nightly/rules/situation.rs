//! Random situations.

use super::expression::{Attribute, attributes, condition, value};
use super::lifespan::Sketch;
use fastrand::Rng;
use std::collections::HashMap;
use std::fmt::Write;

struct Operand {
    source: String,
    threshold: Option<String>,
}

/// A situation in a lifespan, with the sources of its operands.
pub(super) fn situation(
    rng: &mut Rng,
    events: &[&str],
    s: usize,
    lifespan: &Sketch,
) -> (String, Vec<String>) {
    let sequence = rng.bool();
    let deferred = rng.u8(0..10) < if lifespan.terminates { 5 } else { 1 };
    let count = [1, 2, 2, 3, 3, 3, 4][rng.usize(0..7)];
    let mut pool: Vec<String> = events.iter().map(|&event| event.to_owned()).collect();
    pool.extend(
        (0..s)
            .filter(|_| rng.u8(0..10) < 6)
            .map(|f| format!("S{f}")),
    );
    let mut operands: Vec<Operand> = Vec::new();
    // Operands that share a list agree on its capacity and policy.
    let mut lists: HashMap<(String, Option<String>), String> = HashMap::new();
    let mut body = String::new();
    for o in 0..count {
        let operand = operand(rng, &pool, &operands);
        let quantifier = ["first", "first", "last", "each"][rng.usize(0..4)];
        let _ = write!(body, "    operand o{o}: {quantifier} {}", operand.source);
        if let Some(threshold) = &operand.threshold {
            let _ = write!(body, " if {threshold}");
        }
        match rng.u8(0..10) {
            _ if deferred => {}
            0 => body.push_str(", retain"),
            1 | 2 => {
                let retain = condition(rng, &attributes(&operand.source, ""), 1);
                let _ = write!(body, ", retain if {retain}");
            }
            _ => {}
        }
        let last = if sequence { o + 1 == count } else { count == 1 };
        if deferred || !last {
            let key = (operand.source.clone(), operand.threshold.clone());
            let limit = lists.entry(key).or_insert_with(|| {
                let max = [1, 2, 2, 3, 3, 4][rng.usize(0..6)];
                let policies = ["reject", "reject", "drop_oldest", "drop_oldest", "freeze"];
                format!(", max {max}, on_full {}", policies[rng.usize(0..5)])
            });
            body.push_str(limit);
        }
        body.push_str(";\n");
        operands.push(operand);
    }
    clauses(rng, &operands, &mut body);
    if deferred {
        body.push_str("    detect deferred;\n");
    }
    let kind = if sequence { "sequence" } else { "all" };
    let sources = operands.into_iter().map(|operand| operand.source);
    (
        format!("situation S{s}: {kind} in {} {{\n{body}}}\n", lifespan.name),
        sources.collect(),
    )
}

fn operand(rng: &mut Rng, pool: &[String], before: &[Operand]) -> Operand {
    let unused: Vec<&String> = pool
        .iter()
        .filter(|source| before.iter().all(|operand| operand.source != **source))
        .collect();
    let source = match unused.as_slice() {
        [_, ..] if rng.bool() => unused[rng.usize(0..unused.len())].clone(),
        _ => pool[rng.usize(0..pool.len())].clone(),
    };
    let alike: Vec<&Operand> = before.iter().filter(|o| o.source == source).collect();
    let threshold = if !alike.is_empty() && rng.bool() {
        alike[rng.usize(0..alike.len())].threshold.clone()
    } else {
        rng.bool()
            .then(|| condition(rng, &attributes(&source, ""), 1))
    };
    Operand { source, threshold }
}

fn clauses(rng: &mut Rng, operands: &[Operand], body: &mut String) {
    let all: Vec<Attribute> = operands
        .iter()
        .enumerate()
        .flat_map(|(o, operand)| attributes(&operand.source, &format!("o{o}.")))
        .collect();
    if rng.u8(0..10) < 6 {
        let _ = writeln!(body, "    when {};", condition(rng, &all, 0));
    }
    if let Some(d) = [None, None, Some(2), Some(3), Some(5), Some(8)][rng.usize(0..6)] {
        let _ = writeln!(body, "    within {d}us;");
    }
    if rng.u8(0..8) == 0 {
        body.push_str("    once;\n");
    }
    let (k, x) = (value(rng, &all, "u8"), value(rng, &all, "i8"));
    let b = value(rng, &all, "bool");
    let _ = writeln!(body, "    emit {{ k: {k}, x: {x}, b: {b} }}");
}
