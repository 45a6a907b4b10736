//! Random operands: where their events come from, what they say of them.

use super::expression::{Attribute, attributes, condition};
use fastrand::Rng;

/// An operand before its parameters.
pub(super) struct Operand {
    pub(super) source: String,
    pub(super) threshold: Option<String>,
}

impl Operand {
    /// `A if x > 1`, or with a repetition `A{1..=2} if x > 1`.
    pub(super) fn text(&self, repetition: &str) -> String {
        let threshold = self.threshold.as_ref();
        let threshold = threshold.map_or(String::new(), |condition| format!(" if {condition}"));
        format!("{}{repetition}{threshold}", self.source)
    }

    /// Its own attributes.
    pub(super) fn own(&self) -> Vec<Attribute> {
        attributes(&self.source, "")
    }
}

/// Often the source, and sometimes the threshold, of an operand before it.
pub(super) fn operand(rng: &mut Rng, pool: &[String], before: &[Operand]) -> Operand {
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

/// A capacity and its policy.
pub(super) fn limit(rng: &mut Rng) -> String {
    let max = [1, 2, 2, 3, 3, 4][rng.usize(0..6)];
    let policies = ["reject", "reject", "drop_oldest", "drop_oldest", "freeze"];
    format!(", max {max}, on_full {}", policies[rng.usize(0..5)])
}

/// One time in so many a condition of a parameter: `, override if x > 1`.
pub(super) fn parameter(rng: &mut Rng, word: &str, of: &Operand, times: u8) -> String {
    match rng.u8(0..times) {
        0 if rng.u8(0..3) == 0 => format!(", {word} if true"),
        0 => format!(", {word} if {}", condition(rng, &of.own(), 1)),
        _ => String::new(),
    }
}

/// Now and then a weight: one that fits, or one that may not.
pub(super) fn weight(rng: &mut Rng) -> String {
    let weights = [
        ", weight k",
        ", weight 2",
        ", weight x",
        ", weight k / k",
        ", weight 3 * k",
    ];
    match rng.u8(0..3) {
        0 => weights[rng.usize(0..weights.len())].to_owned(),
        _ => String::new(),
    }
}
