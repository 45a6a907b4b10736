//! `any`, stateless rules and actions.

use super::context;
use super::draw::{chance, emission, of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    let seen = format!(
        "lifespan L{{S}} {{ from startup; max_open 1; }}\nsituation S{{S}}: any in L{{S}} {{\n\
         operand b: B{};\nemit {{ k: it.k, x: it.x }}\n}}\n",
        threshold(random)
    );
    let values = format!(
        "k: {}, x: {}, y: {}, f: {}",
        of(&["k", "k", "k + 1", "x"], random),
        of(
            &["x", "x + 1", "max(x, 3)", "x % 7", "x * 2 + 1", "x / 3"],
            random
        ),
        of(&["y", "-y", "y * 3", "clamp(y, -9, 9)"], random),
        of(&["f", "f * 2.0", "x as f32", "f / 3.0 + 1.0"], random),
    );
    match random.below(4) {
        0 => any(random),
        1 => format!("{seen}refer B from A{} {{ {values} }}\n", threshold(random)),
        2 => format!(
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

fn any(random: &mut Random) -> String {
    let mut text = context::draw(random);
    text += &format!(
        "situation S{{S}}: any in L{{S}} {{\noperand a: A{};\n",
        threshold(random)
    );
    if chance(60, random) {
        text += &format!("operand b: B{};\n", threshold(random));
    }
    if chance(30, random) {
        text += &format!("operand also: A{};\n", threshold(random));
    }
    text += &format!("emit {{ {} }}\n}}\n", emission("it", random));
    text
}

/// An emission without the event's name.
fn plain(random: &mut Random) -> String {
    emission("it", random).replace("it.", "")
}
