//! `override`, alone and with what it takes out of existence behind it. Trap (language.md
//! 9): an overridden candidate that still matches.

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
            operand a: first A, override if x == 0, max 2;
            operand b: first B, max 2;
            operand c: first C;
            when a.x <= c.x;
            emit { a: a.x, b: b.x, c: c.x }
        }
        situation Newest: all in Watch {
            operand a: last A, override if true, max 1;
            operand c: each C, override if 2 / x == 1, max 2;
            when a.x == 0;
            emit { a: a.x, c: c.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "B 0", "C 0", "C 2"],
    clock: &[0],
    beyond: &[
        (
            "C Row:add",
            "some expire, composes, trigger consumed",
            "Loose: where one of two has expired there are no four rows left.",
        ),
    ],
};
