//! How long an instance may be open, as far as the rules alone tell: moments are
//! compared on one clock, that since startup or that of the epoch.

use super::{Initiator, Lifespan, Moment, Terminator};

/// What a moment is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    Startup,
    Epoch,
}

/// A moment on its clock.
pub(crate) const fn on(moment: Moment) -> (Clock, u64) {
    match moment {
        Moment::SinceStartup(ticks) => (Clock::Startup, ticks),
        Moment::Tick(tick) => (Clock::Epoch, tick),
    }
}

/// Before this nothing opens; 0 where nothing is known.
pub(crate) fn earliest(lifespan: &Lifespan, clock: Clock) -> u64 {
    let opens = lifespan.initiators.iter().map(|i| match i {
        Initiator::At(moment) if on(*moment).0 == clock => on(*moment).1,
        _ => 0,
    });
    opens.min().unwrap_or(0)
}

/// After this nothing opens, if that is known.
pub(crate) fn latest(lifespan: &Lifespan, clock: Clock) -> Option<u64> {
    let opens = lifespan.initiators.iter().map(|i| match i {
        Initiator::At(moment) if on(*moment).0 == clock => Some(on(*moment).1),
        Initiator::Startup if clock == Clock::Startup => Some(0),
        _ => None,
    });
    opens.collect::<Option<Vec<u64>>>()?.into_iter().max()
}

/// Ticks that an instance is open at most by a clause of the clock.
pub(crate) fn lasts(lifespan: &Lifespan, clause: &Terminator) -> Option<u64> {
    match clause {
        Terminator::After { ticks, .. } => Some(*ticks),
        Terminator::At { moment, .. } => {
            let (clock, end) = on(*moment);
            Some(end.saturating_sub(earliest(lifespan, clock)))
        }
        Terminator::Event { .. } => None,
    }
}

/// Ticks that an instance is open at most, whatever happens; none if that is not known.
pub(crate) fn life(lifespan: &Lifespan) -> Option<u64> {
    let lasts = lifespan
        .terminators
        .iter()
        .filter_map(|t| lasts(lifespan, t));
    lasts.min()
}

/// How many instances of a lifespan can be open at a moment that opened before it, as
/// far as the rules alone tell, if nothing limits them; and whether any can have opened.
pub(crate) fn open_at(lifespan: &Lifespan, moment: Moment) -> (u128, bool) {
    let (clock, at) = on(moment);
    let ended = |opened: Option<u64>| {
        lifespan.terminators.iter().any(|t| match *t {
            Terminator::After { ticks, .. } => match opened {
                Some(opened) => opened.saturating_add(ticks) <= at,
                // It opens one tick before, or earlier.
                None => ticks <= 1,
            },
            Terminator::At { moment, .. } => on(moment).0 == clock && on(moment).1 <= at,
            Terminator::Event { .. } => false,
        })
    };
    let (mut open, mut any) = (0u128, false);
    let mut moments: Vec<Moment> = Vec::new();
    for initiator in &lifespan.initiators {
        let (opened, most) = match *initiator {
            Initiator::Event { .. } => (None, u128::MAX),
            Initiator::Startup if clock == Clock::Startup => (Some(0), 1),
            Initiator::Startup => (None, 1),
            Initiator::At(other) if moments.contains(&other) => continue,
            Initiator::At(other) => {
                moments.push(other);
                let (of, tick) = on(other);
                ((of == clock).then_some(tick), 1)
            }
        };
        // Nothing is before the first tick.
        if opened.unwrap_or(0) >= at {
            continue;
        }
        any = true;
        if !ended(opened) {
            open = open.saturating_add(most);
        }
    }
    (open, any)
}
