//! What every machine does with a call before its rule sees the event.

use rtcep::notice::Tally;
use rtcep::{Bounds, Late};

/// No count is known of code written by hand.
pub(super) const UNCOUNTED: Bounds = Bounds {
    events: &[],
    situations: &[],
    bytes: 0,
};

/// Refuses late calls and counts the others.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    now: u64,
    /// Ordinal of the accepted call, from 1. No derived event takes a number of
    /// its own here, so it also orders events of the same tick.
    pub(super) call: u64,
    pub(super) late: u64,
}

impl Clock {
    pub(super) const fn new() -> Self {
        Self {
            now: 0,
            call: 0,
            late: 0,
        }
    }

    #[inline(always)]
    pub(super) fn accept(&mut self, t: u64) -> Result<(), Late> {
        if t < self.now {
            self.late = self.late.wrapping_add(1);
            return Err(Late { t, now: self.now });
        }
        self.now = t;
        self.call = self.call.wrapping_add(1);
        Ok(())
    }
}

/// The tally of the only situation.
pub(super) const fn tally(situation: usize, lost: u64) -> Option<Tally> {
    match situation {
        0 => Some(Tally { lost, faults: 0 }),
        _ => None,
    }
}
