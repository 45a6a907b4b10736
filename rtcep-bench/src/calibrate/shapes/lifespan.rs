//! Opening, closing and finding instances.

use super::draw::{chance, of, threshold};
use crate::workload::Random;

pub(super) fn draw(keyed: bool, random: &mut Random) -> String {
    let policy = of(&["", "", "policy ignore; "], random);
    let from = threshold(random);
    let mut text = format!("lifespan L{{S}} {{ {policy}from A{from};\n");
    let keys = match keyed && chance(20, random) {
        true => " all_keys",
        false => "",
    };
    let which = match keyed && policy.is_empty() {
        true => of(&["", "first ", "last ", "each "], random),
        false => "",
    };
    let end = of(&["terminate", "discard"], random);
    let ends_by_event = chance(75, random);
    if ends_by_event {
        text += &format!("until {which}B{keys}{} {end};\n", threshold(random));
    }
    if !ends_by_event || chance(50, random) {
        text += &format!("until after 50us {end};\n");
    }
    if keyed {
        text += "key k;\n";
    }
    let per_key = match keyed && policy.is_empty() && chance(40, random) {
        true => ", per_key 2",
        false => "",
    };
    let on_full = of(&["", ", on_full drop_oldest"], random);
    text += &format!("max_open {{K}}{per_key}{on_full};\n}}\n");
    text += "situation S{S}: any in L{S} {\noperand c: C if x > 50;\nemit { k: it.k }\n}\n";
    if chance(40, random) {
        let deferred = of(
            &[
                "situation N{S}: not in L{S} {\noperand c: C if x > 20;\nemit { }\n}\n",
                "situation N{S}: all in L{S} {\noperand c: first C if x > 20, max 2;\ndetect deferred;\nemit { k: c.k }\n}\n",
            ],
            random,
        );
        text += deferred;
    }
    text
}
