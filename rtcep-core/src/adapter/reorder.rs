//! Events that come late by a bounded time, put into order.

use super::heap::Heap;
use super::{AdapterBounds, Refused, Why, moved};
use crate::{NoProbe, Op, OpCounts, Probe, Scope, Timestamp};
use core::marker::PhantomData;

/// Holds events back until nothing older can come: at most `N` of them, each for
/// `within` at most.
///
/// The newest time seen, less `within`, is the *horizon*. What is at or before it is
/// *ripe* and released by [`pop`](Self::pop), the oldest first and of one tick the
/// first to come; what is before it is late and refused. Both are decided by the
/// stream alone, and not by when the host asks: the same input gives the same output.
///
/// ```
/// use rtcep_core::adapter::Reorder;
/// use rtcep_core::time::Instant;
///
/// let at = Instant::<1, 1000>::from_ticks;
/// let mut reorder = Reorder::<_, _, 8>::new(20);
/// for (t, name) in [(100, "a"), (110, "c"), (105, "b"), (125, "d")] {
///     reorder.push(at(t), name).unwrap();
/// }
/// // The horizon is 105.
/// assert_eq!(reorder.pop(), Some((at(100), "a")));
/// assert_eq!(reorder.pop(), Some((at(105), "b")));
/// assert_eq!(reorder.pop(), None);
/// assert!(reorder.push(at(104), "too late").is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Reorder<I, E, const N: usize, P = NoProbe> {
    pub(super) heap: Heap<E, N>,
    within: u64,
    pub(super) horizon: u64,
    late: u64,
    probe: P,
    instants: PhantomData<I>,
}

impl<I: Timestamp, E, const N: usize> Reorder<I, E, N> {
    /// Nothing waits; an event may be late by `within` ticks.
    #[must_use]
    pub const fn new(within: u64) -> Self {
        Self::with_probe(within, NoProbe)
    }
}

impl<I: Timestamp, E, const N: usize, P> Reorder<I, E, N, P> {
    /// What one call can cost at most.
    pub const BOUNDS: AdapterBounds = AdapterBounds {
        push: ARRIVES.plus(&Heap::<E, N>::PUSH).plus(&moved::<E>()),
        pop: ASKED.plus(&Heap::<E, N>::POP).plus(&moved::<E>()),
        bytes: size_of::<Reorder<I, E, N>>(),
    };

    /// The same, which reports its operations to `probe`.
    #[must_use]
    pub const fn with_probe(within: u64, probe: P) -> Self {
        const {
            assert!(N >= 1);
        }
        Self {
            heap: Heap::new(),
            within,
            horizon: 0,
            late: 0,
            probe,
            instants: PhantomData,
        }
    }

    /// The probe.
    pub const fn probe(&self) -> &P {
        &self.probe
    }

    /// The probe, to reset it.
    pub const fn probe_mut(&mut self) -> &mut P {
        &mut self.probe
    }

    /// Events that wait.
    #[must_use]
    pub fn len(&self) -> usize {
        self.heap.len()
    }

    /// Whether none waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Events that were refused since they came too late.
    #[must_use]
    pub const fn late(&self) -> u64 {
        self.late
    }

    /// No event before this instant is taken any more.
    #[must_use]
    pub fn horizon(&self) -> I {
        I::from_ticks(self.horizon)
    }

    /// What is released from now on is at this instant or later: what one of several
    /// sources can promise a [`Merge`](super::Merge::promise).
    #[must_use]
    pub fn promise(&self) -> I {
        let first = self.heap.first().map_or(u64::MAX, |first| first.t);
        I::from_ticks(self.horizon.min(first))
    }

    /// Time has come to `t`, as an event of that time would say.
    pub fn advance(&mut self, t: I) {
        self.horizon = self.horizon.max(t.ticks().saturating_sub(self.within));
    }

    /// What waits the longest is ripe, whatever may still come before it: that will be
    /// late. For a host that rather has order for less than `within` than lose an event
    /// that finds no room.
    pub fn hurry(&mut self) {
        if let Some(first) = self.heap.first() {
            self.horizon = self.horizon.max(first.t);
        }
    }

    /// Nothing comes any more: all that waits is ripe.
    pub const fn finish(&mut self) {
        self.horizon = u64::MAX;
    }
}

/// An event compared with the horizon.
const ARRIVES: OpCounts = OpCounts::ZERO.with(Op::Arrival, 1);

/// The oldest event compared with the horizon.
const ASKED: OpCounts = OpCounts::ZERO.with(Op::TimerCheck, 1);

impl<I: Timestamp, E, const N: usize, P: Probe> Reorder<I, E, N, P> {
    /// Takes an event in.
    ///
    /// # Errors
    /// The event is handed back: it is before the horizon ([`Why::Late`], counted), or
    /// `N` events wait ([`Why::Full`]). In the latter case its time has been seen all
    /// the same, so that others may have become ripe: take those and push it again.
    pub fn push(&mut self, t: I, event: E) -> Result<(), Refused<E>> {
        let ticks = t.ticks();
        self.probe.count(Scope::Engine, Op::Arrival, 1);
        if ticks < self.horizon {
            self.late = self.late.saturating_add(1);
            let why = Why::Late {
                t: ticks,
                horizon: self.horizon,
            };
            return Err(Refused { event, why });
        }
        self.advance(t);
        let room = self.heap.push(ticks, event, &mut self.probe);
        room.map_err(|event| Refused {
            event,
            why: Why::Full { max: N },
        })?;
        let words = moved::<E>().get(Op::Word);
        self.probe.count(Scope::Engine, Op::Word, words);
        Ok(())
    }

    /// Releases the oldest event, if it is ripe.
    pub fn pop(&mut self) -> Option<(I, E)> {
        self.probe.count(Scope::Engine, Op::TimerCheck, 1);
        if self.heap.first()?.t > self.horizon {
            return None;
        }
        let (t, event) = self.heap.pop(&mut self.probe)?;
        let words = moved::<E>().get(Op::Word);
        self.probe.count(Scope::Engine, Op::Word, words);
        Some((I::from_ticks(t), event))
    }
}
