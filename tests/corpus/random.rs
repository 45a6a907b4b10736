//! Random traces, biased to what breaks engines: full lists, equal timestamps,
//! window edges, clock jumps and steps back.

use crate::check;
use crate::script::{self, Step};
use crate::subject::Subject;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use rtcep::Value;
use rtcep_lang::Model;
use rtcep_lang::model::Type;

/// Steps per trace.
const LENGTH: usize = 200;

/// About `events` random events through both engines of a subject. The seed is
/// fixed, so that a failure repeats; it is told with a short trace.
pub(crate) fn agree(subject: &Subject, events: usize) -> Result<(), String> {
    let model = check::model(subject);
    let cases = u32::try_from(events.div_ceil(LENGTH)).expect("a sane number of cases");
    let config = Config {
        cases,
        failure_persistence: None,
        // `shortest` does it better: it leaves steps out.
        max_shrink_iters: 0,
        ..Config::default()
    };
    let seed = RngAlgorithm::default();
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(seed));
    let result = runner.run(&trace(&model), |trace| {
        check::agree(subject, &model, &trace).map_err(TestCaseError::fail)
    });
    if let Err(TestError::Fail(reason, trace)) = result {
        let (trace, reason) = shortest(subject, &model, trace, reason.to_string());
        let trace = script::text(&model, &trace);
        return Err(format!("{reason}\nthe shortest trace:\n{trace}"));
    }
    Ok(())
}

/// Leaves out every step without which the trace still fails.
fn shortest(
    subject: &Subject,
    model: &Model,
    mut trace: Vec<Step>,
    mut reason: String,
) -> (Vec<Step>, String) {
    loop {
        let before = trace.len();
        for i in (0..trace.len()).rev() {
            let mut less = trace.clone();
            less.remove(i);
            if let Err(why) = check::agree(subject, model, &less) {
                (trace, reason) = (less, why);
            }
        }
        if trace.len() == before {
            return (trace, reason);
        }
    }
}

/// How time goes on from one step to the next.
#[derive(Clone, Copy, Debug)]
enum Clock {
    On(u64),
    Back(u64),
    End,
}

fn trace(model: &Model) -> impl Strategy<Value = Vec<Step>> + use<> {
    let edges: Vec<u64> = model
        .situations
        .iter()
        .filter_map(|s| s.within)
        .flat_map(|d| [d, d.saturating_add(1), d - 1, d / 2])
        .collect();
    let edges = if edges.is_empty() { vec![2] } else { edges };
    let clock = prop_oneof![
        12 => Just(Clock::On(0)),
        12 => (1u64..4).prop_map(Clock::On),
        4 => proptest::sample::select(edges).prop_map(Clock::On),
        1 => Just(Clock::On(3_600_000_000)),
        1 => (1u64..10).prop_map(Clock::Back),
    ];
    // Rarely the clock jumps to its end, where nothing can follow but ties.
    let clock = prop_oneof![4_000 => clock, 1 => Just(Clock::End)];
    let step = (clock, step_event(model));
    // A favourite event that comes often fills its lists; in some traces a flood
    // of it fills long ones.
    let favourite = (
        0..model.events.len(),
        prop_oneof![3 => 2u32..4, 1 => 12u32..40],
    );
    let more = proptest::collection::vec(any::<u32>(), LENGTH);
    (proptest::collection::vec(step, LENGTH), favourite, more).prop_map(
        |(steps, (favourite, often), more)| {
            let mut now = 0u64;
            let like: Option<Vec<Value>> = steps.iter().find_map(|(_, event)| match event {
                Some((e, values)) if *e == favourite => Some(values.clone()),
                _ => None,
            });
            steps
                .into_iter()
                .zip(more)
                .map(|((clock, event), more)| {
                    let t = match clock {
                        Clock::On(d) => now.saturating_add(d),
                        Clock::Back(d) => now.saturating_sub(d),
                        Clock::End => u64::MAX,
                    };
                    now = now.max(t);
                    let event = match (&like, more % often != 0) {
                        (Some(values), true) => Some((favourite, values.clone())),
                        _ => event,
                    };
                    Step { t, event }
                })
                .collect()
        },
    )
}

fn step_event(model: &Model) -> BoxedStrategy<Option<(usize, Vec<Value>)>> {
    let events: Vec<BoxedStrategy<(usize, Vec<Value>)>> = model
        .events
        .iter()
        .enumerate()
        .map(|(e, event)| {
            let values: Vec<BoxedStrategy<Value>> = event
                .attributes
                .iter()
                .map(|a| value(model, a.ty))
                .collect();
            (Just(e), values).boxed()
        })
        .collect();
    let event = proptest::strategy::Union::new(events);
    prop_oneof![
        20 => event.prop_map(Some),
        1 => Just(None),
    ]
    .boxed()
}

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

/// Small values that meet often, and the edges of the type.
fn value(model: &Model, ty: Type) -> BoxedStrategy<Value> {
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
        Type::Enum(e) => {
            let variants = u16::try_from(model.enums[e].variants.len()).expect("few variants");
            (0..variants).prop_map(Value::Variant).boxed()
        }
    }
}
