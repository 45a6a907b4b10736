//! Stateless rules and actions.

use super::draw::{emission, of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    let seen = format!(
        "lifespan L{{S}} {{ from startup; max_open 1; }}\nsituation S{{S}}: any in L{{S}} {{\n\
         operand b: B{};\nemit {{ k: it.k, x: it.x }}\n}}\n",
        threshold(random)
    );
    let values = of(
        &[
            "k: k, x: x, y: y, f: f",
            "k: k, x: x + 1, y: y, f: f * 2.0",
            "k: k, x: max(x, 3), y: -y, f: x as f32",
        ],
        random,
    );
    match random.below(3) {
        0 => format!("{seen}refer B from A{} {{ {values} }}\n", threshold(random)),
        1 => format!(
            "{seen}action Act{{S}} on A{} {{ {} }}\n",
            threshold(random),
            plain(random)
        ),
        _ => format!(
            "{seen}refer B from A{} {{ {values} }}\naction Act{{S}} on S{{S}}{} {{ k: k, x: x }}\n",
            threshold(random),
            of(&["", " if x > 3"], random)
        ),
    }
}

/// An emission without the event's name.
fn plain(random: &mut Random) -> String {
    emission("it", random).replace("it.", "")
}
