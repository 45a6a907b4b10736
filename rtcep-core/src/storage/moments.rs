//! The openings of a lifespan at moments (language.md, 5): how many of them have
//! come.

/// Which of two sorted lists of moments are still to come: of those that are so
/// many ticks after startup, and of those that are ticks of the clock. The lists
/// are constants of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Moments {
    since: u32,
    ticks: u32,
}

impl Moments {
    /// Before the first call: nothing is to come.
    pub const NEW: Self = Self {
        since: u32::MAX,
        ticks: u32::MAX,
    };

    /// The first call: a tick before it never comes.
    pub fn start(&mut self, ticks: &[u64], startup: u64) {
        let gone = ticks.partition_point(|&tick| tick < startup);
        self.since = 0;
        self.ticks = u32::try_from(gone).unwrap_or(u32::MAX);
    }

    /// Every call up to `now` has been made, and one at least.
    pub(crate) fn resume(&mut self, since: &[u64], ticks: &[u64], startup: u64, now: u64) {
        let come = |&since: &u64| startup.checked_add(since).is_some_and(|due| due <= now);
        let count = |come: usize| u32::try_from(come).unwrap_or(u32::MAX);
        self.since = count(since.partition_point(come));
        self.ticks = count(ticks.partition_point(|&tick| tick <= now));
    }

    /// The next moment, if there is one that the clock reaches.
    #[inline(always)]
    #[must_use]
    pub fn next(&self, since: &[u64], ticks: &[u64], startup: u64) -> Option<u64> {
        let after = at(since, self.since).and_then(|after| startup.checked_add(after));
        match (after, at(ticks, self.ticks)) {
            (Some(a), Some(b)) => Some(Ord::min(a, b)),
            (a, b) => a.or(b),
        }
    }

    /// The moment `due` has come: of both lists at once, where both have it.
    #[inline(always)]
    pub fn pass(&mut self, since: &[u64], ticks: &[u64], startup: u64, due: u64) {
        let after = at(since, self.since).and_then(|after| startup.checked_add(after));
        if after == Some(due) {
            self.since = self.since.wrapping_add(1);
        }
        if at(ticks, self.ticks) == Some(due) {
            self.ticks = self.ticks.wrapping_add(1);
        }
    }
}

#[inline(always)]
fn at(moments: &[u64], place: u32) -> Option<u64> {
    moments.get(usize::try_from(place).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::Moments;

    const SINCE: &[u64] = &[5, 20];
    const TICKS: &[u64] = &[99, 100, 105, 130];

    #[test]
    fn each_moment_comes_once_and_two_at_a_tick_together() {
        let mut moments = Moments::NEW;
        assert_eq!(moments.next(SINCE, TICKS, 0), None, "before the first call");
        moments.start(TICKS, 100);
        let mut come = std::vec::Vec::new();
        while let Some(due) = moments.next(SINCE, TICKS, 100) {
            come.push(due);
            moments.pass(SINCE, TICKS, 100, due);
        }
        // 99 was before startup; 105 is tick 105 and 5 after startup.
        assert_eq!(come, [100, 105, 120, 130]);
    }

    #[test]
    fn what_has_come_follows_from_the_clock() {
        let mut moments = Moments::NEW;
        moments.start(TICKS, 100);
        for now in 100..140 {
            while let Some(due) = moments.next(SINCE, TICKS, 100).filter(|&due| due <= now) {
                moments.pass(SINCE, TICKS, 100, due);
            }
            let mut resumed = Moments::NEW;
            resumed.resume(SINCE, TICKS, 100, now);
            assert_eq!(
                (resumed.since, resumed.ticks),
                (moments.since, moments.ticks)
            );
        }
    }

    #[test]
    fn what_the_clock_does_not_reach_never_comes() {
        let mut moments = Moments::NEW;
        moments.start(&[], u64::MAX - 5);
        assert_eq!(moments.next(SINCE, &[], u64::MAX - 5), Some(u64::MAX));
        moments.pass(SINCE, &[], u64::MAX - 5, u64::MAX);
        assert_eq!(moments.next(SINCE, &[], u64::MAX - 5), None);
    }
}
