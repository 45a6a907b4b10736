//! All that an example detects, as one number.

use crate::interpreted::values;
use crate::run::Entry;
use rtcep::{Record, Value};
use std::fmt::{Debug, Write as _};

/// How many detections there are, and FNV-1a over a line for each: ticks, call, instance,
/// exact, situation, values (floats by their bits).
pub(crate) fn digest<D: Record + Debug>(journal: &[Entry<D>]) -> (usize, u64) {
    let mut lines = String::new();
    for entry in journal {
        let Entry::Detected(d) = entry else {
            panic!("something else was told: {entry:?}");
        };
        let name = D::SHAPES[d.situation.shape()].name;
        let (t, call, instance, exact) = (d.t, d.call, d.instance, d.exact);
        let _ = write!(lines, "{t} {call} {instance} {exact} {name}");
        for value in values(&d.situation) {
            let _ = match value {
                Value::U16(value) => write!(lines, " {value}"),
                Value::U32(value) => write!(lines, " {value}"),
                Value::U64(value) => write!(lines, " {value}"),
                Value::F32(value) => write!(lines, " {:08x}", value.to_bits()),
                Value::F64(value) => write!(lines, " {:016x}", value.to_bits()),
                other => panic!("{name} emits {other:?}"),
            };
        }
        lines.push('\n');
    }
    let hash = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let digest = lines.bytes().fold(0xcbf2_9ce4_8422_2325, hash);
    (lines.lines().count(), digest)
}
