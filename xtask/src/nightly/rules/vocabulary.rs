//! What the rules of one set speak of: events with attributes of random types, what
//! every situation emits, the functions that the rules call.

use super::expression::Attribute;
use fastrand::Rng;
use std::fmt::Write;
use std::ops::{Deref, DerefMut};

/// The types of attributes, as they are written.
pub(super) const TYPES: [&str; 14] = [
    "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f32", "f64", "bool", "str<3>", "Level",
    "Side",
];

/// Functions of the host: what they are called, take and give. `declared.rs` beside the
/// rules is what they compute.
pub(super) const FUNCTIONS: [(&str, &[&str], &str); 3] = [
    ("odd", &["u8"], "bool"),
    ("near", &["f32", "f32"], "bool"),
    ("turned", &["i16"], "i16"),
];

/// Attributes by name and type.
type Attributes = Vec<(&'static str, &'static str)>;

/// A random generator, and what it may speak of.
pub(super) struct Choices {
    rng: Rng,
    /// Input events.
    pub(super) events: Vec<(&'static str, Attributes)>,
    /// What a situation emits: `k` and `g`, which can be keys, `x`, a number, `b`, a bool.
    pub(super) emitted: Attributes,
    /// Whether the first event and the enum without an order are types of the host.
    adopts: (bool, bool),
}

impl Deref for Choices {
    type Target = Rng;

    fn deref(&self) -> &Rng {
        &self.rng
    }
}

impl DerefMut for Choices {
    fn deref_mut(&mut self) -> &mut Rng {
        &mut self.rng
    }
}

impl Choices {
    pub(super) fn new(mut rng: Rng) -> Self {
        // A key of any type that can be one; small ones meet more often.
        let keys = [
            "u8", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bool", "str<3>", "Level",
            "Side",
        ];
        let [k, g] = [(); 2].map(|()| keys[rng.usize(0..keys.len())]);
        let x = match rng.u8(0..3) {
            0 => "i8",
            _ => TYPES[rng.usize(0..10)],
        };
        let emitted = vec![("k", k), ("x", x), ("b", "bool"), ("g", g)];
        let event = |rng: &mut Rng| {
            let mut attributes = emitted.clone();
            if rng.bool() {
                attributes.push(("s", "str<3>"));
            }
            for name in ["l", "y"].into_iter().take(rng.usize(0..3)) {
                attributes.push((name, TYPES[rng.usize(0..TYPES.len())]));
            }
            attributes
        };
        let events = ["A", "B", "C"].map(|name| (name, event(&mut rng)));
        let adopts = (rng.u8(0..6) == 0, rng.u8(0..6) == 0);
        Self {
            rng,
            events: events.into(),
            emitted,
            adopts,
        }
    }

    /// One of them.
    pub(super) fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.rng.usize(0..items.len())].clone()
    }

    /// One time in so many.
    pub(super) fn one_in(&mut self, times: u8) -> bool {
        self.rng.u8(0..times) == 0
    }

    /// The attributes of an event or a situation.
    pub(super) fn attributes(&self, source: &str, prefix: &str) -> Vec<Attribute> {
        let event = self.events.iter().find(|(name, _)| *name == source);
        let attributes = event.map_or(&self.emitted, |(_, attributes)| attributes);
        let named = |&(name, ty): &(&str, _)| (format!("{prefix}{name}"), ty);
        attributes.iter().map(named).collect()
    }

    /// Whether an event is a type of the host.
    pub(super) fn adopted(&self, event: &str) -> bool {
        self.adopts.0 && event == self.events[0].0
    }

    /// The declarations.
    pub(super) fn declared(&mut self) -> String {
        let mut text = String::from("epoch \"1970-01-01T00:00:00Z\";\n");
        if self.one_in(6) {
            let _ = writeln!(text, "reorder within {}us, max 4;", self.rng.u8(1..9));
        }
        if self.one_in(6) {
            text.push_str("merge port, lee, max 2;\n");
        }
        text.push_str("ordered enum Level { Low, Mid, High }\n");
        let side = if self.adopts.1 { " = self::Hand" } else { "" };
        let _ = writeln!(text, "enum Side{side} {{ Left, Right }}");
        for (name, parameters, result) in FUNCTIONS {
            let parameters = parameters.iter().enumerate();
            let parameters: Vec<String> = parameters.map(|(p, ty)| format!("p{p}: {ty}")).collect();
            let parameters = parameters.join(", ");
            let _ = writeln!(
                text,
                "fn {name}({parameters}) -> {result} = crate::declared::{name};"
            );
        }
        for (name, attributes) in &self.events {
            let own = if self.adopted(name) {
                " = self::Plot"
            } else {
                ""
            };
            let attributes = attributes.iter().map(|(name, ty)| format!("{name}: {ty}"));
            let attributes: Vec<String> = attributes.collect();
            let attributes = attributes.join(", ");
            let _ = writeln!(text, "event {name}{own} {{ {attributes} }}");
        }
        text
    }
}
