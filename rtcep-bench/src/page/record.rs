//! What a report holds: `rtcep/<engine>.json` in cargo's target directory.

use serde::{Deserialize, Serialize};

/// The version of this form.
pub const FORM: u32 = 1;

/// The bounds of one rule set, and what was found and measured beside them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// [`FORM`].
    pub form: u32,
    /// The engine's name.
    pub engine: String,
    /// The rules in canonical print.
    pub rules: String,
    /// Their fingerprint, in hexadecimal digits.
    pub fingerprint: String,
    /// One tick, as the rules say it.
    pub resolution: String,
    /// Bytes of the engine's state.
    pub bytes: usize,
    /// Where and how it was made.
    pub made: Made,
    /// How operations become a bound in time.
    pub method: Method,
    /// What the engine, situations, lifespans and stateless rules are called: the columns
    /// of the matrix, which its rows name by place.
    pub parts: Vec<String>,
    /// The events by declaration, each without the timers that may be due, and then the timers.
    pub causes: Vec<Cause>,
}

impl Report {
    /// Where the bound of a cause stands among measured times, in ns: one reading of the clock
    /// is in each of them, as it was in those that a cost table was fitted to; primitive costs
    /// know nothing of it. None where the bound is no time.
    #[must_use]
    pub fn line(&self, cause: &Cause) -> Option<f64> {
        #[allow(
            clippy::cast_precision_loss,
            reason = "a reading of the clock, far below 2^53"
        )]
        let clock = match self.method.table {
            Some(_) => 0.0,
            None => self.made.clock.p50_ns as f64,
        };
        self.is_time().then_some(cause.counted.total.cost + clock)
    }

    /// Whether bounds are times, and not instructions.
    #[must_use]
    pub fn is_time(&self) -> bool {
        self.method.unit == "ns"
    }
}

/// Where and how a report was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// When, by RFC 3339.
    pub at: String,
    /// The version of rtcep.
    pub rtcep: String,
    /// Processor and operating system of the machine that measured.
    pub machine: String,
    /// Whether it was a quick run, whose figures are rough.
    pub quick: bool,
    /// Traces that the search tried for each cause.
    pub traces: usize,
    /// Where the search began: the same seed finds the same.
    pub seed: u64,
    /// What a reading of the clock takes, which is in every time that was measured.
    pub clock: Clock,
}

/// Two readings of the clock with nothing between.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Clock {
    /// The median, in ns.
    pub p50_ns: u64,
    /// The p99, in ns.
    pub p99_ns: u64,
}

/// How operations become a bound: `(floor + sum of count × price) × margin`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Method {
    /// The cost table; none where primitive costs were measured in this run.
    pub table: Option<Table>,
    /// `ns` or `instructions`.
    pub unit: String,
    /// What a call costs beside its operations.
    pub floor: f64,
    /// The factor on all bounds.
    pub margin: f64,
}

/// Of the cost table, what its claim rests on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// The target that it was measured on.
    pub target: String,
    /// The processor.
    pub cpu: String,
    /// The version of the compiler.
    pub rustc: String,
    /// `warm` or `cold`.
    pub caches: String,
    /// The fraction of executions that a bound holds for.
    pub quantile: f64,
    /// The day of the measurement.
    pub date: String,
}

/// An event, or the timers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cause {
    /// The event's name; `timers`.
    pub name: String,
    /// What is counted.
    pub counted: Counted,
    /// Of an event: what a call of `process` can cost, the timers before it included.
    pub process: Option<Total>,
    /// By part that is entered: its dearest path.
    pub entries: Vec<Entry>,
    /// What the bound consists of, the largest first.
    pub terms: Vec<Term>,
    /// A row of the matrix: by part of the engine, where something is counted.
    pub row: Vec<Cell>,
    /// The dearest call that the search found; none if it never met this cause.
    pub found: Option<Found>,
    /// What was measured by how full the engine was.
    pub occupancy: Vec<Point>,
    /// How long calls took: in the dearest state, and at random arrival.
    pub latencies: Vec<Latency>,
}

/// Operations with what they cost at most.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Total {
    /// All operations together.
    pub operations: u64,
    /// Their price, with floor and margin.
    pub cost: f64,
}

/// A bound.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// The sum over the dearest paths.
    #[serde(flatten)]
    pub total: Total,
    /// The operations, as `row 10, emit 1`.
    pub counts: String,
    /// Detections handed to the sink at most.
    pub detections: u64,
    /// Depth of the closure.
    pub depth: u32,
}

/// The dearest path of one part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The part: a place in [`Report::parts`].
    pub part: usize,
    /// When; empty for the engine and for stateless rules.
    pub phase: String,
    /// The path; empty where nothing distinguishes it.
    pub path: String,
    /// How often it is entered.
    pub times: u64,
    /// What happens in all entries.
    pub counts: String,
    /// What that costs, without floor and margin.
    pub cost: f64,
}

/// One operation of one part in a bound.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Term {
    /// The part: a place in [`Report::parts`].
    pub part: usize,
    /// The operation.
    pub op: String,
    /// Whose price it has.
    pub family: String,
    /// How often.
    pub times: u64,
    /// What one costs.
    pub price: f64,
    /// What all cost, without floor and margin.
    pub cost: f64,
}

/// What a cause can do in one part of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// The part: a place in [`Report::parts`].
    pub part: usize,
    /// Operations counted, on its dearest paths.
    pub counted: u64,
    /// Operations observed there in the dearest call that was found.
    pub observed: Option<u64>,
    /// What is counted costs, without floor and margin.
    pub cost: f64,
}

/// The dearest call that was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// What it did, and what that costs by the same prices, with floor and margin.
    #[serde(flatten)]
    pub total: Total,
    /// Its operations, by name.
    pub counts: String,
    /// How near the count that is: operations observed over operations counted.
    pub near: f64,
    /// Calls of its trace, itself included.
    pub calls: usize,
    /// The file with its trace, beside the report.
    pub trace: String,
}

/// One state by how full it is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// At most so many percent of what the dearest state holds, and more than ten less.
    pub percent: u64,
    /// Bytes that the state holds beyond those of an engine that has seen nothing.
    pub held: usize,
    /// Calls that lead to it.
    pub calls: usize,
    /// What the call did there, and what that costs by the prices of the bound.
    #[serde(flatten)]
    pub total: Total,
    /// How long it took.
    pub times: Times,
}

/// Quantiles of calls timed one by one, in ns; a reading of the clock is in each.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// Half of the calls took no longer.
    pub p50_ns: u64,
    /// 99 % of the calls took no longer.
    pub p99_ns: u64,
}

/// How long calls took.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Latency {
    /// `dearest` or `random`.
    pub state: State,
    /// Different states among them.
    pub states: usize,
    /// Calls that were timed and kept.
    pub samples: usize,
    /// Calls of blocks that were dropped, since the machine did something else meanwhile.
    pub dropped: usize,
    /// Quantiles.
    #[serde(flatten)]
    pub times: Times,
    /// The p99.9, in ns.
    pub p999_ns: u64,
    /// The longest, in ns.
    pub max_ns: u64,
    /// How many took how long, up to the p99.9.
    pub bins: Vec<Bin>,
}

/// Which states calls were measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// The dearest that was found.
    Dearest,
    /// Those that random events led to.
    Random,
}

/// Calls that took about as long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bin {
    /// From so many ns.
    pub from_ns: u64,
    /// To so many, which are no longer in it.
    pub to_ns: u64,
    /// How many.
    pub calls: u64,
}
