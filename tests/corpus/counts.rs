//! Observed operations against counted ones.

use crate::check;
use crate::script::{self, Step};
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
        if state % 3 == 0 {
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

/// An entry that traces claim to reach, and which of its vectors they reached.
struct Claim {
    event: usize,
    situation: usize,
    vectors: Vec<OpCounts>,
    reached: Vec<bool>,
}

/// Runs the traces of `reaches` and demands that the last event of each reaches
/// a path vector exactly; each path of each entry that some trace ends in must
/// be reached by one. Returns how many vectors the traces claim; what fails goes
/// to `failures`.
///
/// A reaching trace is a script without expectations; its first line names the
/// entry as `! Event Situation`: all of that entry's vectors must be reached by
/// the traces that name it. Where one trace does it for several situations at
/// once, it names them all.
pub(crate) fn reach(subject: &Subject, failures: &mut Vec<String>) -> usize {
    let model = check::model(subject);
    let mut claims: Vec<Claim> = Vec::new();
    for text in subject.reaches {
        let text = text.trim_start();
        let (head, trace) = text.split_once('\n').expect("a head and a trace");
        let mut words = head.trim_start_matches('!').split_whitespace();
        let event = words.next().expect("an event");
        let e = model
            .events
            .iter()
            .position(|x| x.name == event)
            .unwrap_or_else(|| panic!("the rules have no `{event}`"));
        let situations: Vec<usize> = words
            .map(|word| {
                let position = model.situations.iter().position(|s| s.name == word);
                position.unwrap_or_else(|| panic!("the rules have no `{word}`"))
            })
            .collect();
        assert!(
            !situations.is_empty(),
            "{}: `{head}` names no situation",
            subject.name
        );
        let steps = script::parse(&model, trace);
        (subject.run)(&mut |driver| {
            let mut last = Vec::new();
            for step in &steps {
                check::generated(driver, &step.step);
                last = driver.counts().1;
            }
            for &s in &situations {
                let claimed = claim(subject, &mut claims, driver, (e, s), last[s], text);
                failures.extend(claimed.err());
            }
        });
        let ends_in = steps.last().and_then(|step| step.step.event.as_ref());
        assert_eq!(
            ends_in.map(|(e, _)| *e),
            Some(e),
            "{}: {text}",
            subject.name
        );
    }
    for claim in &claims {
        for (counts, reached) in claim.vectors.iter().zip(&claim.reached) {
            assert!(
                reached,
                "{}: no trace reaches this path of {} at {}: {counts}",
                subject.name,
                model.events[claim.event].name,
                model.situations[claim.situation].name
            );
        }
    }
    claims.iter().map(|claim| claim.vectors.len()).sum()
}

/// Marks the vector of an entry that was observed.
fn claim(
    subject: &Subject,
    claims: &mut Vec<Claim>,
    driver: &dyn Driver,
    (event, situation): (usize, usize),
    observed: OpCounts,
    text: &str,
) -> Result<(), String> {
    let bounds = driver.bounds();
    let entry = bounds.events[event]
        .entries
        .iter()
        .find(|entry| usize::from(entry.situation) == situation)
        .copied()
        .expect("the event enters the situation");
    let known = claims
        .iter()
        .position(|claim| (claim.event, claim.situation) == (event, situation));
    let known = known.unwrap_or_else(|| {
        claims.push(Claim {
            event,
            situation,
            vectors: entry.paths.iter().map(|path| path.counts).collect(),
            reached: vec![false; entry.paths.len()],
        });
        claims.len() - 1
    });
    let claim = &mut claims[known];
    match claim.vectors.iter().position(|counts| *counts == observed) {
        Some(hit) => {
            claim.reached[hit] = true;
            Ok(())
        }
        None => Err(format!(
            "{}: this trace reaches no path vector of {} at {}\n{text}\n\
             observed {observed}\npaths:\n{}",
            subject.name,
            bounds.events[event].name,
            bounds.situations[situation].name,
            list(entry)
        )),
    }
}

fn list(entry: Entry) -> String {
    entry
        .paths
        .iter()
        .map(|path| format!("  {}: {}\n", path.name, path.counts))
        .collect()
}
