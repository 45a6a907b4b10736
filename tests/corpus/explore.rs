//! A search for what the counts leave open: for each entry of each rule set
//! the path vectors that random short traces reach, with the shortest trace,
//! and for the others how near they came.
//!
//! It asserts nothing; it is a tool for whoever writes `reaches` or changes a
//! formula: `RTCEP_ONLY=name cargo test --test corpus explore -- --ignored
//! --nocapture`.

use crate::check;
use crate::rules;
use crate::script::{self, Step};
use crate::subject::Subject;
use rtcep::{Op, OpCounts, Value};
use rtcep_lang::Model;
use rtcep_lang::model::Type;

#[test]
#[ignore = "a tool, see the module"]
fn explore() {
    let only = std::env::var("RTCEP_ONLY").unwrap_or_default();
    let traces = std::env::var("RTCEP_TRACES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(20_000);
    for subject in rules::all() {
        if subject.name.ends_with(&only) {
            entries(&subject, traces);
        }
    }
}

/// One path vector, and the shortest trace that reached it.
struct Wanted {
    event: usize,
    situation: usize,
    path: &'static str,
    counts: OpCounts,
    reached: Option<Vec<Step>>,
    nearest: (f64, OpCounts, Vec<Step>),
}

fn entries(subject: &Subject, traces: u64) {
    let model = check::model(subject);
    let mut wanted: Vec<Wanted> = Vec::new();
    (subject.run)(&mut |driver| {
        for (event, bounds) in driver.bounds().events.iter().enumerate() {
            for entry in bounds.entries {
                wanted.extend(entry.paths.iter().map(|path| Wanted {
                    event,
                    situation: entry.situation.into(),
                    path: path.name,
                    counts: path.counts,
                    reached: None,
                    nearest: (f64::INFINITY, OpCounts::ZERO, Vec::new()),
                }));
            }
        }
    });
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for _ in 0..traces {
        let trace = trace(&model, &mut random);
        (subject.run)(&mut |driver| {
            for (i, step) in trace.iter().enumerate() {
                check::generated(driver, step);
                let observed = driver.counts().1;
                let Some((event, _)) = step.event else {
                    continue;
                };
                for w in wanted.iter_mut().filter(|w| w.event == event) {
                    note(w, observed[w.situation], &trace[..=i]);
                }
            }
        });
    }
    for w in &wanted {
        let (event, situation) = (
            &model.events[w.event].name,
            &model.situations[w.situation].name,
        );
        println!(
            "\n{} ! {event} {situation}  # {}\n  {}",
            subject.name, w.path, w.counts
        );
        match &w.reached {
            Some(steps) => println!("{}", script::text(&model, steps)),
            None => {
                let (_, counts, steps) = &w.nearest;
                println!(
                    "  NOT REACHED, nearest\n  {counts}\n{}",
                    script::text(&model, steps)
                );
            }
        }
    }
}

fn note(w: &mut Wanted, observed: OpCounts, steps: &[Step]) {
    if observed == w.counts {
        if w.reached
            .as_ref()
            .is_none_or(|known| steps.len() < known.len())
        {
            w.reached = Some(steps.to_vec());
        }
        return;
    }
    // The share of each count that is missing or too much.
    let away: f64 = Op::ALL
        .iter()
        .map(|&op| {
            let (a, b) = (observed.get(op) as f64, w.counts.get(op) as f64);
            (a - b).abs() / b.max(1.0)
        })
        .sum();
    if away < w.nearest.0 {
        w.nearest = (away, observed, steps.to_vec());
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// Few values, few events, a clock that mostly stands.
fn trace(model: &Model, random: &mut Random) -> Vec<Step> {
    let length = 2 + random.below(20);
    let values = 1 + random.below(3);
    let edge = random.below(4) == 0;
    let window = model.situations.iter().find_map(|s| s.within).unwrap_or(1);
    let mut weights: Vec<u64> = model.events.iter().map(|_| 1 + random.below(4)).collect();
    let mut t = 0;
    (0..length)
        .map(|_| {
            t += match random.below(8) {
                0..5 => 0,
                5 => window / 2,
                6 => window + 1,
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
            Step {
                t,
                event: Some((e, event)),
            }
        })
        .collect()
}

fn value(ty: Type, values: u64, edge: bool, random: &mut Random) -> Value {
    macro_rules! integer {
        ($variant:ident, $ty:ty) => {
            Value::$variant(match random.below(values) {
                _ if edge && random.below(4) == 0 => <$ty>::MAX,
                x => x as $ty,
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
        Type::F32 => Value::F32(random.below(values) as f32),
        Type::F64 => Value::F64(random.below(values) as f64),
        Type::Enum(_) => Value::Variant(u16::try_from(random.below(2)).unwrap_or(0)),
    }
}
