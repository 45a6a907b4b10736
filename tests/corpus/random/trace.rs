//! Random traces.

use super::clock::clock;
use super::values::{keys, set_key, value};
use crate::script::Step;
use proptest::prelude::*;
use rtcep::Value;
use rtcep_lang::Model;

/// A trace of so many steps.
pub(crate) fn trace(model: &Model, length: usize) -> impl Strategy<Value = Vec<Step>> + use<> {
    let step = (clock(model), step_event(model));
    let steps = proptest::collection::vec(step, length);
    // A favourite event that comes often fills its lists; in some traces a flood
    // of it fills long ones.
    let favourite = (
        0..model.events.len(),
        prop_oneof![3 => 2u32..4, 1 => 12u32..40],
    );
    // One key, a few that meet often, and so many that lifespans are full.
    let keys_of = proptest::sample::select(vec![1u8, 2, 2, 3, 6, 24, 100]);
    let more = proptest::collection::vec(any::<u32>(), length);
    let keys = keys(model);
    (steps, favourite, keys_of, more).prop_map(move |(steps, (favourite, often), keys_of, more)| {
        let mut past: Vec<u64> = Vec::new();
        let like: Option<Vec<Value>> = steps.iter().find_map(|(_, event)| match event {
            Some((e, values)) if *e == favourite => Some(values.clone()),
            _ => None,
        });
        let steps = steps.into_iter().zip(more);
        let steps = steps.map(|((clock, event), more)| {
            let t = clock.next(&past);
            past.push(t);
            let mut event = match (&like, more % often != 0) {
                (Some(values), true) => Some((favourite, values.clone())),
                _ => event,
            };
            if let Some((e, values)) = &mut event {
                for &(_, a) in keys.iter().filter(|(of, _)| of == e) {
                    // Sometimes another value, and the edges of its type.
                    if more >> 8 & 0xF != 0 {
                        set_key(&mut values[a], more.to_le_bytes()[3] % keys_of);
                    }
                }
            }
            Step { t, event }
        });
        steps.collect()
    })
}

fn step_event(model: &Model) -> BoxedStrategy<Option<(usize, Vec<Value>)>> {
    let events = model.events.iter().enumerate();
    let events: Vec<BoxedStrategy<(usize, Vec<Value>)>> = events
        .map(|(e, event)| {
            let attributes = event.attributes.iter();
            let values: Vec<BoxedStrategy<Value>> =
                attributes.map(|a| value(model, a.ty)).collect();
            (Just(e), values).boxed()
        })
        .collect();
    let event = proptest::strategy::Union::new(events);
    prop_oneof![
        20 => event.prop_map(Some),
        1 => Just(None),
    ]
    .boxed()
}
