//! What runs a kernel: criterion, which times it, or a profiler that counts instructions.

use crate::subject::{count_from_here, count_to_here};
use criterion::{BatchSize, Bencher};
use std::hint::black_box;

/// What runs a kernel.
#[allow(missing_debug_implementations)] // criterion's has none
pub enum Runner<'a, 'b> {
    /// Criterion, in its loop.
    Timed(&'a mut Bencher<'b>),
    /// Once, between the marks of `calibrate::callgrind`, when it was done once before.
    Counted,
}

impl Runner<'_, '_> {
    pub(super) fn iter<O>(&mut self, mut kernel: impl FnMut() -> O) {
        match self {
            Runner::Timed(bencher) => bencher.iter(kernel),
            Runner::Counted => {
                black_box(kernel());
                count_from_here();
                black_box(kernel());
                count_to_here();
            }
        }
    }

    pub(super) fn iter_batched_ref<I, O>(
        &mut self,
        mut setup: impl FnMut() -> I,
        mut kernel: impl FnMut(&mut I) -> O,
        size: BatchSize,
    ) {
        match self {
            Runner::Timed(bencher) => bencher.iter_batched_ref(setup, kernel, size),
            Runner::Counted => {
                black_box(kernel(&mut setup()));
                let mut input = black_box(setup());
                count_from_here();
                black_box(kernel(&mut input));
                count_to_here();
            }
        }
    }
}
