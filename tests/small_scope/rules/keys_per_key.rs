//! Two instances of a key at most, and three of all; the oldest goes.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8, x: u8 }
        event B { k: u8, x: u8 }
        lifespan Run {
            from A if x == 0;
            until first B if x == 0 terminate;
            until last B if x < 2 discard;
            key k;
            max_open 3, per_key 2, on_full drop_oldest;
        }
        situation Kept: sequence in Run {
            operand a: first A if x == 1, max 1;
            operand b: first B, max 1;
            detect deferred;
            emit { k: a.k, x: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0 0", "A 0 1", "A 1 0", "B 0 0", "B 0 1", "B 0 2"],
    clock: &[0],
    beyond: &[],
};
