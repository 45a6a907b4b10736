//! Random situations.

use super::expression::{Attribute, value};
use super::lifespan::Sketch;
use super::vocabulary::Choices;
use super::{aggregate, count, join, temporal};

/// A situation before its name and lifespan.
pub(super) struct Situation {
    /// The kind and what it demands.
    pub(super) kind: String,
    /// Operands and clauses.
    pub(super) body: String,
    /// What it emits: a `k`, an `x` and a `b`.
    pub(super) emit: String,
    pub(super) deferred: bool,
    /// The sources of its operands.
    pub(super) sources: Vec<String>,
}

/// A situation in a lifespan, with the sources of its operands.
pub(super) fn situation(
    c: &mut Choices,
    events: &[&str],
    s: usize,
    lifespan: &Sketch,
) -> (String, Vec<String>) {
    let deferred = c.u8(0..10) < if lifespan.terminates { 5 } else { 1 };
    let mut pool: Vec<String> = events.iter().map(|&event| event.to_owned()).collect();
    pool.extend((0..s).filter(|_| c.u8(0..10) < 6).map(|f| format!("S{f}")));
    let Situation {
        kind,
        body,
        emit,
        deferred,
        sources,
    } = match c.u8(0..16) {
        0 => count::single(c, &pool, true),
        1 => count::single(c, &pool, false),
        2..5 => count::situation(c, &pool, deferred),
        5..9 => aggregate::situation(c, &pool, deferred),
        9..12 => temporal::situation(c, &pool),
        _ => join::situation(c, &pool, deferred),
    };
    let most = if c.one_in(16) {
        "    max_combinations 70_000;\n"
    } else {
        ""
    };
    let once = if c.u8(0..8) == 0 { "    once;\n" } else { "" };
    let detect = if deferred {
        "    detect deferred;\n"
    } else {
        ""
    };
    let lifespan = &lifespan.name;
    let text = format!(
        "situation S{s}: {kind} in {lifespan} {{\n{body}{most}{once}{detect}    emit {{ {emit} }}\n}}\n"
    );
    (text, sources)
}

/// What all situations emit, and now and then a `w` of any type.
pub(super) fn emission(c: &mut Choices, over: &[Attribute]) -> String {
    let emitted = c.emitted.clone();
    let values = emitted
        .iter()
        .map(|(name, ty)| format!("{name}: {}", value(c, over, ty, 1)));
    let mut values: Vec<String> = values.collect();
    if !over.is_empty() && c.one_in(4) {
        let (_, ty) = c.one_of(over);
        values.push(format!("w: {}", value(c, over, ty, 1)));
    }
    values.join(", ")
}
