//! `last` with a condition, in `all` and in a `sequence`; a list that freezes.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Both: all in Watch {
            operand a: last A, max 2, on_full drop_oldest;
            operand b: last B, max 2;
            when a.x == b.x;
            emit { a: a.x, b: b.x }
        }
        situation Then: sequence in Watch {
            operand a: last A, max 2, on_full freeze;
            operand b: first B;
            when a.x <= b.x;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 7,
    calls: &["A 0", "A 1", "B 0", "B 1"],
    clock: &[0],
    beyond: &[],
};
