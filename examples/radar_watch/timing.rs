//! How long `process` takes, by the clock: an observation, not a bound.

use crate::rules::{RadarWatch, RadarWatchDetection, RadarWatchEvent};
use crate::run::Input;
use crate::watch::{EVENTS, end_us, inputs};
use rtcep::{Detection, Engine, Notice, Record, Sink, Timestamp};
use rtcep_data::radar::Recording;
use std::hint::black_box;
use std::time::Instant;

/// Runs over the whole input; odd, so that the median is one of them.
const REPETITIONS: usize = 9;

/// Nanoseconds of the calls of one kind over all repetitions: the medians of the
/// quantiles, and the longest call of them all.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Times {
    /// Half of the calls took no longer.
    pub(crate) p50: u64,
    /// 99 % of the calls took no longer.
    pub(crate) p99: u64,
    /// The longest call.
    pub(crate) max: u64,
}

/// By kind of call, and of the clock itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Measured {
    /// `process` by event type, by declaration, and `advance`.
    pub(crate) calls: [Times; EVENTS + 1],
    /// Two readings of the clock with nothing between them, which every time includes.
    pub(crate) clock: Times,
}

/// Takes detections without doing anything, yet so that they must be made.
struct Taken;

impl Sink<RadarWatch> for Taken {
    fn detection(&mut self, detection: Detection<RadarWatchDetection>) {
        black_box(detection);
    }

    fn notice(&mut self, notice: Notice) {
        black_box(notice);
    }
}

/// Measures every call of several runs without a probe.
pub(crate) fn measure(recording: &Recording) -> Measured {
    let (inputs, end) = (inputs(recording), end_us(recording));
    let runs: Vec<Measured> = (0..REPETITIONS).map(|_| one_run(&inputs, end)).collect();
    Measured {
        calls: std::array::from_fn(|kind| medians(runs.iter().map(|run| run.calls[kind]))),
        clock: medians(runs.iter().map(|run| run.clock)),
    }
}

fn one_run(inputs: &[Input<RadarWatchEvent>], end: u64) -> Measured {
    let mut engine = RadarWatch::new();
    let mut samples: [Vec<u64>; EVENTS + 1] = std::array::from_fn(|_| Vec::new());
    let mut clock = Vec::with_capacity(inputs.len());
    for Input { t, event, .. } in inputs {
        let Some(event) = event else { continue };
        let t = Timestamp::from_ticks(*t);
        let start = Instant::now();
        // A late event is told by the counted run; here it is a time like any other.
        let _ = black_box(engine.process(t, black_box(event), &mut Taken));
        samples[event.shape()].push(nanoseconds(start));
        clock.push(nanoseconds(Instant::now()));
    }
    let end = Timestamp::from_ticks(end);
    let start = Instant::now();
    let _ = black_box(engine.advance(end, &mut Taken));
    samples[EVENTS].push(nanoseconds(start));
    Measured {
        calls: samples.map(quantiles),
        clock: quantiles(clock),
    }
}

fn nanoseconds(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

fn quantiles(mut samples: Vec<u64>) -> Times {
    samples.sort_unstable();
    let at = |percent: usize| {
        let rank = (samples.len() * percent).div_ceil(100);
        samples.get(rank.saturating_sub(1)).copied().unwrap_or(0)
    };
    Times {
        p50: at(50),
        p99: at(99),
        max: at(100),
    }
}

fn medians(runs: impl Iterator<Item = Times> + Clone) -> Times {
    let median = |of: fn(Times) -> u64| {
        let mut values: Vec<u64> = runs.clone().map(of).collect();
        values.sort_unstable();
        values.get(values.len() / 2).copied().unwrap_or(0)
    };
    Times {
        p50: median(|times| times.p50),
        p99: median(|times| times.p99),
        max: runs.map(|times| times.max).max().unwrap_or(0),
    }
}
