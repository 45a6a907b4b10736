//! What users reported: rules and calls of a report, and what has to come of them.
//!
//! A file per report (`rules`), which CONTRIBUTING shows how to write in five minutes. The
//! harness is that of the corpus; of its more than two hundred rule sets none is built
//! here, so that a case runs in seconds.

mod rules;

#[path = "../corpus/check.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod check;
#[path = "../corpus/counts.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod counts;
#[path = "../corpus/driver.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod driver;
#[path = "../corpus/random/mod.rs"]
#[allow(dead_code, unused_imports, reason = "the corpus asks more")]
mod random;
#[path = "../corpus/reach/mod.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod reach;
#[path = "../corpus/script/mod.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod script;
#[path = "../corpus/subject.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod subject;
#[path = "../corpus/told.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod told;

/// Random events for each rule set.
const EVENTS: usize = 5_000;

fn none(failures: &[String]) {
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// What the report asks for, through interpreter and generated code.
#[test]
fn reported_traces() {
    let mut failures = Vec::new();
    for subject in rules::all() {
        let scripts = subject.scripts.iter();
        failures.extend(scripts.filter_map(|script| check::script(&subject, script).err()));
    }
    none(&failures);
}

/// What nobody reported yet: both engines on random traces, with operations counted.
#[test]
fn random_traces_agree() {
    let subjects = rules::all();
    let results = subjects
        .iter()
        .map(|subject| random::agree(subject, EVENTS));
    none(&results.filter_map(Result::err).collect::<Vec<_>>());
}
