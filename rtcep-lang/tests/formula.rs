//! The polynomial that people read is the count that engines obey.

mod common;

use proptest::prelude::*;
use rtcep_core::Op;
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, EntryCosts, analyze};
use rtcep_lang::model::Source;
use rtcep_lang::plan::Composition;

fn entries(costs: &Costs) -> impl Iterator<Item = (Source, &EntryCosts)> {
    let events = costs.events.iter().enumerate();
    let events =
        events.flat_map(|(e, event)| event.entries.iter().map(move |x| (Source::Event(e), x)));
    let situations = costs.situations.iter().enumerate();
    events
        .chain(situations.flat_map(|(s, list)| list.iter().map(move |x| (Source::Situation(s), x))))
}

fn agree(model: &Model) -> Result<(), TestCaseError> {
    // Some random models have counts beyond u64, which is an error of its own.
    let Ok(costs) = analyze(model) else {
        return Ok(());
    };
    for (source, entry) in entries(&costs) {
        let plan = &costs.plans[entry.situation];
        let composes = plan
            .entry(source)
            .is_some_and(|e| e.composition != Composition::None);
        let counted = entry.paths.iter().map(|p| p.counts.get(Op::Row)).max();
        let max = |o: usize| {
            let list = plan.lists.iter().find(|l| l.operands.contains(&o));
            list.map_or(0, |l| u128::from(l.max))
        };
        prop_assert_eq!(entry.rows.value(&max), counted.map_or(0, u128::from));
        prop_assert!(composes || counted == Some(0));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rows_are_their_polynomial(model in common::models()) {
        agree(&model)?;
    }
}
