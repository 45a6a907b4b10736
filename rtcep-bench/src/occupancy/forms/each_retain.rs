//! \[RT\]'s rules with `each` and `retain`: what is used may stay, and one event
//! can make ten detections.
//!
//! Here the cost of an event grows with what waits: every candidate that fits
//! is emitted, judged and, if it is near, consumed. All states are reached by
//! events alone.

use super::{Counts, Form, fill};
use crate::checksum::Payload;
use crate::occupancy::state::{Case, Data, Held, State};
use crate::workload::Random;
use rtcep::Probe;

rtcep::situations! {
    /// \[RT\]'s definitions where every pair counts and what is far may be used again.
    pub engine EachRetain;
    resolution 1us;

    /// A sensor may have seen something.
    event AlertTrigger { target: u32, range: f32 }
    /// A radar has.
    event TrackData { target: u32, range: f32 }

    /// From startup, never ending.
    lifespan Watch { from startup; max_open 1; }

    /// Every alert with every track of its target; what is near is used once.
    situation AlertTrack: all in Watch {
        operand alert: each AlertTrigger, retain if range > 20_000.0, max 10, on_full drop_oldest;
        operand track: each TrackData, retain if range > 20_000.0, max 10, on_full drop_oldest;
        when alert.target == track.target;
        emit { target: alert.target, range: track.range }
    }

    /// Every alert.
    situation Alert: all in Watch {
        operand alert: first AlertTrigger;
        emit { target: alert.target }
    }
}

/// Consumed once used.
const NEAR: f32 = 1_000.0;
/// Retained.
const FAR: f32 = 30_000.0;

impl Form for EachRetain {
    type Event = EachRetainEvent;
    type Detection = EachRetainDetection;
    type Engine<P: Probe + Clone + 'static> = EachRetain<P>;

    const NAME: &'static str = "each, retain";
    const REACHABLE: bool = true;
    const CONDITIONAL: bool = true;

    fn new<P: Probe + Clone + 'static>(probe: P) -> EachRetain<P> {
        EachRetain::with_probe(probe)
    }

    fn counted(engine: &mut EachRetain<Counts>) -> Counts {
        engine.probe_mut().take()
    }

    fn held<P: Probe + Clone + 'static>(engine: &EachRetain<P>) -> Held {
        Held {
            alerts: engine.s0_alert_track.l_alert.len(),
            tracks: engine.s0_alert_track.l_track.len(),
        }
    }

    fn place<P: Probe + Clone + 'static>(
        probe: P,
        state: State,
        data: Data,
        random: &mut Random,
    ) -> Case<EachRetain<P>> {
        let mut engine = EachRetain::with_probe(probe);
        let State {
            trigger,
            own,
            opposite,
        } = state;
        let mut coin = || random.below(2) == 0;
        let mut values = || match data {
            // Every candidate fits and is consumed.
            Data::Most => (7, NEAR),
            Data::Random => (if coin() { 7 } else { 8 }, if coin() { NEAR } else { FAR }),
        };
        fill(&mut engine, trigger.other(), opposite, |_| values());
        let (_, range) = values();
        fill(&mut engine, trigger, own, |i| (100 + i, 1_000.0));
        let range = match data {
            // The event stays, and is stored as if it had not been used.
            Data::Most => FAR,
            Data::Random => range,
        };
        let event = super::event(trigger, 7, range);
        Case { engine, event }
    }
}

impl Payload for EachRetainDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        match self {
            Self::AlertTrack(both) => {
                u64::from(both.target) ^ u64::from(both.range.to_bits()).rotate_left(32)
            }
            Self::Alert(alone) => !u64::from(alone.target),
        }
    }
}
