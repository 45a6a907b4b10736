//! `all` and `sequence`.

use super::context;
use super::draw::{chance, emission, of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    let deferred = chance(20, random);
    let mut text = match deferred {
        true => context::ending(random),
        false => context::draw(random),
    };
    let kind = of(&["all", "sequence"], random);
    let three = chance(30, random);
    let on_full = of(&["", ", on_full drop_oldest"], random);
    let last_stores = kind == "all" || deferred;
    text += &format!("situation S{{S}}: {kind} in L{{S}} {{\n");
    let operands: &[(&str, &str, &str)] = match three {
        true => &[("a", "A", "{M}"), ("b", "B", "{N}"), ("c", "C", "3")],
        false => &[("a", "A", "{M}"), ("b", "B", "{N}")],
    };
    let group = chance(12, random);
    for (i, (name, event, max)) in operands.iter().enumerate() {
        let quantifier = of(&["first", "last", "each"], random);
        let repetition = match group && i == 0 && quantifier != "each" {
            true => "{2..=3}",
            false => "",
        };
        text += &format!(
            "operand {name}: {quantifier} {event}{repetition}{}",
            threshold(random)
        );
        text += of(&["", "", "", ", retain", ", retain if y > 3"], random);
        if i == 0 && chance(8, random) {
            text += ", override if y == 9";
        }
        if last_stores || i + 1 < operands.len() || !repetition.is_empty() {
            text += &format!(", max {max}{on_full}");
        }
        text += ";\n";
        if kind == "sequence" && i == 0 && chance(12, random) {
            text += "absent gone: T if x > 3;\n";
        }
    }
    text += match group {
        true => of(&["", "when count(a) > 1;\n"], random),
        false => of(
            &[
                "",
                "when a.k == b.k;\n",
                "when a.k == b.k && a.x <= b.x;\n",
                "when a.x + 3 > b.x;\n",
                "when a.f * 2.0 < b.f;\n",
                "when abs(a.y - b.y) < 10 || a.k == b.k;\n",
            ],
            random,
        ),
    };
    if !deferred {
        text += of(&["", "", "", "within 40us;\n"], random);
    }
    if deferred {
        text += "detect deferred;\n";
    }
    let emitted = match group {
        true => "n: count(a), x: sum(a.x)".to_owned(),
        false => emission("a", random),
    };
    text += &format!("emit {{ {emitted}, of: b.x }}\n}}\n");
    if chance(12, random) {
        text += "situation D{S}: all in L{S} {\noperand s: first S{S} if of > 3;\nemit { of: s.of }\n}\n";
    }
    text
}
