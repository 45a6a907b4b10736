//! The laws of random rule sets, in the interpreter: it is the meaning, so what does not
//! hold there holds nowhere. `cargo xtask nightly` asks them of generated code too.

use super::run::Engine;
use super::{LAWS, ask_engines};
use crate::none;
use crate::subject::Subject;

#[path = "../../../xtask/src/nightly/rules/mod.rs"]
mod rules;

/// Random rule sets; RTCEP_RULE_SETS raises it.
fn rule_sets() -> u64 {
    let wanted = std::env::var("RTCEP_RULE_SETS").ok();
    wanted.and_then(|n| n.parse().ok()).unwrap_or(100)
}

/// The first of their seeds: another one for other rule sets.
fn first() -> u64 {
    let seed = std::env::var("RTCEP_SEED").ok();
    seed.and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Events for each of them and for each law: two traces.
const EVENTS: usize = 400;

#[test]
fn laws_hold_of_random_rule_sets() {
    let mut failures = Vec::new();
    for seed in (first()..).take(usize::try_from(rule_sets()).expect("a sane number")) {
        let text: &'static str = rules::random(seed).leak();
        let model = rtcep_lang::understand_str(text).expect("valid rules");
        let subject = Subject {
            name: "random rules",
            text,
            scripts: &[],
            reaches: &[],
            functions: &[],
            run: |_| unreachable!("nothing is generated of them"),
        };
        for (name, law) in LAWS {
            let asked = ask_engines(&subject, &model, &[Engine::Interpreter], law, EVENTS);
            if let Err(why) = asked {
                failures.push(format!("seed {seed}, law {name}:\n{text}\n{why}"));
                break;
            }
        }
    }
    none(&failures);
}
