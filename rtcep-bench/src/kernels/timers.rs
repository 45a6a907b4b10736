//! Operations on the timers of a situation: on the storage of the core.

use rtcep::Probe;
use rtcep::storage::{Gauge, Ring, Timers};
use std::hint::black_box;

/// The timers of an `after` in its open instances, and the times of the events that
/// wait in one of them.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub(super) timers: Timers<4>,
    pub(super) times: Ring<u64, 4, 4>,
    next_due: u64,
}

const AFTER: u64 = 1_000;

/// Two instances in which one event waits each.
pub(super) fn waiting() -> Waiting {
    let mut waiting = Waiting {
        timers: Timers::new(),
        times: Ring::new(0),
        next_due: u64::MAX,
    };
    waiting.times.push(10);
    waiting.timers.set(0, Some(AFTER + 10));
    waiting.timers.set(1, Some(AFTER + 20));
    waiting
}

/// The first that waits in an instance sets its timer, and the engine's.
pub(super) fn arm<P: Probe>(waiting: &mut Waiting, _: &mut Gauge<'_, P>) {
    let due = waiting.times.front();
    let due = due.and_then(|t| t.checked_add(black_box(AFTER)));
    waiting.timers.set(black_box(0), due);
    if let Some(due) = due {
        waiting.next_due = waiting.next_due.min(due);
    }
}

/// The timer of an instance is due, and what waited in it leaves. What it emits has
/// its own price.
pub(super) fn fire<P: Probe>(waiting: &mut Waiting, _: &mut Gauge<'_, P>) {
    let due = black_box(AFTER + 10);
    if waiting.timers.take(black_box(0), due) {
        let waited = waiting.times.front();
        if waited.is_some_and(|t| t.checked_add(black_box(AFTER)) == Some(due)) {
            waiting.times.pop_front();
        }
    }
}
