//! [`Wear`](crate::rules::atleast_sum::Wear), by hand: one number.

use super::clock::{ByHand, Call, Rule};
use crate::rules::atleast_sum::{Quota, WearDetection, WearEvent};
use rtcep::{Detection, Sink};

const ENOUGH: u64 = 10_000;

/// The state machine.
pub type Wear = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    sum: u64,
}

impl Rule for Machine {
    type Event = WearEvent;
    type Detection = WearDetection;
    const NEW: Self = Self { sum: 0 };

    #[inline(always)]
    fn on(&mut self, call: Call, event: &WearEvent, sink: &mut impl Sink<Wear>) {
        let WearEvent::Write(write) = event;
        if write.bytes < 64 {
            return;
        }
        // It rests below 10,000: no sum overflows.
        self.sum += u64::from(write.bytes);
        if self.sum >= ENOUGH {
            let situation = WearDetection::Quota(Quota { bytes: self.sum });
            self.sum = 0;
            sink.detection(Detection::new(call.t, call.ordinal, 1, true, situation));
        }
    }

    /// There is no list that could be full.
    fn lost(&self) -> u64 {
        0
    }
}
