//! `not` and `unless`.

use super::context;
use super::draw::{chance, of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    match of(&["not", "unless", "unless"], random) {
        "not" => {
            let mut text = context::ending(random);
            text += &format!(
                "situation S{{S}}: not in L{{S}} {{\noperand a: A{};\n",
                threshold(random)
            );
            if chance(60, random) {
                text += &format!("operand b: B{};\n", threshold(random));
            }
            text += "emit { }\n}\n";
            text
        }
        _ => unless(random),
    }
}

fn unless(random: &mut Random) -> String {
    let mut text = context::ending(random);
    text += "situation S{S}: unless in L{S} {\n";
    let on_full = of(&["", ", on_full drop_oldest"], random);
    let quantifier = of(&["first", "last", "each"], random);
    text += &format!(
        "operand a: {quantifier} A{}, max {{M}}{on_full};\n",
        threshold(random)
    );
    let two = chance(60, random);
    if two {
        let quantifier = of(&["first", "last", "each"], random);
        text += &format!(
            "operand b: {quantifier} B{}, max {{N}}{on_full};\n",
            threshold(random)
        );
    }
    text += &format!(
        "forbidden no: T{};\n",
        of(&["", " if x > 3", " if s == \"stop\""], random)
    );
    if two {
        text += of(
            &[
                "",
                "when a.k == b.k;\n",
                "when a.x + 3 > b.x;\n",
                "when a.f * 2.0 < b.f;\n",
            ],
            random,
        );
    }
    text += "emit { k: a.k, x: a.x }\n}\n";
    text
}
