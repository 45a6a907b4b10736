//! Deferred `all` and `sequence`, with `once`, in instances that are terminated or
//! discarded.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event Stop { x: u8 }
        lifespan Run {
            from startup;
            from Stop if x == 0;
            until Stop terminate;
            until A if x == 2 discard;
            max_open 1;
        }
        situation All: all in Run {
            operand a: each A, max 2;
            operand b: first B, max 1;
            when a.x <= b.x;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
        situation Row: sequence in Run {
            operand a: last A, max 2, on_full drop_oldest;
            operand b: each B, max 2, on_full freeze;
            once;
            detect deferred;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "A 2", "B 0", "Stop 0", "Stop 1"],
    clock: &[0],
    beyond: &[],
};
