//! The corpus: rule sets with hand-computed traces, which the interpreter and
//! the generated code both run, and random traces on which both must agree.
//!
//! | module | what it holds |
//! |---|---|
//! | `rules` | one file per rule set |
//! | `subject` | a rule set as a test subject |
//! | `driver` | a generated engine without its types |
//! | `told` | what a sink is told, in one form for both engines |
//! | `script` | hand-computed traces as text |
//! | `answer` | traces with what an engine tells of them, as such text |
//! | `check` | both engines against a script and against each other |
//! | `capacities` | bounds from rules alone, and with other capacities |
//! | `counts` | observed operations against counted ones |
//! | `random` | random traces, biased to edges |
//! | `laws` | what holds of every trace: time alone, steps back, jumps, many keys |
//! | `nightly` | what `cargo xtask nightly` makes random rule sets with, and shrinks them |
//! | `shrunk` | that what fails is found and shrunk, by a fault sown into the interpreter |
//! | `described` | the text that an engine tells is that of its rules |
//! | `covered` | three traces by hand for every construct |
//! | `reach` | traces that reach a path vector exactly |
//! | `explore` | a tool: which path vectors short random traces reach |
//! | `short` | short random traces for it |

mod answer;
mod capacities;
mod check;
mod counts;
mod covered;
mod described;
mod driver;
mod explore;
mod laws;
#[allow(dead_code, reason = "what xtask alone needs")]
mod nightly;
mod priced;
mod random;
mod reach;
#[allow(deprecated, reason = "some rule sets warn of what they show")]
mod rules;
mod script;
mod short;
mod shrunk;
mod subject;
mod told;

/// What went wrong, all of it in one message.
fn none(failures: &[String]) {
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn hand_computed_traces() {
    let mut failures = Vec::new();
    for subject in rules::all() {
        if subject.scripts.len() < 2 {
            failures.push(format!("`{}` needs two traces at least", subject.name));
        }
        let scripts = subject.scripts.iter();
        failures.extend(scripts.filter_map(|script| check::script(&subject, script).err()));
    }
    none(&failures);
}

#[test]
fn there_are_a_hundred_and_eighty_rule_sets_at_least() {
    assert!(rules::all().len() >= 180);
}

/// Random traces: generated code and interpreter tell the same sequence, and
/// no operation happens more often than counted.
#[test]
fn random_traces_agree() {
    // About 200,000 events in an ordinary run; RTCEP_EVENTS raises it.
    let wanted: usize = std::env::var("RTCEP_EVENTS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(200_000);
    let subjects = rules::all();
    let each = wanted / subjects.len();
    let results = subjects.iter().map(|subject| random::agree(subject, each));
    none(&results.filter_map(Result::err).collect::<Vec<_>>());
}

/// Every path vector that the rule set's file claims to reach is reached.
#[test]
fn constructed_traces_reach_their_path_vectors() {
    let mut failures = Vec::new();
    let mut reached = 0;
    for subject in rules::all() {
        reached += reach::reach(&subject, &mut failures);
    }
    none(&failures);
    assert!(reached > 0, "no rule set claims a path vector");
}
