//! `absent` beside a group and between groups. Trap (language.md 9): negation inside or
//! at the end of a group silently ignored.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C {}
        event N {}
        lifespan Watch { from startup; max_open 1; }

        situation Before: sequence in Watch {
            operand a: first A, max 1;
            absent n: N;
            operand b: first B{1..=2}, max 2;
            operand c: first C;
            emit { a: a.x, n: count(b), s: sum(b.x) }
        }
        situation Behind: sequence in Watch {
            operand a: last A, max 1;
            operand b: last B{1..=2}, max 2;
            absent n: N;
            operand c: first C;
            emit { a: a.x, n: count(b), hi: max(b.x) }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "B 0", "B 1", "C", "N"],
    clock: &[0],
    beyond: &[],
};
