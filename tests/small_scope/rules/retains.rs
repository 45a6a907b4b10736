//! `retain`, with a condition that can fault. Trap (language.md 9): an event consumed by
//! one trigger and used again by a later one.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Uses: all in Watch {
            operand a: first A, retain if 2 / x > 1, max 2;
            operand b: first B if x < 2, max 1;
            emit { a: a.x, b: b.x }
        }
        situation Again: sequence in Watch {
            operand a: each A, retain, max 2, on_full drop_oldest;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "A 2", "B 0", "B 2"],
    clock: &[0],
    beyond: &[],
};
