//! One stream of several, with ties in a declared order.

use super::{AdapterBounds, Refused, Source, Why, moved};
use crate::{NoProbe, Op, OpCounts, Probe, Scope, Timestamp};
use core::marker::PhantomData;
use heapless::Deque;

/// What is known of one source.
#[derive(Clone, Debug)]
pub(super) struct Lane<E, const N: usize> {
    pub(super) waiting: Deque<(u64, E), N>,
    /// Nothing before it comes any more; none: nothing comes any more at all.
    pub(super) promised: Option<u64>,
}

/// Merges `S` sources, each in order of time and with room for `N` events, into one
/// stream in order of time. Events of one tick come by source, the first declared
/// first, and of one source as they came. Sources are told by `K`: an index, or the
/// enum that rules generate from their `merge`.
///
/// An event is released once no source can come before it: each other one has a newer
/// event waiting, or has promised ([`promise`](Self::promise), or by an event) that
/// nothing before it comes. A source that is silent and promises nothing holds all
/// others back: ties are never decided by chance.
///
/// ```
/// use rtcep_core::adapter::Merge;
/// use rtcep_core::time::Instant;
///
/// let at = Instant::<1, 1000>::from_ticks;
/// let mut merge = Merge::<_, _, 2, 8>::new();
/// merge.push(1, at(5), "sonar").unwrap();
/// assert_eq!(merge.pop(), None); // the radar may still have something at 5
/// merge.push(0, at(5), "radar").unwrap();
/// assert_eq!(merge.pop(), Some((at(5), "radar")));
/// assert_eq!(merge.pop(), None); // once more
/// merge.promise(0, at(6)).unwrap();
/// assert_eq!(merge.pop(), Some((at(5), "sonar")));
/// ```
#[derive(Clone, Debug)]
pub struct Merge<I, E, const S: usize, const N: usize, K = usize, P = NoProbe> {
    pub(super) lanes: [Lane<E, N>; S],
    late: u64,
    probe: P,
    outside: PhantomData<(I, K)>,
}

impl<I: Timestamp, E, const S: usize, const N: usize, K: Source> Merge<I, E, S, N, K> {
    /// Nothing waits, and nothing is promised.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_probe(NoProbe)
    }
}

impl<I: Timestamp, E, const S: usize, const N: usize, K: Source> Default for Merge<I, E, S, N, K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<I: Timestamp, E, const S: usize, const N: usize, K: Source, P> Merge<I, E, S, N, K, P> {
    /// What one call can cost at most.
    pub const BOUNDS: AdapterBounds = AdapterBounds {
        push: ARRIVES.plus(&moved::<E>()),
        pop: OpCounts::ZERO
            .with(Op::Source, S as u64)
            .plus(&moved::<E>()),
        bytes: size_of::<Merge<I, E, S, N, K>>(),
    };

    /// The same, which reports its operations to `probe`.
    #[must_use]
    pub const fn with_probe(probe: P) -> Self {
        const {
            assert!(S >= 1 && N >= 1);
        }
        Self {
            lanes: [const {
                Lane {
                    waiting: Deque::new(),
                    promised: Some(0),
                }
            }; S],
            late: 0,
            probe,
            outside: PhantomData,
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

    /// Events of a source that wait; none beyond the last source.
    #[must_use]
    pub fn waiting(&self, source: K) -> Option<usize> {
        let lane = self.lanes.get(source.index())?;
        Some(lane.waiting.len())
    }

    /// Whether one more event of a source finds room: to be asked before it is taken
    /// from where it waits now.
    #[must_use]
    pub fn has_room(&self, source: K) -> bool {
        self.waiting(source).is_some_and(|waiting| waiting < N)
    }

    /// Events and promises that were refused since their source had gone on.
    #[must_use]
    pub const fn late(&self) -> u64 {
        self.late
    }

    /// The source has nothing before `t` any more.
    ///
    /// # Errors
    /// It has gone on or was closed, or there is no such source; nothing but the
    /// counter of what is late changes.
    pub fn promise(&mut self, source: K, t: I) -> Result<(), Why> {
        let promised = self.accept(source, t)?;
        *promised = Some(t.ticks());
        Ok(())
    }

    /// The source has nothing any more; what waits is still released.
    ///
    /// # Errors
    /// There is no such source.
    pub fn close(&mut self, source: K) -> Result<(), Why> {
        let lane = self.lanes.get_mut(source.index());
        lane.ok_or(Why::NoSuchSource { sources: S })?.promised = None;
        Ok(())
    }

    /// Whether a source may have something at `t`.
    fn accept(&mut self, source: K, t: I) -> Result<&mut Option<u64>, Why> {
        let lane = self.lanes.get_mut(source.index());
        let lane = lane.ok_or(Why::NoSuchSource { sources: S })?;
        let horizon = lane.promised.ok_or(Why::Closed)?;
        if t.ticks() < horizon {
            self.late = self.late.saturating_add(1);
            let t = t.ticks();
            return Err(Why::Late { t, horizon });
        }
        Ok(&mut lane.promised)
    }

    /// The source whose event is next, if none can come before it.
    fn next(&self) -> Option<usize> {
        // The least (tick, source) of what waits and of what may still come.
        let mut next: Option<(u64, usize)> = None;
        let mut holds: Option<(u64, usize)> = None;
        for (i, lane) in self.lanes.iter().enumerate() {
            let (least, t) = match (lane.waiting.front(), lane.promised) {
                (Some(&(t, _)), _) => (&mut next, t),
                (None, Some(t)) => (&mut holds, t),
                (None, None) => continue,
            };
            if least.is_none_or(|(earliest, _)| t < earliest) {
                *least = Some((t, i));
            }
        }
        let next = next?;
        holds.is_none_or(|hold| next < hold).then_some(next.1)
    }
}

/// An event compared with what its source has promised.
const ARRIVES: OpCounts = OpCounts::ZERO.with(Op::Arrival, 1);

impl<I: Timestamp, E, const S: usize, const N: usize, K: Source, P: Probe> Merge<I, E, S, N, K, P> {
    /// Takes an event of a source in, which promises nothing before it any more.
    ///
    /// # Errors
    /// The event is handed back: its source has gone on or was closed, there is no
    /// such source, or `N` of its events wait.
    pub fn push(&mut self, source: K, t: I, event: E) -> Result<(), Refused<E>> {
        self.probe.count(Scope::Engine, Op::Arrival, 1);
        if let Err(why) = self.accept(source, t) {
            return Err(Refused { event, why });
        }
        let Some(lane) = self.lanes.get_mut(source.index()) else {
            let why = Why::NoSuchSource { sources: S };
            return Err(Refused { event, why });
        };
        if let Err((_, event)) = lane.waiting.push_back((t.ticks(), event)) {
            let why = Why::Full { max: N };
            return Err(Refused { event, why });
        }
        lane.promised = Some(t.ticks());
        let words = moved::<E>().get(Op::Word);
        self.probe.count(Scope::Engine, Op::Word, words);
        Ok(())
    }

    /// Releases the next event, once no source can come before it.
    pub fn pop(&mut self) -> Option<(I, E)> {
        self.probe.count(Scope::Engine, Op::Source, S as u64);
        let next = self.next()?;
        let (t, event) = self.lanes.get_mut(next)?.waiting.pop_front()?;
        let words = moved::<E>().get(Op::Word);
        self.probe.count(Scope::Engine, Op::Word, words);
        Some((I::from_ticks(t), event))
    }
}
