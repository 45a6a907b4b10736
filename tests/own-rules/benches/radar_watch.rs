//! The bounds of the rules of `examples/radar_watch`, which adopt the type of an event.

#[allow(dead_code, reason = "an example, of which the report reads the rules")]
#[path = "../../../examples/radar_watch/rules.rs"]
mod rules;

use rtcep::{Record, Value};
use rtcep_data::radar::Row;
use rules::{RadarWatch, RadarWatchEvent};

rtcep_bench::report!(RadarWatch, build = event);

/// A plot has more fields than the rules name. Speeds and new tracks are declared by them.
fn event(event: usize, values: &[Value]) -> Option<RadarWatchEvent> {
    match (event, values) {
        (
            0,
            &[
                Value::U16(slot),
                Value::F32(forward),
                Value::F32(left),
                Value::F32(speed),
            ],
        ) => Some(RadarWatchEvent::Plot(Row {
            line: 0,
            t_us: 0,
            slot,
            forward,
            left,
            speed,
            new_track: false,
        })),
        _ => RadarWatchEvent::from_values(event, values),
    }
}
