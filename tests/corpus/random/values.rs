//! Small values that meet often, and the edges of the type.

use proptest::prelude::*;
use rtcep::{Str, Value};
use rtcep_lang::Model;
use rtcep_lang::model::{Source, Type};

macro_rules! integers {
    ($ty:ty, $variant:ident) => {
        prop_oneof![
            20 => (0..4 as $ty).prop_map(Value::$variant),
            2 => proptest::sample::select(vec![<$ty>::MIN, <$ty>::MAX, <$ty>::MIN + 1])
                .prop_map(Value::$variant),
            1 => any::<$ty>().prop_map(Value::$variant),
        ]
        .boxed()
    };
}

macro_rules! floats {
    ($ty:ty, $variant:ident) => {
        prop_oneof![
            20 => (-2i8..4).prop_map(|x| Value::$variant(x.into())),
            3 => proptest::sample::select(vec![
                <$ty>::NAN, <$ty>::INFINITY, <$ty>::NEG_INFINITY, -0.0, <$ty>::MAX, 0.5,
            ])
            .prop_map(Value::$variant),
            1 => any::<$ty>().prop_map(Value::$variant),
        ]
        .boxed()
    };
}

/// Values of an attribute.
pub(super) fn value(model: &Model, ty: Type) -> BoxedStrategy<Value> {
    match ty {
        Type::Bool => any::<bool>().prop_map(Value::Bool).boxed(),
        Type::U8 => integers!(u8, U8),
        Type::U16 => integers!(u16, U16),
        Type::U32 => integers!(u32, U32),
        Type::U64 => integers!(u64, U64),
        Type::I8 => integers!(i8, I8),
        Type::I16 => integers!(i16, I16),
        Type::I32 => integers!(i32, I32),
        Type::I64 => integers!(i64, I64),
        Type::F32 => floats!(f32, F32),
        Type::F64 => floats!(f64, F64),
        Type::Str(n) => texts(model, usize::from(n)),
        Type::U128 | Type::I128 => unreachable!("no event has a {ty:?}"),
        Type::Enum(e) => {
            let variants = u16::try_from(model.enums[e].variants.len()).expect("few variants");
            (0..variants).prop_map(Value::Variant).boxed()
        }
    }
}

/// Few texts that meet often; what the rules look for and what is near it, among
/// them texts as long as they may be.
fn texts(model: &Model, n: usize) -> BoxedStrategy<Value> {
    let full = "abcdefgh".repeat(n.div_ceil(8));
    let mut known = vec![full.clone(), "a".repeat(n), "\u{fc}".repeat(n / 2)];
    for literal in literals(model) {
        let mut longer = literal.repeat(1 + n / literal.len().max(1));
        known.push(longer.clone());
        longer.insert_str(0, &full[..n.saturating_sub(literal.len())]);
        known.push(longer);
        let shorter = literal
            .char_indices()
            .next_back()
            .map_or("", |(i, _)| &literal[..i]);
        known.push(format!("{shorter}~"));
        known.push(shorter.to_owned());
        known.push(format!("{literal}!"));
        known.push(format!("!{literal}"));
        known.push(literal);
    }
    prop_oneof![
        6 => proptest::sample::select(vec!["a", "b", "ab", ""]).prop_map(str::to_owned),
        6 => proptest::sample::select(known),
        1 => "[a-c]{0,4}",
        1 => any::<String>(),
    ]
    .prop_map(move |text| Value::Str(cut(&text, n)))
    .boxed()
}

/// The beginning of a text that has room, in whole characters.
fn cut(text: &str, n: usize) -> Str<255> {
    let end = (0..=n.min(text.len()))
        .rev()
        .find(|&i| text.is_char_boundary(i));
    Str::cut(&text[..end.unwrap_or(0)])
}

/// The texts that the rules write.
fn literals(model: &Model) -> Vec<String> {
    let text = rtcep_lang::print::print(model);
    let quoted = text.split('"').skip(1).step_by(2);
    let mut found: Vec<String> = quoted.map(str::to_owned).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// The attributes of input events by which they meet instances of a lifespan.
pub(super) fn keys(model: &Model) -> Vec<(usize, usize)> {
    let keys = model.lifespans.iter().filter_map(|l| l.key.as_ref());
    let attributes = keys.flat_map(|key| key.attributes.iter());
    let of_events = attributes.filter_map(|&(source, attribute)| match source {
        Source::Event(event) => Some((event, attribute)),
        Source::Situation(_) => None,
    });
    let mut keys: Vec<(usize, usize)> = of_events.collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// A small integer in place of a key; other keys have few values anyway.
pub(super) fn set_key(value: &mut Value, key: u8) {
    match value {
        Value::U8(x) => *x = key,
        Value::U16(x) => *x = key.into(),
        Value::U32(x) => *x = key.into(),
        Value::U64(x) => *x = key.into(),
        Value::I8(x) => *x = i8::try_from(key).unwrap_or(i8::MAX),
        Value::I16(x) => *x = key.into(),
        Value::I32(x) => *x = key.into(),
        Value::I64(x) => *x = key.into(),
        Value::Str(x) => *x = Str::cut(char::from(b'a' + key % 26).encode_utf8(&mut [0; 4])),
        Value::Bool(_)
        | Value::Variant(_)
        | Value::F32(_)
        | Value::F64(_)
        | Value::U128(_)
        | Value::I128(_) => {}
    }
}
