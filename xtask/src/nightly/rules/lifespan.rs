//! Random lifespans.

use super::expression::{Attribute, attributes, condition};
use super::temporal::moment;
use fastrand::Rng;
use std::fmt::Write;

/// A lifespan before it is known which situations are in it.
pub(super) struct Sketch {
    pub(super) name: String,
    /// Whether some end composes deferred situations.
    pub(super) terminates: bool,
    clauses: String,
    keyed: bool,
    limits: String,
    /// Who meets it by its key.
    pub(super) met: Vec<String>,
}

/// A lifespan; of `situations` ones, any may open and end it.
pub(super) fn sketch(rng: &mut Rng, events: &[&str], situations: usize, l: usize) -> Sketch {
    let mut sketch = Sketch {
        name: format!("L{l}"),
        terminates: false,
        clauses: String::new(),
        keyed: false,
        limits: String::new(),
        met: Vec::new(),
    };
    let max_open = [1, 1, 2, 2, 3, 3, 4, 9][rng.usize(0..8)];
    if rng.u8(0..6) == 0 {
        // As it was before there were contexts.
        sketch.clauses.push_str("    from startup;\n");
        sketch.limits = format!("    max_open {max_open};\n");
        return sketch;
    }
    let starts = rng.u8(0..4) == 0;
    let moments = rng.u8(0..4) == 0;
    sketch.keyed = !starts && !moments && rng.u8(0..3) > 0;
    let ignore = rng.u8(0..3) == 0;
    if ignore {
        sketch.clauses.push_str("    policy ignore;\n");
    }
    if moments {
        for _ in 0..rng.usize(1..=2) {
            let _ = writeln!(sketch.clauses, "    from at {};", moment(rng));
        }
    }
    // `init.x` reads an event: nothing else may open the lifespan.
    let opened = initiators(rng, events, situations, starts, moments, &mut sketch);
    let initiator = if starts || moments {
        Vec::new()
    } else {
        opened
    };
    terminators(rng, events, situations, &initiator, &mut sketch);
    sketch.limits = format!("    max_open {max_open}");
    if sketch.keyed && !ignore && rng.bool() {
        let _ = write!(sketch.limits, ", per_key {}", rng.u32(1..=max_open));
    }
    if rng.u8(0..4) > 0 {
        let policy = ["reject", "drop_oldest", "drop_oldest", "freeze"][rng.usize(0..4)];
        let _ = write!(sketch.limits, ", on_full {policy}");
    }
    sketch.limits.push_str(";\n");
    sketch
}

fn initiators(
    rng: &mut Rng,
    events: &[&str],
    situations: usize,
    starts: bool,
    moments: bool,
    sketch: &mut Sketch,
) -> Vec<Attribute> {
    let mut common: Option<Vec<Attribute>> = None;
    if starts {
        sketch.clauses.push_str("    from startup;\n");
    }
    let least = if starts || moments { 0 } else { 1 };
    for _ in 0..rng.usize(least..=2) {
        let source = source(rng, events, situations, 7);
        let _ = write!(sketch.clauses, "    from {source}");
        if rng.u8(0..3) == 0 {
            sketch.clauses.push_str(" including");
        }
        unless_always(rng, &source, sketch);
        sketch.clauses.push_str(";\n");
        let own = attributes(&source, "init.");
        common = Some(match common {
            None => own,
            Some(common) => common.into_iter().filter(|a| own.contains(a)).collect(),
        });
        sketch.met.push(source);
    }
    common.unwrap_or_default()
}

fn terminators(
    rng: &mut Rng,
    events: &[&str],
    situations: usize,
    initiator: &[Attribute],
    sketch: &mut Sketch,
) {
    for _ in 0..[0, 1, 1, 1, 2, 2, 3][rng.usize(0..7)] {
        let end = if rng.u8(0..3) > 0 {
            sketch.terminates = true;
            "terminate"
        } else {
            "discard"
        };
        if rng.u8(0..5) < 2 {
            let after = [1, 2, 3, 5, 8, 12][rng.usize(0..6)];
            let _ = writeln!(sketch.clauses, "    until after {after}us {end};");
            continue;
        }
        if rng.u8(0..6) == 0 {
            let _ = writeln!(sketch.clauses, "    until at {} {end};", moment(rng));
            continue;
        }
        let source = source(rng, events, situations, 4);
        let which = ["", "each ", "first ", "last "][rng.usize(0..4)];
        let _ = write!(sketch.clauses, "    until {which}{source}");
        if sketch.keyed && rng.u8(0..3) == 0 {
            sketch.clauses.push_str(" all_keys");
        } else {
            sketch.met.push(source.clone());
        }
        if initiator.is_empty() || rng.bool() {
            unless_always(rng, &source, sketch);
        } else {
            let mut readable = attributes(&source, "");
            readable.extend(initiator.iter().cloned());
            let condition = condition(rng, &readable, 1);
            let _ = write!(sketch.clauses, " if {condition}");
        }
        let _ = writeln!(sketch.clauses, " {end};");
    }
}

/// Often a condition.
fn unless_always(rng: &mut Rng, source: &str, sketch: &mut Sketch) {
    if rng.u8(0..5) < 2 {
        let condition = condition(rng, &attributes(source, ""), 1);
        let _ = write!(sketch.clauses, " if {condition}");
    }
}

/// An event, or one time in so many a situation.
fn source(rng: &mut Rng, events: &[&str], situations: usize, times: u8) -> String {
    match rng.u8(0..times) {
        0 => format!("S{}", rng.usize(0..situations)),
        _ => events[rng.usize(0..events.len())].to_owned(),
    }
}

/// Its text, now that it is known who meets it by its key.
pub(super) fn print(rng: &mut Rng, sketch: &Sketch) -> String {
    let mut key = String::new();
    if sketch.keyed {
        let mut met = sketch.met.clone();
        met.sort();
        met.dedup();
        let attribute = ["k", "k", "k", "x", "b"][rng.usize(0..5)];
        key = match rng.u8(0..4) {
            0 => {
                let named: Vec<String> = met.iter().map(|m| format!("{m}.{attribute}")).collect();
                format!("    key q = {};\n", named.join(", "))
            }
            _ => format!("    key {attribute};\n"),
        };
    }
    let Sketch {
        name,
        clauses,
        limits,
        ..
    } = sketch;
    format!("lifespan {name} {{\n{clauses}{key}{limits}}}\n")
}
