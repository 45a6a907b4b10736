//! Values and spans of time at which rules decide: what they write, and what is beside it.

use rtcep::{Str, Value};
use rtcep_lang::Model;
use rtcep_lang::model::{Demand, Moment, Type};
use rtcep_lang::print::print;

/// What a search draws from.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// By event and attribute: values worth trying, at least one.
    pub values: Vec<Vec<Vec<Value>>>,
    /// Spans of time, in ticks, without 0.
    pub spans: Vec<u64>,
    /// Numbers of events that fill something.
    pub sizes: Vec<usize>,
    /// Open instances of a lifespan at most.
    pub instances: usize,
}

impl Vocabulary {
    /// What these rules write.
    #[must_use]
    pub fn new(model: &Model) -> Self {
        let written = Written::new(&print(model));
        let events = model.events.iter().map(|event| {
            let attributes = event.attributes.iter();
            attributes.map(|a| values(model, a.ty, &written)).collect()
        });
        Self {
            values: events.collect(),
            spans: spans(model),
            sizes: sizes(model),
            instances: model
                .lifespans
                .iter()
                .map(|l| usize::try_from(l.max_open).unwrap_or(usize::MAX))
                .max()
                .unwrap_or(1),
        }
    }
}

/// Numbers and texts in the rules.
struct Written {
    numbers: Vec<f64>,
    texts: Vec<String>,
}

impl Written {
    fn new(text: &str) -> Self {
        let texts = text.split('"').skip(1).step_by(2).map(str::to_owned);
        let code: String = text.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        let words = code.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '_'));
        let number = |word: &str| {
            let word = word.replace('_', "");
            // `10u32`, `5ms`, `1.5f64`: what stands behind the digits is a type or a unit.
            let digits =
                word.trim_end_matches(|c: char| c.is_ascii_alphanumeric() && !c.is_ascii_digit());
            digits
                .trim_end_matches('.')
                .parse::<f64>()
                .ok()
                .or_else(|| {
                    let typed = word.split(['u', 'i', 'f']).next().unwrap_or_default();
                    typed.parse().ok()
                })
        };
        let mut numbers: Vec<f64> = words.filter_map(number).filter(|x| x.is_finite()).collect();
        numbers.sort_by(f64::total_cmp);
        numbers.dedup();
        Self {
            numbers,
            texts: texts.collect(),
        }
    }
}

fn values(model: &Model, ty: Type, written: &Written) -> Vec<Value> {
    macro_rules! integers {
        ($variant:ident, $ty:ty) => {{
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // saturates
            let near = written.numbers.iter().map(|&x| x as $ty);
            let near = near.flat_map(|x| [x.saturating_sub(1), x, x.saturating_add(1)]);
            let mut all: Vec<$ty> = (0..4 as $ty).chain(near).collect();
            all.sort_unstable();
            all.dedup();
            // Where arithmetic leaves the type: last, so that few values meet often.
            let ends = [<$ty>::MIN, <$ty>::MAX].into_iter();
            let ends: Vec<$ty> = ends.filter(|x| !all.contains(x)).collect();
            all.extend(ends);
            all.into_iter().map(Value::$variant).collect()
        }};
    }
    macro_rules! floats {
        ($variant:ident, $ty:ty) => {{
            #[allow(clippy::cast_possible_truncation)] // near is near enough
            let near = written.numbers.iter().flat_map(|&x| {
                let x = x as $ty;
                [x, x - 1.0, x + 1.0, -x]
            });
            let mut all: Vec<$ty> = [0.0, 1.0, 2.0].into_iter().chain(near).collect();
            all.sort_by(<$ty>::total_cmp);
            all.dedup();
            all.into_iter().map(Value::$variant).collect()
        }};
    }
    match ty {
        Type::Bool => vec![Value::Bool(false), Value::Bool(true)],
        Type::U8 => integers!(U8, u8),
        Type::U16 => integers!(U16, u16),
        Type::U32 => integers!(U32, u32),
        Type::U64 => integers!(U64, u64),
        Type::I8 => integers!(I8, i8),
        Type::I16 => integers!(I16, i16),
        Type::I32 => integers!(I32, i32),
        Type::I64 => integers!(I64, i64),
        Type::U128 => integers!(U128, u128),
        Type::I128 => integers!(I128, i128),
        Type::F32 => floats!(F32, f32),
        Type::F64 => floats!(F64, f64),
        Type::Str(n) => texts(usize::from(n), &written.texts),
        Type::Enum(e) => {
            let variants = model.enums[e].variants.len();
            (0..variants)
                .filter_map(|v| u16::try_from(v).ok())
                .map(Value::Variant)
                .collect()
        }
    }
}

/// What the rules look for, at both ends of a long text and with a last byte that differs.
fn texts(n: usize, written: &[String]) -> Vec<Value> {
    let full = "a".repeat(n);
    let mut all = vec![String::new(), "a".to_owned(), "b".to_owned(), full.clone()];
    for text in written {
        let room = n.saturating_sub(text.len());
        all.push(text.clone());
        all.push(format!("{text}{}", &full[..room]));
        all.push(format!("{}{text}", &full[..room]));
        // As far as it goes before something differs, and again.
        let mut almost = text.clone();
        almost.pop();
        all.push(format!("{almost}~").repeat(1 + n / text.len().max(1)));
    }
    let cut = |text: String| {
        let mut end = n.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        Value::Str(Str::cut(&text[..end]))
    };
    let mut cut: Vec<Value> = all.into_iter().map(cut).collect();
    cut.dedup();
    cut
}

/// Windows, intervals, delays, periods, moments.
fn spans(model: &Model) -> Vec<u64> {
    let since = |moment| match moment {
        Moment::SinceStartup(ticks) | Moment::Tick(ticks) => ticks,
    };
    let windows = model.situations.iter().filter_map(|s| s.within);
    let demands = model.situations.iter().filter_map(|s| match s.demand {
        Demand::Every(ticks) | Demand::After(ticks) => Some(ticks),
        Demand::At(moment) => Some(since(moment)),
        _ => None,
    });
    let afters = model.lifespans.iter().filter_map(|l| Some(l.after()?.0));
    let ends = model.lifespans.iter().flat_map(|l| l.absolute_ends());
    let opened = model.lifespans.iter().flat_map(|l| l.openings().since);
    let all = windows.chain(demands).chain(afters).chain(ends.map(since));
    let mut all: Vec<u64> = all.chain(opened).chain([1]).filter(|&t| t > 0).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// What fills lists, lifespans and thresholds, one less and one more.
fn sizes(model: &Model) -> Vec<usize> {
    let operands = model.situations.iter().flat_map(|s| &s.operands);
    let lists = operands.filter_map(|o| o.max).map(u64::from);
    let open = model.lifespans.iter().map(|l| u64::from(l.max_open));
    let per_key = model
        .lifespans
        .iter()
        .filter_map(|l| l.per_key.map(u64::from));
    let full = lists.chain(open).chain(per_key);
    let mut all: Vec<usize> = full
        .flat_map(|n| [n.saturating_sub(1), n, n + 1])
        .chain([1, 2])
        .filter_map(|n| usize::try_from(n).ok())
        .filter(|&n| n > 0)
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}
