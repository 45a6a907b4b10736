//! Traces that reach a path vector exactly.

mod entries;
mod split;

use entries::Target;
pub(crate) use entries::{Entered, entered};

use crate::check;
use crate::driver::{Driver, Observed};
use crate::script::{self, Step};
use crate::subject::Subject;
use rtcep::bounds::{Cause, Phase};
use rtcep_lang::Model;

/// Rule sets that must claim every entry: each pair of quantifiers of `all` and
/// `sequence`, with and without a condition, each policy of a full list,
/// each way to open, find and close instances, conditions on what opened them, counters
/// of one operand, timers and moments.
const WHOLE: [&str; 38] = [
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
    "::whole_",
    "::full_freeze",
    "::interval_and_event",
    "::policy_",
    "::deferred_within",
    "::deferred_lists",
    "::many_keys",
    "::count_",
    "::absence_not",
    "::override_",
    "::absolute_first",
    "::any_",
    "::absent_",
    "::unless_",
    "::text",
    "::ordered",
    "::choose",
    "::functions",
    "::init_",
    "::initiators",
    "::startup_or_event",
    "::until_all_keys",
    "::from_at",
    "::until_at",
    "::epoch_moments",
    "::timer_at",
    "::timer_every",
    "::timer_after",
];

/// How the name of a path begins that bounds what is entangled, without a claim that a
/// trace reaches it: docs/bounds.md, 8.
pub(crate) const UPPER: &str = "at most";

/// Entries that no trace reaches, for a reason that lies in the lifespans: an event
/// that opens the instances which it then meets finds no two of them alike.
const APART: [(&str, &str); 4] = [
    ("::many_keys", "Ping InRejects:add"),
    ("::many_keys", "Ping InDrops:add"),
    ("::many_keys", "Ping InFreezes:add"),
    ("::text_keys", "Login Twice:add"),
];

/// An entry that traces claim to reach, and which of its paths they reached.
struct Claim {
    entered: Entered,
    reached: Vec<bool>,
}

/// Runs the traces of `reaches` and demands that the last step of each reaches
/// a path vector exactly; each path of each entry that some trace ends in must
/// be reached by one. Returns how many vectors the traces claim; what fails goes
/// to `failures`.
///
/// A reaching trace is a script without expectations; its first line names the
/// entry as `! Event Situation` or `! Event Lifespan`, where the event enters it
/// in several phases as `! Event Lifespan:initiate`, or `! advance Lifespan` for
/// what timers do there and `! advance engine` for those that are looked at: all of that
/// entry's vectors must be reached by the traces that name it. Where one trace does it for
/// several at once, it names them all.
///
/// An event is observed without the timers that are due at its tick: they run
/// before it, by `advance`.
pub(crate) fn reach(subject: &Subject, failures: &mut Vec<String>) -> usize {
    let model = check::model(subject);
    let mut claims: Vec<Claim> = Vec::new();
    for text in subject.reaches {
        let text = text.trim_start();
        let (head, trace) = text.split_once('\n').expect("a head and a trace");
        let mut words = head.trim_start_matches('!').split_whitespace();
        let cause = cause(&model, words.next().expect("an event or `advance`"));
        let steps = script::steps(&script::parse(&model, trace));
        let targets: Vec<(Target, Option<Phase>)> =
            words.map(|word| target(&model, word)).collect();
        assert!(!targets.is_empty(), "`{head}` names nothing entered");
        let mut observed = None;
        (subject.run)(&mut |driver| observed = Some(last(driver, &steps, cause)));
        let observed = observed.expect("the engine ran");
        (subject.run)(&mut |driver| {
            for &(target, phase) in &targets {
                let found = entered(&model, &driver.bounds(), cause);
                let claimed = claim(&mut claims, &found, (target, phase), &observed);
                failures.extend(claimed.err().map(|why| {
                    let name = subject.name;
                    format!("{name}: {why}\n{text}")
                }));
            }
        });
    }
    for claim in &claims {
        for (path, reached) in claim.entered.paths.iter().zip(&claim.reached) {
            if !reached && !path.name.starts_with(UPPER) {
                failures.push(format!(
                    "{}: no trace reaches this path of {}: {}: {}",
                    subject.name, claim.entered.title, path.name, path.counts
                ));
            }
        }
    }
    unclaimed(subject, &model, &claims, failures);
    claims.iter().map(|claim| claim.reached.len()).sum()
}

