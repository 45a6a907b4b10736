//! A `sequence` of one event twice. Trap (language.md 9): sequence(A, A) satisfied by one
//! A.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Twice: sequence in Watch {
            operand one: first A, max 2;
            operand two: first A;
            emit { one: one.x, two: two.x }
        }
        situation Around: sequence in Watch {
            operand one: last A if x < 2, max 2;
            operand b: first B, max 1;
            operand two: each A;
            emit { one: one.x, b: b.x, two: two.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "A 1", "B 0", "A 2"],
    clock: &[0, 1],
    beyond: &[],
};
