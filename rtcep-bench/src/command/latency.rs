//! Calls, one by one, against the clock.
//!
//! Each call finds a copy of a prepared state. Blocks of [`BLOCK`] calls during which the
//! machine did something else besides are dropped whole, and told of; no single call is ever
//! judged to be *slow*.

use crate::calibrate::machine::Machine;
use crate::calibrate::samples::warm;
use crate::page::record::{Bin, Latency, State, Times};
use crate::statistics::percentile;
use crate::subject::{BLOCK, Prepared};
use crate::workload::Random;
use std::hint::black_box;
use std::time::Instant;

/// Times of single calls, in ns, a reading of the clock in each.
#[derive(Clone, Debug)]
pub struct Samples {
    /// Those that were kept: at least one.
    pub kept: Vec<u64>,
    /// How many were dropped.
    pub dropped: usize,
}

/// Times at least so many calls of prepared states, after a few that do not count.
pub fn measure(prepared: &mut dyn Prepared, samples: usize) -> Samples {
    let (mut kept, taken) = warm(
        prepared,
        samples.max(1),
        &mut Machine::new(),
        &mut Random::new(1),
    );
    let mut dropped = usize::try_from(taken.dropped).unwrap_or(usize::MAX);
    if kept.is_empty() {
        // The machine never left a block alone: then this is how it is.
        let mut times = [0; BLOCK];
        prepared.block(&[0; BLOCK], &mut (), &mut times);
        kept.extend(times);
        dropped = dropped.saturating_sub(BLOCK);
    }
    Samples { kept, dropped }
}

/// Two readings of the clock with nothing between.
pub(super) fn clock(readings: usize) -> Samples {
    let reading = |_| {
        let start = Instant::now();
        black_box(());
        u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX)
    };
    Samples {
        kept: (0..readings.max(1)).map(reading).collect(),
        dropped: 0,
    }
}

impl Samples {
    /// Their quantiles.
    pub fn times(&mut self) -> Times {
        Times {
            p50_ns: percentile(&mut self.kept, 50),
            p99_ns: percentile(&mut self.kept, 99),
        }
    }

    /// All about them.
    pub(super) fn latency(mut self, state: State, states: usize) -> Latency {
        let times = self.times();
        self.kept.sort_unstable();
        let kept = &self.kept;
        let p999_ns = kept[(kept.len() * 999).div_ceil(1000).max(1) - 1];
        Latency {
            state,
            states,
            samples: kept.len(),
            dropped: self.dropped,
            times,
            p999_ns,
            max_ns: kept[kept.len() - 1],
            bins: bins(kept, p999_ns),
        }
    }
}

/// Calls of ascending times up to the p99.9, in bins a sixth wider each, of whole ns: clocks
/// that tick every 10 ns leave few of them empty.
fn bins(sorted: &[u64], last: u64) -> Vec<Bin> {
    let mut bins: Vec<Bin> = Vec::new();
    let mut edge = sorted.first().copied().unwrap_or(0);
    for &time in sorted.iter().take_while(|&&time| time <= last) {
        while time >= edge {
            let to_ns = edge + (edge / 6).max(1);
            bins.push(Bin {
                from_ns: edge,
                to_ns,
                calls: 0,
            });
            edge = to_ns;
        }
        if let Some(bin) = bins.last_mut() {
            bin.calls += 1;
        }
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::Samples;
    use crate::page::record::State;

    #[test]
    fn every_call_up_to_the_last_quantile_is_in_a_bin() {
        let mut kept: Vec<u64> = (0..2_000).map(|i| 20 + i % 100).collect();
        kept.push(1_000_000);
        let samples = Samples { kept, dropped: 64 };
        let latency = samples.latency(State::Random, 7);
        assert_eq!(
            (latency.samples, latency.dropped, latency.states),
            (2_001, 64, 7)
        );
        assert_eq!(
            (latency.times.p50_ns, latency.p999_ns, latency.max_ns),
            (70, 119, 1_000_000)
        );
        assert_eq!(latency.bins.iter().map(|bin| bin.calls).sum::<u64>(), 2_000);
        for pair in latency.bins.windows(2) {
            assert!(pair[0].from_ns < pair[0].to_ns && pair[0].to_ns == pair[1].from_ns);
        }
        assert_eq!((latency.bins[0].from_ns, latency.bins[0].to_ns), (20, 23));
    }

    #[test]
    fn equal_times_are_one_bin() {
        let samples = Samples {
            kept: vec![30; 10],
            dropped: 0,
        };
        let latency = samples.latency(State::Dearest, 1);
        assert_eq!(latency.bins.len(), 1);
        assert_eq!(latency.bins[0].calls, 10);
    }
}
