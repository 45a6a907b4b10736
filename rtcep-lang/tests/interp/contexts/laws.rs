//! What holds for every trace (language.md, 1.3), tried with many.

use super::{Call, call, interpreter};
use rtcep_core::Value;
use rtcep_lang::interp::{Interpreter, Output};

/// Keys, timers, derived openings and ends, deferred situations, full lists.
const RULES: &str = "
    lifespan L { from B including; from A if x > 2; until after 7us terminate;
        until first C if x > 2 discard; key k; max_open 3, per_key 2, on_full drop_oldest; }
    lifespan M { from startup; from P including; until after 4us discard;
        until last D if x > 1 terminate; max_open 3, on_full freeze; }
    lifespan N { policy ignore; from E; until Q discard; until after 11us terminate; max_open 2; }
    situation P: all in L { operand a: first A, max 2; operand c: each C, max 2; within 5us;
        detect immediate; emit { k: a.k, x: a.x + c.x } }
    situation E: sequence in L { operand b: last B, max 2, on_full drop_oldest;
        operand d: each D, max 2; detect deferred; emit { k: b.k, x: d.x } }
    situation Q: all in M { operand p: first P, max 1; operand a: last A, max 2, on_full freeze;
        detect immediate; emit { x: p.x / a.x } }
    situation G: all in N { operand e: each E, max 3; detect deferred; emit { x: e.x } }";

/// A trace from a seed, by a linear congruential generator.
fn trace(seed: u64) -> Vec<Call> {
    let mut state = seed;
    let mut below = |n: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let mut t = 0;
    let steps = (0..300).map(|_| {
        t += [0, 0, 0, 1, 1, 2, 9][usize::try_from(below(7)).unwrap_or(0)];
        let event = usize::try_from(below(5)).unwrap_or(0);
        let value = |x: u64| Value::I64(i64::try_from(x).unwrap_or(0));
        let values = [value(below(2)), value(below(4))];
        (t, (event < 4).then_some((event, values)))
    });
    steps.collect()
}

/// Runs a trace; the ordinals of calls are left out.
fn told(interpreter: &mut Interpreter, trace: &[Call]) -> Vec<Output> {
    let mut all = Vec::new();
    for one in trace {
        all.extend(call(interpreter, one));
    }
    for output in &mut all {
        if let Output::Detection { call, .. } = output {
            *call = 0;
        }
    }
    all
}

#[test]
fn to_process_is_to_advance_and_then_the_event() {
    let fresh = interpreter(RULES);
    for seed in 0..50 {
        let trace = trace(seed);
        let apart: Vec<Call> = trace
            .iter()
            .flat_map(|&(t, e)| [(t, None), (t, e)])
            .collect();
        assert_eq!(
            told(&mut fresh.clone(), &trace),
            told(&mut fresh.clone(), &apart),
            "seed {seed}"
        );
    }
}

#[test]
fn time_may_pass_in_one_step_or_in_many() {
    let fresh = interpreter(RULES);
    for seed in 0..50 {
        let trace = trace(seed);
        let mut now = 0;
        let mut many = Vec::new();
        for &(t, event) in &trace {
            many.extend((now + 1..t).map(|t| (t, None)));
            many.push((t, event));
            now = t;
        }
        assert_eq!(
            told(&mut fresh.clone(), &trace),
            told(&mut fresh.clone(), &many),
            "seed {seed}"
        );
    }
}

#[test]
fn no_instance_outlives_its_deadline_and_no_timer_is_in_the_past() {
    let mut interpreter = interpreter(RULES);
    for one in &trace(7) {
        let _ = call(&mut interpreter, one);
        assert!(interpreter.next_deadline().is_none_or(|next| next > one.0));
    }
}

#[test]
fn the_traces_see_something() {
    let fresh = interpreter(RULES);
    let (mut full, mut exact, mut inexact, mut faults) = (0, [0; 4], [0; 4], 0);
    for seed in 0..50 {
        for output in told(&mut fresh.clone(), &trace(seed)) {
            match output {
                Output::Detection {
                    situation,
                    exact: true,
                    ..
                } => exact[situation] += 1,
                Output::Detection { situation, .. } => inexact[situation] += 1,
                Output::LifespanFull { .. } => full += 1,
                Output::Fault { .. } => faults += 1,
                _ => {}
            }
        }
    }
    assert!(full > 100 && faults > 10, "{full} {faults}");
    assert!(inexact.iter().all(|&n| n > 20), "{inexact:?}");
    assert!(exact[0] > 20 && exact[1] > 20, "{exact:?}");
}
