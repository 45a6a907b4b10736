//! A price per operation: criterion's estimates of the kernels.

use crate::kernels;
use crate::statistics::median;
use criterion::Criterion;
use rtcep::Op;
use serde::Deserialize;
use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

/// How long each kernel is measured.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Before anything counts.
    pub warm_up: Duration,
    /// What counts.
    pub measurement: Duration,
    /// Whether criterion draws its plots beside its estimates.
    pub plots: bool,
}

/// Nanoseconds per operation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prices([f64; Op::COUNT]);

/// The part of criterion's `estimates.json` that is read.
#[derive(Deserialize)]
struct Estimates {
    median: Estimate,
}

#[derive(Deserialize)]
struct Estimate {
    point_estimate: f64,
}

impl Prices {
    /// The price of an operation.
    #[must_use]
    pub const fn get(&self, op: Op) -> f64 {
        self.0[op as usize]
    }

    /// Measures every operation and reads criterion's medians, which neither
    /// preemption nor a slow sample moves.
    ///
    /// # Errors
    /// Those of the file system; and if criterion left no number, as when it
    /// hands its results to `cargo criterion`.
    pub fn measure(effort: Effort, directory: &Path) -> io::Result<Self> {
        // Criterion would compare with what an earlier run left.
        match fs::remove_dir_all(directory) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let criterion = Criterion::default();
        let criterion = match effort.plots {
            true => criterion.with_plots(),
            false => criterion.without_plots(),
        };
        let mut criterion = criterion
            .output_directory(directory)
            .warm_up_time(effort.warm_up)
            .measurement_time(effort.measurement)
            // Confidence intervals are not read; the default takes most of the time.
            .nresamples(1_001)
            .sample_size(50);
        let mut prices = [0.0; Op::COUNT];
        for op in Op::ALL {
            criterion.bench_function(op.name(), |bencher| {
                kernels::run(op, &mut kernels::Runner::Timed(bencher));
            });
            prices[op as usize] = estimate(directory, op)?;
        }
        Ok(Self(prices))
    }

    /// Of several measurements the median, operation by operation.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn median(rounds: &[Self]) -> Self {
        let of = |op: Op| median(rounds.iter().map(|round| round.get(op)).collect());
        Self(Op::ALL.map(of))
    }
}

fn estimate(directory: &Path, op: Op) -> io::Result<f64> {
    let path = directory.join(op.name()).join("new/estimates.json");
    let told =
        |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let text = fs::read_to_string(&path).map_err(told)?;
    let estimates: Estimates = serde_json::from_str(&text).map_err(|error| told(error.into()))?;
    let ns = estimates.median.point_estimate;
    if ns.is_finite() && ns > 0.0 {
        Ok(ns)
    } else {
        Err(told(io::Error::other(format!("{ns} ns is no price"))))
    }
}

#[cfg(test)]
mod tests {
    use super::{Effort, Prices};
    use rtcep::Op;
    use std::time::Duration;

    /// Every operation gets a price from criterion, wherever it is told to write.
    #[test]
    fn criterion_prices_every_operation() {
        let directory = std::env::temp_dir().join(format!("rtcep-prices-{}", std::process::id()));
        let effort = Effort {
            warm_up: Duration::from_millis(1),
            measurement: Duration::from_millis(2),
            plots: false,
        };
        let prices = Prices::measure(effort, &directory).expect("estimates are written");
        for op in Op::ALL {
            let ns = prices.get(op);
            assert!(ns > 0.0 && ns < 1e6, "{}: {ns} ns", op.name());
        }
        // What it left is read, and not compared with, by the next.
        Prices::measure(effort, &directory).expect("an old directory does not matter");
        std::fs::remove_dir_all(&directory).expect("it can be removed");
    }

    #[test]
    fn rounds_are_joined_by_the_median() {
        let round = |ns| Prices([ns; Op::COUNT]);
        let joined = Prices::median(&[round(9.0), round(1.0), round(2.0)]);
        assert_eq!(joined, round(2.0));
    }
}
