//! How an attribute goes on within a run of events.

use crate::workload::Random;
use rtcep::Value;

/// From one of the values that are known of an attribute on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Vary {
    /// The same value for all.
    Same(u32),
    /// A number that differs for each, one more than before; others in turn.
    Ascends(u32),
    /// One less than before.
    Descends(u32),
    /// So many in turn, each one more than the one before: all keys, again and again.
    Cycle(u32, u32),
    /// So many of the same, then as many of one more: all of a key, and then the next.
    Block(u32, u32),
    /// Any, for each its own.
    Random(u32),
}

impl Vary {
    /// The value of event `i` of a run.
    pub(super) fn value(self, known: &[Value], i: usize) -> Value {
        let at = |n: usize| known[n % known.len()];
        let up = |from: u32, i: usize| {
            let from = from as usize;
            shifted(at(from), step(i)).unwrap_or_else(|| at(from + i))
        };
        match self {
            Vary::Same(n) => at(n as usize),
            Vary::Ascends(from) => up(from, i),
            Vary::Descends(from) => {
                let from = from as usize;
                shifted(at(from), -step(i)).unwrap_or_else(|| at(from + i))
            }
            Vary::Cycle(from, n) => up(from, i % n.max(1) as usize),
            Vary::Block(from, n) => up(from, i / n.max(1) as usize),
            Vary::Random(seed) => {
                let mut random = Random::new(u64::from(seed) << 32 | i as u64);
                at(random.below(u32::try_from(known.len()).unwrap_or(u32::MAX)) as usize)
            }
        }
    }

    /// A random one for an attribute of which so many values are known, with one of these
    /// numbers of events where it needs one.
    pub(super) fn any(known: usize, sizes: &[usize], random: &mut Random) -> Self {
        let known = u32::try_from(known).unwrap_or(u32::MAX);
        // Few values meet often.
        let among = match random.below(2) {
            0 => known.min(2),
            _ => known,
        };
        let n = random.below(among);
        // What varies begins mostly where all do.
        let from = match random.below(3) {
            0 => n,
            _ => 0,
        };
        let size = |random: &mut Random| {
            let place = random.below(u32::try_from(sizes.len()).unwrap_or(1)) as usize;
            u32::try_from(sizes[place]).unwrap_or(u32::MAX)
        };
        match random.below(16) {
            0..=2 => Vary::Ascends(from),
            3 => Vary::Descends(n),
            4 | 5 => Vary::Cycle(from, size(random)),
            6 => Vary::Block(from, size(random)),
            7 => Vary::Random(random.below(u32::MAX)),
            _ => Vary::Same(n),
        }
    }
}

fn step(i: usize) -> i32 {
    i32::try_from(i).unwrap_or(i32::MAX)
}

/// A number so much larger, if it is one and fits.
fn shifted(value: Value, by: i32) -> Option<Value> {
    macro_rules! integer {
        ($variant:ident, $x:expr) => {{
            let sum = i128::try_from($x).ok()?.checked_add(i128::from(by))?;
            Value::$variant(sum.try_into().ok()?)
        }};
    }
    Some(match value {
        Value::U8(x) => integer!(U8, x),
        Value::U16(x) => integer!(U16, x),
        Value::U32(x) => integer!(U32, x),
        Value::U64(x) => integer!(U64, x),
        Value::U128(x) => integer!(U128, x),
        Value::I8(x) => integer!(I8, x),
        Value::I16(x) => integer!(I16, x),
        Value::I32(x) => integer!(I32, x),
        Value::I64(x) => integer!(I64, x),
        Value::I128(x) => integer!(I128, x),
        #[allow(
            clippy::cast_precision_loss,
            reason = "values beside those that rules write: near is near enough"
        )]
        Value::F32(x) => Value::F32(x + by as f32),
        Value::F64(x) => Value::F64(x + f64::from(by)),
        _ => return None,
    })
}
