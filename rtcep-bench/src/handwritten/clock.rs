//! What every machine does with a call before its rule sees the event.

use rtcep::bounds::EventBounds;
use rtcep::notice::Tally;
use rtcep::{Bounds, Engine, Late, NoAction, Queued, Record, Sink, Timestamp, time};

/// A rule written by hand: it sees the events of accepted calls.
pub trait Rule: Sized {
    /// The events that it shares with the generated engine.
    type Event: Record;
    /// The detections that it shares with the generated engine.
    type Detection: Copy + Record;
    /// Nothing seen yet.
    const NEW: Self;

    /// Takes an event.
    fn on(&mut self, call: Call, event: &Self::Event, sink: &mut impl Sink<ByHand<Self>>);

    /// Events that a capacity took away.
    fn lost(&self) -> u64;

    /// Evaluations that faulted; a rule whose expressions cannot fault has none.
    fn faults(&self) -> u64 {
        0
    }

    /// Runs the timers that are due; a rule without any has nothing to do.
    #[inline(always)]
    fn timers(&mut self, call: Call, sink: &mut impl Sink<ByHand<Self>>) {
        let _ = (call, sink);
    }

    /// When to run them next, or earlier.
    fn next_deadline(&self) -> Option<u64> {
        None
    }

    /// Openings that a capacity took away, or the instances that made room.
    fn lifespan_lost(&self) -> u64 {
        0
    }
}

/// An accepted call.
#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// Its ticks.
    pub t: u64,
    /// Its ordinal, from 1. No derived event takes a number of its own here, so
    /// it also orders events of the same tick.
    pub ordinal: u64,
}

/// A rule behind a clock that refuses late calls: all that an engine promises
/// but for counted operations.
#[derive(Clone, Debug)]
pub struct ByHand<R> {
    now: u64,
    calls: u64,
    late: u64,
    rule: R,
}

impl<R: Rule> ByHand<R> {
    /// Nothing seen yet.
    #[must_use]
    pub const fn new() -> Self {
        Self::with(R::NEW)
    }

    /// A rule that may have seen something, behind a clock that has not.
    #[must_use]
    pub const fn with(rule: R) -> Self {
        Self {
            now: 0,
            calls: 0,
            late: 0,
            rule,
        }
    }

    /// What the rule has seen.
    #[must_use]
    pub const fn rule(&self) -> &R {
        &self.rule
    }

    #[inline(always)]
    fn accept(&mut self, t: u64) -> Result<Call, Late> {
        if t < self.now {
            self.late = self.late.wrapping_add(1);
            return Err(Late { t, now: self.now });
        }
        self.now = t;
        self.calls = self.calls.wrapping_add(1);
        Ok(Call {
            t,
            ordinal: self.calls,
        })
    }
}

impl<R: Rule> Default for ByHand<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Rule> Engine for ByHand<R> {
    type Event = R::Event;
    type Detection = R::Detection;
    type Action = NoAction;
    type Instant = time::Instant<1, 1_000_000>;
    /// No count is known of code written by hand.
    const BOUNDS: Bounds = Bounds {
        events: &[],
        sweep: EventBounds {
            name: "",
            entries: &[],
            lifespans: &[],
            checks: 0,
            derived: &[],
            referenced: &[],
            rules: &[],
            detections: 0,
            depth: 0,
            closure_bytes: 0,
        },
        situations: &[],
        lifespans: &[],
        rules: &[],
        reorder: None,
        merge: None,
        bytes: 0,
    };

    #[inline(always)]
    fn process(
        &mut self,
        t: Self::Instant,
        event: &R::Event,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Late> {
        let call = self.accept(t.ticks())?;
        self.rule.timers(call, sink);
        self.rule.on(call, event, sink);
        Ok(())
    }

    fn advance(&mut self, t: Self::Instant, sink: &mut impl Sink<Self>) -> Result<(), Late> {
        let call = self.accept(t.ticks())?;
        self.rule.timers(call, sink);
        Ok(())
    }

    fn next_deadline(&self) -> Option<Self::Instant> {
        self.rule.next_deadline().map(Timestamp::from_ticks)
    }

    fn next_action(&mut self) -> Option<Queued<NoAction>> {
        None
    }

    fn late(&self) -> u64 {
        self.late
    }

    fn tally(&self, situation: usize) -> Option<Tally> {
        (situation == 0).then(|| Tally {
            lost: self.rule.lost(),
            faults: self.rule.faults(),
            missed: 0,
        })
    }

    fn lifespan_tally(&self, lifespan: usize) -> Option<Tally> {
        (lifespan == 0).then(|| Tally {
            lost: self.rule.lifespan_lost(),
            faults: 0,
            missed: 0,
        })
    }

    fn event_tally(&self, event: usize) -> Option<Tally> {
        (event < R::Event::SHAPES.len()).then_some(Tally::ZERO)
    }

    fn action_tally(&self, _: usize) -> Option<Tally> {
        None
    }
}
