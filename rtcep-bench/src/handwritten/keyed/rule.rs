//! The machine behind the clock, once for each number of places.

use super::{AFTER, Found, Machine};
use crate::handwritten::{ByHand, Call, Rule};
use crate::rules::keyed;
use rtcep::{Detection, Sink};

macro_rules! rule {
    ($max_open:literal, $rules:ident, $event:ident, $detection:ident) => {
        impl Rule for Machine<$max_open> {
            type Event = keyed::$rules::$event;
            type Detection = keyed::$rules::$detection;
            const NEW: Self = Self::new();

            #[inline(always)]
            fn on(&mut self, call: Call, event: &Self::Event, sink: &mut impl Sink<ByHand<Self>>) {
                use keyed::$rules::{Wear, $detection as Detected, $event as Event};
                match event {
                    Event::Start(start) => self.on_start(call, start.machine, sink),
                    Event::Shake(shake) => self.on_shake(shake.machine, shake.level, sink),
                    Event::Heat(heat) => {
                        if let Some(found) = self.on_heat(heat.machine, heat.celsius) {
                            let situation = Detected::Wear(Wear {
                                machine: heat.machine,
                                level: found.level,
                                celsius: heat.celsius,
                            });
                            let Found { ordinal, exact, .. } = found;
                            sink.detection(Detection::new(
                                call.t,
                                call.ordinal,
                                ordinal,
                                exact,
                                situation,
                            ));
                        }
                    }
                    Event::Stop(stop) => self.on_stop(stop.machine),
                }
            }

            #[inline(always)]
            fn timers(&mut self, call: Call, _: &mut impl Sink<ByHand<Self>>) {
                if call.t >= self.next_due {
                    self.sweep(call.t);
                }
            }

            fn next_deadline(&self) -> Option<u64> {
                let oldest = self.slots.first()?;
                self.runs[oldest & ($max_open - 1)]
                    .started
                    .checked_add(AFTER)
            }

            fn lost(&self) -> u64 {
                self.lost
            }

            fn lifespan_lost(&self) -> u64 {
                self.lost_runs
            }
        }
    };
}

rule!(16, keyed16, Keyed16Event, Keyed16Detection);
rule!(256, keyed256, Keyed256Event, Keyed256Detection);
