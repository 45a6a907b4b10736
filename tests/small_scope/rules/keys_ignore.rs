//! Instances by key under `policy ignore` and `freeze`; a terminator of all keys.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { k: u8 }
        event B { k: u8 }
        event Stop {}
        lifespan Run {
            policy ignore;
            from A;
            until B discard;
            until Stop all_keys discard;
            key k;
            max_open 2, on_full freeze;
        }
        situation Met: any in Run {
            operand a: A;
            emit { k: it.k }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "A 2", "B 0", "Stop"],
    clock: &[0],
    beyond: &[],
};
