//! Aggregates: on the running values of the core.

use crate::occupancy::forms::MAX;
use rtcep::Probe;
use rtcep::aggregate::{Greatest, Sum, share};
use rtcep::storage::{Gauge, Ring};
use std::hint::black_box;

/// What a `percentage` runs on.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    counted: Sum<u128>,
    all: Sum<u128>,
}

pub(super) fn sums() -> Sums {
    let mut sums = Sums {
        counted: Sum::<u128>::EMPTY,
        all: Sum::<u128>::EMPTY,
    };
    sums.counted.add(1_u32);
    sums.all.add(3_u32);
    sums
}

/// One candidate, so that a pass over the window is one operation.
pub(super) fn window() -> Ring<u64, MAX, 16> {
    let mut window = Ring::new(0);
    window.push(7);
    window
}

/// The wider of the sums.
pub(super) fn update<P: Probe>(sums: &mut Sums, _: &mut Gauge<'_, P>) {
    sums.all.add(black_box(7_u32));
}

/// A comparison and a copy, the dearest of what a value is folded into.
pub(super) fn fold<P: Probe>(window: &mut Ring<u64, MAX, 16>, _: &mut Gauge<'_, P>) {
    let mut greatest = Greatest::<u64>::EMPTY;
    for &value in window.iter() {
        greatest.add(value, ());
    }
    black_box(greatest.get());
}

/// The oldest candidate that is left of a list, and whether it comes before another one.
pub(super) fn merge<P: Probe>(window: &mut Ring<u64, MAX, 16>, _: &mut Gauge<'_, P>) {
    let number = window.get(black_box(0)).map_or(u64::MAX, |x| *x);
    black_box(number.min(black_box(9)));
}

/// Two multiplications of 128 bits, the dearest of what is decided.
pub(super) fn decide<P: Probe>(sums: &mut Sums, _: &mut Gauge<'_, P>) {
    let holds = share(sums.counted.get(), sums.all.get(), black_box(33), u128::ge);
    black_box(holds);
}
