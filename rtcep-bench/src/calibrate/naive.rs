//! The sum of isolated primitive costs, as \[RT\] has it: the comparison.

use super::callgrind::{self, count};
use crate::kernels;
use crate::subject::{count_from_here, count_to_here};
use rtcep::Op;
use std::path::Path;

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
pub fn instructions(binary: &Path, out: &Path) -> Result<[u64; Op::COUNT], callgrind::Error> {
    let counted = count(binary, &[ARGUMENT], out)?;
    let n = counted.len();
    counted.try_into().map_err(|_| {
        callgrind::Error::Output(format!(
            "{n} kernels were counted, and there are {}",
            Op::COUNT
        ))
    })
}
