//! Random rule sets, biased to what is entangled: events that take several
//! operands, shared lists, small capacities, situations that feed situations.

use fastrand::Rng;
use std::collections::HashMap;
use std::fmt::Write;

/// An attribute that an expression may read: how it is written, and its type.
type Attribute = (String, &'static str);

const EVENTS: [(&str, &[(&str, &str)]); 3] = [
    ("A", &[("k", "u8"), ("x", "i8")]),
    ("B", &[("k", "u8"), ("x", "i8")]),
    ("C", &[("k", "u8"), ("x", "i8"), ("y", "f32")]),
];

/// What a situation emits.
const EMITTED: [(&str, &str); 2] = [("k", "u8"), ("x", "i8")];

/// The rule set of a seed; the engine is called `Rules`.
pub(super) fn random(seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    let mut text = String::from("pub engine Rules;\nresolution 1us;\n");
    for (name, attributes) in EVENTS {
        let attributes: Vec<String> = attributes
            .iter()
            .map(|(name, ty)| format!("{name}: {ty}"))
            .collect();
        let _ = writeln!(text, "event {name} {{ {} }}", attributes.join(", "));
    }
    text.push_str("lifespan L { from startup; max_open 1; }\n");
    let mut events: Vec<&str> = EVENTS.iter().map(|(name, _)| *name).collect();
    rng.shuffle(&mut events);
    events.truncate(rng.usize(1..=3));
    let mut situations: Vec<String> = (0..rng.usize(1..=4))
        .map(|s| situation(&mut rng, &events, s))
        .collect();
    // The order of declaration is meaning, and need not be that of feeding.
    if rng.bool() {
        rng.shuffle(&mut situations);
    }
    text.push_str(&situations.join("\n"));
    text
}

struct Operand {
    source: String,
    threshold: Option<String>,
}

fn situation(rng: &mut Rng, events: &[&str], s: usize) -> String {
    let sequence = rng.bool();
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
            0 => body.push_str(", retain"),
            1 | 2 => {
                let retain = condition(rng, &attributes(&operand.source, ""), 1);
                let _ = write!(body, ", retain if {retain}");
            }
            _ => {}
        }
        let stores = if sequence { o + 1 < count } else { count > 1 };
        if stores {
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
    let kind = if sequence { "sequence" } else { "all" };
    format!("situation S{s}: {kind} in L {{\n{body}}}\n")
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
    let _ = writeln!(body, "    emit {{ k: {k}, x: {x} }}");
}

fn attributes(source: &str, prefix: &str) -> Vec<Attribute> {
    let event = EVENTS.iter().find(|(name, _)| *name == source);
    let attributes = event.map_or(&EMITTED[..], |(_, attributes)| attributes);
    attributes
        .iter()
        .map(|&(name, ty)| (format!("{prefix}{name}"), ty))
        .collect()
}

/// A condition over attributes; integers may overflow and divide by zero.
fn condition(rng: &mut Rng, over: &[Attribute], depth: u8) -> String {
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
            let alike: Vec<&Attribute> = over.iter().filter(|a| a.1 == *ty).collect();
            let other = &alike[rng.usize(0..alike.len())].0;
            let comparison = ["<", "<=", "==", "!=", ">", ">="][rng.usize(0..6)];
            let point = if *ty == "f32" { ".0" } else { "" };
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

fn value(rng: &mut Rng, over: &[Attribute], ty: &str) -> String {
    let alike: Vec<&String> = over.iter().filter(|a| a.1 == ty).map(|a| &a.0).collect();
    let a = alike[rng.usize(0..alike.len())];
    if rng.u8(0..5) > 0 {
        return a.clone();
    }
    let b = alike[rng.usize(0..alike.len())];
    format!("{a} {} {b}", ["+", "-", "*", "/"][rng.usize(0..4)])
}
