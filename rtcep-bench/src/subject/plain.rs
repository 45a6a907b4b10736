//! An engine as users have it, in prepared states: what is measured.

use super::{Build, Step};
use rtcep::{Detection, Engine, Late, Notice, Sink, Snapshot, Timestamp, Value};
use std::hint::black_box;
use std::time::Instant;

/// Calls that are timed one by one between two looks at what the machine did besides.
pub const BLOCK: usize = 64;

/// An engine as users have it, without its types.
pub trait Plain {
    /// The states that traces leave behind, each with its last call, which is measured.
    ///
    /// # Errors
    /// If a clock would step back.
    ///
    /// # Panics
    /// If a trace is empty, or values do not fit their event.
    fn prepare(&self, traces: &[Vec<Step>]) -> Result<Box<dyn Prepared>, Late>;
    /// How large it is.
    fn bytes(&self) -> usize;
    /// How many bytes it holds after some calls beyond those of one that has seen nothing, by
    /// its snapshots; none if it cannot tell, as when a call is late.
    fn held(&self, steps: &[Step]) -> Option<usize>;
    /// Whether an event can be made of such values.
    fn makes(&self, event: usize, values: &[Value]) -> bool;
}

/// States with a call for each.
pub trait Prepared {
    /// How many.
    fn len(&self) -> usize;
    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The call of one state, on a copy of it.
    fn once(&mut self, state: usize);
    /// Times of [`BLOCK`] single calls, of these states, on copies; nanoseconds, the clock
    /// included.
    ///
    /// # Panics
    /// If there is no such state.
    fn block(&mut self, states: &[usize; BLOCK], around: &mut dyn Around, times: &mut [u64; BLOCK]);
}

/// What is done around each call that is timed, and behind a block of them, outside of
/// their times.
pub trait Around {
    /// The last call is done.
    fn block_ends(&mut self) {}
    /// Before it; what the caches hold then is what the call finds.
    fn before(&mut self) {}
    /// Behind it.
    fn after(&mut self) {}
}

/// Nothing.
impl Around for () {}

/// An engine of type `E`.
#[derive(Debug)]
pub struct TypedPlain<E: Engine> {
    engine: E,
    build: Build<E>,
}

impl<E: Engine> TypedPlain<E> {
    /// From a fresh one, and what builds events.
    pub const fn new(engine: E, build: Build<E>) -> Self {
        Self { engine, build }
    }

    fn event(&self, step: &Step) -> Option<E::Event> {
        let (event, values) = step.event.as_ref()?;
        Some((self.build)(*event, values).expect("values fit the event"))
    }
}

/// One state and its call.
struct Case<E: Engine> {
    engine: E,
    t: E::Instant,
    event: Option<E::Event>,
}

struct Cases<E: Engine> {
    cases: Vec<Case<E>>,
    /// Copies, made before anything is timed. Events are not copied: an adopted type need not
    /// be one that can be.
    copies: Vec<E>,
}

/// Looks at what it is told, as a user's sink does at least, and keeps nothing: its time is
/// the user's and no part of a bound.
struct Looking;

impl<E: Engine> Sink<E> for Looking {
    #[inline]
    fn detection(&mut self, detection: Detection<E::Detection>) {
        black_box(&detection);
    }

    #[inline]
    fn notice(&mut self, notice: Notice) {
        black_box(&notice);
    }
}

/// Where a profiler that counts instructions begins: see `calibrate::callgrind`.
#[inline(never)]
pub fn count_from_here() {
    // The two differ, or the compiler would make one function of them.
    black_box(1_u8);
}

/// Where it ends.
#[inline(never)]
pub fn count_to_here() {
    black_box(2_u8);
}

/// The call that is measured, and nothing else.
#[inline(never)]
pub fn measured_call<E: Engine>(
    engine: &mut E,
    t: E::Instant,
    event: Option<&E::Event>,
    sink: &mut impl Sink<E>,
) {
    // A prepared call is never late.
    let _ = match event {
        Some(event) => engine.process(t, event, sink),
        None => engine.advance(t, sink),
    };
}

impl<E> Plain for TypedPlain<E>
where
    E: Engine + Snapshot + Clone + 'static,
    E::Event: 'static,
    E::Instant: Copy,
{
    fn prepare(&self, traces: &[Vec<Step>]) -> Result<Box<dyn Prepared>, Late> {
        let mut cases = Vec::with_capacity(traces.len());
        for trace in traces {
            let mut engine = self.engine.clone();
            let (last, before) = trace.split_last().expect("a call to measure");
            for step in before {
                let t = E::Instant::from_ticks(step.t);
                match self.event(step) {
                    Some(event) => engine.process(t, &event, &mut Looking)?,
                    None => engine.advance(t, &mut Looking)?,
                }
            }
            cases.push(Case {
                engine,
                t: E::Instant::from_ticks(last.t),
                event: self.event(last),
            });
        }
        let copies = Vec::with_capacity(BLOCK);
        Ok(Box::new(Cases { cases, copies }))
    }

    fn bytes(&self) -> usize {
        size_of::<E>()
    }

    fn held(&self, steps: &[Step]) -> Option<usize> {
        let mut engine = self.engine.clone();
        let mut bytes = vec![0; E::SNAPSHOT_BYTES];
        let nothing = engine.snapshot(&mut bytes).ok()?;
        for step in steps {
            let t = E::Instant::from_ticks(step.t);
            match self.event(step) {
                Some(event) => engine.process(t, &event, &mut Looking).ok()?,
                None => engine.advance(t, &mut Looking).ok()?,
            }
        }
        let some = engine.snapshot(&mut bytes).ok()?;
        Some(some.saturating_sub(nothing))
    }

    fn makes(&self, event: usize, values: &[Value]) -> bool {
        (self.build)(event, values).is_some()
    }
}

impl<E> Prepared for Cases<E>
where
    E: Engine + Clone,
    E::Instant: Copy,
{
    fn len(&self) -> usize {
        self.cases.len()
    }

    fn once(&mut self, state: usize) {
        let case = &self.cases[state];
        let mut engine = case.engine.clone();
        count_from_here();
        measured_call(&mut engine, case.t, case.event.as_ref(), &mut Looking);
        count_to_here();
        black_box(&engine);
    }

    fn block(
        &mut self,
        states: &[usize; BLOCK],
        around: &mut dyn Around,
        times: &mut [u64; BLOCK],
    ) {
        self.copies.clear();
        let cases = states.iter().map(|&state| &self.cases[state]);
        self.copies
            .extend(cases.clone().map(|case| case.engine.clone()));
        for ((case, engine), time) in cases.zip(&mut self.copies).zip(times) {
            around.before();
            black_box((&mut *engine, &case.event));
            let start = Instant::now();
            measured_call(engine, case.t, case.event.as_ref(), &mut Looking);
            *time = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
            around.after();
        }
        around.block_ends();
        black_box(&self.copies);
    }
}
