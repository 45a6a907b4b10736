//! `report`, `percentage`, `crosses` and `trend`.

use super::context;
use super::draw::{chance, of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    let kind = of(
        &[
            "report",
            "report",
            "report",
            "percentage > 60",
            "percentage <= 30",
            "crosses up 20 hysteresis 5 of",
            "crosses down 20 of",
            "trend increasing 3 of",
            "trend decreasing 5 of",
        ],
        random,
    );
    let timed = !(kind.starts_with("trend") || kind.starts_with("crosses"));
    let deferred = timed && chance(25, random);
    let mut text = match deferred {
        true => context::ending(random),
        false => context::draw(random),
    };
    let window = of(&["within 40us;\n", "within 40us;\n", ""], random);
    let window = if deferred { "" } else { window };
    let on_full = match window {
        "" => ", on_full drop_oldest",
        _ => of(&["", ", on_full drop_oldest"], random),
    };
    let stored = format!(", max {{M}}{on_full}");
    let value = of(&["x", "y", "f", "x * 2 + 1"], random);
    let aggregate = of(&["avg", "sum", "min", "max"], random);
    let second = of(
        &["count()", "max(x) or 0", "avg(f) or 0.0", "min(y) or 0"],
        random,
    );
    if kind == "report" {
        text += "situation S{S}: report in L{S} {\n";
    } else if timed {
        text += &format!("situation S{{S}}: {kind} in L{{S}} {{\n");
    } else {
        text += &format!("situation S{{S}}: {kind} {value} in L{{S}} {{\n");
    }
    let counted = match kind.starts_with("percentage") {
        true => of(&[", counted if x > 9", ", counted"], random),
        false => "",
    };
    text += &format!("operand a: A{}{counted}{stored};\n", threshold(random));
    if kind.starts_with("percentage") && chance(70, random)
        || kind == "report" && chance(25, random)
    {
        text += &format!("operand b: B{}, max {{N}}{on_full};\n", threshold(random));
    }
    text += window;
    if kind == "report" && chance(60, random) {
        text += of(
            &[
                "when count() > 2;\n",
                "when (avg(x) or 0.0) > 10.0;\n",
                "when (max(y) or 0) > 3;\n",
            ],
            random,
        );
    }
    if deferred {
        text += "detect deferred;\n";
    }
    text += &match kind {
        "report" => format!("emit {{ v: {aggregate}({value}) or 0, w: {second} }}\n}}\n"),
        _ if timed => "emit { n: count() }\n}\n".to_owned(),
        _ => "emit { x: it.x }\n}\n".to_owned(),
    };
    text
}
