//! `occupancy.json`.

use serde::Serialize;

/// The experiment. All times are nanoseconds per event.
#[derive(Clone, Debug, Serialize)]
pub struct Occupancy {
    /// Whether this was a quick run, whose figures are rough.
    pub quick: bool,
    /// Events per measurement.
    pub events: usize,
    /// Repetitions, in turns; every time is the median over them.
    pub repetitions: usize,
    /// Events between two readings of the clock.
    pub batch: usize,
    /// The clock alone: it is in every `p99_ns`.
    pub clock: Clock,
    /// The price of each operation.
    pub prices: Vec<Price>,
    /// By form and event type.
    pub forms: Vec<FormRecord>,
}

/// What reading the clock twice costs.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Clock {
    /// Mostly.
    pub p50_ns: u64,
    /// In 99 of 100 cases at most.
    pub p99_ns: u64,
}

/// One counted operation.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Price {
    /// Its name in `Op`.
    pub op: &'static str,
    /// Criterion's median, the median of all rounds.
    pub ns: f64,
}

/// One event type under one form of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct FormRecord {
    /// The form.
    pub name: &'static str,
    /// The event type.
    pub event: &'static str,
    /// Whether events alone reach the states; else they are forced.
    pub reachable: bool,
    /// Operations counted at most.
    pub bound_operations: u64,
    /// The same, by name.
    pub bound_counts: String,
    /// The sum of primitive costs over the dearest paths.
    pub bound_ns: f64,
    /// The dearest paths.
    pub paths: Vec<PathRecord>,
    /// 10 candidates of the other operand and 9 of its own: the last point.
    pub near_worst_mean_ns: f64,
    /// The bound over it.
    pub bound_over_near_worst: f64,
    /// Both lists full.
    pub full: Point,
    /// Near the worst, but conditions hold at random; where there are some.
    pub near_worst_random_data: Option<Times>,
    /// Both event types at random from an empty engine, on average over both, as
    /// in \[RT\].
    pub random_mean_ns: f64,
    /// The same mean, with p50 and p99 of this type in the same stream.
    pub random_arrival: Times,
    /// By occupancy.
    pub points: Vec<Point>,
}

/// A dearest path.
#[derive(Clone, Debug, Serialize)]
pub struct PathRecord {
    /// The situation; `None` for anything else.
    pub situation: Option<&'static str>,
    /// The lifespan, if it is one.
    pub lifespan: Option<&'static str>,
    /// The stateless rule or action, if it is one.
    pub rule: Option<&'static str>,
    /// When; `None` for the engine itself and for stateless rules.
    pub phase: Option<&'static str>,
    /// The path.
    pub path: &'static str,
    /// Its part of the bound.
    pub ns: f64,
}

/// What was measured, each the median of all repetitions.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Times {
    /// The mean of all events of a measurement, those that were preempted included.
    /// Neighbours in a batch may overlap in the processor.
    pub mean_ns: f64,
    /// The median of the means of the batches: what is usual.
    pub batch_median_ns: f64,
    /// The median of events timed one by one, with the clock in each.
    pub p50_ns: f64,
    /// The p99 of the same.
    pub p99_ns: f64,
}

/// One state.
#[derive(Clone, Debug, Serialize)]
pub struct Point {
    /// Percent of the capacity that is in use once the event is added; more than
    /// 100 where it finds no room.
    pub occupancy: usize,
    /// Candidates of the event's own type.
    pub own: usize,
    /// Candidates of the other type.
    pub opposite: usize,
    /// What was measured.
    #[serde(flatten)]
    pub times: Times,
    /// Operations that an instrumented copy counted in this state.
    pub operations: u64,
    /// The same, by name.
    pub counts: String,
    /// What they cost by the prices of the bound.
    pub priced_ns: f64,
    /// Combinations that AlertTrack examined.
    pub rows: u64,
    /// The matrix of all combinations in the same state, where it is compared.
    pub matrix: Option<MatrixPoint>,
}

/// The matrix of all combinations in one state.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct MatrixPoint {
    /// Combinations examined.
    pub combinations: u64,
    /// As of the engine.
    pub mean_ns: f64,
}
