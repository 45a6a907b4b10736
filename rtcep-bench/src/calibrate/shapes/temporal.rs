//! `at`, `every` and `after`.

use super::draw::{of, threshold};
use crate::workload::Random;

pub(super) fn draw(random: &mut Random) -> String {
    let lifespan = of(
        &[
            "policy ignore; from D; until C if x > 90 discard; key k; max_open {K}, on_full drop_oldest;",
            "from D; until C if x > 90 discard; max_open {K};",
            "from startup; until C if x > 90 discard; max_open 1;",
            "policy ignore; from D; until after 60us discard; key k; max_open {K}, on_full drop_oldest;",
        ],
        random,
    );
    let mut text = format!("lifespan L{{S}} {{ {lifespan} }}\n");
    match of(&["every", "after", "after", "at"], random) {
        "every" => {
            let period = of(&["10us", "25us", "40us"], random);
            text += &format!(
                "situation S{{S}}: every {period} in L{{S}} {{\nemit {{ n: missed }}\n}}\n"
            );
        }
        "at" => {
            let moment = of(&["30us", "200us"], random);
            text += &format!("situation S{{S}}: at {moment} in L{{S}} {{\nemit {{ }}\n}}\n");
        }
        _ => {
            let quantifier = of(&["first", "last", "each"], random);
            let max = match quantifier {
                "each" => of(&[", max {M}", ", max {M}, on_full drop_oldest"], random),
                _ => "",
            };
            let delay = of(&["10us", "25us", "40us"], random);
            text += &format!(
                "situation S{{S}}: after {delay} in L{{S}} {{\noperand a: {quantifier} A{}{max};\n\
                 emit {{ k: a.k, x: a.x }}\n}}\n",
                threshold(random)
            );
        }
    }
    text
}
