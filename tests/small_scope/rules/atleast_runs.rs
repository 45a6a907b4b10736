//! `atleast` by a sum alone, within a window, and of runs; weights that fault. Trap
//! (language.md 9): a counted rule that fires once and never again.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Two: atleast 2 in Watch {
            operand a: A;
            operand b: B if x == 0;
            emit { n: count() }
        }
        situation Recent: atleast 2 in Watch {
            operand a: each A if x < 4, weight 2 / x, max 1;
            within 1us;
            emit { n: count() }
        }
        situation Run: atleast 3 in Watch {
            operand a: first A, weight x, override if x == 0, max 2, on_full drop_oldest;
            emit { n: count() }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "A 2", "A 3", "B 0"],
    clock: &[0, 1, 2],
    beyond: &[],
};
