//! Engines of several situations.

use super::{Number, Role, Shape, Template, capacities, role, shape};
use crate::workload::Random;
use std::collections::BTreeSet;

/// Two to four templates each in one engine. Their role is that of all shapes, and only
/// those that are held out are of use.
#[must_use]
pub fn several(
    templates: &[Template],
    number: Number,
    salt: &str,
    random: &mut Random,
) -> Vec<Shape> {
    let mut texts = BTreeSet::new();
    let mut all = Vec::new();
    for _ in 0..number.several * 100 {
        if all.len() == number.several {
            break;
        }
        let size = 2 + random.below(3) as usize;
        let places: Vec<usize> = (0..size)
            .map(|_| random.below(u32::try_from(templates.len()).unwrap_or(1)) as usize)
            .collect();
        let chosen: Vec<&Template> = places.iter().map(|&place| &templates[place]).collect();
        // One queue, and one stateless rule from A to B.
        let alone = |text: &str| chosen.iter().filter(|t| t.items.contains(text)).count() < 2;
        if !alone("action ") || !alone("refer ") {
            continue;
        }
        let capacities: Vec<_> = chosen.iter().map(|_| capacities(random)).collect();
        let Some(text) = shape(&chosen, &capacities) else {
            continue;
        };
        if role(salt, &text) == Role::Test && texts.insert(text.clone()) {
            all.push(Shape {
                template: places[0],
                family: chosen[0].family,
                several: true,
                role: Role::Test,
                text,
            });
        }
    }
    all
}
