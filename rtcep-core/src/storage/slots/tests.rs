//! The order of what opens and closes.

use super::{Instance, Slots};
use std::vec::Vec;

fn opened(slots: &mut Slots<3>, ordinal: u64) -> Option<u16> {
    slots.open(Instance {
        ordinal,
        opened: ordinal * 10,
    })
}

fn order(slots: &Slots<3>) -> Vec<u64> {
    let slots_of = std::iter::successors(slots.first(), |&slot| slots.newer(slot));
    slots_of.map(|slot| slots.instance(slot).ordinal).collect()
}

#[test]
fn instances_stay_in_opening_order_whatever_closes() {
    let mut slots = Slots::new();
    let [a, b, c] = [1, 2, 3].map(|n| opened(&mut slots, n).unwrap());
    assert_eq!(opened(&mut slots, 4), None, "three slots");
    assert_eq!(order(&slots), [1, 2, 3]);
    slots.discard(b);
    assert_eq!(order(&slots), [1, 3]);
    let d = opened(&mut slots, 4).unwrap();
    assert_eq!(order(&slots), [1, 3, 4]);
    slots.discard(a);
    slots.discard(d);
    assert_eq!((slots.first(), slots.last()), (Some(c), Some(c)));
    slots.discard(c);
    assert!(slots.is_empty());
    assert_eq!(slots.oldest(), u64::MAX);
}

#[test]
fn what_ends_keeps_its_slot_until_it_is_released() {
    let mut slots = Slots::new();
    let [a, b, _] = [1, 2, 3].map(|n| opened(&mut slots, n).unwrap());
    slots.terminate(a);
    slots.terminate(b);
    assert_eq!(order(&slots), [3]);
    assert_eq!(opened(&mut slots, 4), None, "both slots are still taken");
    assert_eq!(slots.ended(), Some(a));
    slots.release(a);
    assert_eq!(slots.ended(), Some(b));
    slots.release(b);
    assert_eq!(slots.ended(), None);
    assert!(opened(&mut slots, 4).is_some() && opened(&mut slots, 5).is_some());
    assert_eq!(order(&slots), [3, 4, 5]);
}

#[test]
fn a_deadline_that_overflows_never_comes() {
    let mut slots = Slots::<1>::new();
    assert_eq!(slots.deadline(5), None);
    slots.open(Instance {
        ordinal: 1,
        opened: u64::MAX - 5,
    });
    assert_eq!(slots.deadline(5), Some(u64::MAX));
    assert_eq!(slots.deadline(6), None);
}
