//! [`Each2`](crate::rules::each2::Each2), by hand.
//!
//! All waiting values of the other side are judged at once, into the bits of a
//! word: those that pair are told, the others close up.

use super::clock::{ByHand, Call, Rule};
use crate::rules::each2::{Cross, Each2Detection, Each2Event};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const MAX: usize = 10;

const SITUATION: Place = Place {
    index: 0,
    name: "Cross",
};
const A_PLACE: Place = Place {
    index: 0,
    name: "a",
};
const B_PLACE: Place = Place {
    index: 1,
    name: "b",
};

/// More places than candidates, a power of two: `i & (PLACES - 1)` shows the
/// compiler that no index is out of bounds.
const PLACES: usize = 16;

/// Values in the order of their arrival.
#[derive(Clone, Debug)]
struct Waiting {
    values: [u32; PLACES],
    len: usize,
}

impl Waiting {
    const fn new() -> Self {
        Self {
            values: [0; PLACES],
            len: 0,
        }
    }

    /// A bit for each value that pairs, the oldest the lowest. Judging all
    /// places without a branch is cheaper than a loop whose end nobody can
    /// predict; what lies beyond the end is masked off.
    #[inline(always)]
    fn pairs(&self, pairs: impl Fn(u32) -> bool) -> u32 {
        let judged = self.values[..MAX].iter().rev();
        let bits = judged.fold(0, |bits, &value| bits << 1 | u32::from(pairs(value)));
        bits & ((1 << self.len) - 1)
    }

    /// Takes the values of the bits, oldest first; the others close up.
    #[inline(always)]
    fn take(&mut self, bits: u32, mut found: impl FnMut(u32)) {
        let mut left = bits;
        while left != 0 {
            found(self.values[left.trailing_zeros() as usize & (PLACES - 1)]);
            left &= left - 1;
        }
        let mut kept = 0;
        for i in 0..MAX {
            // Written even where it goes: the next one kept overwrites it.
            self.values[kept & (PLACES - 1)] = self.values[i];
            kept += usize::from(bits & 1 << i == 0);
        }
        self.len -= bits.count_ones() as usize;
    }

    /// Adds at the end; returns whether the oldest had to go for it.
    #[inline(always)]
    fn push(&mut self, value: u32) -> bool {
        let full = self.len == MAX;
        if full {
            self.values.copy_within(1..MAX, 0);
            self.len -= 1;
        }
        self.values[self.len & (PLACES - 1)] = value;
        self.len += 1;
        full
    }
}

/// The state machine.
pub type Each2 = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    a: Waiting,
    b: Waiting,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            a: Waiting::new(),
            b: Waiting::new(),
        }
    }

    #[inline(always)]
    fn on_a(&mut self, call: Call, x: u32, sink: &mut impl Sink<Each2>) {
        let bits = self.b.pairs(|y| x < y);
        if bits != 0 {
            let exact = self.lost == 0;
            self.b
                .take(bits, |y| sink.detection(cross(call, exact, x, y)));
        } else if self.a.push(x) {
            self.overflow(A_PLACE, sink);
        }
    }

    #[inline(always)]
    fn on_b(&mut self, call: Call, y: u32, sink: &mut impl Sink<Each2>) {
        let bits = self.a.pairs(|x| x < y);
        if bits != 0 {
            let exact = self.lost == 0;
            self.a
                .take(bits, |x| sink.detection(cross(call, exact, x, y)));
        } else if self.b.push(y) {
            self.overflow(B_PLACE, sink);
        }
    }

    #[cold]
    fn overflow(&mut self, operand: Place, sink: &mut impl Sink<Each2>) {
        self.lost = self.lost.wrapping_add(1);
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand,
            on_full: OnFull::DropOldest,
        });
    }
}

/// Exact until the first loss: the instance never ends.
#[inline(always)]
fn cross(call: Call, exact: bool, x: u32, y: u32) -> Detection<Each2Detection> {
    Detection::new(
        call.t,
        call.ordinal,
        1,
        exact,
        Each2Detection::Cross(Cross { x, y }),
    )
}

impl Rule for Machine {
    type Event = Each2Event;
    type Detection = Each2Detection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &Each2Event, sink: &mut impl Sink<Each2>) {
        match event {
            Each2Event::A(event) => self.on_a(call, event.x, sink),
            Each2Event::B(event) => self.on_b(call, event.y, sink),
        }
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
