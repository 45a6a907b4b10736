//! Operations on lists of candidates: on the storage of the core.
//!
//! Generic over the probe, so that a test can count what a kernel does.

use crate::occupancy::forms::MAX;
use rtcep::Probe;
use rtcep::storage::{Each, Gauge, Mask, Ring};
use std::hint::black_box;

/// A list of one place, so that a pass over it is one operation.
type One = Each<u64, 1>;
/// A queue as the experiment has it.
type Queue = Ring<u64, MAX, 16>;

pub(super) fn one() -> One {
    let mut list = Each::new(0);
    list.push(1);
    list
}

pub(super) const fn none() -> Queue {
    Ring::new(0)
}

/// Ten candidates, all young.
pub(super) fn full() -> Queue {
    let mut list = none();
    while list.push(100 + list.len() as u64) {}
    list
}

/// Ten candidates, of which the oldest is too old.
pub(super) fn one_old() -> Queue {
    let mut list = none();
    list.push(1);
    while list.push(100) {}
    list
}

pub(super) fn expire<P: Probe>(list: &mut Queue, g: &mut Gauge<'_, P>) {
    let cutoff = black_box(50);
    list.expire(|&t| t < cutoff, g);
}

/// A list emptied, whatever it holds.
pub(super) fn clear<P: Probe>(list: &mut Queue, _: &mut Gauge<'_, P>) {
    list.clear();
    black_box(list);
}

/// A place of an outer loop: found by its bit and read.
pub(super) fn step<P: Probe>(list: &mut One, _: &mut Gauge<'_, P>) {
    for place in black_box(Mask::<1>::first(1)).ones() {
        black_box(list.get(place));
    }
}

/// A place of the innermost loop, with the choice among what holds; what the
/// condition costs is counted apart.
pub(super) fn row<P: Probe>(list: &mut One, g: &mut Gauge<'_, P>) {
    let hits: Mask<1> = list.choices(|&x| x & 1 == 1, g);
    black_box(hits.lowest());
}

/// A place that may be a member of a group, with the choice among those.
pub(super) fn group<P: Probe>(list: &mut One, g: &mut Gauge<'_, P>) {
    let bound = black_box(0);
    let members: Mask<1> = list.members(|&x| x > bound, g);
    black_box(members.oldest(black_box(1)));
}

pub(super) fn word<P: Probe>(list: &mut One, _: &mut Gauge<'_, P>) {
    let copy = list.get(black_box(0)).copied();
    black_box(copy);
}

/// The used candidate at a place is read; it stays or is marked as gone.
pub(super) fn retain<P: Probe>(list: &mut One, _: &mut Gauge<'_, P>) {
    let mut gone = Mask::<1>::EMPTY;
    for place in black_box(Mask::<1>::first(1)).ones() {
        let stays = list.get(place).is_none_or(|&x| x & 1 == 0);
        if !stays {
            gone.insert(place);
        }
    }
    black_box(gone);
}

pub(super) fn consume<P: Probe>(list: &mut Queue, _: &mut Gauge<'_, P>) {
    list.pop_front();
}

pub(super) fn compact<P: Probe>(list: &mut One, g: &mut Gauge<'_, P>) {
    list.remove(&black_box(Mask::<1>::first(1)), g);
}

/// Whether a candidate is the event that is looked for, by its number.
pub(super) fn trace<P: Probe>(list: &mut One, _: &mut Gauge<'_, P>) {
    let mut also = Mask::<1>::EMPTY;
    let number = black_box(1);
    for (place, &candidate) in list.as_slice().iter().enumerate() {
        if candidate == number {
            also.insert(place);
        }
    }
    black_box(also);
}

pub(super) fn admit<P: Probe>(list: &mut Queue, _: &mut Gauge<'_, P>) {
    let stored = !list.is_full() && list.push(black_box(7));
    black_box(stored);
}

/// In generated code the loss is told from a function apart.
#[cold]
#[inline(never)]
pub(super) fn evict<P: Probe>(list: &mut Queue, _: &mut Gauge<'_, P>) {
    list.pop_front();
}
