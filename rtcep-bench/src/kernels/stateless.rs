//! Stateless rules and actions: a rule judged on an event, an action into the queue.

use super::Runner;
use crate::occupancy::forms::AsPrinted;
use crate::occupancy::forms::as_printed::{AlertTrack, AsPrintedDetection};
use rtcep::action::Actions;
use rtcep::engine::Trigger;
use rtcep::storage::Gauge;
use rtcep::{OnFull, Probe};
use std::hint::black_box;

/// A queue of one action.
type Queue = Actions<AsPrintedDetection, 1, 16>;

/// The call of a rule that reads the event and says whether it makes another one; what
/// its condition and its map cost is counted apart.
pub(super) fn refer(bencher: &mut Runner<'_, '_>) {
    #[inline(never)]
    fn made(holds: bool, event: &AlertTrack) -> Option<AlertTrack> {
        holds.then_some(*event)
    }
    let event = found();
    bencher.iter(|| made(black_box(true), black_box(&event)));
}

pub(super) const fn none() -> Queue {
    Actions::new()
}

/// An action that finds room.
pub(super) fn queue<P: Probe>(queue: &mut Queue, g: &mut Gauge<'_, P>) {
    let (now, action) = black_box((NOW, AsPrintedDetection::AlertTrack(found())));
    queue.queue::<AsPrinted, _, _>(now, action, OnFull::Reject, g, &mut ());
}

const NOW: Trigger = Trigger {
    t: 1,
    n: 1,
    call: 1,
};

const fn found() -> AlertTrack {
    AlertTrack {
        target: 1,
        range: 1_000.0,
    }
}
