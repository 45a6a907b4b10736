//! Observed operations against counted ones.

use crate::driver::{Driver, Observed};
use crate::script::Step;
use crate::subject::Subject;
use crate::told::Told;
use rtcep::bounds::Cause;
use rtcep::{Bounds, Op, OpCounts};
use rtcep_lang::interp::Output;

/// What a count is of: the engine, a situation or a lifespan.
#[derive(Clone, Copy, Debug)]
enum Scope {
    Engine,
    Situation(usize),
    Lifespan(usize),
    Rule(usize),
}

/// After every step: no operation happened more often than counted, per scope
/// and in what causes it, the timers and the event; under no price is the step
/// dearer than its dearest paths; no more detections come than counted.
/// `Err` tells where that is not so.
pub(crate) fn within(
    subject: &Subject,
    driver: &mut dyn Driver,
    step: &Step,
    told: &[Told],
) -> Result<(), String> {
    let observed = driver.counts();
    let bounds = driver.bounds();
    let mut causes = vec![Cause::Sweep];
    causes.extend(step.event.as_ref().map(|(e, _)| Cause::Event(*e)));
    judge(&bounds, &causes, 0, &observed, detections(told))
        .map_err(|why| format!("{} at {step:?}: {why}", subject.name))
}

/// The detections among what the sink was told.
pub(crate) fn detections(told: &[Told]) -> u64 {
    let detection = |told: &&Told| matches!(told, Told::Sink(Output::Detection { .. }));
    told.iter().filter(detection).count() as u64
}

/// The same of one cause alone. An event comes when no timer is due any more, of which
/// the engine asks its own.
#[allow(
    dead_code,
    reason = "the small-scope search sees timers and events apart"
)]
pub(crate) fn apart(
    bounds: &Bounds,
    cause: Cause,
    observed: &Observed,
    detections: u64,
) -> Result<(), String> {
    let asked = match cause {
        Cause::Event(_) => bounds.sweep.checks.min(1),
        Cause::Sweep => 0,
    };
    judge(bounds, &[cause], asked, observed, detections)
}

/// Whether what was observed is counted for these causes and so many timer checks.
fn judge(
    bounds: &Bounds,
    causes: &[Cause],
    asked: u64,
    observed: &Observed,
    detections: u64,
) -> Result<(), String> {
    let scope = |scope, observed: &OpCounts| {
        let asked = match scope {
            Scope::Engine => OpCounts::ZERO.with(Op::TimerCheck, asked),
            _ => OpCounts::ZERO,
        };
        within_scope(bounds, causes, scope, &asked, observed).map_err(|why| {
            let name = match scope {
                Scope::Engine => "the engine itself",
                Scope::Situation(s) => bounds.situations[s].name,
                Scope::Lifespan(l) => bounds.lifespans[l].name,
                Scope::Rule(r) => bounds.rules[r].name,
            };
            format!("{name}\nobserved {observed}\n{why}")
        })
    };
    scope(Scope::Engine, &observed.engine)?;
    for (s, observed) in observed.situations.iter().enumerate() {
        scope(Scope::Situation(s), observed)?;
    }
    for (l, observed) in observed.lifespans.iter().enumerate() {
        scope(Scope::Lifespan(l), observed)?;
    }
    for (r, observed) in observed.rules.iter().enumerate() {
        scope(Scope::Rule(r), observed)?;
    }
    let most: u64 = causes
        .iter()
        .map(|&cause| bounds.of(cause).detections)
        .sum();
    match detections <= most {
        true => Ok(()),
        false => Err(format!("{detections} detections, counted {most}")),
    }
}

