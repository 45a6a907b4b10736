//! `percentage`, with weights and conditions that fault, by sums and in a window; and at
//! the end.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Run { from startup; until B if x == 2 terminate; max_open 1; }
        situation Share: percentage >= 50 in Run {
            operand a: A, weight x, counted;
            operand b: B;
            emit { n: count() }
        }
        situation Recent: percentage < 50 in Run {
            operand a: A, counted if 1 / x == 1, max 2;
            within 1us;
            emit { n: count() }
        }
        situation Late: percentage > 50 in Run {
            operand a: A, counted;
            operand b: B;
            detect deferred;
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "B 0", "B 2"],
    clock: &[0, 1, 2],
    beyond: &[],
};
