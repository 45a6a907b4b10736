//! `calibration.json`.

use super::tiers::Tier;
use serde::Serialize;
use std::collections::BTreeMap;

/// A calibration.
#[derive(Clone, Debug, Serialize)]
pub struct Calibration {
    /// Whether this was a quick run, whose figures are rough.
    pub quick: bool,
    /// The target triple.
    pub target: String,
    /// The processor, in words.
    pub cpu: String,
    /// The compiler.
    pub rustc: String,
    /// The day.
    pub date: String,
    /// What chose the roles of shapes.
    pub salt: String,
    /// How many salts were tried, this one included.
    pub salts: u32,
    /// Shapes of each role, and engines of several situations.
    pub shapes: Shapes,
    /// In instructions, counted by callgrind.
    pub instructions: Unit,
    /// In nanoseconds, p99, warm.
    pub time: Option<Unit>,
    /// In nanoseconds, p99, cold.
    pub time_cold: Option<Unit>,
    /// Of the samples of times, which share was dropped, since the machine did something
    /// else besides.
    pub dropped: Option<f64>,
    /// Repetitions that have fewer samples than were wanted, since too many were dropped.
    pub short: Option<u64>,
    /// Causes that have no row of times, since all samples of some data were dropped.
    pub left_out: Option<usize>,
    /// Whether the machine tells what it does besides.
    pub preemption_told: Option<bool>,
}

/// How many shapes there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Shapes {
    /// Templates.
    pub templates: usize,
    /// Fitted to.
    pub fit: usize,
    /// For the margin.
    pub margin: usize,
    /// Held out.
    pub test: usize,
    /// Held out, of several situations.
    pub several: usize,
    /// Rule sets of the corpus, fitted to.
    pub corpus: usize,
    /// Adapters of all roles.
    pub adapters: usize,
}

/// One unit.
#[derive(Clone, Debug, Serialize)]
pub struct Unit {
    /// The factor on all bounds.
    pub margin: f64,
    /// What a call costs beside its operations.
    pub floor: f64,
    /// By family: prices, how many of them the points tell apart, and points.
    pub d: BTreeMap<&'static str, Determined>,
    /// The same of all families together, and the floor.
    pub all: Determined,
    /// Whether the fit came to an end: the points are the worst under its prices.
    pub settled: bool,
    /// Rows of the shapes that were fitted, and their bounds without a margin.
    pub fitted: Option<Tier>,
    /// Rows of the shapes by which the margin was chosen, without it.
    pub margin_rows: Option<Tier>,
    /// Other capacities of templates that were fitted.
    pub tier_i: Option<Tier>,
    /// Templates of which no shape was fitted.
    pub tier_ii: Option<Tier>,
    /// Several situations in one engine.
    pub tier_iii: Option<Tier>,
    /// Of all that is held out: an event with the timers that are due before it.
    pub process: Option<Tier>,
    /// The margins of tier (ii), each chosen without the part that it is tested on.
    pub tier_ii_margins: Vec<f64>,
    /// The sum of isolated primitive costs, over the same rows.
    pub naive_sum: Naive,
}

/// How many prices of a family there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Determined {
    /// Operations that happen in some point.
    pub d: usize,
    /// How many of their prices the points tell apart.
    pub rank: usize,
    /// Points of different counts in which some of them happen.
    pub points: usize,
}

/// The naive sum.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Naive {
    /// Over the rows of tier (i).
    pub tier_i: Option<Tier>,
    /// Over the rows of tier (ii).
    pub tier_ii: Option<Tier>,
    /// Over the rows of tier (iii).
    pub tier_iii: Option<Tier>,
}

impl Calibration {
    /// Rows of all units of which a call was found that did more than is counted.
    #[must_use]
    pub fn beyond(&self) -> u64 {
        let units = [&self.time, &self.time_cold].into_iter().flatten();
        let units = units.chain([&self.instructions]).map(Unit::beyond);
        units.sum()
    }
}

impl Unit {
    /// Rows of which a call was found that did more than is counted.
    #[must_use]
    pub fn beyond(&self) -> u64 {
        let tiers = [
            self.fitted,
            self.margin_rows,
            self.tier_i,
            self.tier_ii,
            self.tier_iii,
            self.process,
        ];
        tiers.iter().flatten().map(|tier| tier.beyond).sum()
    }
}
