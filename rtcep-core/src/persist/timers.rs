//! What the clock brings: openings and ends at moments, and the timers of
//! situations. After a call none of them is due that has not come.

use super::{Column, Corrupt, Item, Part, Problem, Reader, Writer};
use crate::storage::{Moments, Slots, Timers};

/// Reads the tick of startup.
///
/// # Errors
/// It is still to come.
pub fn startup(from: &mut Reader<'_>, into: Option<&mut u64>) -> Result<(), Corrupt> {
    let t = u64::read(from)?;
    from.demand(t <= from.now, Problem::Future)?;
    from.startup = t;
    if let Some(into) = into {
        *into = t;
    }
    Ok(())
}

/// Of a lifespan with so many open instances that ends so long after startup, or
/// at ticks.
///
/// # Errors
/// Some are open after one of these ends.
pub fn ends(from: &Reader<'_>, open: usize, since: &[u64], ticks: &[u64]) -> Result<(), Corrupt> {
    let since = since
        .iter()
        .filter_map(|&since| from.startup.checked_add(since));
    let mut ends = since.chain(ticks.iter().copied());
    from.demand(open == 0 || ends.all(|end| end > from.now), Problem::Past)
}

/// Which moments are still to come follows from the clock.
pub fn moments(from: &Reader<'_>, since: &[u64], ticks: &[u64], into: Option<&mut Moments>) {
    if let Some(into) = into {
        *into = Moments::NEW;
        if from.called {
            into.resume(since, ticks, from.startup, from.now);
        }
    }
}

/// When each `every` of the open instances is due follows from their openings: counts rest
/// on that. They have a period, and last so long.
pub fn in_step<const N: usize>(
    from: &Reader<'_>,
    slots: &Slots<N>,
    timers: &mut Timers<N>,
    lasting: [u64; 2],
) {
    for slot in slots.opened() {
        timers.in_step(slot, slots.instance(slot).opened, from.now, lasting);
    }
}

/// Whether a timer can be due behind this tick: after now, and as the rules say, or
/// never.
fn waits(from: &Reader<'_>, before: u64) -> Result<(), Corrupt> {
    let (first, last) = from.due;
    from.demand(before >= from.now, Problem::Past)?;
    let due = before == u64::MAX || (first <= before && before <= last);
    from.demand(due, Problem::Future)
}

/// When to look at them next; when each is due stands with its instance.
impl<const N: usize> Part for Timers<N> {
    const BYTES: usize = 8;

    fn save(&self, to: &mut Writer<'_>) {
        self.parts().1.write(to);
    }

    fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt> {
        let soonest = u64::read(from)?;
        waits(from, soonest)?;
        if let Some(into) = into {
            into.clear();
            into.look(soonest);
        }
        Ok(())
    }
}

impl<const N: usize> Column for Timers<N> {
    const BYTES: usize = 8;

    fn save(&self, slot: u16, to: &mut Writer<'_>) {
        let before = self.parts().0.get(usize::from(slot));
        before.copied().unwrap_or(u64::MAX).write(to);
    }

    fn load(from: &mut Reader<'_>, slot: u16, into: Option<&mut Self>) -> Result<(), Corrupt> {
        let before = u64::read(from)?;
        waits(from, before)?;
        if let Some(into) = into {
            into.set(slot, before.checked_add(1));
        }
        Ok(())
    }
}
