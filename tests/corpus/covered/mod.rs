//! Every construct of the language has traces computed by hand, three at least: a
//! construct that only random traces see is agreed upon, not understood. Adapters, which
//! stand in front of an engine, have theirs in the reference (`language_docs`, `adapter`).
//!
//! | module | which constructs |
//! |---|---|
//! | `situations` | kinds, operands, aggregates, functions, values |
//! | `contexts` | how lifespans open and end; moments; timers by their operand; stateless rules |
//! | `shown` | what a trace shows that rules alone do not: losses by policy, faults, `missed` |

mod contexts;
mod shown;
mod situations;

use crate::{rules, script};
use rtcep_lang::compile_str;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn every_construct_has_three_traces_by_hand() {
    let demanded = situations::demanded().chain(contexts::demanded());
    let demanded = demanded.chain(shown::demanded());
    let mut traces: BTreeMap<String, usize> = demanded.map(|name| (name, 0)).collect();
    for subject in rules::all() {
        let model = compile_str(subject.text)
            .expect("the corpus compiles")
            .model;
        let declared = situations::constructs(&model)
            .into_iter()
            .chain(contexts::constructs(&model));
        let declared: BTreeSet<String> = declared.collect();
        for text in subject.scripts {
            let lines = script::parse(&model, text);
            let seen = shown::by(&subject, &model, &lines);
            let seen: BTreeSet<String> = seen.into_iter().collect();
            for construct in declared.union(&seen) {
                if let Some(count) = traces.get_mut(construct) {
                    *count += 1;
                }
            }
        }
    }
    let few = traces.iter().filter(|(_, traces)| **traces < 3);
    let few: Vec<_> = few.map(|(name, n)| format!("{name}: {n}")).collect();
    assert!(few.is_empty(), "fewer than three traces: {few:#?}");
}
