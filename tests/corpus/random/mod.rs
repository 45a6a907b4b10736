//! Random traces, biased to what breaks engines: full lists and lifespans, few
//! keys and many, equal timestamps, ticks around a window's or an instance's
//! end, clock jumps and steps back.

mod clock;
mod trace;
mod values;

pub(crate) use clock::moments;
pub(crate) use trace::trace;

use crate::check;
use crate::script::{self, Step};
use crate::subject::Subject;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use rtcep_lang::Model;

/// Steps per trace.
const LENGTH: usize = 200;

/// About `events` random events through both engines of a subject. The seed is
/// fixed, so that a failure repeats; it is told with a short trace.
pub(crate) fn agree(subject: &Subject, events: usize) -> Result<(), String> {
    let model = check::model(subject);
    law(subject, &model, events, &|trace| {
        check::agree(subject, &model, trace)
    })
}

/// About `events` random events, of which something must hold in every trace.
pub(crate) fn law(
    subject: &Subject,
    model: &Model,
    events: usize,
    holds: &dyn Fn(&[Step]) -> Result<(), String>,
) -> Result<(), String> {
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
    let result = runner.run(&trace(model, LENGTH), |trace| {
        holds(&trace).map_err(TestCaseError::fail)
    });
    if let Err(TestError::Fail(reason, trace)) = result {
        let (trace, reason) = shortest(holds, trace, reason.to_string());
        let trace = script::text(model, &trace);
        return Err(format!(
            "{}: {reason}\nthe shortest trace:\n{trace}",
            subject.name
        ));
    }
    Ok(())
}

/// Leaves out every step without which the trace still fails.
pub(crate) fn shortest(
    holds: &dyn Fn(&[Step]) -> Result<(), String>,
    mut trace: Vec<Step>,
    mut reason: String,
) -> (Vec<Step>, String) {
    loop {
        let before = trace.len();
        for i in (0..trace.len()).rev() {
            let mut less = trace.clone();
            less.remove(i);
            if let Err(why) = holds(&less) {
                (trace, reason) = (less, why);
            }
        }
        if trace.len() == before {
            return (trace, reason);
        }
    }
}
