//! The laws of random rule sets, in the interpreter: it is the meaning, so what does not
//! hold there holds nowhere. `cargo xtask nightly` asks them of generated code too.

use super::run::Engine;
use super::{LAWS, ask_engines};
use crate::nightly::{declared, rules};
use crate::none;
use crate::subject::Subject;

/// Random rule sets; RTCEP_RULE_SETS says how many of a round of 200.
fn rule_sets() -> usize {
    let wanted = std::env::var("RTCEP_RULE_SETS").ok();
    wanted.and_then(|n| n.parse().ok()).unwrap_or(100)
}

/// Which round: another one has other rule sets.
fn round() -> u64 {
    let round = std::env::var("RTCEP_ROUND").ok();
    round.and_then(|n| n.parse().ok()).unwrap_or(0)
}

/// Events for each of them and for each law: two traces.
const EVENTS: usize = 400;

#[test]
fn laws_hold_of_random_rule_sets() {
    let mut failures = Vec::new();
    for set in rules::round(round(), rule_sets()) {
        let (number, model) = (set.number, &set.model);
        let text: &'static str = set.text().leak();
        let subject = Subject {
            name: "random rules",
            text,
            scripts: &[],
            reaches: &[],
            functions: &declared::FUNCTIONS,
            run: |_| unreachable!("nothing is generated of them"),
        };
        for (name, law) in LAWS {
            let asked = ask_engines(&subject, model, &[Engine::Interpreter], law, EVENTS);
            if let Err(why) = asked {
                failures.push(format!("rule set {number}, law {name}:\n{text}\n{why}"));
                break;
            }
        }
    }
    none(&failures);
}
