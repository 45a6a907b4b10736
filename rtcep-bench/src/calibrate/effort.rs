//! How much is measured.

use super::{shapes, states, time};
use crate::search;

/// A whole calibration, or a rough one that goes the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Rules.
    pub shapes: shapes::Number,
    /// Calls of each.
    pub states: states::Number,
    /// Times of each call.
    pub times: time::Number,
}

impl Effort {
    /// The rough one, or the whole.
    #[must_use]
    pub const fn new(quick: bool) -> Self {
        if quick { Self::QUICK } else { Self::FULL }
    }

    const FULL: Self = Self {
        shapes: shapes::Number {
            templates: 30,
            capacities: 4,
            several: 120,
        },
        states: states::Number {
            effort: search::Effort {
                traces: 3_000,
                patience: 600,
                kept: 32,
                seed: 1,
            },
            others: 8,
            random: 2,
        },
        times: time::Number {
            repetitions: 7,
            samples: 20_000,
            cold: 1_000,
            others: 1,
        },
    };

    const QUICK: Self = Self {
        shapes: shapes::Number {
            templates: 3,
            capacities: 3,
            several: 8,
        },
        states: states::Number {
            effort: search::Effort {
                traces: 300,
                patience: 100,
                kept: 8,
                seed: 1,
            },
            others: 3,
            random: 1,
        },
        times: time::Number {
            repetitions: 3,
            samples: 640,
            cold: 64,
            others: 1,
        },
    };
}
