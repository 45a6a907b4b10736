//! Random situations.

use super::lifespan::Sketch;
use super::{aggregate, count, join, temporal};
use fastrand::Rng;

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
    rng: &mut Rng,
    events: &[&str],
    s: usize,
    lifespan: &Sketch,
) -> (String, Vec<String>) {
    let deferred = rng.u8(0..10) < if lifespan.terminates { 5 } else { 1 };
    let mut pool: Vec<String> = events.iter().map(|&event| event.to_owned()).collect();
    pool.extend(
        (0..s)
            .filter(|_| rng.u8(0..10) < 6)
            .map(|f| format!("S{f}")),
    );
    let Situation {
        kind,
        body,
        emit,
        deferred,
        sources,
    } = match rng.u8(0..26) {
        20.. => temporal::situation(rng, &pool),
        0 => count::single(rng, &pool, true),
        1 => count::single(rng, &pool, false),
        2..5 => count::situation(rng, &pool, deferred),
        5..10 => aggregate::situation(rng, &pool, deferred),
        _ => join::situation(rng, &pool, deferred),
    };
    let once = if rng.u8(0..8) == 0 { "    once;\n" } else { "" };
    let detect = if deferred {
        "    detect deferred;\n"
    } else {
        ""
    };
    let lifespan = &lifespan.name;
    let text = format!(
        "situation S{s}: {kind} in {lifespan} {{\n{body}{once}{detect}    emit {{ {emit} }}\n}}\n"
    );
    (text, sources)
}
