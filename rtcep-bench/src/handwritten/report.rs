//! [`Furnace`](crate::rules::report::Furnace), by hand.
//!
//! A queue of what the window covers, and its sum: what leaves is subtracted.

use super::clock::{ByHand, Call, Rule};
use super::ring::Ring;
use crate::rules::report::{FurnaceDetection, FurnaceEvent, Hot};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const WINDOW: u64 = 1_000_000;
const MAX: usize = 32;

const SITUATION: Place = Place {
    index: 0,
    name: "Hot",
};
const SAMPLE_PLACE: Place = Place {
    index: 0,
    name: "sample",
};

#[derive(Clone, Copy, Debug)]
struct Sample {
    t: u64,
    celsius: u32,
}

/// The state machine.
pub type Furnace = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    /// The last tick at which the window of a detection meets a loss, if there was one.
    inexact: u64,
    samples: Ring<Sample, MAX, MAX>,
    /// Of all samples in the queue.
    sum: u64,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            inexact: 0,
            samples: Ring::new(Sample { t: 0, celsius: 0 }),
            sum: 0,
        }
    }

    #[inline(always)]
    fn on_sample(&mut self, call: Call, celsius: u32, sink: &mut impl Sink<Furnace>) {
        let oldest = call.t.saturating_sub(WINDOW);
        while let Some(sample) = self.samples.front()
            && sample.t < oldest
        {
            self.drop_oldest(sample);
        }
        let mut full = false;
        if self.samples.is_full()
            && let Some(sample) = self.samples.front()
        {
            self.drop_oldest(sample);
            self.lose(call);
            full = true;
        }
        let t = call.t;
        self.samples.push(Sample { t, celsius });
        self.sum += u64::from(celsius);
        #[allow(clippy::cast_precision_loss)] // 32 samples of 32 bits fit 53
        let mean = self.sum as f64 / self.samples.len() as f64;
        if mean > 520.0 {
            let samples = self.samples.len() as u64;
            let situation = FurnaceDetection::Hot(Hot { mean, samples });
            let exact = self.lost == 0 || t > self.inexact;
            sink.detection(Detection::new(t, call.ordinal, 1, exact, situation));
        }
        if full {
            overflow(sink);
        }
    }

    #[inline(always)]
    fn drop_oldest(&mut self, sample: Sample) {
        self.samples.pop();
        self.sum -= u64::from(sample.celsius);
    }

    /// A loss touches what is detected by the same sample.
    #[inline(always)]
    fn lose(&mut self, call: Call) {
        self.lost = self.lost.wrapping_add(1);
        // It matters for one window, and a detection looks back for another.
        self.inexact = call.t.saturating_add(2 * WINDOW);
    }
}

#[cold]
fn overflow(sink: &mut impl Sink<Furnace>) {
    sink.notice(Notice::Overflow {
        situation: SITUATION,
        operand: SAMPLE_PLACE,
        on_full: OnFull::DropOldest,
    });
}

impl Rule for Machine {
    type Event = FurnaceEvent;
    type Detection = FurnaceDetection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &FurnaceEvent, sink: &mut impl Sink<Furnace>) {
        let FurnaceEvent::Sample(sample) = event;
        self.on_sample(call, sample.celsius, sink);
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
