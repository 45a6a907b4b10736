//! `trend`, that begins anew, that goes on with `retain`, and that a window cuts.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        lifespan Watch { from startup; max_open 1; }

        situation Rise: trend increasing 2 of x in Watch {
            operand a: A;
            emit { n: count() }
        }
        situation Fall: trend decreasing 3 of x in Watch {
            operand a: A, retain;
            emit { lo: min(x) }
        }
        situation Short: trend increasing 3 of x in Watch {
            operand a: A, max 3;
            within 2us;
            emit { s: sum(x) }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 4,
    calls: &["A 0", "A 1", "A 2", "A 3"],
    clock: &[0, 1, 3],
    beyond: &[],
};
