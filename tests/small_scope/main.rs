//! Small-scope search: of small rule sets, every sequence of calls up to a stated length
//! over a small alphabet. Most faults show in a short trace of few values, and here none
//! of those is left out.
//!
//! At each call both engines tell the same sequence, `process` is `advance` and then the
//! event, tallies and deadlines agree, and no operation happens more often than counted,
//! of the timers and of the event apart. In the end every path vector that the set's
//! `BOUNDS` has was reached by equality, or the set says why its length does not do.
//!
//! | module | what it holds |
//! |---|---|
//! | `scope` | what a set is searched with: its alphabet and length |
//! | `walk` | depth first, with copies of both engines at each call |
//! | `judged` | what was seen of operations before need not be judged again |
//! | `reached` | which path vectors were reached |
//! | `rules` | one file per rule set |
//!
//! The rest is the harness of the corpus.

mod judged;
mod reached;
mod rules;
mod scope;
mod walk;

#[path = "../corpus/check.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod check;
#[path = "../corpus/counts.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod counts;
#[path = "../corpus/driver.rs"]
#[allow(dead_code, reason = "the corpus asks more")]
mod driver;
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

use scope::Scope;
use subject::Subject;

/// Searches one rule set.
fn search(subject: &Subject, scope: &Scope) {
    let name = subject.name;
    let found = walk::walk(subject, scope).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(found.detections > 0, "{name}: nothing is ever detected");
    let vectors = found.reached.all(scope);
    let vectors = vectors.unwrap_or_else(|why| panic!("{name}: {why}"));
    let (sequences, detections) = (found.sequences, found.detections);
    println!("{name}: {sequences} sequences, {detections} detections, {vectors} path vectors");
}