fn cause(model: &Model, word: &str) -> Cause {
    if word == "advance" {
        return Cause::Sweep;
    }
    let event = model.events.iter().position(|event| event.name == word);
    Cause::Event(event.unwrap_or_else(|| panic!("the rules have no `{word}`")))
}

fn target(model: &Model, word: &str) -> (Target, Option<Phase>) {
    let (name, phase) = match word.split_once(':') {
        Some((name, phase)) => (name, Some(phase)),
        None => (word, None),
    };
    let phases = [Phase::Terminate, Phase::Add, Phase::Initiate];
    let named = |name| phases.into_iter().find(|phase| phase.name() == name);
    let phase = phase.map(|name| named(name).unwrap_or_else(|| panic!("no phase `{name}`")));
    let target = match name {
        "engine" => Target::Engine,
        name => Target::Part(script::part(model, name)),
    };
    (target, phase)
}

/// The operations of the last step, which must be of this cause.
fn last(driver: &mut dyn Driver, steps: &[Step], cause: Cause) -> Observed {
    let (last, before) = steps.split_last().expect("a step");
    for step in before {
        check::generated(driver, step);
    }
    driver.counts();
    let ends_in = match &last.event {
        Some((event, _)) => {
            driver.advance(last.t, &mut Vec::new());
            driver.counts();
            Cause::Event(*event)
        }
        None => Cause::Sweep,
    };
    assert_eq!(ends_in, cause, "a trace ends in what it claims");
    check::generated(driver, last);
    driver.counts()
}

/// Marks the path of an entry that was observed.
fn claim(
    claims: &mut Vec<Claim>,
    entries: &[Entered],
    (target, phase): (Target, Option<Phase>),
    observed: &Observed,
) -> Result<(), String> {
    let here = |e: &&Entered| e.target == target && phase.is_none_or(|phase| e.phase == phase);
    let mut here = entries.iter().filter(here);
    let entry = here.next().ok_or("it is not entered")?;
    if here.next().is_some() {
        return Err(format!("{}: several phases, name one", entry.title));
    }
    let known = claims
        .iter()
        .position(|claim| claim.entered.title == entry.title);
    let known = known.unwrap_or_else(|| {
        claims.push(Claim {
            entered: entry.clone(),
            reached: vec![false; entry.paths.len()],
        });
        claims.len() - 1
    });
    let hit = entry.hit(entries, observed);
    let Some(hit) = hit else {
        let paths = entry.paths.iter();
        let paths: Vec<String> = paths
            .map(|p| format!("  {}: {}", p.name, p.counts))
            .collect();
        return Err(format!(
            "this trace reaches no path vector of {}\nobserved {}\npaths:\n{}",
            entry.title,
            observed.of(target),
            paths.join("\n")
        ));
    };
    claims[known].reached[hit] = true;
    Ok(())
}

/// Entries that a rule set of [`WHOLE`] does not claim.
fn unclaimed(subject: &Subject, model: &Model, claims: &[Claim], failures: &mut Vec<String>) {
    if !WHOLE.iter().any(|name| subject.name.contains(name)) {
        return;
    }
    (subject.run)(&mut |driver| {
        let bounds = driver.bounds();
        let events = (0..bounds.events.len()).map(Cause::Event);
        for cause in events.chain([Cause::Sweep]) {
            for entry in entered(model, &bounds, cause) {
                let claimed = claims.iter().any(|c| c.entered.title == entry.title);
                let apart = APART
                    .iter()
                    .any(|(set, title)| subject.name.ends_with(set) && entry.title == *title);
                let mut paths = entry.paths.iter();
                let exact = paths.any(|path| !path.name.starts_with(UPPER));
                if !claimed && exact && !apart {
                    failures.push(format!("{}: no trace claims {}", subject.name, entry.title));
                }
            }
        }
    });
}
