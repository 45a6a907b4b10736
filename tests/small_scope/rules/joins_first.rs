//! `first` in `all` and in a `sequence`, without a condition: lists that reject and that
//! drop the oldest. Traps (language.md 9): an event consumed by one trigger and used
//! again by a later one; ties of timestamps decided by chance.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Both: all in Watch {
            operand a: first A, max 2;
            operand b: first B, max 1, on_full drop_oldest;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: first A, max 2, on_full drop_oldest;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "A 1", "B 0", "B 1", "advance"],
    clock: &[0, 1],
    beyond: &[],
};
