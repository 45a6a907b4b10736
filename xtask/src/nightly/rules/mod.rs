//! Random rule sets, biased to what is entangled: events that take several
//! operands, shared lists, small capacities, situations that feed situations,
//! that open and end lifespans, lifespans of all kinds that overlap, timers that are
//! due at one tick, events made from events.

mod aggregate;
mod count;
mod expression;
mod join;
mod lifespan;
mod operand;
mod situation;
mod stateless;
mod temporal;

use fastrand::Rng;
use std::fmt::Write;

const EVENTS: [(&str, &[(&str, &str)]); 3] = [
    (
        "A",
        &[("k", "u8"), ("x", "i8"), ("b", "bool"), ("l", "Level")],
    ),
    ("B", &[("k", "u8"), ("x", "i8"), ("b", "bool")]),
    (
        "C",
        &[
            ("k", "u8"),
            ("x", "i8"),
            ("b", "bool"),
            ("y", "f32"),
            ("s", "str<3>"),
        ],
    ),
];

/// What a situation emits.
const EMITTED: [(&str, &str); 3] = [("k", "u8"), ("x", "i8"), ("b", "bool")];

/// Detections of one event at most: the closure keeps them on the stack.
const DETECTIONS: u64 = 5_000;

/// The rule set of a seed; the engine is called `Rules`.
///
/// What was made at random may derive itself in a circle, or derive too much:
/// then the next one is made.
pub(super) fn random(seed: u64) -> String {
    let mut rng = Rng::with_seed(seed);
    loop {
        let text = attempt(&mut rng);
        if let Ok(compiled) = rtcep_lang::compile_str(&text) {
            let costs = &compiled.costs;
            let mut all = costs.events.iter().chain([&costs.sweep]);
            if all.all(|event| event.detections <= DETECTIONS) {
                return text;
            }
        }
    }
}

fn attempt(rng: &mut Rng) -> String {
    let mut events: Vec<&str> = EVENTS.iter().map(|(name, _)| *name).collect();
    rng.shuffle(&mut events);
    events.truncate(rng.usize(1..=3));
    let lifespans = [1, 1, 2, 2, 3][rng.usize(0..5)];
    let situations = rng.usize(1..=4);
    let mut kinds: Vec<lifespan::Sketch> = (0..lifespans)
        .map(|l| lifespan::sketch(rng, &events, situations, l))
        .collect();
    let mut items: Vec<String> = Vec::new();
    for s in 0..situations {
        let l = rng.usize(0..lifespans);
        let (text, sources) = situation::situation(rng, &events, s, &kinds[l]);
        kinds[l].met.extend(sources);
        items.push(text);
    }
    items.extend(stateless::refers(rng, situations));
    items.extend(stateless::actions(rng, situations));
    items.extend(kinds.iter().map(|kind| lifespan::print(rng, kind)));
    // The order of declaration is meaning, and need not be that of feeding.
    if rng.bool() {
        rng.shuffle(&mut items);
    } else {
        items.rotate_right(lifespans);
    }
    let mut text = String::from("pub engine Rules;\nresolution 1us;\n");
    text.push_str("epoch \"1970-01-01T00:00:00Z\";\n");
    text.push_str("ordered enum Level { Low, Mid, High }\n");
    for (name, attributes) in EVENTS {
        let attributes = attributes.iter().map(|(name, ty)| format!("{name}: {ty}"));
        let attributes: Vec<String> = attributes.collect();
        let _ = writeln!(text, "event {name} {{ {} }}", attributes.join(", "));
    }
    text.push_str(&items.join("\n"));
    text
}
