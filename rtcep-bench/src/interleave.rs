//! Two engines on one stream, in turns, in one process.
//!
//! Clock rates, neighbours and the placement of code differ more between two
//! runs of a program than the engines do. So both are measured in turns within
//! a few milliseconds, each turn gives a ratio, and the median of the ratios
//! is what counts.

use crate::checksum::{Checksum, Payload};
use crate::statistics::median;
use rtcep::{Engine, Timestamp};
use std::hint::black_box;
use std::time::Instant;

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Events per stream.
    pub events: usize,
    /// Turns; odd, so that the median is one of them.
    pub turns: usize,
}

/// What one comparison gave.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Nanoseconds per event of generated code, the median over all turns.
    pub generated_ns: f64,
    /// The same of code written by hand.
    pub handwritten_ns: f64,
    /// Handwritten over generated of each turn, ascending.
    pub ratios: Vec<f64>,
    /// What both told.
    pub told: Checksum,
}

impl Comparison {
    /// Handwritten over generated, the median over all turns: 1 is parity, more
    /// is faster than by hand.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        self.ratios[self.ratios.len() / 2]
    }
}

/// Compares two engines of the same rule.
///
/// # Panics
/// If they do not tell the same, since then times mean nothing.
pub fn compare<G, H>(
    stream: &[(u64, G::Event)],
    turns: usize,
    generated: fn() -> G,
    handwritten: fn() -> H,
) -> Comparison
where
    G: Engine,
    H: Engine<Event = G::Event, Detection = G::Detection>,
    G::Detection: Payload,
{
    // Both once without the clock: code and stream are warm, and must agree.
    let told = timed(generated, stream).1;
    let by_hand = timed(handwritten, stream).1;
    assert_eq!(told, by_hand, "generated and handwritten code disagree");

    let mut ns = (Vec::new(), Vec::new());
    let mut ratios = Vec::new();
    for turn in 0..turns {
        // Who goes first alternates, so that neither is always the warmer one.
        let (g, h) = if turn % 2 == 0 {
            let g = timed(generated, stream).0;
            (g, timed(handwritten, stream).0)
        } else {
            let h = timed(handwritten, stream).0;
            (timed(generated, stream).0, h)
        };
        ns.0.push(g);
        ns.1.push(h);
        ratios.push(h / g);
    }
    ratios.sort_by(f64::total_cmp);
    Comparison {
        generated_ns: median(ns.0),
        handwritten_ns: median(ns.1),
        ratios,
        told,
    }
}

/// Nanoseconds per event of one run on a fresh engine, and what it told.
fn timed<E>(make: fn() -> E, stream: &[(u64, E::Event)]) -> (f64, Checksum)
where
    E: Engine,
    E::Detection: Payload,
{
    let mut engine = make();
    let mut told = Checksum::default();
    let start = Instant::now();
    run(&mut engine, black_box(stream), &mut told);
    let elapsed = start.elapsed();
    black_box(&engine);
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    let ns = elapsed.as_nanos() as f64 / stream.len() as f64;
    (ns, told)
}

/// The loop that is measured: one copy per engine, called and never inlined, so
/// that both are compiled alone and alike.
#[inline(never)]
fn run<E>(engine: &mut E, stream: &[(u64, E::Event)], sink: &mut Checksum)
where
    E: Engine,
    E::Detection: Payload,
{
    for (t, event) in stream {
        // Streams are in the order of time; a late event would change the sum.
        let _ = engine.process(E::Instant::from_ticks(*t), event, sink);
    }
}
