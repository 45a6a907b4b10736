//! Three in a row within a window, with candidates that cease to exist; the window at its
//! very edge. Trap (language.md 9): 'late' decided differently at equality in two places.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Row: sequence in Watch {
            operand a: first A, max 2;
            operand b: last B, max 2;
            operand c: first C;
            within 1us;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Near: all in Watch {
            operand a: first A, max 1;
            operand c: first C, max 1, on_full drop_oldest;
            within 1us;
            emit { a: a.x, c: c.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "B 0", "C 0"],
    clock: &[0, 1, 2],
    beyond: &[],
};
