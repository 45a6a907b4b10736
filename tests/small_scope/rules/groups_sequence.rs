//! Groups in a `sequence`: in between, at the end, and deferred within a window.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C {}
        lifespan Run { from startup; from C; until C terminate; max_open 1; }
        situation Middle: sequence in Run {
            operand a: first A, max 1;
            operand b: first B{1..=2}, max 2;
            operand c: first A if x == 1;
            emit { n: count(b), s: sum(b.x) }
        }
        situation End: sequence in Run {
            operand a: last A, max 1, on_full drop_oldest;
            operand b: last B{2..=2}, max 2;
            when sum(b.x) > 0;
            emit { a: a.x, s: sum(b.x) }
        }
        situation Late: sequence in Run {
            operand a: each A, max 2;
            operand b: last B{1..=2}, max 2;
            within 1us;
            detect deferred;
            emit { a: a.x, n: count(b) }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "A 1", "B 0", "B 1", "C"],
    clock: &[0, 2],
    beyond: &[],
};
