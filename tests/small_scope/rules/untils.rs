//! Terminators that read the initiator, the first and the last, and one that faults.

use crate::scope::Scope;

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u8 }
        event B { x: u8 }
        event C { x: u8 }
        lifespan Run {
            from A;
            until C if x < init.x terminate;
            until last C if 2 / x == 1 discard;
            max_open 2;
        }
        situation Seen: all in Run {
            operand b: last B, max 1, on_full drop_oldest;
            detect deferred;
            emit { x: b.x }
        }
    }
    scripts {}
}

pub(crate) const SCOPE: Scope = Scope {
    length: 6,
    calls: &["A 0", "A 1", "B 0", "C 0", "C 2"],
    clock: &[0],
    beyond: &[],
};
