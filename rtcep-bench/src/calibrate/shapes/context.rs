//! Lifespans around situations.

use super::draw::of;
use crate::workload::Random;

/// A lifespan by the name `L{S}`.
pub(super) fn draw(random: &mut Random) -> String {
    let text = of(
        &[
            "from startup; max_open 1;",
            "from startup; max_open 1;",
            "from startup; max_open 1;",
            "policy ignore; from D; until C if x > 90 terminate; key k; max_open {K}, on_full drop_oldest;",
            "from D; until C if x > 90 terminate; max_open {K};",
        ],
        random,
    );
    format!("lifespan L{{S}} {{ {text} }}\n")
}

/// A lifespan that ends, so that situations can be deferred.
pub(super) fn ending(random: &mut Random) -> String {
    let text = of(
        &[
            "policy ignore; from D; until C if x > 90 terminate; max_open 1;",
            "policy ignore; from D; until C if x > 90 terminate; key k; max_open {K}, on_full drop_oldest;",
            "from D; until C if x > 90 terminate; max_open {K};",
            "policy ignore; from D; until after 50us terminate; key k; max_open {K}, on_full drop_oldest;",
        ],
        random,
    );
    format!("lifespan L{{S}} {{ {text} }}\n")
}
