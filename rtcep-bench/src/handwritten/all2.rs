//! [`All2`](crate::rules::all2::All2), by hand.
//!
//! Whatever waits is taken by the first event of the other type, so at most one
//! of the two types ever waits: one queue does, and a flag says whose it is.

use super::clock::{ByHand, Call, Rule};
use super::ring::Ring;
use crate::rules::all2::{All2Detection, All2Event, Pair};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

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
pub type All2 = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    waiting: Ring<u32, 16, MAX>,
    /// Whether those who wait are A's; of no meaning while none waits.
    a_waits: bool,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            waiting: Ring::new(0),
            a_waits: false,
        }
    }

    /// One branch that nobody can predict, whether the two differ, instead of
    /// one for the type and one for what waits.
    #[inline(always)]
    fn take(&mut self, call: Call, is_a: bool, id: u32, sink: &mut impl Sink<All2>) {
        match self.waiting.front() {
            Some(other) if is_a ^ self.a_waits => {
                self.waiting.pop();
                let (a, b) = if is_a { (id, other) } else { (other, id) };
                let situation = All2Detection::Pair(Pair { a, b });
                // Exact until the first loss: the instance never ends.
                let exact = self.lost == 0;
                sink.detection(Detection::new(call.t, call.ordinal, 1, exact, situation));
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
    fn overflow(&mut self, operand: Place, sink: &mut impl Sink<All2>) {
        self.lost = self.lost.wrapping_add(1);
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand,
            on_full: OnFull::Reject,
        });
    }
}

impl Rule for Machine {
    type Event = All2Event;
    type Detection = All2Detection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &All2Event, sink: &mut impl Sink<All2>) {
        let (is_a, id) = match event {
            All2Event::A(event) => (true, event.id),
            All2Event::B(event) => (false, event.id),
        };
        self.take(call, is_a, id, sink);
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
