//! An initiator that is an operand of what it opens.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Run { from A including if x < 2; until B if x == 1 discard; max_open 2; }
        situation Begun: all in Run {
            operand a: first A if 1 / x == 1;
            emit { x: a.x }
        }
        situation Pair: sequence in Run {
            operand a: first A, max 1;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "A 1", "A 2", "B 0", "B 1"],
    clock: &[0],
    beyond: &[],
};
