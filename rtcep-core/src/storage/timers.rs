//! When the timers of a situation are due, by slot of its lifespan
//! (language.md, 4.5).

/// No timer waits.
const NEVER: u64 = u64::MAX;

/// The next timer of a situation in each of `N` slots.
///
/// A timer is set by something before it, so none is due at tick 0: kept is the
/// last tick before it is due, and the largest number stands for none.
#[derive(Clone, Debug)]
pub struct Timers<const N: usize> {
    before: [u64; N],
    /// The smallest of them, or less where one was stopped.
    soonest: u64,
}

impl<const N: usize> Timers<N> {
    /// No timer waits.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            before: [NEVER; N],
            soonest: NEVER,
        }
    }

    /// The tick before each is due, and what [`Timers::look`] takes.
    pub(crate) const fn parts(&self) -> (&[u64; N], u64) {
        (&self.before, self.soonest)
    }

    /// The timer that waits in a slot is that of an `every` whose instance `opened` then
    /// and lasts so long: due behind `now`, in step with its periods, and before the end.
    pub(crate) fn in_step(&mut self, slot: u16, opened: u64, now: u64, [period, lasts]: [u64; 2]) {
        let Some(place) = self.before.get_mut(usize::from(slot)) else {
            return;
        };
        let open = now.saturating_sub(opened);
        let passed = open.checked_rem(period).unwrap_or(0);
        let left = period.saturating_sub(passed);
        if *place != NEVER && (open < period || open.saturating_add(left) < lasts) {
            let before = now.saturating_add(left).saturating_sub(1);
            *place = before;
            self.soonest = self.soonest.min(before);
        } else {
            *place = NEVER;
        }
    }

    /// If some wait, they are looked at when the first one is due.
    pub fn exact(&mut self) {
        let first = self.before.iter().copied().min().unwrap_or(NEVER);
        if first != NEVER {
            self.soonest = first;
        }
    }

    /// None waits.
    pub(crate) fn clear(&mut self) {
        self.before = [NEVER; N];
        self.soonest = NEVER;
    }

    /// To be looked at behind this tick, or earlier.
    pub(crate) fn look(&mut self, soonest: u64) {
        self.soonest = self.soonest.min(soonest);
    }

    /// When the first one is due, or earlier; none if none waits.
    #[inline(always)]
    #[must_use]
    pub const fn next(&self) -> Option<u64> {
        self.soonest.checked_add(1)
    }

    /// The next timer in a slot, in place of the one before; none: it never comes.
    #[inline(always)]
    pub fn set(&mut self, slot: u16, due: Option<u64>) {
        let before = due.map_or(NEVER, |due| due.saturating_sub(1));
        if let Some(place) = self.before.get_mut(usize::from(slot)) {
            *place = before;
            self.soonest = self.soonest.min(before);
        }
    }

    /// A slot closes: what waits in it never comes.
    #[inline(always)]
    pub fn stop(&mut self, slot: u16) {
        if let Some(place) = self.before.get_mut(usize::from(slot)) {
            *place = NEVER;
        }
    }

    /// A walk begins that [takes](Self::take) the timer of every open slot, and
    /// makes [`next`](Self::next) exact.
    #[inline(always)]
    pub const fn walk(&mut self) {
        self.soonest = NEVER;
    }

    /// Whether the timer in a slot is due at this tick: then it waits no longer.
    #[inline(always)]
    pub fn take(&mut self, slot: u16, due: u64) -> bool {
        let Some(place) = self.before.get_mut(usize::from(slot)) else {
            return false;
        };
        if place.checked_add(1) == Some(due) {
            *place = NEVER;
            return true;
        }
        self.soonest = self.soonest.min(*place);
        false
    }
}

impl<const N: usize> Default for Timers<N> {
    fn default() -> Self {
        Self::new()
    }
}

/// The period of an `every` that is due at `due`, in a call at `now`: how many
/// further ones that call skips, and when the next one is due, all before `end`.
#[inline]
#[must_use]
pub const fn skipped(due: u64, period: u64, now: u64, end: Option<u64>) -> (u64, Option<u64>) {
    let last = match end {
        Some(end) if end <= now => end.saturating_sub(1),
        _ => now,
    };
    let missed = match last.saturating_sub(due).checked_div(period) {
        Some(missed) => missed,
        None => 0,
    };
    // Not above `last`, so only the last step can overflow.
    let newest = due.saturating_add(missed.saturating_mul(period));
    let next = match (newest.checked_add(period), end) {
        (Some(next), Some(end)) if next >= end => None,
        (next, _) => next,
    };
    (missed, next)
}

