//! `atleast`, `atmost` and `nth`.

use super::context;
use super::draw::{chance, of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    let kind = of(&["atleast", "atleast", "atleast", "atmost", "nth"], random);
    let deferred = kind == "atmost" || chance(25, random);
    let mut text = match deferred {
        true => context::ending(random),
        false => context::draw(random),
    };
    let n = of(&[2, 3, 5, 9], random);
    let quantifier = match kind {
        "atleast" => of(&["", "each ", "first ", "last "], random),
        _ => "",
    };
    let within = match kind == "atleast" && !deferred && chance(40, random) {
        true => "within 40us;\n",
        false => "",
    };
    text += &format!("situation S{{S}}: {kind} {n} in L{{S}} {{\n");
    let weighted = of(
        &["", "", ", weight x", ", weight 3", ", weight x % 4"],
        random,
    );
    let retain = match kind {
        "atleast" => of(&["", "", ", retain if y > 3"], random),
        _ => "",
    };
    let stored = !quantifier.trim().is_empty() && quantifier != "each "
        || !within.is_empty()
        || !retain.is_empty();
    let max = |max: &str, on_full: &str| match stored {
        true => format!(", max {max}{on_full}"),
        false => String::new(),
    };
    let on_full = of(&["", ", on_full drop_oldest"], random);
    text += &format!(
        "operand a: {quantifier}A{}{weighted}{retain}{};\n",
        threshold(random),
        max("{M}", on_full)
    );
    if chance(50, random) {
        text += &format!(
            "operand b: {quantifier}B{}{weighted}{};\n",
            threshold(random),
            max("{N}", on_full)
        );
    }
    text += within;
    if deferred && kind != "atmost" {
        text += "detect deferred;\n";
    }
    text += "emit { n: count() }\n}\n";
    text
}
