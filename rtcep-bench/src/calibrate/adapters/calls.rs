//! Single calls of an adapter in prepared states.

use super::{Called, Single};
use crate::calibrate::states::Pattern;
use crate::subject::{Around, BLOCK, Prepared, count_from_here, count_to_here};
use rtcep::time::Instant;
use rtcep::{Counter, NoProbe, OpCounts, Probe};
use std::hint::black_box;

pub(super) type Tick = Instant<1, 1_000_000>;

/// What counts operations of an adapter, which are the engine's.
pub(super) type Counting = Counter<0, 0, 0>;

/// An adapter of some kind.
pub(super) trait Adapting: Clone + 'static {
    /// What waits in it.
    type Event: Clone + Default + 'static;
    fn push(&mut self, source: usize, t: Tick, event: Self::Event) -> bool;
    fn pop(&mut self) -> Option<(Tick, Self::Event)>;
}

/// A state and a call.
#[derive(Clone)]
pub(super) struct State<A> {
    pub(super) adapter: A,
    pub(super) source: usize,
    pub(super) t: u64,
}

/// How a state is built with either probe: so that what is counted and what is measured is
/// the same.
pub(super) trait Build {
    type Plain: Adapting;
    type Counted: Adapting;
    fn plain(&self, probe: NoProbe) -> State<Self::Plain>;
    fn counted(&self, probe: Counting) -> State<Self::Counted>;
    fn counts(adapter: &Self::Counted) -> OpCounts;
    fn forget(adapter: &mut Self::Counted);
}

/// One call in the state that `build` says, and of the dearest the same with random times.
pub(super) fn single<B: Build>(call: Called, pattern: Pattern, build: &B, random: &[B]) -> Single {
    let mut counted = build.counted(Counting::new());
    B::forget(&mut counted.adapter);
    match call {
        Called::Push => drop(counted.adapter.push(
            counted.source,
            Tick::from_ticks(counted.t),
            Default::default(),
        )),
        Called::Pop => drop(counted.adapter.pop()),
    }
    let prepared = |all: Vec<State<B::Plain>>| -> Box<dyn Prepared> {
        match call {
            Called::Push => Box::new(Cases::<_, true>::of(all)),
            Called::Pop => Box::new(Cases::<_, false>::of(all)),
        }
    };
    let plain = |build: &B| build.plain(NoProbe);
    Single {
        call,
        pattern,
        counts: B::counts(&counted.adapter),
        prepared: prepared(vec![plain(build)]),
        random: (!random.is_empty()).then(|| prepared(random.iter().map(plain).collect())),
    }
}

/// States of which a call takes an event in, or releases one.
struct Cases<A: Adapting, const PUSH: bool> {
    states: Vec<State<A>>,
    copies: Vec<A>,
    event: A::Event,
}

impl<A: Adapting, const PUSH: bool> Cases<A, PUSH> {
    fn of(states: Vec<State<A>>) -> Self {
        Self {
            states,
            copies: Vec::with_capacity(BLOCK),
            event: A::Event::default(),
        }
    }
}

/// The call that is measured, and nothing else.
#[inline(never)]
fn called<A: Adapting, const PUSH: bool>(adapter: &mut A, source: usize, t: u64, event: &A::Event) {
    if PUSH {
        black_box(adapter.push(source, Tick::from_ticks(t), event.clone()));
    } else {
        black_box(&adapter.pop());
    }
}

impl<A: Adapting, const PUSH: bool> Prepared for Cases<A, PUSH> {
    fn len(&self) -> usize {
        self.states.len()
    }

    fn once(&mut self, state: usize) {
        let state = &self.states[state];
        let mut adapter = state.adapter.clone();
        count_from_here();
        called::<A, PUSH>(&mut adapter, state.source, state.t, &self.event);
        count_to_here();
        black_box(&adapter);
    }

    fn block(
        &mut self,
        states: &[usize; BLOCK],
        around: &mut dyn Around,
        times: &mut [u64; BLOCK],
    ) {
        self.copies.clear();
        let cases = states.iter().map(|&state| &self.states[state]);
        self.copies
            .extend(cases.clone().map(|state| state.adapter.clone()));
        for ((state, adapter), time) in cases.zip(&mut self.copies).zip(times) {
            around.before();
            black_box(&mut *adapter);
            let start = std::time::Instant::now();
            called::<A, PUSH>(adapter, state.source, state.t, &self.event);
            *time = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
            around.after();
        }
        around.block_ends();
        black_box(&self.copies);
    }
}

/// The operations of a probe since it was asked to forget.
pub(super) fn counts(probe: &Counting) -> OpCounts {
    probe.engine
}

/// Nothing was counted.
pub(super) fn forget(probe: &mut Counting) {
    *probe = Counting::new();
}

/// Whatever counts, or does not.
pub(super) trait Probing: Probe + Clone + 'static {}

impl<P: Probe + Clone + 'static> Probing for P {}
