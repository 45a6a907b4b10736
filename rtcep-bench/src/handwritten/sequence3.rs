//! [`Sequence3`](crate::rules::sequence3::Sequence3), by hand.
//!
//! With nothing but order and the window to satisfy, the oldest A and the
//! oldest B after it always fit, so both lists are queues. An A that is too old
//! takes every B before the next A with it; a B before the oldest A counts for
//! nothing. Both are dropped only when somebody looks: at a C, or when a list
//! is full.

use super::clock::{ByHand, Call, Rule};
use super::ring::Ring;
use crate::rules::sequence3::{A, Abc, B, C, Sequence3Detection, Sequence3Event};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const WINDOW: u64 = 5_000_000;
const MAX: usize = 64;

const SITUATION: Place = Place {
    index: 0,
    name: "Abc",
};
const A_PLACE: Place = Place {
    index: 0,
    name: "a",
};
const B_PLACE: Place = Place {
    index: 1,
    name: "b",
};

#[derive(Clone, Copy, Debug)]
struct First {
    t: u64,
    call: u64,
    id: u32,
}

/// The window is asked of the A alone: a B after it is younger.
#[derive(Clone, Copy, Debug)]
struct Second {
    call: u64,
    id: u32,
}

/// The state machine.
pub type Sequence3 = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    /// The last tick at which the window of a detection meets a loss, if there was one.
    inexact: u64,
    a: Ring<First, MAX, MAX>,
    b: Ring<Second, MAX, MAX>,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            inexact: 0,
            a: Ring::new(First {
                t: 0,
                call: 0,
                id: 0,
            }),
            b: Ring::new(Second { call: 0, id: 0 }),
        }
    }

    #[inline(always)]
    fn on_a(&mut self, call: Call, event: &A, sink: &mut impl Sink<Sequence3>) {
        if self.a.is_full() {
            self.expire(call.t);
            if self.a.is_full() {
                self.a.pop();
                self.overflow(call, A_PLACE, sink);
            }
        }
        self.a.push(First {
            t: call.t,
            call: call.ordinal,
            id: event.id,
        });
    }

    #[inline(always)]
    fn on_b(&mut self, call: Call, event: &B, sink: &mut impl Sink<Sequence3>) {
        // If the youngest A is too old, all are: this B has none before it.
        match self.a.back() {
            Some(a) if a.t >= call.t.saturating_sub(WINDOW) => {}
            _ => return,
        }
        if self.b.is_full() {
            self.expire(call.t);
            if let Some(a) = self.a.front() {
                self.expire_before(a.call);
            }
            if self.b.is_full() {
                self.b.pop();
                self.overflow(call, B_PLACE, sink);
            }
        }
        self.b.push(Second {
            call: call.ordinal,
            id: event.id,
        });
    }

    #[inline(always)]
    fn on_c(&mut self, call: Call, event: &C, sink: &mut impl Sink<Sequence3>) {
        self.expire(call.t);
        let Some(a) = self.a.front() else { return };
        self.expire_before(a.call);
        let Some(b) = self.b.front() else { return };
        self.a.pop();
        self.b.pop();
        let situation = Sequence3Detection::Abc(Abc {
            a: a.id,
            b: b.id,
            c: event.id,
        });
        let exact = self.lost == 0 || call.t > self.inexact;
        sink.detection(Detection::new(call.t, call.ordinal, 1, exact, situation));
    }

    /// Drops what the window no longer covers.
    #[inline(always)]
    fn expire(&mut self, t: u64) {
        let oldest = t.saturating_sub(WINDOW);
        while self.a.front().is_some_and(|a| a.t < oldest) {
            self.a.pop();
        }
    }

    /// Drops every B that has no A before it.
    #[inline(always)]
    fn expire_before(&mut self, call: u64) {
        while self.b.front().is_some_and(|b| b.call < call) {
            self.b.pop();
        }
    }

    #[cold]
    fn overflow(&mut self, call: Call, operand: Place, sink: &mut impl Sink<Sequence3>) {
        self.lost = self.lost.wrapping_add(1);
        // It matters for one window, and a detection looks back for another.
        self.inexact = call.t.saturating_add(2 * WINDOW);
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand,
            on_full: OnFull::DropOldest,
        });
    }
}

impl Rule for Machine {
    type Event = Sequence3Event;
    type Detection = Sequence3Detection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &Sequence3Event, sink: &mut impl Sink<Sequence3>) {
        match event {
            Sequence3Event::A(event) => self.on_a(call, event, sink),
            Sequence3Event::B(event) => self.on_b(call, event, sink),
            Sequence3Event::C(event) => self.on_c(call, event, sink),
        }
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
