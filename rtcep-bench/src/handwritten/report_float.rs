//! [`Bearing`](crate::rules::report_float::Bearing), by hand.
//!
//! A queue of what the window covers; sum and extremes are made anew at each sample,
//! oldest first, since the sum of floats depends on the order.

use super::clock::{ByHand, Call, Rule};
use super::ring::Ring;
use crate::rules::report_float::{BearingDetection, BearingEvent, Loud};
use rtcep::notice::{Expression, OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const WINDOW: u64 = 1_000_000;
const MAX: usize = 32;

const SITUATION: Place = Place {
    index: 0,
    name: "Loud",
};
const SAMPLE_PLACE: Place = Place {
    index: 0,
    name: "sample",
};

#[derive(Clone, Copy, Debug)]
struct Sample {
    t: u64,
    level: f32,
}

/// The state machine.
pub type Bearing = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    faults: u64,
    /// The last tick at which the window of a detection meets a loss, if there was one.
    inexact: u64,
    samples: Ring<Sample, MAX, MAX>,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            faults: 0,
            inexact: 0,
            samples: Ring::new(Sample { t: 0, level: 0.0 }),
        }
    }

    #[inline(always)]
    fn on_sample(&mut self, call: Call, level: f32, sink: &mut impl Sink<Bearing>) {
        if level.is_nan() {
            return self.faulted(sink);
        }
        let t = call.t;
        let oldest = t.saturating_sub(WINDOW);
        while self.samples.front().is_some_and(|sample| sample.t < oldest) {
            self.samples.pop();
        }
        let full = self.samples.is_full();
        if full {
            self.samples.pop();
            self.lose(call);
        }
        self.samples.push(Sample { t, level });
        let (mut sum, mut least, mut most) = (0.0, f32::INFINITY, f32::NEG_INFINITY);
        for sample in self.samples.iter() {
            sum += sample.level;
            least = if sample.level < least {
                sample.level
            } else {
                least
            };
            most = if sample.level > most {
                sample.level
            } else {
                most
            };
        }
        #[allow(clippy::cast_precision_loss)] // 32 at most
        let mean = f64::from(sum) / self.samples.len() as f64;
        if mean > 0.51 && least > 0.02 {
            let situation = BearingDetection::Loud(Loud { mean, least, most });
            let exact = self.lost == 0 || t > self.inexact;
            sink.detection(Detection::new(t, call.ordinal, 1, exact, situation));
        }
        if full {
            overflow(sink);
        }
    }

    /// A loss touches what is detected by the same sample.
    #[inline(always)]
    fn lose(&mut self, call: Call) {
        self.lost = self.lost.wrapping_add(1);
        // It matters for one window, and a detection looks back for another.
        self.inexact = call.t.saturating_add(2 * WINDOW);
    }

    /// What is no number is told, and not taken.
    #[cold]
    fn faulted(&mut self, sink: &mut impl Sink<Bearing>) {
        self.faults = self.faults.wrapping_add(1);
        sink.notice(Notice::Fault {
            situation: SITUATION,
            expression: Expression::Aggregate,
            count: 1,
        });
    }
}

#[cold]
fn overflow(sink: &mut impl Sink<Bearing>) {
    sink.notice(Notice::Overflow {
        situation: SITUATION,
        operand: SAMPLE_PLACE,
        on_full: OnFull::DropOldest,
    });
}

impl Rule for Machine {
    type Event = BearingEvent;
    type Detection = BearingDetection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &BearingEvent, sink: &mut impl Sink<Bearing>) {
        let BearingEvent::Sample(sample) = event;
        self.on_sample(call, sample.level, sink);
    }

    fn lost(&self) -> u64 {
        self.lost
    }

    fn faults(&self) -> u64 {
        self.faults
    }
}
