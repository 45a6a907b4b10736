//! Operations on the open instances of a lifespan: on the storage of the core.
//!
//! Generated code keeps several instances of a key in chains, or one, or has no
//! key; the kernels take chains, which are dearest.

use crate::occupancy::forms::MAX;
use rtcep::Probe;
use rtcep::account::Account;
use rtcep::storage::{Chains, Each, Gauge, Instance, Keys, Slots};
use std::hint::black_box;

/// How many instances may be open here; nothing depends on it but the look-up.
const OPEN: usize = 4;

/// A lifespan with two open instances of one key, what was lost while they were
/// open, and a bound of the next deadline.
#[derive(Clone, Debug)]
pub(super) struct Lifespan {
    pub(super) slots: Slots<OPEN>,
    pub(super) keys: Chains<u32, OPEN>,
    account: Account,
    next_due: u64,
}

const KEY: u32 = 7;
const AFTER: u64 = 1_000;

fn instance(ordinal: u64) -> Instance {
    let opened = 10 * ordinal;
    Instance { ordinal, opened }
}

pub(super) fn two_open() -> Lifespan {
    let mut lifespan = Lifespan {
        slots: Slots::new(),
        keys: Chains::new(0),
        account: Account::NEW,
        next_due: u64::MAX,
    };
    let mut head = None;
    for ordinal in 1..=2 {
        if let Some(slot) = lifespan.slots.open(instance(ordinal)) {
            lifespan.keys.insert(slot, KEY, head);
            head = head.or(Some(slot));
        }
    }
    lifespan.account.lost(2, u64::MAX);
    lifespan
}

/// With one more that was terminated and has not composed yet.
pub(super) fn one_ended() -> Lifespan {
    let mut lifespan = two_open();
    if let Some(slot) = lifespan.slots.open(instance(3)) {
        lifespan.slots.terminate(slot);
    }
    lifespan
}

/// The end of the oldest instance, compared with the earliest so far and with
/// the time, as in a round of the sweep. The comparison before every event,
/// whether to sweep at all, costs less.
pub(super) fn timer_check<P: Probe>(lifespan: &mut Lifespan, _: &mut Gauge<'_, P>) {
    let next = lifespan.slots.deadline(black_box(AFTER));
    let next = next.map_or(lifespan.next_due, |due| due.min(lifespan.next_due));
    let due = next <= black_box(500);
    black_box((next, due));
}

/// One key, so that a look-up compares one place: what it costs beside its
/// places, and that one.
pub(super) type OneKey = Keys<u32, 1>;

pub(super) fn one_key() -> OneKey {
    let mut keys = OneKey::new(0);
    keys.insert(0, KEY);
    keys
}

pub(super) fn probe<P: Probe>(keys: &mut OneKey, g: &mut Gauge<'_, P>) {
    if let Some(slot) = keys.find(black_box(KEY), g) {
        black_box(slot);
    }
}

/// A place of the column: its slot counts if its key is the one looked for.
pub(super) type Place = (u32, u16);

pub(super) const fn place() -> Place {
    (KEY, 1)
}

pub(super) fn key<P: Probe>(&mut (key, slot): &mut Place, _: &mut Gauge<'_, P>) {
    let found = black_box(0_u16);
    black_box(found | slot & 0_u16.wrapping_sub(u16::from(key == black_box(KEY))));
}

/// One step in opening order: the instance, and which one follows.
pub(super) fn scan<P: Probe>(lifespan: &mut Lifespan, _: &mut Gauge<'_, P>) {
    let slot = black_box(0);
    let at = lifespan.slots.instance(slot);
    black_box((at, lifespan.keys.newer(slot)));
}

/// A slot, the newest place in the chain of its key, and its deadline.
pub(super) fn open<P: Probe>(lifespan: &mut Lifespan, _: &mut Gauge<'_, P>) {
    let at = black_box(instance(3));
    if let Some(slot) = lifespan.slots.open(at) {
        lifespan
            .keys
            .insert(slot, black_box(KEY), black_box(Some(0)));
        if let Some(due) = at.opened.checked_add(black_box(AFTER)) {
            lifespan.next_due = lifespan.next_due.min(due);
        }
    }
}

/// What two operands and a flag of a situation need.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    pub(super) lists: [Each<u64, MAX>; 2],
    frozen: bool,
}

pub(super) fn used() -> Situation {
    let mut list = Each::new(0);
    list.push(1);
    Situation {
        lists: [list.clone(), list],
        frozen: true,
    }
}

pub(super) fn reset<P: Probe>(situation: &mut Situation, _: &mut Gauge<'_, P>) {
    for list in &mut situation.lists {
        list.clear();
    }
    situation.frozen = false;
}

/// The oldest of its key, which it leaves to the next one; with what was lost
/// while it was open, that nobody else met.
pub(super) fn close<P: Probe>(lifespan: &mut Lifespan, g: &mut Gauge<'_, P>) {
    let slot = black_box(0);
    lifespan.keys.remove(slot, None, g);
    lifespan.slots.terminate(slot);
    let oldest = lifespan.slots.oldest();
    lifespan.account.closed(oldest, black_box(2), black_box(99));
}

/// The oldest one, and whether it is due: what the timers look for before they close it.
pub(super) fn lapse<P: Probe>(lifespan: &mut Lifespan, _: &mut Gauge<'_, P>) {
    let Some(slot) = lifespan.slots.first() else {
        return;
    };
    let opened = lifespan.slots.instance(slot).opened;
    let due = opened.checked_add(black_box(AFTER)) == Some(black_box(AFTER + 10));
    black_box((slot, due));
}

/// The next instance that has ended, the call that composes in it, and its slot
/// free again.
pub(super) fn conclude<P: Probe>(lifespan: &mut Lifespan, _: &mut Gauge<'_, P>) {
    #[inline(never)]
    fn compose(at: Instance, account: &mut Account) {
        black_box((at, account));
    }
    if let Some(slot) = lifespan.slots.ended() {
        let at = lifespan.slots.instance(slot);
        compose(at, &mut lifespan.account);
        lifespan.slots.release(slot);
    }
}

pub(super) fn recall<P: Probe>(lifespan: &mut Lifespan, _: &mut Gauge<'_, P>) {
    let exact = !lifespan.account.touches(black_box(3), black_box(10));
    black_box(exact);
}
