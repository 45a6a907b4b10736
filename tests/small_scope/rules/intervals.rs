//! Instances that overlap, each with an interval of its own, and deferred `all`. Trap
//! (language.md 9): an interval that ends the wrong one of two overlapping instances.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Run { from A; until after 3us terminate; max_open 2, on_full drop_oldest; }
        situation Seen: all in Run {
            operand b: each B, max 1, on_full drop_oldest;
            detect deferred;
            emit { x: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "B 0", "B 1", "advance"],
    clock: &[0, 1, 3],
    beyond: &[],
};
