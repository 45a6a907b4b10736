//! What has been lost and whom that touches (language.md, 7).

use crate::notice::Tally;

/// The losses of a situation or a lifespan.
///
/// A loss is live while some instance that was open then is still open. Those
/// are the instances whose ordinals are not above the newest one opened then;
/// the last loss covers all earlier ones, since whatever of them is still open
/// was open at the last one too. So three numbers say which instances saw a
/// live loss.
#[derive(Clone, Copy, Debug, Default)]
pub struct Account {
    /// Events, or openings and instances, that were taken away.
    lost: u64,
    /// Evaluations that faulted.
    faults: u64,
    /// The newest ordinal at the last loss, while it is live; else 0.
    live: u64,
    /// The newest ordinal when the last loss ceased to be live.
    past: u64,
    /// The last tick at which a loss was or can be live.
    end: u64,
}

impl Account {
    /// Nothing lost yet.
    pub const NEW: Self = Self {
        lost: 0,
        faults: 0,
        live: 0,
        past: 0,
        end: 0,
    };

    /// What has been told of so far; what an `every` has missed is counted by itself.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        Tally {
            lost: self.lost,
            faults: self.faults,
            missed: 0,
        }
    }

    /// All of its numbers.
    pub(crate) const fn parts(&self) -> [u64; 5] {
        [self.lost, self.faults, self.live, self.past, self.end]
    }

    /// Of the numbers that [`Account::parts`] gave.
    pub(crate) const fn from_parts([lost, faults, live, past, end]: [u64; 5]) -> Self {
        Self {
            lost,
            faults,
            live,
            past,
            end,
        }
    }

    /// Evaluations faulted: told, but no loss.
    #[inline(always)]
    pub const fn faulted(&mut self, count: u64) {
        self.faults = self.faults.saturating_add(count);
    }

    /// Something is lost while `newest` is the ordinal of the newest instance.
    /// It can matter up to the tick `end`.
    #[inline(always)]
    pub const fn lost(&mut self, newest: u64, end: u64) {
        self.lost = self.lost.saturating_add(1);
        self.live = newest;
        self.end = end;
    }

    /// A late call skips periods while `newest` is the ordinal of the newest instance:
    /// a loss, though no event is taken away.
    #[inline(always)]
    pub const fn missed(&mut self, newest: u64) {
        self.live = newest;
        self.end = u64::MAX;
    }

    /// Instances of the lifespan have closed. `oldest` is the ordinal of the
    /// oldest one that is still open, `newest` that of the newest one ever
    /// opened, `end` the last tick at which the closed ones were open.
    #[inline(always)]
    pub const fn closed(&mut self, oldest: u64, newest: u64, end: u64) {
        if self.live != 0 && oldest > self.live {
            self.live = 0;
            self.past = newest;
            if end < self.end {
                self.end = end;
            }
        }
    }

    /// Whether a loss was live at some moment since the instance with this
    /// ordinal opened, and since the tick `from`.
    #[inline(always)]
    #[must_use]
    pub const fn touches(&self, ordinal: u64, from: u64) -> bool {
        ((self.live != 0) | (ordinal <= self.past)) & (self.end >= from)
    }
}

/// The accounts of an engine, how many instances it has opened, and its queue of actions
/// `Q`, where the rules have actions.
#[derive(Clone, Debug)]
pub struct Accounts<const S: usize, const L: usize, Q = ()> {
    /// By situation.
    pub situations: [Account; S],
    /// By lifespan.
    pub lifespans: [Account; L],
    /// The ordinal of the newest lifespan instance.
    pub newest: u64,
    /// Where actions wait; an [`Actions`](crate::action::Actions).
    pub actions: Q,
}

impl<const S: usize, const L: usize, Q> Accounts<S, L, Q> {
    /// Nothing lost; `newest` instances open in the first call.
    #[must_use]
    pub const fn new(newest: u64, actions: Q) -> Self {
        Self {
            situations: [Account::NEW; S],
            lifespans: [Account::NEW; L],
            newest,
            actions,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Account;

    #[test]
    fn a_loss_touches_whom_it_met() {
        let mut account = Account::NEW;
        assert!(!account.touches(1, 0), "nothing lost");
        // Instances 1 and 3 of the lifespan are open, 4 is the newest of all.
        account.lost(4, u64::MAX);
        assert!(account.touches(9, 0), "live: whoever opens later meets it");
        account.closed(3, 9, 20); // 1 closes, 3 is still open
        assert!(account.touches(9, 0));
        account.closed(u64::MAX, 9, 30);
        assert!(account.touches(9, 0), "it was live when 9 opened");
        assert!(!account.touches(10, 0), "10 opens after it");
        assert!(
            account.touches(9, 30) && !account.touches(9, 31),
            "up to tick 30"
        );
    }

    #[test]
    fn a_window_ends_a_loss() {
        let mut account = Account::NEW;
        account.lost(1, 15); // at tick 10, within 5
        assert!(account.touches(2, 15) && !account.touches(2, 16));
        account.closed(u64::MAX, 2, 12); // the instances close before that
        assert!(account.touches(2, 12) && !account.touches(2, 13));
    }

    #[test]
    fn what_opens_after_the_loss_does_not_keep_it_live() {
        let mut account = Account::NEW;
        account.lost(2, u64::MAX);
        // Instance 3 opened after the loss; 1 and 2 close.
        account.closed(3, 3, 7);
        assert!(account.touches(3, 0) && !account.touches(4, 0));
    }
}
