//! A step back of the clock, between instances, windows and timers. Trap (language.md 9):
//! a step back of the clock that pops every timer.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Run { from A; until after 5us terminate; max_open 2; }
        situation Pair: sequence in Run {
            operand a: first A, max 1;
            operand b: first B;
            within 1us;
            emit { a: a.x, b: b.x }
        }
        situation Quiet: not in Run {
            operand b: B;
        }
        situation Later: after 2us in Run {
            operand b: each B, max 1;
            emit { b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 5,
    calls: &["A 0", "B 0", "advance"],
    clock: &[-1, 0, 1, 5],
    beyond: &[],
};
