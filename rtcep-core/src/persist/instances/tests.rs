//! Open instances: the order in which they opened, and their keys.

use super::{Item, each_key, flag, keys, several_keys};
use crate::persist::tests::written;
use crate::persist::{Corrupt, Problem, Reader, load, save};
use crate::storage::{Chains, Gauge, Instance, Keys, Mask, Slots};
use crate::{NoProbe, Scope};
use std::vec::Vec;

pub(in crate::persist) fn reader(bytes: &[u8]) -> Reader<'_> {
    let mut reader = Reader::new(bytes);
    (reader.called, reader.now, reader.newest) = (true, 50, 9);
    reader
}

fn instances(slots: &Slots<4>) -> Vec<(u16, Instance)> {
    let opened = slots.opened();
    opened.map(|slot| (slot, slots.instance(slot))).collect()
}

const fn at(ordinal: u64, opened: u64) -> Instance {
    Instance { ordinal, opened }
}

/// Instances 3, 5 and 6 in the slots 2, 0 and 1.
pub(in crate::persist) fn used() -> Slots<4> {
    let mut slots = Slots::new();
    for ordinal in 1..=3 {
        slots.open(at(ordinal, 10));
    }
    slots.discard(1);
    slots.discard(0);
    slots.open(at(5, 20));
    slots.open(at(6, 20));
    slots
}

#[test]
fn the_oldest_instance_takes_the_first_slot() {
    let before = used();
    assert_eq!(
        instances(&before),
        [(2, at(3, 10)), (0, at(5, 20)), (1, at(6, 20))]
    );
    let bytes = written(|to| before.save(to));
    let mut after = Slots::<4>::new();
    after.open(at(1, 1));
    assert_eq!(Slots::load(&mut reader(&bytes), Some(&mut after)), Ok(3));
    assert_eq!(
        instances(&after),
        [(0, at(3, 10)), (1, at(5, 20)), (2, at(6, 20))]
    );
    // The last slot is free, and no other.
    assert_eq!(after.open(at(7, 30)), Some(3));
    assert!(after.is_full() && after.open(at(8, 30)).is_none());
}

#[test]
fn openings_that_cannot_be_are_refused() {
    let problem = |instances: &[Instance]| {
        let bytes = written(|to| {
            to.length(instances.len());
            instances.iter().for_each(|one| one.write(to));
        });
        let read = Slots::<4>::load(&mut reader(&bytes), None);
        read.map_err(|corrupt| corrupt.problem)
    };
    assert_eq!(problem(&[at(1, 50), at(9, 50)]), Ok(2));
    assert_eq!(
        problem(&[at(0, 5)]),
        Err(Problem::Order),
        "ordinals count from 1"
    );
    assert_eq!(problem(&[at(2, 5), at(2, 6)]), Err(Problem::Order));
    assert_eq!(problem(&[at(1, 5), at(2, 4)]), Err(Problem::Order));
    assert_eq!(problem(&[at(1, 51)]), Err(Problem::Future));
    assert_eq!(problem(&[at(10, 50)]), Err(Problem::Future));
    assert_eq!(problem(&[at(1, 1); 5]), Err(Problem::Length));
    // Of a lifespan that ends after 10 ticks, what opened at 40 has ended.
    let bytes = written(|to| at(1, 40).write(to));
    let mut from = reader(&bytes);
    from.leaves_after(10);
    let read = Instance::read(&mut from).map_err(|corrupt| corrupt.problem);
    assert_eq!(read, Err(Problem::Past));
    let mut from = reader(&bytes);
    from.leaves_after(11);
    assert_eq!(Instance::read(&mut from), Ok(at(1, 40)));
    // Nothing is open before the first call.
    let mut from = reader(&bytes);
    from.called = false;
    assert!(Instance::read(&mut from).is_err());
}

