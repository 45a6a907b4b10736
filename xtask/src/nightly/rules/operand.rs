//! Random operands: where their events come from, what they say of them.

use super::expression::{Attribute, condition, is_integer};
use super::vocabulary::Choices;

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
    pub(super) fn own(&self, c: &Choices) -> Vec<Attribute> {
        c.attributes(&self.source, "")
    }
}

/// Often the source, and sometimes the threshold, of an operand before it.
pub(super) fn operand(c: &mut Choices, pool: &[String], before: &[Operand]) -> Operand {
    let unused: Vec<&String> = pool
        .iter()
        .filter(|source| before.iter().all(|operand| operand.source != **source))
        .collect();
    let source = match unused.as_slice() {
        [_, ..] if c.bool() => unused[c.usize(0..unused.len())].clone(),
        _ => pool[c.usize(0..pool.len())].clone(),
    };
    let alike: Vec<&Operand> = before.iter().filter(|o| o.source == source).collect();
    let threshold = if !alike.is_empty() && c.bool() {
        alike[c.usize(0..alike.len())].threshold.clone()
    } else {
        let own = c.attributes(&source, "");
        c.bool().then(|| condition(c, &own, 1))
    };
    Operand { source, threshold }
}

/// A capacity and its policy.
pub(super) fn limit(c: &mut Choices) -> String {
    let max = [1, 2, 2, 3, 3, 4][c.usize(0..6)];
    let policies = ["reject", "reject", "drop_oldest", "drop_oldest", "freeze"];
    format!(", max {max}, on_full {}", policies[c.usize(0..5)])
}

/// One time in so many a condition of a parameter: `, override if x > 1`.
pub(super) fn parameter(c: &mut Choices, word: &str, of: &Operand, times: u8) -> String {
    match c.u8(0..times) {
        0 if c.u8(0..3) == 0 => format!(", {word} if true"),
        0 => {
            let own = of.own(c);
            format!(", {word} if {}", condition(c, &own, 1))
        }
        _ => String::new(),
    }
}

/// Now and then a weight: one that fits, or one that may not.
pub(super) fn weight(c: &mut Choices, of: &Operand) -> String {
    let own = of.own(c);
    let integers: Vec<&Attribute> = own.iter().filter(|a| is_integer(a.1)).collect();
    let weight = match integers.as_slice() {
        [] => "2".to_owned(),
        integers => {
            let name = &integers[c.usize(0..integers.len())].0;
            match c.u8(0..4) {
                0 => "2".to_owned(),
                1 => format!("{name} / {name}"),
                2 => format!("3 * {name}"),
                _ => name.clone(),
            }
        }
    };
    match c.one_in(3) {
        true => format!(", weight {weight}"),
        false => String::new(),
    }
}