#[cfg(test)]
mod tests {
    use super::{Timers, skipped};
    use std::vec::Vec;

    /// The slots whose timers are due, and when the next one is.
    fn fire<const N: usize>(timers: &mut Timers<N>, due: u64) -> (Vec<u16>, Option<u64>) {
        timers.walk();
        let slots = 0..u16::try_from(N).unwrap();
        let fired = slots.filter(|&slot| timers.take(slot, due)).collect();
        (fired, timers.next())
    }

    #[test]
    fn the_next_one_is_exact_after_a_walk_and_never_late() {
        let mut timers = Timers::<3>::new();
        assert_eq!(timers.next(), None);
        timers.set(0, Some(7));
        timers.set(2, Some(5));
        timers.set(1, Some(7));
        assert_eq!(timers.next(), Some(5));
        timers.stop(2);
        assert_eq!(timers.next(), Some(5), "early, where one was stopped");
        assert_eq!(fire(&mut timers, 5), (Vec::new(), Some(7)));
        assert_eq!(fire(&mut timers, 7), (Vec::from([0, 1]), None));
    }

    #[test]
    fn a_timer_is_restarted_in_place() {
        let mut timers = Timers::<1>::new();
        timers.set(0, Some(3));
        timers.set(0, Some(9));
        assert_eq!(fire(&mut timers, 3), (Vec::new(), Some(9)));
        timers.set(0, None);
        assert_eq!(fire(&mut timers, 9), (Vec::new(), None));
    }

    #[test]
    fn the_last_tick_is_a_tick_as_any_other() {
        let mut timers = Timers::<2>::new();
        timers.set(0, Some(u64::MAX));
        assert_eq!(timers.next(), Some(u64::MAX));
        assert_eq!(fire(&mut timers, u64::MAX), (Vec::from([0]), None));
        timers.set(0, Some(1));
        assert_eq!(fire(&mut timers, 1), (Vec::from([0]), None));
    }

    #[test]
    fn what_is_not_there_changes_nothing() {
        let mut timers = Timers::<1>::new();
        timers.set(9, Some(3));
        timers.stop(9);
        assert_eq!(timers.next(), None);
        assert!(!timers.take(9, 3));
    }

    #[test]
    fn what_waits_is_in_step_with_the_periods() {
        // Opened at 3, with a period of 5, to last for 17: 8, 13, 18.
        let due = |waits, now| {
            let mut timers = Timers::<1>::new();
            timers.set(0, waits);
            timers.in_step(0, 3, now, [5, 17]);
            let due = timers.parts().0[0].checked_add(1);
            // It is looked at in time.
            assert!(due.is_none_or(|due| timers.next().is_some_and(|next| next <= due)));
            due
        };
        assert_eq!(due(Some(9), 3), Some(8));
        assert_eq!(due(Some(8), 7), Some(8));
        assert_eq!(due(Some(12), 8), Some(13));
        assert_eq!(due(Some(14), 17), Some(18));
        assert_eq!(due(Some(19), 18), None, "the end at 20 comes before 23");
        assert_eq!(due(None, 4), None);
        // The first one waits whether the instance lasts or not.
        let mut timers = Timers::<1>::new();
        timers.set(0, Some(9));
        timers.in_step(0, 3, 4, [5, 2]);
        assert_eq!(timers.next(), Some(8));
    }

    #[test]
    fn a_late_call_skips_what_it_has_passed() {
        assert_eq!(skipped(10, 5, 10, None), (0, Some(15)));
        assert_eq!(skipped(10, 5, 14, None), (0, Some(15)));
        assert_eq!(skipped(10, 5, 15, None), (1, Some(20)));
        assert_eq!(skipped(10, 5, 1_000, None), (198, Some(1_005)));
        // Strictly before the end that the clock sets.
        assert_eq!(skipped(10, 5, 1_000, Some(21)), (2, None));
        assert_eq!(skipped(10, 5, 1_000, Some(20)), (1, None));
        assert_eq!(skipped(10, 5, 1_000, Some(11)), (0, None));
        assert_eq!(skipped(10, 5, 17, Some(20)), (1, None));
        assert_eq!(skipped(10, 5, 17, Some(21)), (1, Some(20)));
        // At the end of all ticks.
        assert_eq!(skipped(1, 1, u64::MAX, None), (u64::MAX - 1, None));
        assert_eq!(skipped(5, 1 << 63, u64::MAX, None), (1, None));
    }
}
