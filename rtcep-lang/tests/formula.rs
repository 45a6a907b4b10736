//! The polynomial that people read is the count that engines obey.

mod common;

use proptest::prelude::*;
use rtcep_core::Op;
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, EntryCosts, analyze};
use rtcep_lang::model::Source;
use rtcep_lang::plan::Composition;
use rtcep_lang::print::print;

/// All entries with their source; none for those of the sweep.
fn entries(costs: &Costs) -> Vec<(Option<Source>, &EntryCosts)> {
    let events = (0..costs.events.len()).map(Source::Event);
    let sources = events.chain((0..costs.situations.len()).map(Source::Situation));
    let mut entries = Vec::new();
    for source in sources {
        let entered = &costs.entered(source).entries;
        entries.extend(entered.iter().map(|entry| (Some(source), entry)));
    }
    let swept = &costs.sweep.entered.entries;
    entries.extend(swept.iter().map(|entry| (None, entry)));
    entries
}

/// Whether an entry examines combinations.
fn composes(costs: &Costs, source: Option<Source>, entry: &EntryCosts) -> bool {
    let plan = &costs.plans[entry.situation];
    match (entry.phase, source) {
        (Phase::Add | Phase::Initiate, Some(source)) => plan
            .entry(source)
            .is_some_and(|e| e.composition != Composition::None),
        _ => plan.conclusion.is_some(),
    }
}

fn agree(model: &Model) -> Result<(), TestCaseError> {
    // Some random models have counts beyond u64, which is an error of its own.
    let Ok(costs) = analyze(model) else {
        return Ok(());
    };
    for (source, entry) in entries(&costs) {
        let plan = &costs.plans[entry.situation];
        let counted = entry.paths.iter().map(|p| p.counts.get(Op::Row)).max();
        let counted = counted.map_or(0, u128::from);
        let max = |o: usize| {
            let list = plan.lists.iter().find(|l| l.operands.contains(&o));
            list.map_or(0, |l| u128::from(l.max))
        };
        let instances = u128::from(entry.instances);
        let rows = entry.rows.value(&max) * instances;
        let of = &model.situations[entry.situation].name;
        prop_assert_eq!(rows, counted, "{} in\n{}", of, print(model));
        prop_assert_eq!(entry.detections, entry.detections_each * entry.instances);
        prop_assert!(composes(&costs, source, entry) || counted == 0);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rows_are_their_polynomial(model in common::models()) {
        agree(&model)?;
    }

    #[test]
    fn of_all_kinds_too(model in common::models_of_all_kinds()) {
        agree(&model)?;
    }
}
