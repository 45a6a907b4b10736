//! What stands in front of an engine.

use super::Choices;
use rtcep_lang::model::*;

/// Adds adapters to a model.
pub(crate) fn add(c: &mut Choices, model: &mut Model) {
    if c.one_in(3) {
        model.reorder = Some(Reorder {
            within: 1 + c.number() % 1_000_000,
            max: max(c),
        });
    }
    if c.one_in(3) {
        model.merge = Some(Merge {
            sources: c.some_of(&["radar", "sonar", "type", "Lidar", "ais_1", "merge"], 2, 6),
            max: max(c),
        });
    }
}

fn max(c: &mut Choices) -> u32 {
    let max = 1 + c.number() % (1 << 24);
    u32::try_from(max).expect("24 bits")
}
