//! Traces that reach a path vector exactly.

use crate::check;
use crate::script;
use crate::subject::{Driver, Subject};
use rtcep::OpCounts;
use rtcep::bounds::Entry;

/// An entry that traces claim to reach, and which of its vectors they reached.
struct Claim {
    event: usize,
    situation: usize,
    vectors: Vec<OpCounts>,
    reached: Vec<bool>,
}

/// Rule sets that must claim every entry: each pair of quantifiers of `all` and
/// `sequence`, with and without a condition, and each policy of a full list.
const WHOLE: [&str; 10] = [
    "::all_",
    "::sequence_pairs",
    "::sequence_of_three",
    "::overflow_",
    "::within_",
    "::once",
    "::single",
    "::alert_track",
    "::counted_faults",
    "::lifespans",
];

/// The one path of an event that may take several operands: a bound, without a
/// claim that a trace reaches it.
const SEVERAL: &str = "several roles";

/// Entries that a rule set of [`WHOLE`] does not claim.
fn unclaimed(subject: &Subject, claims: &[Claim], failures: &mut Vec<String>) {
    if !WHOLE.iter().any(|name| subject.name.contains(name)) {
        return;
    }
    (subject.run)(&mut |driver| {
        let bounds = driver.bounds();
        for (e, event) in bounds.events.iter().enumerate() {
            for entry in event.entries {
                let s = usize::from(entry.situation);
                let claimed = claims.iter().any(|c| (c.event, c.situation) == (e, s));
                if !claimed && entry.paths.iter().all(|path| path.name != SEVERAL) {
                    failures.push(format!(
                        "{}: no trace claims {} at {}",
                        subject.name, event.name, bounds.situations[s].name
                    ));
                }
            }
        }
    });
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
    unclaimed(subject, &claims, failures);
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
