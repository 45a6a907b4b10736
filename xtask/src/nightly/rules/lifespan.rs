//! Random lifespans.

use super::expression::{Attribute, condition, is_float};
use super::temporal::moment;
use super::vocabulary::Choices;
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
pub(super) fn sketch(c: &mut Choices, events: &[&str], situations: usize, l: usize) -> Sketch {
    let mut sketch = Sketch {
        name: format!("L{l}"),
        terminates: false,
        clauses: String::new(),
        keyed: false,
        limits: String::new(),
        met: Vec::new(),
    };
    let max_open = [1, 1, 2, 2, 3, 3, 4, 9][c.usize(0..8)];
    if c.u8(0..6) == 0 {
        // As it was before there were contexts.
        sketch.clauses.push_str("    from startup;\n");
        sketch.limits = format!("    max_open {max_open};\n");
        return sketch;
    }
    let starts = c.u8(0..4) == 0;
    let moments = c.u8(0..4) == 0;
    sketch.keyed = !starts && !moments && c.u8(0..3) > 0;
    let ignore = c.u8(0..3) == 0;
    if ignore {
        sketch.clauses.push_str("    policy ignore;\n");
    }
    if moments {
        for _ in 0..c.usize(1..=2) {
            let _ = writeln!(sketch.clauses, "    from at {};", moment(c));
        }
    }
    // `init.x` reads an event: nothing else may open the lifespan.
    let opened = initiators(c, events, situations, starts, moments, &mut sketch);
    let initiator = if starts || moments {
        Vec::new()
    } else {
        opened
    };
    terminators(c, events, situations, &initiator, &mut sketch);
    sketch.limits = format!("    max_open {max_open}");
    if sketch.keyed && !ignore && c.bool() {
        let _ = write!(sketch.limits, ", per_key {}", c.u32(1..=max_open));
    }
    if c.u8(0..4) > 0 {
        let policy = ["reject", "drop_oldest", "drop_oldest", "freeze"][c.usize(0..4)];
        let _ = write!(sketch.limits, ", on_full {policy}");
    }
    sketch.limits.push_str(";\n");
    sketch
}

fn initiators(
    c: &mut Choices,
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
    for _ in 0..c.usize(least..=2) {
        let source = source(c, events, situations, 7);
        let _ = write!(sketch.clauses, "    from {source}");
        if c.u8(0..3) == 0 {
            sketch.clauses.push_str(" including");
        }
        unless_always(c, &source, sketch);
        sketch.clauses.push_str(";\n");
        let own = c.attributes(&source, "init.");
        common = Some(match common {
            None => own,
            Some(common) => common.into_iter().filter(|a| own.contains(a)).collect(),
        });
        sketch.met.push(source);
    }
    common.unwrap_or_default()
}

fn terminators(
    c: &mut Choices,
    events: &[&str],
    situations: usize,
    initiator: &[Attribute],
    sketch: &mut Sketch,
) {
    for _ in 0..[0, 1, 1, 1, 2, 2, 3][c.usize(0..7)] {
        let end = if c.u8(0..3) > 0 {
            sketch.terminates = true;
            "terminate"
        } else {
            "discard"
        };
        if c.u8(0..5) < 2 {
            let after = [1, 2, 3, 5, 8, 12][c.usize(0..6)];
            let _ = writeln!(sketch.clauses, "    until after {after}us {end};");
            continue;
        }
        if c.u8(0..6) == 0 {
            let _ = writeln!(sketch.clauses, "    until at {} {end};", moment(c));
            continue;
        }
        let source = source(c, events, situations, 4);
        let which = ["", "each ", "first ", "last "][c.usize(0..4)];
        let _ = write!(sketch.clauses, "    until {which}{source}");
        if sketch.keyed && c.u8(0..3) == 0 {
            sketch.clauses.push_str(" all_keys");
        } else {
            sketch.met.push(source.clone());
        }
        if initiator.is_empty() || c.bool() {
            unless_always(c, &source, sketch);
        } else {
            let mut readable = c.attributes(&source, "");
            readable.extend(initiator.iter().cloned());
            let (init, ty) = c.one_of(initiator);
            let own = readable.iter().find(|a| a.1 == ty && a.0 != init);
            let condition = match own.filter(|_| !is_float(ty)).cloned() {
                Some((own, _)) if c.bool() => format!("{own} == {init}"),
                _ => condition(c, &readable, 1),
            };
            let _ = write!(sketch.clauses, " if {condition}");
        }
        let _ = writeln!(sketch.clauses, " {end};");
    }
}

/// Often a condition.
fn unless_always(c: &mut Choices, source: &str, sketch: &mut Sketch) {
    if c.u8(0..5) < 2 {
        let own = c.attributes(source, "");
        let condition = condition(c, &own, 1);
        let _ = write!(sketch.clauses, " if {condition}");
    }
}

/// An event, or one time in so many a situation.
fn source(c: &mut Choices, events: &[&str], situations: usize, times: u8) -> String {
    match c.u8(0..times) {
        0 => format!("S{}", c.usize(0..situations)),
        _ => events[c.usize(0..events.len())].to_owned(),
    }
}

/// Its text, now that it is known who meets it by its key.
pub(super) fn print(c: &mut Choices, sketch: &Sketch) -> String {
    let mut key = String::new();
    if sketch.keyed {
        let mut met = sketch.met.clone();
        met.sort();
        met.dedup();
        let mut attribute = c.one_of(&["k", "k", "g", "x", "b"]);
        if attribute == "x" && is_float(c.emitted[1].1) {
            attribute = "k";
        }
        key = match c.u8(0..4) {
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
