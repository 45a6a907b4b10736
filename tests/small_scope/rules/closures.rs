//! Detections that open and end instances, and that are operands.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        lifespan Watch { from startup; max_open 1; }
        lifespan Chase {
            from Match including;
            until Done terminate;
            max_open 1, on_full drop_oldest;
        }
        situation Match: all in Watch {
            operand a: first A, max 2;
            operand b: first B if x == 0, max 1;
            emit { x: a.x }
        }
        situation Done: all in Watch {
            operand b: each B if x == 1;
            emit { x: b.x }
        }
        situation Steps: all in Chase {
            operand m: each Match, max 2;
            operand a: last A, max 1, on_full drop_oldest;
            detect deferred;
            emit { m: m.x, a: a.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "B 0", "B 1"],
    clock: &[0],
    beyond: &[],
};
