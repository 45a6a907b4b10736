//! What is read back: timers and moments, what was told, actions that wait.

use super::{Column, Corrupt, Item, Part, Problem, Reader, Writer, ends, moments};
use crate::Value;
use crate::action::{Actions, Queued};
use crate::notice::Tally;
use crate::record::{Record, Shape};
use crate::storage::{Moments, Ring, Timers};
use std::vec;
use std::vec::Vec;

/// What is written, of 400 bytes at most.
pub(super) fn written(write: impl Fn(&mut Writer<'_>)) -> Vec<u8> {
    let mut bytes = vec![0; 400];
    let mut to = Writer::new(&mut bytes);
    write(&mut to);
    to.written().expect("there is room").to_vec()
}

/// Now is 50, and startup was at 7.
fn reader(bytes: &[u8]) -> Reader<'_> {
    let mut reader = Reader::new(bytes);
    (reader.called, reader.now, reader.startup) = (true, 50, 7);
    (reader.calls, reader.numbers) = (9, 9);
    reader
}

/// A timer waits for 21 ticks at most.
#[test]
fn a_timer_is_due_when_it_was() {
    let loaded = |due: Option<u64>, into: Option<&mut Timers<4>>| {
        let mut before = Timers::<4>::new();
        before.set(2, due);
        let bytes = written(|to| Column::save(&before, 2, to));
        let mut from = reader(&bytes);
        from.due_within(21);
        let read = <Timers<4> as Column>::load(&mut from, 1, into);
        read.map_err(|corrupt| corrupt.problem)
    };
    let mut after = Timers::<4>::new();
    assert_eq!(loaded(Some(60), Some(&mut after)), Ok(()));
    assert!(!after.take(1, 59) && after.take(1, 60));
    assert_eq!(loaded(None, Some(&mut after)), Ok(()));
    assert!(!(51..80).any(|t| after.take(1, t)));
    assert_eq!(loaded(Some(51), None), Ok(()));
    assert_eq!(loaded(Some(50), None), Err(Problem::Past));
    assert_eq!(loaded(Some(71), None), Ok(()));
    assert_eq!(loaded(Some(72), None), Err(Problem::Future));
}

/// Of those after startup 12 and 50 have come, of the ticks 8.
#[test]
fn moments_that_have_come_are_over() {
    let (since, ticks) = ([5, 43, 60], [8, 70]);
    let next = |from: &Reader<'_>| {
        let mut resumed = Moments::NEW;
        resumed.start(&ticks, 7);
        moments(from, &since, &ticks, Some(&mut resumed));
        resumed.next(&since, &ticks, 7)
    };
    assert_eq!(next(&reader(&[])), Some(67));
    assert_eq!(next(&Reader::new(&[])), None, "before startup");
}

/// What is open has not ended yet: at 50 of so long after startup, or of ticks.
#[test]
fn what_is_open_ends_in_future() {
    let ends = |open: usize, since: u64, tick: u64| {
        let read = ends(&reader(&[]), open, &[since], &[tick]);
        read.map_err(|corrupt| corrupt.problem)
    };
    assert_eq!(ends(1, 44, 51), Ok(()));
    assert_eq!(ends(1, 43, 51), Err(Problem::Past));
    assert_eq!(ends(1, 44, 50), Err(Problem::Past));
    assert_eq!(ends(0, 43, 50), Ok(()));
}

#[test]
fn tallies_are_those_that_were_told() {
    let one = |lost| Tally {
        lost,
        ..Tally::ZERO
    };
    let before = [one(3), one(4)];
    let bytes = written(|to| before.save(to));
    let mut after = [Tally::ZERO; 2];
    assert_eq!(Part::load(&mut reader(&bytes), Some(&mut after)), Ok(()));
    assert_eq!(after, before);
    let short = reader(&bytes[..bytes.len() - 1]);
    let read = <[Tally; 2] as Part>::load(&mut short.clone(), None);
    assert!(read.is_err());
}

/// An action with a number.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Act(u64);

impl Item for Act {
    const BYTES: usize = 8;

    fn write(self, to: &mut Writer<'_>) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        u64::read(from).map(Act)
    }
}

