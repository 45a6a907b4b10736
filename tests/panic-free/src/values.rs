//! Texts, ordered enums, functions and integers of 128 bits.

use core::hint::black_box;
use rtcep::{Engine, Record, Sink, Str, Value};

/// The user's own, in another order than the rules name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    High,
    Unknown,
    Low,
}

fn twice(x: i64) -> i64 {
    x.wrapping_mul(2)
}

rtcep::situations! {
    pub engine Values;
    ordered enum Level { Low, Mid, High }
    ordered enum Grade = Grade { Low, High }
    event Login { user: str<8>, host: str<40>, x: i64, grade: Grade }
    event Ask { user: str<12>, level: Level, y: f64 }
    fn twice(x: i64) -> i64 = twice;
    lifespan Always { from startup; max_open 1; }
    lifespan Session {
        from Login;
        until each Login if host == "" terminate;
        until last Login all_keys if x < 0 discard;
        key user;
        max_open 20, per_key 2, on_full drop_oldest;
    }

    situation Same: all in Always {
        operand l: each Login if starts_with(host, "10.") || contains(host, "x.y") || ends_with(user, "z"), max 9;
        operand a: each Ask if len(user) < 9u32 && user >= "a", max 70;
        when l.user == a.user && l.grade > Grade::Low && a.level <= Level::Mid;
        emit { user: l.user, long: a.user, near: clamp(l.x, -5, twice(l.x)), word: "same" }
    }
    situation Last: sequence in Always {
        operand l: last Login if abs(x) > 3 && max(x, 7) > min(x, -7), max 5;
        operand a: first Ask;
        when twice(l.x) as i128 * 3 < a.y as i128 && min(a.y, 1.0) > 0.5;
        emit { square: l.x as i128 * l.x as i128, part: (l.x as u128) % 10, host: l.host }
    }
    situation Ended: all in Session {
        operand l: each Login, max 3;
        detect deferred;
        emit { host: l.host }
    }
    situation Large: all in Always {
        operand l: first Last if square > 100 && square / 7 != 3;
        emit { f: l.square as f64, n: l.part as u8 }
    }
}

struct Kept(u64);

impl Sink<Values> for Kept {
    fn detection(&mut self, detection: rtcep::Detection<ValuesDetection>) {
        self.0 ^= detection.t;
        if let Some(Value::Str(text)) = detection.situation.attribute(0) {
            self.0 ^= text.as_str().len() as u64;
        }
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        black_box(notice);
        self.0 += 1;
    }
}

/// Runs the engine over values that no optimiser knows.
pub(crate) fn run(mut seed: u64, room: &mut [u8]) -> u64 {
    let mut engine = Values::new();
    let mut last = Kept(0);
    for _ in 0..1000 {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        let bytes = seed.to_le_bytes();
        let text = core::str::from_utf8(&bytes).unwrap_or("10.x.yz");
        let t = <Values as Engine>::Instant::from_ticks(seed >> 20);
        let event = if seed.is_multiple_of(2) {
            ValuesEvent::Login(Login {
                user: Str::cut(text),
                host: Str::new(text).unwrap_or_default(),
                x: seed as i64,
                grade: if seed & 8 == 0 {
                    Grade::Unknown
                } else {
                    Grade::High
                },
            })
        } else {
            ValuesEvent::Ask(Ask {
                user: Str::<8>::cut(text).resize().unwrap_or_default(),
                level: if seed & 8 == 0 {
                    Level::Low
                } else {
                    Level::High
                },
                y: f64::from_bits(seed),
            })
        };
        black_box(engine.process(t, &event, &mut last).is_err());
        crate::snapshots::step(&mut engine, room, seed);
        let values = [
            Value::Str(Str::cut(text)),
            Value::Variant(seed as u16 % 4),
            Value::F64(0.5),
        ];
        if let Some(event) = ValuesEvent::from_values(1, &values) {
            black_box(engine.process(t, &event, &mut last).is_err());
        }
    }
    last.0
}
