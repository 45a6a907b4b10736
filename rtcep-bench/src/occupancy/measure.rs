//! The time of one event in one state.
//!
//! A prepared engine is copied into a batch, outside of the time that is taken,
//! and one event is processed on each copy. So every event finds the same state,
//! however it changes it. Copies, events and code are warm.
//!
//! Nothing is subtracted. In the time of a batch are: the loop, the dispatch of
//! `process`, the sink (a checksum of what it is told), and one reading of the
//! clock for the whole batch. Neighbours in a batch do not depend on each other,
//! so that a processor may overlap them: a mean is a throughput. Single events
//! are timed as well, which shows a latency and its p99: there a reading of the
//! clock is in *every* time; what it costs alone is reported.

use super::record::Times;
use super::state::{Case, Trigger};
use crate::checksum::{Checksum, Payload};
use crate::statistics::{median, percentile};
use rtcep::{Engine, Record, Timestamp};
use std::hint::black_box;
use std::time::Instant;

/// Events between two readings of the clock: few enough for all their engines
/// to stay in a first-level cache.
pub const BATCH: usize = 60;

/// Something that is measured, repeatedly: a call is one repetition.
pub type Subject = Box<dyn FnMut() -> Times>;

/// Events that each find the state of their own case; the cases in turn.
///
/// # Panics
/// If there is no case.
pub fn in_state<E>(cases: Vec<Case<E>>, events: usize) -> Subject
where
    E: Engine + Clone + 'static,
    E::Event: Copy + 'static,
    E::Detection: Payload,
{
    assert!(!cases.is_empty(), "no state to measure in");
    let mut batch: Vec<Case<E>> = Vec::with_capacity(BATCH);
    let mut next = 0;
    Box::new(move || {
        let mut sink = Checksum::default();
        let mut refill = |batch: &mut Vec<Case<E>>| {
            batch.clear();
            for _ in 0..BATCH {
                let case = &cases[next];
                next = (next + 1) % cases.len();
                batch.push(Case {
                    engine: case.engine.clone(),
                    event: case.event,
                });
            }
            black_box(batch);
        };
        let batches = events.div_ceil(BATCH);
        let mut means = Vec::with_capacity(batches);
        for _ in 0..batches {
            refill(&mut batch);
            means.push(timed(|| run(&mut batch, &mut sink)) / per_batch());
            black_box(&mut batch);
        }
        let mut singles = Vec::with_capacity(batches * BATCH);
        for _ in 0..batches {
            refill(&mut batch);
            for case in batch.chunks_mut(1) {
                let start = Instant::now();
                run(case, &mut sink);
                singles.push(nanoseconds(start));
            }
            black_box(&mut batch);
        }
        black_box(sink);
        times(means, singles)
    })
}

/// Events of one stream on one engine, from its start. The mean is that of all
/// events; timed one by one, those of the type `kind` are told.
pub fn on_stream<E>(new: fn() -> E, stream: Vec<E::Event>, kind: Trigger) -> Subject
where
    E: Engine + 'static,
    E::Event: Copy + 'static,
    E::Detection: Payload,
{
    Box::new(move || {
        let mut sink = Checksum::default();
        let mut engine = new();
        let mut batch = |events| timed(|| run_on(&mut engine, events, &mut sink)) / per_batch();
        let means = stream.chunks_exact(BATCH).map(&mut batch).collect();
        let mut engine = new();
        let mut singles = Vec::with_capacity(stream.len());
        for event in stream.chunks(1) {
            let start = Instant::now();
            run_on(&mut engine, event, &mut sink);
            let ns = nanoseconds(start);
            if event[0].shape() == kind.index() {
                singles.push(ns);
            }
        }
        black_box(sink);
        times(means, singles)
    })
}

/// Of batches of equal size the mean of all their events, those that were preempted
/// included, and the median of their means, which those do not move; and single events.
fn times(means: Vec<f64>, mut singles: Vec<u64>) -> Times {
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    let batches = means.len() as f64;
    Times {
        mean_ns: means.iter().sum::<f64>() / batches,
        batch_median_ns: median(means),
        p50_ns: whole(percentile(&mut singles, 50)),
        p99_ns: whole(percentile(&mut singles, 99)),
    }
}

/// What a time holds when nothing is done in it: the clock alone.
pub fn clock(readings: usize) -> Vec<u64> {
    let reading = |_| nanoseconds(black_box(Instant::now()));
    (0..readings).map(reading).collect()
}

/// One event on each engine; never inlined, so that all are compiled alike.
#[inline(never)]
fn run<E>(batch: &mut [Case<E>], sink: &mut Checksum)
where
    E: Engine,
    E::Detection: Payload,
{
    for case in batch {
        // Prepared at tick 0: no event is late.
        let _ = case
            .engine
            .process(E::Instant::from_ticks(1), &case.event, sink);
    }
}

#[inline(never)]
fn run_on<E>(engine: &mut E, events: &[E::Event], sink: &mut Checksum)
where
    E: Engine,
    E::Detection: Payload,
{
    for event in events {
        let _ = engine.process(E::Instant::from_ticks(1), event, sink);
    }
}

fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    whole(nanoseconds(start))
}

fn nanoseconds(start: Instant) -> u64 {
    u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

#[allow(clippy::cast_precision_loss)] // far below 2^53
const fn whole(ns: u64) -> f64 {
    ns as f64
}

#[allow(clippy::cast_precision_loss)] // 60
const fn per_batch() -> f64 {
    BATCH as f64
}
