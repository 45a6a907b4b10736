//! `absolute first` and `absolute last`.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Pair: all in Watch {
            operand a: absolute first A;
            operand b: absolute last B, retain;
            when a.x == b.x;
            emit { a: a.x, b: b.x }
        }
        situation Chain: sequence in Watch {
            operand a: first A, max 2;
            operand b: absolute first B if x < 2;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "B 0", "B 1"],
    clock: &[0],
    beyond: &[],
};
