//! [`Flash`](crate::rules::atleast_pair::Flash), by hand: one number.
//!
//! The types join before anything is added, so that no branch has to know the type of a
//! record that is large enough. With a method for each type, as the other machines have
//! them, it is as fast as generated code.

use super::clock::{ByHand, Call, Rule};
use crate::rules::atleast_pair::{FlashDetection, FlashEvent, Worn};
use rtcep::{Detection, Sink};

const ENOUGH: u64 = 10_000;

/// The state machine.
pub type Flash = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    sum: u64,
}

impl Rule for Machine {
    type Event = FlashEvent;
    type Detection = FlashDetection;
    const NEW: Self = Self { sum: 0 };

    #[inline(always)]
    fn on(&mut self, call: Call, event: &FlashEvent, sink: &mut impl Sink<Flash>) {
        let bytes = match event {
            FlashEvent::Write(write) if write.bytes < 64 => return,
            FlashEvent::Write(write) => write.bytes,
            FlashEvent::Erase(erase) => erase.bytes,
        };
        // It rests below 10,000: no sum overflows.
        self.sum += u64::from(bytes);
        if self.sum >= ENOUGH {
            let situation = FlashDetection::Worn(Worn { bytes: self.sum });
            self.sum = 0;
            sink.detection(Detection::new(call.t, call.ordinal, 1, true, situation));
        }
    }

    /// There is no list that could be full.
    fn lost(&self) -> u64 {
        0
    }
}
