//! `absent` between two operands, also of the operands' own event, and deferred.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event N {}
        lifespan Watch { from startup; max_open 1; }
        situation Quiet: sequence in Watch {
            operand a: first A, max 2;
            absent n: N;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
        situation Alone: sequence in Watch {
            operand a: each A, retain, max 2, on_full drop_oldest;
            absent other: A if x == 1;
            operand b: first B;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "A 1", "B 0", "N"],
    clock: &[0, 1],
    beyond: &[],
};
