//! How much is measured.

use super::asked::Others;
use super::{shapes, states, time};
use crate::search;

/// A whole calibration, or a rough one that goes the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Rules.
    pub shapes: shapes::Number,
    /// Calls of each.
    pub states: states::Number,
    /// Which calls are timed.
    pub others: Others,
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
            others: 12,
            random: 2,
        },
        others: Others {
            fitted: 12,
            rest: 1,
        },
        times: time::Number {
            repetitions: 7,
            samples: 20_000,
            cold_repetitions: 8,
            cold: 128,
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
        others: Others { fitted: 2, rest: 1 },
        times: time::Number {
            repetitions: 3,
            samples: 640,
            cold_repetitions: 3,
            cold: 64,
        },
    };
}
