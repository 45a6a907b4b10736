//! [`All2`](crate::rules::all2::All2), by hand.
//!
//! Whatever waits is taken by the first event of the other type, so at most one
//! of the two types ever waits: one queue does, and a flag says whose it is.

use super::clock::{Clock, UNCOUNTED, tally};
use super::ring::Ring;
use crate::rules::all2::{All2Detection, All2Event, Pair};
use rtcep::notice::{OnFull, Place, Tally};
use rtcep::{Bounds, Detection, Engine, Late, Notice, Sink, Timestamp, time};

const MAX: usize = 10;

const SITUATION: Place = Place {
    index: 0,
    name: "Pair",
};
const A_PLACE: Place = Place {
    index: 0,
    name: "a",
};
const B_PLACE: Place = Place {
    index: 1,
    name: "b",
};

/// The state machine.
#[derive(Clone, Debug)]
pub struct All2 {
    clock: Clock,
    lost: u64,
    waiting: Ring<u32, 16, MAX>,
    /// Whether those who wait are A's; of no meaning while none waits.
    a_waits: bool,
}

impl All2 {
    /// Nothing seen yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            clock: Clock::new(),
            lost: 0,
            waiting: Ring::new(0),
            a_waits: false,
        }
    }

    /// One branch that nobody can predict, whether the two differ, instead of
    /// one for the type and one for what waits.
    #[inline(always)]
    fn on(&mut self, t: u64, is_a: bool, id: u32, sink: &mut impl Sink<Self>) {
        match self.waiting.front() {
            Some(other) if is_a ^ self.a_waits => {
                self.waiting.pop();
                let (a, b) = if is_a { (id, other) } else { (other, id) };
                let situation = All2Detection::Pair(Pair { a, b });
                sink.detection(Detection::new(t, self.clock.call, 1, situation));
            }
            _ if self.waiting.is_full() => {
                self.overflow(if is_a { A_PLACE } else { B_PLACE }, sink);
            }
            _ => {
                self.a_waits = is_a;
                self.waiting.push(id);
            }
        }
    }

    #[cold]
    fn overflow(&mut self, operand: Place, sink: &mut impl Sink<Self>) {
        self.lost = self.lost.wrapping_add(1);
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand,
            on_full: OnFull::Reject,
        });
    }
}

impl Default for All2 {
    fn default() -> Self {
        Self::new()
    }
}

impl Engine for All2 {
    type Event = All2Event;
    type Detection = All2Detection;
    type Instant = time::Instant<1, 1_000_000>;
    const BOUNDS: Bounds = UNCOUNTED;

    #[inline(always)]
    fn process(
        &mut self,
        t: Self::Instant,
        event: &All2Event,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Late> {
        let t = t.ticks();
        self.clock.accept(t)?;
        let (is_a, id) = match event {
            All2Event::A(event) => (true, event.id),
            All2Event::B(event) => (false, event.id),
        };
        self.on(t, is_a, id, sink);
        Ok(())
    }

    fn advance(&mut self, t: Self::Instant, _: &mut impl Sink<Self>) -> Result<(), Late> {
        self.clock.accept(t.ticks())
    }

    fn late(&self) -> u64 {
        self.clock.late
    }

    fn tally(&self, situation: usize) -> Option<Tally> {
        tally(situation, self.lost)
    }
}
