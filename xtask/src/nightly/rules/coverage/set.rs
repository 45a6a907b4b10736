//! Sets of constructs.

use super::constructs::{ALL, Construct, NAMES};

/// The construct of a name.
fn named(name: &str) -> Construct {
    let found = NAMES.iter().position(|other| *other == name);
    found.unwrap_or_else(|| panic!("there is no construct `{name}`"))
}

/// A set of constructs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Set([u64; 3]);

impl Set {
    /// With a construct more.
    pub(crate) fn add(&mut self, name: &str) {
        let construct = named(name);
        self.0[construct / 64] |= 1 << (construct % 64);
    }

    /// With a construct more, if something holds.
    pub(crate) fn add_if(&mut self, holds: bool, name: &str) {
        if holds {
            self.add(name);
        }
    }

    /// Whether it has a construct.
    pub(crate) fn has(self, construct: Construct) -> bool {
        self.0[construct / 64] >> (construct % 64) & 1 == 1
    }

    /// What is in either.
    pub(crate) fn with(self, other: Set) -> Set {
        let [a, b] = [self.0, other.0];
        Set(std::array::from_fn(|i| a[i] | b[i]))
    }

    /// Its constructs, in order.
    pub(crate) fn list(self) -> Vec<Construct> {
        (0..ALL).filter(|&construct| self.has(construct)).collect()
    }
}
