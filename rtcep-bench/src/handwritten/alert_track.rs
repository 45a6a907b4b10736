//! [`Alerts`](crate::rules::alert_track::Alerts), by hand.
//!
//! Two short lists in the order of arrival, of which the oldest match is taken. Of an
//! alert nothing but its target is ever read again, of a track its range too.

use super::clock::{ByHand, Call, Rule};
use crate::rules::alert_track::{
    AlertTrack, AlertTrigger, AlertsDetection, AlertsEvent, TrackData,
};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const MAX: usize = 10;

const SITUATION: Place = Place {
    index: 0,
    name: "AlertTrack",
};
const ALERT_PLACE: Place = Place {
    index: 0,
    name: "alert",
};
const TRACK_PLACE: Place = Place {
    index: 1,
    name: "track",
};

/// More places than candidates, a power of two: `i & (PLACES - 1)` shows the
/// compiler that no index is out of bounds.
const PLACES: usize = 16;

/// The bit of each place.
const BITS: [u32; PLACES] = {
    let mut bits = [0; PLACES];
    let mut place = 0;
    while place < PLACES {
        bits[place] = 1 << place;
        place += 1;
    }
    bits
};

/// Targets, and what is kept of each, in the order of their arrival.
#[derive(Clone, Debug)]
struct Waiting<T> {
    targets: [u32; PLACES],
    kept: [T; PLACES],
    len: usize,
}

impl<T: Copy> Waiting<T> {
    const fn new(filler: T) -> Self {
        Self {
            targets: [0; PLACES],
            kept: [filler; PLACES],
            len: 0,
        }
    }

    /// Takes the oldest of a target; those after it close up. Comparing all
    /// places without a branch is cheaper than a search whose end nobody can
    /// predict; what lies beyond the end is masked off.
    #[inline(always)]
    fn take(&mut self, target: u32) -> Option<T> {
        let judged = self.targets.iter().zip(BITS);
        let same = judged.map(|(&other, bit)| if other == target { bit } else { 0 });
        let bits = same.fold(0, |bits, bit| bits | bit) & ((1 << self.len) - 1);
        if bits == 0 {
            return None;
        }
        let place = bits.trailing_zeros() as usize & (PLACES - 1);
        let found = self.kept[place];
        // A move of variable length would be a call that costs more.
        for i in 0..MAX - 1 {
            let from = i + usize::from(i >= place);
            self.targets[i] = self.targets[from];
            self.kept[i] = self.kept[from];
        }
        self.len -= 1;
        Some(found)
    }

    /// Adds at the end; returns whether there was room.
    #[inline(always)]
    fn push(&mut self, target: u32, kept: T) -> bool {
        let room = self.len < MAX;
        if room {
            self.targets[self.len & (PLACES - 1)] = target;
            self.kept[self.len & (PLACES - 1)] = kept;
            self.len += 1;
        }
        room
    }
}

/// The state machine.
pub type Alerts = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    lost: u64,
    alerts: Waiting<()>,
    tracks: Waiting<f32>,
}

impl Machine {
    const fn new() -> Self {
        Self {
            lost: 0,
            alerts: Waiting::new(()),
            tracks: Waiting::new(0.0),
        }
    }

    #[inline(always)]
    fn on_alert(&mut self, call: Call, alert: &AlertTrigger, sink: &mut impl Sink<Alerts>) {
        let target = alert.target;
        if let Some(range) = self.tracks.take(target) {
            self.detect(call, target, range, sink);
        } else if !self.alerts.push(target, ()) {
            self.overflow(ALERT_PLACE, sink);
        }
    }

    #[inline(always)]
    fn on_track(&mut self, call: Call, track: &TrackData, sink: &mut impl Sink<Alerts>) {
        let &TrackData { target, range, .. } = track;
        if range < 20_000.0 {
            if self.alerts.take(target).is_some() {
                self.detect(call, target, range, sink);
            } else if !self.tracks.push(target, range) {
                self.overflow(TRACK_PLACE, sink);
            }
        }
    }

    /// Exact until the first loss: the instance never ends.
    #[inline(always)]
    fn detect(&self, call: Call, target: u32, range: f32, sink: &mut impl Sink<Alerts>) {
        let situation = AlertsDetection::AlertTrack(AlertTrack { target, range });
        let exact = self.lost == 0;
        sink.detection(Detection::new(call.t, call.ordinal, 1, exact, situation));
    }

    #[cold]
    fn overflow(&mut self, operand: Place, sink: &mut impl Sink<Alerts>) {
        self.lost = self.lost.wrapping_add(1);
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand,
            on_full: OnFull::Reject,
        });
    }
}

impl Rule for Machine {
    type Event = AlertsEvent;
    type Detection = AlertsDetection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &AlertsEvent, sink: &mut impl Sink<Alerts>) {
        match event {
            AlertsEvent::AlertTrigger(event) => self.on_alert(call, event, sink),
            AlertsEvent::TrackData(event) => self.on_track(call, event, sink),
        }
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