impl Record for Act {
    const SHAPES: &'static [Shape] = &[Shape {
        name: "Act",
        attributes: &[],
    }];

    fn shape(&self) -> usize {
        0
    }

    fn attribute(&self, _: usize) -> Option<Value> {
        None
    }

    fn from_values(_: usize, _: &[Value]) -> Option<Self> {
        None
    }
}

#[test]
fn actions_wait_in_the_order_of_their_calls() {
    let loaded = |waiting: &[(u64, u64)]| {
        let bytes = written(|to| {
            Tally::ZERO.write(to);
            to.length(waiting.len());
            for &(t, call) in waiting {
                t.write(to);
                call.write(to);
                Act(call).write(to);
            }
        });
        let mut after = Actions::<Act, 1, 3>::new();
        after
            .waiting
            .push_back(Queued::new(1, 1, Act(1)))
            .expect("room");
        let read = Part::load(&mut reader(&bytes), Some(&mut after));
        let left = std::iter::from_fn(|| after.take().map(|queued| (queued.t, queued.call)));
        read.map(|()| left.collect::<Vec<_>>())
            .map_err(|corrupt| corrupt.problem)
    };
    let good = [(3, 2), (3, 2), (50, 9)];
    assert_eq!(loaded(&good), Ok(good.to_vec()));
    assert_eq!(loaded(&[]), Ok(Vec::new()));
    assert_eq!(loaded(&[(3, 2), (2, 3)]), Err(Problem::Order));
    assert_eq!(loaded(&[(3, 2), (4, 1)]), Err(Problem::Order));
    assert_eq!(loaded(&[(51, 2)]), Err(Problem::Future));
    assert_eq!(loaded(&[(50, 10)]), Err(Problem::Future));
}

#[test]
fn actions_are_read_as_they_were_saved() {
    let mut before = Actions::<Act, 1, 3>::new();
    before.tallies[0].lost = 5;
    for call in [2, 9] {
        let queued = Queued::new(40 + call, call, Act(call));
        before.waiting.push_back(queued).expect("room");
    }
    let bytes = written(|to| before.save(to));
    let mut after = Actions::<Act, 1, 3>::new();
    assert_eq!(Part::load(&mut reader(&bytes), Some(&mut after)), Ok(()));
    assert_eq!(after.tallies, before.tallies);
    let waiting = |actions: &Actions<Act, 1, 3>| -> Vec<(u64, u64, Act)> {
        let waiting = actions.waiting.iter();
        waiting
            .map(|queued| (queued.t, queued.call, queued.action))
            .collect()
    };
    assert_eq!(waiting(&after), waiting(&before));
    assert_eq!(waiting(&after).len(), 2);
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Came {
    t: u64,
    n: u64,
}
crate::stored_item!(Came { t: u64 as (), n: u64 as (), } age(t, n));

/// An event is stored once in a list, and no number is given twice or in advance.
#[test]
fn candidates_are_younger_one_by_one() {
    let loaded = |own: bool, numbers: u64, items: &[(u64, u64)]| {
        let bytes = written(|to| {
            to.length(items.len());
            for &(t, n) in items {
                Came { t, n }.write(to);
            }
        });
        let mut from = reader(&bytes);
        from.numbers = numbers;
        from.numbered(own)
            .and_then(|()| <Ring<Came, 3, 4> as Part>::load(&mut from, None))
            .map_err(|corrupt| corrupt.problem)
    };
    assert_eq!(loaded(true, 7, &[(3, 2), (3, 5), (50, 7)]), Ok(()));
    assert_eq!(loaded(true, 7, &[(3, 2), (3, 2)]), Err(Problem::Order));
    assert_eq!(loaded(true, 7, &[(3, 2), (2, 3)]), Err(Problem::Order));
    assert_eq!(loaded(true, 7, &[(3, 8)]), Err(Problem::Future));
    // There are 9 calls.
    assert_eq!(loaded(false, 0, &[(3, 9)]), Ok(()));
    assert_eq!(loaded(false, 0, &[(3, 10)]), Err(Problem::Future));
    assert_eq!(loaded(false, 1, &[]), Err(Problem::Future));
}
