//! Actions that wait for the host (language.md, 2.1).
//!
//! A call queues; the host takes what waits between calls, in its own time: neither
//! what an action makes it do nor how long it waits is part of a bound.

use crate::engine::Trigger;
use crate::notice::Tally;
use crate::storage::Gauge;
use crate::{Engine, Notice, OnFull, Op, Place, Probe, Record, Shape, Sink, Value};
use heapless::Deque;

/// An action that a call has queued.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Queued<A> {
    /// Ticks of the event or detection that it is bound to.
    pub t: u64,
    /// Ordinal of the accepted call that queued it, from 1.
    pub call: u64,
    /// Which action, with its attributes.
    pub action: A,
}

impl<A> Queued<A> {
    /// An action; made by generated code.
    #[inline(always)]
    pub const fn new(t: u64, call: u64, action: A) -> Self {
        Self { t, call, action }
    }
}

/// The actions of rules that declare none: no value of it exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAction {}

impl Record for NoAction {
    const SHAPES: &'static [Shape] = &[];

    fn shape(&self) -> usize {
        match *self {}
    }

    fn attribute(&self, _: usize) -> Option<Value> {
        match *self {}
    }

    fn from_values(_: usize, _: &[Value]) -> Option<Self> {
        None
    }
}

/// Up to `N` waiting actions, first in, first out, and what each of the `K` declared
/// ones has told of.
#[derive(Clone, Debug)]
pub struct Actions<A, const K: usize, const N: usize> {
    pub(crate) waiting: Deque<Queued<A>, N>,
    pub(crate) tallies: [Tally; K],
}

impl<A: Copy + Record, const K: usize, const N: usize> Actions<A, K, N> {
    /// None waits.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            waiting: Deque::new(),
            tallies: [Tally::ZERO; K],
        }
    }

    /// Queues an action for the trigger at hand. Where there is no room, `on_full`
    /// says whether it is lost (`Reject`) or the one that has waited longest.
    #[inline]
    pub fn queue<E, P, S>(
        &mut self,
        now: Trigger,
        action: A,
        on_full: OnFull,
        g: &mut Gauge<'_, P>,
        sink: &mut S,
    ) where
        E: Engine + ?Sized,
        P: Probe,
        S: Sink<E> + ?Sized,
    {
        if self.waiting.is_full() {
            let lost = match on_full {
                OnFull::DropOldest => self.waiting.pop_front().map(|oldest| oldest.action),
                OnFull::Reject | OnFull::Freeze => None,
            };
            g.count(Op::Evict, u64::from(lost.is_some()));
            self.lost::<E, P, S>(lost.unwrap_or(action), on_full, g, sink);
            if lost.is_none() {
                return;
            }
        }
        g.count(Op::Queue, 1);
        let queued = Queued::new(now.t, now.call, action);
        crate::storage::fits(self.waiting.push_back(queued).is_ok());
    }

    /// The condition, or an attribute, of the action declared at `k` faulted.
    #[cold]
    pub fn faulted<E, P, S>(&mut self, k: u16, g: &mut Gauge<'_, P>, sink: &mut S)
    where
        E: Engine + ?Sized,
        P: Probe,
        S: Sink<E> + ?Sized,
    {
        g.count(Op::Notice, 1);
        if let Some(tally) = self.tallies.get_mut(usize::from(k)) {
            tally.faults = tally.faults.saturating_add(1);
        }
        let action = place::<A>(usize::from(k));
        sink.notice(Notice::ActionFault { action, count: 1 });
    }

    #[cold]
    fn lost<E, P, S>(&mut self, lost: A, on_full: OnFull, g: &mut Gauge<'_, P>, sink: &mut S)
    where
        E: Engine + ?Sized,
        P: Probe,
        S: Sink<E> + ?Sized,
    {
        g.count(Op::Notice, 1);
        let k = lost.shape();
        if let Some(tally) = self.tallies.get_mut(k) {
            tally.lost = tally.lost.saturating_add(1);
        }
        let action = place::<A>(k);
        sink.notice(Notice::ActionsFull { action, on_full });
    }

    /// Takes the action that has waited longest.
    #[inline]
    pub fn take(&mut self) -> Option<Queued<A>> {
        self.waiting.pop_front()
    }

    /// Those that wait, the one that has waited longest first.
    pub fn waiting(&self) -> impl Iterator<Item = &Queued<A>> {
        self.waiting.iter()
    }

    /// What the action declared at `k` has told of so far; `None` beyond the last one.
    #[must_use]
    pub fn tally(&self, k: usize) -> Option<Tally> {
        self.tallies.get(k).copied()
    }
}

impl<A: Copy + Record, const K: usize, const N: usize> Default for Actions<A, K, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// The place of an action in a notice.
fn place<A: Record>(k: usize) -> Place {
    Place {
        index: u16::try_from(k).unwrap_or(u16::MAX),
        name: A::SHAPES.get(k).map_or("", |shape| shape.name),
    }
}
