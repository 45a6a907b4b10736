//! Short traces of few values, for the search of [`explore`](crate::explore).

use crate::script::Step;
use rtcep::{Str, Value};
use rtcep_lang::Model;
use rtcep_lang::model::{Demand, Moment, Type};

/// A generator with a fixed seed.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Self {
        Self(0x9E37_79B9_7F4A_7C15)
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// Few values, few events, a clock that mostly stands.
pub(crate) fn trace(model: &Model, random: &mut Random) -> Vec<Step> {
    let length = 2 + random.below(20);
    let values = 1 + random.below(3);
    let edge = random.below(4) == 0;
    let windows = model.situations.iter().filter_map(|s| s.within);
    let afters = model.lifespans.iter().filter_map(|l| Some(l.after()?.0));
    let intervals: Vec<u64> = windows.chain(afters).chain(timers(model)).collect();
    let mut weights: Vec<u64> = model.events.iter().map(|_| 1 + random.below(4)).collect();
    let mut t = 0;
    (0..length)
        .map(|_| {
            let i = usize::try_from(random.below(64)).expect("a small number");
            let interval = match intervals.as_slice() {
                [] => 1,
                intervals => intervals[i % intervals.len()],
            };
            t += match random.below(9) {
                0..5 => 0,
                5 => interval / 2,
                6 => interval + 1,
                7 => interval.saturating_sub(random.below(3)),
                _ => 1,
            };
            if random.below(5) == 0 {
                weights = model.events.iter().map(|_| 1 + random.below(6)).collect();
            }
            let mut at = random.below(weights.iter().sum());
            let e = weights
                .iter()
                .position(|&w| {
                    let here = at < w;
                    at = at.saturating_sub(w);
                    here
                })
                .unwrap_or(0);
            let attributes = &model.events[e].attributes;
            let event = attributes
                .iter()
                .map(|a| value(a.ty, values, edge, random))
                .collect();
            let event = Some((e, event)).filter(|_| random.below(16) > 0);
            Step { t, event }
        })
        .collect()
}

/// How long timers wait, and when moments are, as ticks since startup.
fn timers(model: &Model) -> impl Iterator<Item = u64> + '_ {
    let since = |moment| match moment {
        Moment::SinceStartup(ticks) | Moment::Tick(ticks) => ticks,
    };
    let demands = model.situations.iter().filter_map(move |s| match s.demand {
        Demand::Every(ticks) | Demand::After(ticks) => Some(ticks),
        Demand::At(moment) => Some(since(moment)),
        _ => None,
    });
    let ends = model.lifespans.iter().flat_map(|l| l.absolute_ends());
    let opened = model.lifespans.iter().flat_map(|l| l.openings().since);
    demands.chain(ends.map(since)).chain(opened)
}

fn value(ty: Type, values: u64, edge: bool, random: &mut Random) -> Value {
    macro_rules! integer {
        ($variant:ident, $ty:ty) => {
            Value::$variant(match random.below(values) {
                _ if edge && random.below(4) == 0 => <$ty>::MAX,
                x => <$ty>::try_from(x).unwrap_or_default(),
            })
        };
    }
    match ty {
        Type::Bool => Value::Bool(random.below(2) == 1),
        Type::U8 => integer!(U8, u8),
        Type::U16 => integer!(U16, u16),
        Type::U32 => integer!(U32, u32),
        Type::U64 => integer!(U64, u64),
        Type::I8 => integer!(I8, i8),
        Type::I16 => integer!(I16, i16),
        Type::I32 => integer!(I32, i32),
        Type::I64 => integer!(I64, i64),
        Type::Str(n) => {
            let text = match random.below(values + 1) {
                _ if edge && random.below(4) == 0 => "a".repeat(n.into()),
                0 => "ab".to_owned(),
                x => "a".repeat(usize::try_from(x - 1).unwrap_or(0)),
            };
            Value::Str(Str::cut(text.get(..n.into()).unwrap_or(&text)))
        }
        Type::U128 | Type::I128 => unreachable!("no event has a {ty:?}"),
        Type::F32 => Value::F32(random.below(values) as f32),
        Type::F64 => Value::F64(random.below(values) as f64),
        Type::Enum(_) => Value::Variant(u16::try_from(random.below(2)).unwrap_or(0)),
    }
}
