//! [`Flood`](crate::rules::atleast::Flood), by hand.
//!
//! A queue of what the window covers, and its sum: what leaves is subtracted.

use super::clock::{ByHand, Call, Rule};
use super::ring::Ring;
use crate::rules::atleast::{FloodDetection, FloodEvent, TooMuch};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const WINDOW: u64 = 100_000;
const MAX: usize = 32;
const ENOUGH: u64 = 16_000;

const SITUATION: Place = Place {
    index: 0,
    name: "TooMuch",
};
const PACKET_PLACE: Place = Place {
    index: 0,
    name: "packet",
};

#[derive(Clone, Copy, Debug)]
struct Packet {
    t: u64,
    bytes: u32,
}

/// The state machine.
pub type Flood = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    /// The last tick at which the window of a detection meets a loss, if there was one.
    inexact: u64,
    packets: Ring<Packet, MAX, MAX>,
    /// Of all packets in the queue.
    sum: u64,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            inexact: 0,
            packets: Ring::new(Packet { t: 0, bytes: 0 }),
            sum: 0,
        }
    }

    #[inline(always)]
    fn on_packet(&mut self, call: Call, bytes: u32, sink: &mut impl Sink<Flood>) {
        if bytes < 64 {
            return;
        }
        let oldest = call.t.saturating_sub(WINDOW);
        while let Some(packet) = self.packets.front()
            && packet.t < oldest
        {
            self.drop_oldest(packet);
        }
        let sum = self.sum + u64::from(bytes);
        if sum >= ENOUGH {
            self.packets.clear();
            self.sum = 0;
            let situation = FloodDetection::TooMuch(TooMuch { bytes: sum });
            let exact = self.lost == 0 || call.t > self.inexact;
            sink.detection(Detection::new(call.t, call.ordinal, 1, exact, situation));
            return;
        }
        if self.packets.is_full()
            && let Some(packet) = self.packets.front()
        {
            self.drop_oldest(packet);
            self.overflow(call, sink);
        }
        self.packets.push(Packet { t: call.t, bytes });
        self.sum += u64::from(bytes);
    }

    #[inline(always)]
    fn drop_oldest(&mut self, packet: Packet) {
        self.packets.pop();
        self.sum -= u64::from(packet.bytes);
    }

    #[cold]
    fn overflow(&mut self, call: Call, sink: &mut impl Sink<Flood>) {
        self.lost = self.lost.wrapping_add(1);
        // It matters for one window, and a detection looks back for another.
        self.inexact = call.t.saturating_add(2 * WINDOW);
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand: PACKET_PLACE,
            on_full: OnFull::DropOldest,
        });
    }
}

impl Rule for Machine {
    type Event = FloodEvent;
    type Detection = FloodDetection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &FloodEvent, sink: &mut impl Sink<Flood>) {
        let FloodEvent::Packet(packet) = event;
        self.on_packet(call, packet.bytes, sink);
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
