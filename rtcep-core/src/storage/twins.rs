//! Events that stand in two lists.

use super::{Gauge, Mask};
use crate::{Op, Probe};

/// The places of `twins` with the same events as the places `gone` of `items`;
/// `n` and `twin_n` give the running number of a candidate.
#[inline(always)]
pub fn twins<T, U, P: Probe, const W: usize, const V: usize>(
    gone: &Mask<W>,
    items: &[T],
    n: impl Fn(&T) -> u64,
    twins: &[U],
    twin_n: impl Fn(&U) -> u64,
    gauge: &mut Gauge<'_, P>,
) -> Mask<V> {
    let mut also = Mask::EMPTY;
    for place in gone.ones() {
        let Some(item) = items.get(place) else { break };
        gauge.places(Op::Trace, twins.len());
        for (place, twin) in twins.iter().enumerate() {
            if n(item) == twin_n(twin) {
                also.insert(place);
            }
        }
    }
    also
}
