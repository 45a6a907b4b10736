//! `after`: the first, the last, and each; overridden, full, faulting, ended.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event Stop {}
        lifespan Run { from startup; from Stop; until Stop discard; max_open 1; }
        situation First: after 2us in Run {
            operand a: first A, override if x == 1;
            emit { x: 2 / a.x }
        }
        situation Last: after 2us in Run {
            operand a: last A;
            once;
            emit { x: a.x }
        }
        situation Each: after 4us in Run {
            operand a: each A if x < 2, max 2, on_full drop_oldest;
            emit { x: a.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "A 2", "Stop", "advance"],
    clock: &[0, 1, 5],
    beyond: &[],
};
