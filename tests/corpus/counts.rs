//! Observed operations against counted ones.

use crate::check;
use crate::script::{self, Step};
use crate::subject::{Driver, Subject};
use rtcep::bounds::Entry;
use rtcep::{Bounds, Op, OpCounts};

/// After every step: no operation happened more often than counted, per
/// situation, and under no price is the step dearer than its dearest path.
pub(crate) fn within(subject: &Subject, driver: &mut dyn Driver, step: &Step) {
    let (engine, situations) = driver.counts();
    let bounds = driver.bounds();
    let Some((event, _)) = step.event else {
        assert_eq!(engine, OpCounts::ZERO, "{}: `advance` has no timer", subject.name);
        return;
    };
    let context = |s: usize| {
        format!(
            "{}: {} at {step:?}",
            subject.name, bounds.situations[s].name
        )
    };
    assert!(engine.within(&bounds.engine_counts(event)), "{}: engine", subject.name);
    for (s, observed) in situations.iter().enumerate() {
        let counted = bounds.situation_counts(event, s);
        assert!(
            observed.within(&counted),
            "{}\nobserved {observed}\ncounted  {counted}",
            context(s)
        );
        for seed in 0..PRICES {
            let price = prices(seed);
            let paid = pay(observed, &price);
            let most = dearest(&bounds, event, s, &price);
            assert!(
                paid <= most * (1.0 + 1e-9),
                "{}\nunder prices {seed} observed {paid} is dearer than {most}\nobserved {observed}",
                context(s)
            );
        }
    }
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
        if state % 3 == 0 { 1.0 + (state >> 8 & 0xFF) as f64 } else { (state >> 8 & 0xF) as f64 / 64.0 }
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

/// Runs the traces of `reaches` and demands that the last event of each reaches
/// a path vector exactly; each path of each entry that some trace ends in must
/// be reached by one. Returns how many vectors were reached.
///
/// A reaching trace is a script without expectations; its first line names the
/// entry as `! Event Situation`: all of that entry's vectors must be reached by
/// the traces that name it.
pub(crate) fn reach(subject: &Subject) -> usize {
    let model = check::model(subject);
    let mut wanted: Vec<(usize, usize, Vec<OpCounts>, Vec<bool>)> = Vec::new();
    for text in subject.reaches {
        let text = text.trim_start();
        let (head, trace) = text.split_once('\n').expect("a head and a trace");
        let mut words = head.trim_start_matches('!').split_whitespace();
        let (event, situation) = (words.next().expect("event"), words.next().expect("situation"));
        let e = model.events.iter().position(|x| x.name == event).expect("event");
        let s = model
            .situations
            .iter()
            .position(|x| x.name == situation)
            .expect("situation");
        (subject.run)(&mut |driver| {
            let entry = driver.bounds().events[e]
                .entries
                .iter()
                .find(|entry| usize::from(entry.situation) == s)
                .copied()
                .expect("the event enters the situation");
            if !wanted.iter().any(|w| (w.0, w.1) == (e, s)) {
                let vectors: Vec<OpCounts> = entry.paths.iter().map(|p| p.counts).collect();
                let found = vec![false; vectors.len()];
                wanted.push((e, s, vectors, found));
            }
            let mut last = OpCounts::ZERO;
            for step in script::parse(&model, trace) {
                check::generated(driver, &step.step);
                last = driver.counts().1[s];
            }
            let all = wanted
                .iter_mut()
                .find(|w| (w.0, w.1) == (e, s))
                .expect("just added");
            let hit = all.2.iter().position(|counts| *counts == last);
            match hit {
                Some(hit) => all.3[hit] = true,
                None => panic!(
                    "{}: this trace reaches no path vector of {event} at {situation}\n{text}\n\
                     observed {last}\npaths:\n{}",
                    subject.name,
                    list(entry)
                ),
            }
        });
    }
    for (e, s, vectors, found) in &wanted {
        for (counts, found) in vectors.iter().zip(found) {
            assert!(
                found,
                "{}: no trace reaches this path of {} at {}: {counts}",
                subject.name, model.events[*e].name, model.situations[*s].name
            );
        }
    }
    wanted.iter().map(|w| w.2.len()).sum()
}

fn list(entry: Entry) -> String {
    entry
        .paths
        .iter()
        .map(|path| format!("  {}: {}\n", path.name, path.counts))
        .collect()
}
