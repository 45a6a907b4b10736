//! `once`, in lists of `each`, in an instance that ends; and in one that freezes.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event Open {}
        lifespan Run { from Open; until B if x == 2 discard; max_open 2; }
        situation One: all in Run {
            operand a: each A, max 2;
            operand b: each B, max 2, on_full freeze;
            once;
            emit { a: a.x, b: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["Open", "A 0", "A 1", "B 0", "B 2"],
    clock: &[0],
    beyond: &[],
};
