//! Every operation that a rule set counts has a price in the family it is counted in.

use crate::rules;
use rtcep::{Family, Op, OpCounts};
use rtcep_lang::compile_str;
use rtcep_lang::cost::{Entered, PathCosts};
use std::collections::BTreeSet;

#[test]
fn what_is_counted_has_a_price() {
    let mut without = BTreeSet::new();
    for subject in rules::all() {
        let compiled = compile_str(subject.text).expect("the macro accepts them");
        let (model, costs) = (&compiled.model, &compiled.costs);
        let mut add = |family: Family, paths: &[PathCosts]| {
            let counted = |counts: &OpCounts, op: Op| counts.get(op) > 0;
            for op in Op::ALL
                .into_iter()
                .filter(|op| !op.families().contains(&family))
            {
                if paths.iter().any(|path| counted(&path.counts, op)) {
                    without.insert((subject.name, family, op));
                }
            }
        };
        let events = costs.events.iter().map(|event| &event.entered);
        let entered: Vec<&Entered> = events
            .chain(&costs.situations)
            .chain([&costs.sweep.entered])
            .collect();
        for entered in entered {
            for entry in &entered.entries {
                add(
                    model.situations[entry.situation].kind.family(),
                    &entry.paths,
                );
            }
            for entry in &entered.lifespans {
                add(model.lifespans[entry.lifespan].family(), &entry.paths);
            }
        }
        for rule in &costs.rules {
            add(Family::Stateless, &rule.paths);
        }
    }
    assert!(
        without.is_empty(),
        "counted, and without a price: {without:?}"
    );
}
