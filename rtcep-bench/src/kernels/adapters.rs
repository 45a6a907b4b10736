//! Adapters in front of an engine: a level of a heap, and a source of a merge.

use super::Runner;
use criterion::BatchSize;
use rtcep::adapter::{Merge, Reorder};
use rtcep::time::Instant;
use std::hint::black_box;

type Tick = Instant<1, 1_000>;

/// Adapters of one batch.
const ADAPTERS: u64 = 64;

/// An event that comes before the one that waits: one level, and nothing to copy.
pub(super) fn sift(bencher: &mut Runner<'_, '_>) {
    let mut one = Reorder::<Tick, (), 2>::new(u64::MAX);
    let taken = one.push(Tick::from_ticks(2), ());
    assert_eq!(taken, Ok(()), "there is room for two");
    bencher.iter_batched_ref(
        || one.clone(),
        |one| {
            let taken = one.push(Tick::from_ticks(black_box(1)), ());
            black_box(one);
            taken
        },
        BatchSize::NumIterations(ADAPTERS),
    );
}

/// A merge of one source, which is asked and has nothing.
pub(super) fn source(bencher: &mut Runner<'_, '_>) {
    let mut none = Merge::<Tick, (), 1, 2>::new();
    bencher.iter(|| black_box(&mut none).pop());
}
