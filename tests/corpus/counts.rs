//! Observed operations against counted ones.

use crate::script::Step;
use crate::subject::{Driver, Subject};
use rtcep::bounds::Entry;
use rtcep::{Bounds, Op, OpCounts};

/// After every step: no operation happened more often than counted, per
/// situation, and under no price is the step dearer than its dearest path.
/// `Err` tells where that is not so.
pub(crate) fn within(
    subject: &Subject,
    driver: &mut dyn Driver,
    step: &Step,
) -> Result<(), String> {
    let (engine, situations) = driver.counts();
    let bounds = driver.bounds();
    let none = |counts: &OpCounts| *counts == OpCounts::ZERO;
    let Some((event, _)) = step.event else {
        return if none(&engine) && situations.iter().all(none) {
            Ok(())
        } else {
            Err(format!("{}: `advance` has no timer", subject.name))
        };
    };
    let counted = bounds.engine_counts(event);
    if !engine.within(&counted) {
        return Err(format!(
            "{} at {step:?}\nthe engine itself: observed {engine}\ncounted {counted}",
            subject.name
        ));
    }
    for (s, observed) in situations.iter().enumerate() {
        let context = || {
            let situation = bounds.situations[s].name;
            format!(
                "{}: {situation} at {step:?}\nobserved {observed}",
                subject.name
            )
        };
        let counted = bounds.situation_counts(event, s);
        if !observed.within(&counted) {
            return Err(format!("{}\ncounted  {counted}", context()));
        }
        for seed in 0..PRICES {
            let price = prices(seed);
            let paid = pay(observed, &price);
            let most = dearest(&bounds, event, s, &price);
            if paid > most * (1.0 + 1e-9) {
                return Err(format!(
                    "{}\nunder prices {seed} that costs {paid}, more than {most}",
                    context()
                ));
            }
        }
    }
    Ok(())
}

/// How many price vectors are tried after each step.
const PRICES: u64 = 8;

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

fn dearest(bounds: &Bounds, event: usize, situation: usize, price: &[f64; Op::COUNT]) -> f64 {
    let of = |entries: &[Entry]| -> f64 {
        entries
            .iter()
            .filter(|entry| usize::from(entry.situation) == situation)
            .map(|entry| entry.price(|op| price[op as usize]))
            .sum()
    };
    let own = of(bounds.events[event].entries);
    let derived: f64 = bounds.events[event]
        .derived
        .iter()
        .map(|&(s, times)| times as f64 * of(bounds.situations[usize::from(s)].entries))
        .sum();
    own + derived
}
