//! What operations cost alone, the primitive costs of \[RT\]: their sum stands beside
//! every bound, and no price of a fit is far below them.

use super::callgrind::{self, count};
use super::fit::Price;
use crate::kernels;
use crate::prices::{Effort, Prices};
use crate::statistics::{median, real};
use crate::subject::{count_from_here, count_to_here};
use rtcep::Op;
use std::hint::black_box;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

/// The word behind which a bench runs all kernels once, under callgrind.
pub const ARGUMENT: &str = "--kernels-once";

/// Runs each kernel once, in the order of [`Op::ALL`].
pub fn run_all() {
    count_from_here();
    count_to_here();
    for op in Op::ALL {
        kernels::run(op, &mut kernels::Runner::Counted);
    }
}

/// Instructions of each kernel, by running `binary` with [`ARGUMENT`].
///
/// # Errors
/// If callgrind is not there or the binary fails.
pub fn instructions(binary: &Path, out: &Path) -> Result<Price, callgrind::Error> {
    let counted = count(binary, &[ARGUMENT], out)?;
    let n = counted.len();
    let counted: [u64; Op::COUNT] = counted.try_into().map_err(|_| {
        callgrind::Error::Output(format!(
            "{n} kernels were counted, and there are {}",
            Op::COUNT
        ))
    })?;
    Ok(Price::isolated(0.0, |op| real(counted[op as usize])))
}

/// Nanoseconds of each kernel by criterion, and of a call that does nothing: what is timed
/// has two readings of the clock in it.
///
/// # Errors
/// Those of the file system.
pub fn times(quick: bool, directory: &Path) -> io::Result<Price> {
    let effort = match quick {
        true => (5, 20),
        false => (100, 500),
    };
    let effort = Effort {
        warm_up: Duration::from_millis(effort.0),
        measurement: Duration::from_millis(effort.1),
        plots: !quick,
    };
    let prices = Prices::measure(effort, directory)?;
    Ok(Price::isolated(clock(), |op| prices.get(op)))
}

/// Nanoseconds between two readings of the clock with nothing between them.
fn clock() -> f64 {
    let reading = |_| {
        let begin = Instant::now();
        black_box(());
        let taken = begin.elapsed().as_nanos();
        real(u64::try_from(taken).unwrap_or(u64::MAX))
    };
    median((0..10_000).map(reading).collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_clock_reading_takes_some_time() {
        assert!(super::clock().is_finite());
    }
}