#[test]
fn columns_follow_their_instances() {
    let slots = used();
    let (states, mut frozen) = ([70u16, 71, 72, 73], Mask::<1>::EMPTY);
    frozen.insert(0);
    frozen.insert(3);
    let bytes = written(|to| {
        save(&states, &slots, to);
        save(&frozen, &slots, to);
    });
    let (mut states, mut frozen) = ([0u16; 4], Mask::<1>::first(4));
    let mut from = reader(&bytes);
    assert_eq!(load(&mut from, 3, Some(&mut states)), Ok(()));
    assert_eq!(load(&mut from, 3, Some(&mut frozen)), Ok(()));
    assert_eq!(states, [72, 70, 71, 0]);
    assert_eq!(frozen.ones().collect::<Vec<_>>(), [1]);
    assert!(from.rest().is_empty());
}

#[test]
fn keys_are_found_again() {
    let mut probe = NoProbe;
    let g = &mut Gauge::new(&mut probe, Scope::Engine);
    let slots = used();
    let mut one = Keys::<u16, 4>::new(0);
    let mut several = Chains::<u16, 4>::new(0);
    for (slot, key) in [(2, 7), (0, 8), (1, 7)] {
        one.insert(slot, 10 + slot);
        several.insert(slot, key, several.find(key, g));
    }
    let bytes = written(|to| {
        one.save(&slots, to);
        several.save(&slots, to);
    });
    let (mut one, mut several) = (Keys::<u16, 4>::new(0), Chains::<u16, 4>::new(0));
    one.insert(3, 99);
    let mut from = reader(&bytes);
    assert_eq!(keys(&mut from, 3, Some(&mut one)), Ok(()));
    assert_eq!(several_keys(&mut from, 3, 2, Some(&mut several)), Ok(()));
    let found = [12, 10, 11, 99].map(|key| one.find(key, g));
    assert_eq!(found, [Some(0), Some(1), Some(2), None]);
    assert_eq!((several.find(7, g), several.find(8, g)), (Some(0), Some(1)));
    assert_eq!(
        (several.newer(0), several.newest(0), several.len(0)),
        (Some(2), Some(2), 2)
    );
}

#[test]
fn more_instances_of_a_key_than_may_be_are_refused() {
    let read = |keys: &[u16], most: usize| {
        let bytes = written(|to| keys.iter().for_each(|key| key.write(to)));
        let mut from = reader(&bytes);
        each_key::<(), u16>(&mut from, keys.len(), most, |_, _| ()).map_err(|c: Corrupt| c.problem)
    };
    assert_eq!(read(&[1, 2, 3, 256], 1), Ok(()));
    assert_eq!(read(&[1, 2, 3, 1], 1), Err(Problem::Keys));
    assert_eq!(read(&[1, 2, 3, 1], 2), Ok(()));
    assert_eq!(read(&[1, 1, 3, 1], 2), Err(Problem::Keys));
}

#[test]
fn nothing_is_frozen_where_nothing_is_open() {
    let read = |open| {
        let mut frozen = false;
        let read = flag(&mut reader(&[1]), open, Some(&mut frozen));
        (read.map_err(|corrupt| corrupt.problem), frozen)
    };
    assert_eq!(read(0), (Err(Problem::Frozen), false));
    assert_eq!(read(1), (Ok(()), true));
}

#[test]
fn what_moments_open_has_opened_at_one_of_them() {
    let read = |starts: bool, opened: &[u64]| {
        let bytes = written(|to| {
            to.length(opened.len());
            for (ordinal, &opened) in (1..).zip(opened) {
                at(ordinal, opened).write(to);
            }
        });
        let mut from = reader(&bytes);
        from.startup = 10;
        let read = Slots::<4>::load_of_moments(&mut from, None, starts, &[0, 5], &[30]);
        read.map_err(|corrupt| corrupt.problem)
    };
    assert_eq!(read(false, &[10, 15, 30]), Ok(3));
    // The instance of startup, and that of the moment of it.
    assert_eq!(read(true, &[10, 10, 15, 30]), Ok(4));
    assert_eq!(read(true, &[15, 30]), Ok(2));
    for (starts, opened) in [
        (false, &[10, 10][..]),
        (true, &[10, 10, 10]),
        (true, &[10, 15, 15]),
        (true, &[15, 15]),
        (false, &[16]),
        (true, &[30, 31]),
    ] {
        assert_eq!(read(starts, opened), Err(Problem::Moment), "{opened:?}");
    }
}
