//! What has come since its instance opened.

use super::{load_since_opening, save};
use crate::persist::instances::tests::{reader, used};
use crate::persist::tests::written;
use crate::persist::{Corrupt, Item, Problem, Reader, Writer};
use crate::storage::{Aged, Slots};

/// When something came.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Came(u64);

impl Item for Came {
    const BYTES: usize = 8;

    fn write(self, to: &mut Writer<'_>) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        u64::read(from).map(Came)
    }

    fn age(&self) -> (u64, u64) {
        (self.0, 0)
    }
}

/// What instances that opened at 10, 20 and 20 wait for, read anew.
fn waiting(came: [&[u64]; 3], within: u64, alike: bool) -> Result<[Option<u64>; 4], Problem> {
    let slots = used();
    let mut states = [const { Aged::<Came, 2>::new() }; 4];
    for (slot, came) in [2, 0, 1].into_iter().zip(came) {
        for &came in came {
            assert!(states[slot].push(Came(came)), "there is room");
        }
    }
    let bytes = written(|to| {
        slots.save(to);
        save(&states, &slots, to);
    });
    let mut from = reader(&bytes);
    let instances = from.clone();
    assert_eq!(Slots::<4>::load(&mut from, None), Ok(3));
    from.leaves_after(within);
    let mut states = [const { Aged::<Came, 2>::new() }; 4];
    let read = load_since_opening(&mut from, instances, 3, alike, Some(&mut states));
    let came = states.map(|state| state.as_slice().first().map(|came| came.0));
    read.map(|()| came).map_err(|corrupt| corrupt.problem)
}

#[test]
fn nothing_has_come_before_its_instance_opened() {
    let loaded =
        |came: [u64; 3], within| waiting(came.each_ref().map(core::slice::from_ref), within, false);
    let all = Ok([Some(10), Some(20), Some(25), None]);
    assert_eq!(loaded([10, 20, 25], 50), all);
    assert_eq!(loaded([9, 20, 25], 50), Err(Problem::Past));
    assert_eq!(loaded([10, 20, 19], 50), Err(Problem::Past));
    // What came at 10 waits until 51.
    assert_eq!(loaded([10, 20, 25], 41), all);
    assert_eq!(loaded([10, 20, 25], 40), Err(Problem::Past));
}

/// Younger instances have nothing that older ones have not, but for those that have none.
#[test]
fn instances_that_wait_alike_do() {
    let loaded = |came| waiting(came, 50, true);
    assert_eq!(
        loaded([&[15, 22], &[22], &[22]]),
        Ok([Some(15), Some(22), Some(22), None])
    );
    assert_eq!(
        loaded([&[], &[22], &[22]]),
        Ok([None, Some(22), Some(22), None])
    );
    assert_eq!(
        loaded([&[22, 23], &[], &[23]]),
        Ok([Some(22), None, Some(23), None])
    );
    assert_eq!(loaded([&[22], &[23], &[23]]), Err(Problem::Differs));
    assert_eq!(loaded([&[22, 24], &[22, 23], &[]]), Err(Problem::Differs));
    assert_eq!(loaded([&[22], &[], &[23]]), Err(Problem::Differs));
}
