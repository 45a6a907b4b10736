//! `unless` and `not` at the end of an interval, by key. Traps (language.md 9): a
//! trailing negation that fires only when some later event comes; partial matches of a
//! key that never comes back kept for ever.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8 }
        event B { k: u8, x: u8 }
        lifespan Order { from A; until after 2us terminate; key k; max_open 2; }
        situation Unpaid: unless in Order {
            operand b: last B if x < 2, max 1, on_full drop_oldest;
            forbidden paid: B if x == 1;
            emit { k: b.k }
        }
        situation Silence: not in Order {
            operand b: B;
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "B 0 0", "B 0 1", "advance"],
    clock: &[0, 1, 3],
    beyond: &[],
};
