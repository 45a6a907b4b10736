//! Bytes to calls of an engine.

use rtcep::{Record, Str, Value};

/// A call of `process` with an event, or of `advance` with none.
pub(crate) struct Step<Ev> {
    pub(crate) t: u64,
    pub(crate) event: Option<(usize, Ev)>,
}

/// Bytes of one step: what comes, how much later, and two numbers for attributes.
const STEP: usize = 4;

/// The steps that bytes tell, from a tick on.
pub(crate) fn steps<Ev: Record>(bytes: &[u8], mut t: u64) -> Vec<Step<Ev>> {
    let steps = bytes.chunks_exact(STEP).map(|step| {
        let [what, later, a, b] = *step else {
            unreachable!("chunks are exact");
        };
        t = t.saturating_add(match later {
            // The edges of windows and intervals are small; some jumps are not.
            0..=199 => u64::from(later / 8),
            200..=249 => u64::from(later),
            250..=254 => 3_000_000,
            255 => u64::MAX / 4,
        });
        let shape = usize::from(what) % (Ev::SHAPES.len() + 1);
        let event = Ev::SHAPES.get(shape).map(|found| {
            let attributes = found.attributes.iter().enumerate();
            let values = attributes.map(|(i, (_, ty))| value(ty, if i % 2 == 0 { a } else { b }));
            let values: Vec<Value> = values.collect();
            let event = Ev::from_values(shape, &values).expect("values fit the event");
            (shape, event)
        });
        Step { t, event }
    });
    steps.collect()
}

/// A value of a type of the rules, which meets others often.
fn value(ty: &str, byte: u8) -> Value {
    const FLOATS: [f64; 8] = [0.0, 1.0, -1.0, f64::NAN, f64::INFINITY, 0.5, f64::MAX, -0.0];
    const TEXTS: [&str; 4] = ["", "a", "ab", "abcdefgh"];
    let n = usize::from(byte);
    match ty {
        "bool" => Value::Bool(byte % 2 == 1),
        "u8" => Value::U8(if byte == 255 { 255 } else { byte % 8 }),
        "u16" => Value::U16(u16::from(byte) * 257),
        "i64" => Value::I64(if byte == 255 {
            i64::MIN
        } else {
            i64::from(byte) - 100
        }),
        "f64" => Value::F64(FLOATS[n % FLOATS.len()]),
        "str<8>" => Value::Str(Str::new(TEXTS[n % TEXTS.len()]).expect("it fits")),
        "Kind" => Value::Variant(u16::from(byte % 3)),
        other => panic!("no rule here has a {other}"),
    }
}
