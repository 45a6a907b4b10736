//! How long an instance may be open, as far as the rules alone tell: moments are
//! compared on one clock, that since startup or that of the epoch.

use crate::model::{Initiator, Lifespan, Moment, Terminator};

/// What a moment is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clock {
    Startup,
    Epoch,
}

/// A moment on its clock.
pub(super) const fn on(moment: Moment) -> (Clock, u64) {
    match moment {
        Moment::SinceStartup(ticks) => (Clock::Startup, ticks),
        Moment::Tick(tick) => (Clock::Epoch, tick),
    }
}

/// Before this nothing opens; 0 where nothing is known.
pub(super) fn earliest(lifespan: &Lifespan, clock: Clock) -> u64 {
    let opens = lifespan.initiators.iter().map(|i| match i {
        Initiator::At(moment) if on(*moment).0 == clock => on(*moment).1,
        _ => 0,
    });
    opens.min().unwrap_or(0)
}

/// After this nothing opens, if that is known.
pub(super) fn latest(lifespan: &Lifespan, clock: Clock) -> Option<u64> {
    let opens = lifespan.initiators.iter().map(|i| match i {
        Initiator::At(moment) if on(*moment).0 == clock => Some(on(*moment).1),
        Initiator::Startup if clock == Clock::Startup => Some(0),
        _ => None,
    });
    opens.collect::<Option<Vec<u64>>>()?.into_iter().max()
}

/// Ticks that an instance is open at most by a clause of the clock.
pub(super) fn lasts(lifespan: &Lifespan, clause: &Terminator) -> Option<u64> {
    match clause {
        Terminator::After { ticks, .. } => Some(*ticks),
        Terminator::At { moment, .. } => {
            let (clock, end) = on(*moment);
            Some(end.saturating_sub(earliest(lifespan, clock)))
        }
        Terminator::Event { .. } => None,
    }
}
