//! A binary heap of a fixed capacity whose events stay where they are: what moves is
//! a key of three words.

use crate::{Op, OpCounts, Probe, Scope};

/// A waiting event: when, as which, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub(super) t: u64,
    /// Of equal times the one that came first.
    pub(super) order: u64,
    pub(super) place: usize,
}

impl Key {
    const fn is_before(&self, other: &Key) -> bool {
        self.t < other.t || (self.t == other.t && self.order < other.order)
    }
}

/// At most `N` events, the least first.
#[derive(Clone, Debug)]
pub(super) struct Heap<E, const N: usize> {
    pub(super) keys: heapless::Vec<Key, N>,
    pub(super) events: [Option<E>; N],
    free: heapless::Vec<usize, N>,
    /// Events taken so far: the order of those at one tick.
    pub(super) taken: u64,
}

impl<E, const N: usize> Heap<E, N> {
    pub(super) const fn new() -> Self {
        Self {
            keys: heapless::Vec::new(),
            events: [const { None }; N],
            free: heapless::Vec::new(),
            taken: 0,
        }
    }

    /// Comparisons of one event on its way to the front.
    pub(super) const PUSH: OpCounts = OpCounts::ZERO.with(Op::Sift, depth(N));

    /// Levels below the front that the last event sinks through.
    pub(super) const POP: OpCounts = OpCounts::ZERO.with(Op::Sift, depth(N.saturating_sub(1)));

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    pub(super) fn first(&self) -> Option<&Key> {
        self.keys.first()
    }

    /// Takes an event, or hands it back if there is no room.
    pub(super) fn push(&mut self, t: u64, event: E, probe: &mut impl Probe) -> Result<(), E> {
        // Places are used up one by one before freed ones are used again.
        let place = self.free.pop().unwrap_or(self.keys.len());
        let key = Key {
            t,
            order: self.taken,
            place,
        };
        let Some(room) = self.events.get_mut(place) else {
            return Err(event);
        };
        if self.keys.push(key).is_err() {
            return Err(event);
        }
        *room = Some(event);
        self.taken = self.taken.saturating_add(1);
        self.rise(probe);
        Ok(())
    }

    /// Removes the first event.
    pub(super) fn pop(&mut self, probe: &mut impl Probe) -> Option<(u64, E)> {
        let last = self.keys.len().checked_sub(1)?;
        self.swap(0, last);
        let key = self.keys.pop()?;
        self.sink(probe);
        let event = self.events.get_mut(key.place)?.take()?;
        let freed = self.free.push(key.place);
        debug_assert!(freed.is_ok());
        Some((key.t, event))
    }

    /// Two places; without a panic that a linker could find.
    fn swap(&mut self, a: usize, b: usize) {
        if let Ok([a, b]) = self.keys.get_disjoint_mut([a, b]) {
            core::mem::swap(a, b);
        }
    }

    /// The newest key rises until what is above it is before it.
    fn rise(&mut self, probe: &mut impl Probe) {
        let mut at = self.keys.len().saturating_sub(1);
        while at > 0 {
            let above = (at - 1) / 2;
            probe.count(Scope::Engine, Op::Sift, 1);
            match (self.keys.get(at), self.keys.get(above)) {
                (Some(own), Some(other)) if own.is_before(other) => self.swap(at, above),
                _ => return,
            }
            at = above;
        }
    }

    /// The first key sinks until what is below it is behind it.
    fn sink(&mut self, probe: &mut impl Probe) {
        let mut at = 0;
        loop {
            let left = at * 2 + 1;
            let Some(mut least) = self.keys.get(left) else {
                return;
            };
            probe.count(Scope::Engine, Op::Sift, 1);
            let mut below = left;
            if let Some(right) = self.keys.get(left + 1)
                && right.is_before(least)
            {
                (least, below) = (right, left + 1);
            }
            match self.keys.get(at) {
                Some(own) if least.is_before(own) => self.swap(at, below),
                _ => return,
            }
            at = below;
        }
    }
}

/// Levels below the front of a heap of `len` events.
const fn depth(len: usize) -> u64 {
    match len.checked_ilog2() {
        Some(levels) => levels as u64,
        None => 0,
    }
}
