//! Every operation that rules can count has a price: that of the family it is counted in.

use rtcep::{Family, Op, OpCounts};
use rtcep_lang::cost::{Entered, PathCosts};
use rtcep_lang::{Compiled, compile_str};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Families and operations that some path of these rules counts.
fn counted(rules: &Compiled, found: &mut BTreeSet<(Family, Op)>) {
    let mut add = |family: Family, paths: &[PathCosts]| {
        let of = |counts: &OpCounts| Op::ALL.map(|op| (counts.get(op) > 0).then_some((family, op)));
        found.extend(paths.iter().flat_map(|path| of(&path.counts)).flatten());
    };
    let costs = &rules.costs;
    let events = costs.events.iter().map(|event| &event.entered);
    let entered: Vec<&Entered> = events
        .chain(&costs.situations)
        .chain([&costs.sweep.entered])
        .collect();
    for entered in entered {
        for entry in &entered.entries {
            let family = rules.model.situations[entry.situation].kind.family();
            add(family, &entry.paths);
        }
        for entry in &entered.lifespans {
            add(rules.model.lifespans[entry.lifespan].family(), &entry.paths);
        }
    }
    for rule in &costs.rules {
        add(Family::Stateless, &rule.paths);
    }
}

#[test]
fn what_is_counted_has_a_price() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let mut found = BTreeSet::new();
    for target in ["parse", "print"] {
        for file in fs::read_dir(corpus.join(target)).expect("a corpus") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("text");
            if let Ok(rules) = compile_str(&text) {
                counted(&rules, &mut found);
            }
        }
    }
    let priced = |family: Family| family.ops().map(move |op| (family, op));
    let priced: BTreeSet<_> = Family::ALL.into_iter().flat_map(priced).collect();
    let without: Vec<_> = found.difference(&priced).collect();
    assert!(
        without.is_empty(),
        "counted, and without a price: {without:?}"
    );
    // Counted by the engine and by adapters, which have no paths; and nodes of
    // expressions, which may stand in every condition.
    let elsewhere = |(family, op): &(Family, Op)| {
        matches!(family, Family::Engine | Family::Adapter)
            || matches!(
                op,
                Op::Logic
                    | Op::Compare
                    | Op::Integer
                    | Op::Division
                    | Op::Float
                    | Op::Convert
                    | Op::Choose
                    | Op::Text
                    | Op::Call
            )
    };
    let never: Vec<_> = priced
        .difference(&found)
        .filter(|pair| !elsewhere(pair))
        .collect();
    assert!(
        never.is_empty(),
        "with a price, and never counted: {never:?}"
    );
}