fn within_scope(
    bounds: &Bounds,
    causes: &[Cause],
    scope: Scope,
    asked: &OpCounts,
    observed: &OpCounts,
) -> Result<(), String> {
    let counted = causes.iter().map(|&cause| match scope {
        Scope::Engine => bounds.engine_counts(cause),
        Scope::Situation(s) => bounds.situation_counts(cause, s),
        Scope::Lifespan(l) => bounds.lifespan_counts(cause, l),
        Scope::Rule(r) => bounds.rule_counts(cause, r),
    });
    let counted = counted.fold(*asked, |sum, counts| sum.plus(&counts));
    if !observed.within(&counted) {
        return Err(format!("counted  {counted}"));
    }
    // Others at each step, so that many are tried in all.
    let seen = Op::ALL.iter().fold(0u64, |seen, &op| {
        (seen ^ observed.get(op))
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(23)
    });
    let sparse = (0..SPARSE).map(|i| (PRICES + i, sparse(seen.wrapping_add(i))));
    for (seed, price) in (0..PRICES).map(|seed| (seed, prices(seed))).chain(sparse) {
        let paid = pay(observed, &price);
        let dearest = causes.iter().map(|&cause| match scope {
            Scope::Engine => pay(&bounds.engine_counts(cause), &price),
            Scope::Situation(s) => situation(bounds, cause, s, &price),
            Scope::Lifespan(l) => lifespan(bounds, cause, l, &price),
            Scope::Rule(r) => rule(bounds, cause, r, &price),
        });
        let most: f64 = pay(asked, &price) + dearest.sum::<f64>();
        if paid > most * (1.0 + 1e-9) {
            return Err(format!(
                "under prices {seed} that costs {paid}, more than {most}"
            ));
        }
    }
    Ok(())
}

/// How many price vectors are tried after each step.
const PRICES: u64 = 8;

/// And how many that price few operations alone.
const SPARSE: u64 = 4;

/// A price for about a quarter of the operations, of a few sizes, and none for the others.
fn sparse(seed: u64) -> [f64; Op::COUNT] {
    let mut state = seed | 1;
    std::array::from_fn(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        match state >> 40 & 0xF {
            0 | 1 => 1.0,
            2 => 4.0,
            3 => 16.0,
            _ => 0.0,
        }
    })
}

/// A price per operation: a few operations dear, the others cheap.
fn prices(seed: u64) -> [f64; Op::COUNT] {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1);
    std::array::from_fn(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        if state.is_multiple_of(3) {
            1.0 + (state >> 8 & 0xFF) as f64
        } else {
            (state >> 8 & 0xF) as f64 / 64.0
        }
    })
}

fn pay(counts: &OpCounts, price: &[f64; Op::COUNT]) -> f64 {
    Op::ALL
        .iter()
        .map(|&op| counts.get(op) as f64 * price[op as usize])
        .sum()
}

/// The dearest paths of a cause at a situation, one of each phase, and those of
/// the closure.
fn situation(bounds: &Bounds, cause: Cause, situation: usize, price: &[f64; Op::COUNT]) -> f64 {
    let of = |entries: &[rtcep::bounds::Entry]| -> f64 {
        let here = entries
            .iter()
            .filter(|e| usize::from(e.situation) == situation);
        here.map(|entry| entry.price(|op| price[op as usize])).sum()
    };
    let caused = bounds.of(cause);
    let derived = caused
        .derived
        .iter()
        .map(|&(s, times)| times as f64 * of(bounds.situations[usize::from(s)].entries));
    let made = caused.referenced.iter();
    let made = made.map(|&(e, times)| times as f64 * of(bounds.events[usize::from(e)].entries));
    of(caused.entries) + derived.chain(made).sum::<f64>()
}

/// The same of a lifespan.
fn lifespan(bounds: &Bounds, cause: Cause, lifespan: usize, price: &[f64; Op::COUNT]) -> f64 {
    let of = |entries: &[rtcep::bounds::LifespanEntry]| -> f64 {
        let here = entries
            .iter()
            .filter(|e| usize::from(e.lifespan) == lifespan);
        here.map(|entry| entry.price(|op| price[op as usize])).sum()
    };
    let caused = bounds.of(cause);
    let derived = caused
        .derived
        .iter()
        .map(|&(s, times)| times as f64 * of(bounds.situations[usize::from(s)].lifespans));
    let made = caused.referenced.iter();
    let made = made.map(|&(e, times)| times as f64 * of(bounds.events[usize::from(e)].lifespans));
    of(caused.lifespans) + derived.chain(made).sum::<f64>()
}

/// The dearest path of a stateless rule or an action, each time that it is judged.
fn rule(bounds: &Bounds, cause: Cause, rule: usize, price: &[f64; Op::COUNT]) -> f64 {
    let once = bounds.rules[rule].price(|op| price[op as usize]);
    let judged = bounds.of(cause).rules.iter();
    let judged = judged.filter(|(r, _)| usize::from(*r) == rule);
    judged.map(|(_, times)| *times as f64 * once).sum()
}
